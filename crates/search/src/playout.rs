//! How a game goes on where the tree ends.

use table::{Game, Rng, Seat, SeatSet, Turn};

use crate::guide::Guide;
use crate::outcome::Outcome;
use crate::ranking::worth;
use crate::settings::Playout;

/// Which of several seats that are due moves next. The searching seat goes first: none of them waits
/// for another, and its own decisions come closest to the root.
pub(crate) fn mover(due: SeatSet, searcher: Seat) -> Seat {
    if due.has(searcher) { searcher } else { due.iter().next().expect("somebody is due") }
}

/// Lets nature draw until somebody is due or the game is over.
pub(crate) fn settle<G: Game>(world: &mut G::State, rng: &mut impl Rng) -> Option<SeatSet> {
    loop {
        match G::turn(world) {
            Turn::Nature => {
                let chance = G::sample(world, rng);
                G::resolve(world, chance, &mut ());
            }
            Turn::Seats(due) => return Some(due),
            Turn::Over => return None,
        }
    }
}

/// Plays on as the settings say, and tells how it comes out.
pub(crate) fn play_on<G: Game>(
    mut world: G::State,
    searcher: Seat,
    guide: &impl Guide<G>,
    playout: Playout,
    actions: &mut Vec<G::Action>,
    rng: &mut impl Rng,
) -> Outcome {
    let end = playout.horizon.map(|borders| guide.progress(&world) + borders);
    loop {
        let Some(due) = settle::<G>(&mut world, rng) else { return Outcome::of_end::<G>(&world) };
        if end.is_some_and(|end| guide.progress(&world) >= end) {
            return Outcome::at_a_glance(guide, &world);
        }
        let seat = mover(due, searcher);
        G::legal(&world, seat, actions);
        if playout.best_of <= 1 || actions.len() == 1 {
            let action = rng.choose(actions);
            G::apply(&mut world, seat, action, &mut ());
        } else {
            world = best_of(&world, seat, guide, playout.best_of, actions, rng);
        }
    }
}

/// The best of the positions after a few moves.
fn best_of<G: Game>(
    world: &G::State,
    seat: Seat,
    guide: &impl Guide<G>,
    count: u8,
    actions: &mut Vec<G::Action>,
    rng: &mut impl Rng,
) -> G::State {
    let mut best: Option<(G::State, f32)> = None;
    for _ in 0..actions.len().min(usize::from(count)) {
        let action = actions.swap_remove(rng.below(actions.len() as u32) as usize);
        let mut after = world.clone();
        G::apply(&mut after, seat, action, &mut ());
        let worth = worth(&after, seat, guide);
        if best.as_ref().is_none_or(|&(_, most)| worth > most) {
            best = Some((after, worth));
        }
    }
    best.expect("a seat that is due has a move").0
}
