//! The way back to one's last decision, past what bots have done since.

use record::Entry;
use store::Author;
use table::{Game, QuickRng, Seat, Word};

use crate::face::Hosted;
use crate::live::advice::may_be_advised;
use crate::live::playing::Playing;
use crate::live::snapshot::Snapshot;

/// In how many worlds that a seat thinks possible a draw is looked at.
const WORLDS: usize = 32;

/// How many lines of the record are left if a seat goes back to before its last decision, where it may: at one's
/// own table, against nobody but bots.
pub(crate) fn way_back(snapshot: &Snapshot, seat: Seat) -> Option<u32> {
    let occupant = &snapshot.seats.get(seat.index())?.occupant;
    let is_own = occupant.guest() == Some(snapshot.owner) && may_be_advised(snapshot, seat);
    if is_own && !snapshot.closed { snapshot.game.way_back(seat) } else { None }
}

impl<F: Hosted> Playing<F> {
    /// How many lines of the record are left if the seat goes back to before its last decision. The game goes on
    /// from there with new dice, so what nature has drawn since was decided nowhere, and bars nobody.
    ///
    /// What bars the way is a secret that was there before and was shown since, as it would be the same again:
    /// by an action that reveals something, or by a draw whose outcome others knew. So does what a bot has
    /// decided for the seat. Where the decision can just be taken back there is no other way.
    pub(super) fn way_back(&self, seat: Seat) -> Option<u32> {
        if self.is_over() || self.can_undo(seat) {
            return None;
        }
        let mut state = F::Game::start(self.setup());
        let mut left = None;
        for (line, entry) in self.inputs() {
            match entry {
                Entry::Action(by, action) => {
                    if by == seat {
                        let is_persons = self.author(line as usize) == Author::Person;
                        left = is_persons.then_some(line - 1);
                    }
                    left = left.filter(|_| !F::Game::reveals(&state, by, action));
                    F::Game::apply(&mut state, by, action, &mut ());
                }
                Entry::Chance(chance) => {
                    left = left.filter(|_| !shows_a_secret::<F::Game>(&state, seat));
                    F::Game::resolve(&mut state, chance, &mut ());
                }
                Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => {}
            }
        }
        left
    }
}

/// Whether what nature is about to draw is decided already, and the seat could not know it: others have looked
/// at the stack.
fn shows_a_secret<G: Game>(state: &G::State, seat: Seat) -> bool {
    let possible = |state: &G::State| {
        let mut outcomes = Vec::new();
        G::outcomes(state, &mut outcomes);
        outcomes.into_iter().map(|(chance, _)| chance).collect::<Vec<_>>()
    };
    let truth = possible(state);
    let mut rng = QuickRng::new(1);
    truth.len() == 1 && (0..WORLDS).any(|_| possible(&G::determinize(state, seat, &mut rng)) != truth)
}
