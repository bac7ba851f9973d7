//! How much of the game a shelter has before it.

use outlive::{Ahead, EventSet, State, Values};
use table::Seat;

/// How much of the game a shelter has before it.
pub(super) struct Outlook {
    pub(super) values: &'static Values,
    pub(super) round: u8,
    /// What is still to come in this round.
    pub(super) ahead: Ahead,
    /// The rounds after this one.
    pub(super) rounds: f32,
    /// The Nights in which it can still build.
    pub(super) nights_to_build: f32,
    /// The heroes that have not been played in this round.
    pub(super) heroes: f32,
    pub(super) unresolved: EventSet,
}

impl Outlook {
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        let ahead = state.ahead(seat);
        // Set-up comes before the first round, which counts as one that follows.
        let rounds = f32::from(state.rounds_left());
        let tonight = state.round() > 0 && ahead <= Ahead::Building;
        let heroes = state.shelter(seat).heroes.values().filter(|hero| !hero.active).count();
        Self {
            values: state.values(),
            round: state.round(),
            ahead: if state.round() == 0 { Ahead::Nothing } else { ahead },
            rounds,
            nights_to_build: rounds + f32::from(u8::from(tonight)),
            heroes: if state.round() > 0 && ahead == Ahead::Feeding { heroes as f32 } else { 0.0 },
            unresolved: state.unresolved(),
        }
    }
}
