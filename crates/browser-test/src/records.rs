//! Games for tests to begin in: played at random by the rules, always the same.

use outlive::Outlive;
use record::{Recorder, Seed};
use red_outpost::{Action, Day, RedOutpost, Setup};
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer};

/// A game that is played at random.
pub(crate) trait Played: Game {
    /// What is done, out of what can be done.
    fn choose(rng: &mut QuickRng, actions: &[Self::Action]) -> Self::Action {
        rng.choose(actions)
    }
}

impl Played for RedOutpost {}

impl Played for Outlive {
    /// Whoever does something rather than nothing has a shelter to look at.
    fn choose(rng: &mut QuickRng, actions: &[Self::Action]) -> Self::Action {
        let useful: Vec<_> =
            actions.iter().copied().filter(|&action| action != outlive::Action::Done).collect();
        if useful.is_empty() || rng.below(6) == 0 { rng.choose(actions) } else { rng.choose(&useful) }
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The first decision.
    Opening,
    /// A worker is to be chosen, in the middle of the game.
    Middle,
    /// The last decision of the first day.
    DayEnd,
    /// The last decision.
    End,
    /// It is over.
    Over,
}

/// The record of a game of Red Outpost that has come so far, without an end unless it is over.
pub fn record(setup: &Setup, seed: u64, moment: Moment) -> String {
    let mut decisions = Vec::new();
    let mut first_day = 0;
    play::<RedOutpost>(setup, seed, |state, _, actions| {
        first_day += usize::from(RedOutpost::view(state, Viewer::Spectator).day == Day::One);
        decisions.push(actions.iter().any(|action| matches!(action, Action::Move { .. })));
        false
    });
    let middle = decisions.len() / 2;
    let stop = match moment {
        Moment::Opening => 0,
        Moment::Middle => (middle..).find(|&index| decisions[index]).expect("workers are moved to the end"),
        Moment::DayEnd => first_day - 1,
        Moment::End => decisions.len() - 1,
        Moment::Over => decisions.len(),
    };
    until::<RedOutpost>(setup, seed, stop)
}

/// The record until this decision, counted from 0.
pub(crate) fn until<G: Played>(setup: &G::Setup, seed: u64, decision: usize) -> String {
    let mut count = 0;
    let mut table = play::<G>(setup, seed, |_, _, _| {
        count += 1;
        count > decision
    });
    table.reveal().expect("a segment is running");
    table.record().write()
}

/// Plays a game until somebody says that it is enough. One move is taken back on the way, as happens.
pub(crate) fn play<G: Played>(
    setup: &G::Setup,
    seed: u64,
    mut is_enough: impl FnMut(&G::State, Seat, &[G::Action]) -> bool,
) -> Recorder<G> {
    let mut rng = QuickRng::new(seed);
    let mut table = Recorder::new(setup.clone());
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    table.commit(Seed(bytes)).expect("a new table takes a commitment");
    let mut actions = Vec::new();
    let mut is_taken_back = false;
    loop {
        match G::turn(table.state()) {
            Turn::Over => return table,
            Turn::Nature => _ = table.nature(&mut ()).expect("it has dice"),
            Turn::Seats(due) => {
                let seat = due.pick(&mut rng);
                G::legal(table.state(), seat, &mut actions);
                if is_enough(table.state(), seat, &actions) {
                    return table;
                }
                table.play(seat, G::choose(&mut rng, &actions), &mut ()).expect("it is legal");
                if !is_taken_back && table.can_undo(seat) {
                    table.undo(seat).expect("it can be taken back");
                    is_taken_back = true;
                }
            }
        }
    }
}
