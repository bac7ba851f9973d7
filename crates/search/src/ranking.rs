//! Which of the moves look best, judged by the positions after them.

use table::{Game, Rng, Seat};

use crate::guide::Guide;
use crate::information::InformationSet;
use crate::outcome::lead;

/// How many worlds are looked at to rank the moves of a seat.
const WORLDS: u32 = 4;

/// The moves of the seat with how far each would put it ahead, the best first.
pub fn rank<G: Game>(
    seen: &InformationSet<G>,
    guide: &impl Guide<G>,
    rng: &mut impl Rng,
) -> Vec<(G::Action, f32)> {
    let mut ranked: Vec<_> = seen.legal().into_iter().map(|action| (action, 0.0)).collect();
    for _ in 0..WORLDS {
        let world = seen.sample(rng);
        for (action, worth) in &mut ranked {
            *worth += worth_after(&world, seen.seat(), *action, guide) / WORLDS as f32;
        }
    }
    ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
    ranked
}

/// The move that looks best.
///
/// # Panics
/// If the seat is not due.
pub fn best<G: Game>(seen: &InformationSet<G>, guide: &impl Guide<G>, rng: &mut impl Rng) -> G::Action {
    rank(seen, guide, rng).first().expect("a seat that is due has a move").0
}

/// How far ahead the move puts the seat, at a glance.
pub(crate) fn worth_after<G: Game>(
    world: &G::State,
    seat: Seat,
    action: G::Action,
    guide: &impl Guide<G>,
) -> f32 {
    let mut after = world.clone();
    G::apply(&mut after, seat, action, &mut ());
    worth(&after, seat, guide)
}

/// How far ahead the seat is, at a glance.
pub(crate) fn worth<G: Game>(state: &G::State, seat: Seat, guide: &impl Guide<G>) -> f32 {
    lead(&guide.expected(state), seat, G::parties(state))
}
