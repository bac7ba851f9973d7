//! The day and its phases, §3.

mod afternoon;
mod evening;
mod forenoon;
mod lunch;
mod morning;

use red_outpost::{Event, Phase, RedOutpost, Seating, Setup, Start};
use table::{Game, Seat, Turn, Viewer, Word};

use crate::check::{Scene, given};
use crate::played::random_game;

/// Where this worker may be moved now, in the order in which it is offered.
pub(crate) fn destinations(scene: &Scene, worker: &str) -> String {
    let moves = format!(" move {worker} ");
    let to = |action: &String| action.split_once(&moves).map(|(_, to)| to.to_string());
    scene.offered().iter().filter_map(to).collect::<Vec<_>>().join(" ")
}

/// The workers, in the order of §1.
pub(crate) const WORKERS: [&str; 6] = ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"];

/// Who took the turns of each phase of a random game without special cards.
fn movers(seating: Seating, start: Start, seed: u64) -> Vec<(Phase, Vec<Seat>)> {
    let mut phases: Vec<(Phase, Vec<Seat>)> = Vec::new();
    random_game(&Setup { start, ..Setup::new(seating) }, seed, |state, _, heard| {
        for event in heard {
            if let Event::Moved { seat, .. } = event {
                phases.last_mut().expect("a phase").1.push(*seat);
            }
        }
        let phase = RedOutpost::view(state, Viewer::Spectator).phase;
        if RedOutpost::turn(state) != Turn::Over && phases.last().is_none_or(|(last, _)| *last != phase) {
            phases.push((phase, Vec::new()));
        }
    });
    phases
}

#[test]
fn section_3_six_turns_clockwise_in_the_work_phases_and_one_each_in_the_others() {
    for (seating, seats) in [(Seating::Two, 2), (Seating::Three, 3), (Seating::Four, 4)] {
        for (first, start) in [Start::One, Start::Two].into_iter().enumerate() {
            let phases = movers(seating, start, 7);
            assert_eq!(phases.len(), 10, "two days of five phases");
            for (index, (phase, movers)) in phases.iter().enumerate() {
                assert_eq!(*phase, Phase::ALL[index % 5]);
                let turns = if matches!(phase, Phase::Forenoon | Phase::Afternoon) { 6 } else { seats };
                // §3.6: the start marker has been passed on as often as phases have ended.
                let expected: Vec<_> =
                    (0..turns).map(|turn| Seat::ALL[(first + index + turn) % seats]).collect();
                assert_eq!(*movers, expected, "{seating} players, phase {index}");
            }
        }
    }
}

#[test]
fn section_3_2_with_four_players_work_phases_are_uneven_but_days_are_not() {
    for start in [Start::One, Start::Two, Start::Three, Start::Four] {
        let phases = movers(Seating::Four, start, 3);
        let of = |movers: &[Seat], seat| movers.iter().filter(|&&mover| mover == seat).count();
        for day in phases.chunks(5) {
            let forenoon: Vec<_> = Seat::first(4).map(|seat| of(&day[1].1, seat)).collect();
            assert_eq!(forenoon.iter().filter(|&&turns| turns == 2).count(), 2, "{forenoon:?}");
            for seat in Seat::first(4) {
                assert_eq!(day.iter().map(|(_, movers)| of(movers, seat)).sum::<usize>(), 6);
            }
        }
    }
}

#[test]
fn section_2_1_as_many_turns_in_a_day_as_discs() {
    for (seating, discs) in [(Seating::Two, 9), (Seating::Three, 7), (Seating::Four, 6)] {
        for day in movers(seating, Start::One, 5).chunks(5) {
            for seat in Seat::first(seating.seats()) {
                let turns = day.iter().flat_map(|(_, movers)| movers).filter(|&&mover| mover == seat);
                assert_eq!(turns.count(), discs, "{seating} players, seat {seat}");
            }
        }
    }
}

#[test]
fn section_3_6_all_workers_stand_up_where_they_are() {
    given(
        "phase forenoon; start 2; turns 5; turn 1; shepherd lies pasture; farmer lies cornfield
        fisherman lies lake; miner lies mine; commissar lies palace",
    )
    .play("1 move bureaucrat administration")
    .changes(
        "phase lunch; start 1; shepherd stands pasture; farmer stands cornfield; fisherman stands lake
        miner stands mine; commissar stands palace; bureaucrat stands administration
        bureaucrat discs 1 0; player 1 crystals 2",
    );
}

#[test]
fn section_3_6_the_start_marker_passes_from_the_last_seat_to_the_first() {
    let lunch = "phase lunch; seats 3; start 3; turns 2; turn 2";
    given(lunch).play("2 move miner field-kitchen").has("phase afternoon; start 1; turn 1");
}

/// R1: `random_game` asserts that whoever is due has something to do; and nobody can pass.
#[test]
fn r1_there_is_always_a_move_and_never_a_pass() {
    for seating in [Seating::Two, Seating::Three, Seating::Four] {
        for seed in 0..20 {
            let mut turns = 0;
            random_game(&Setup::new(seating), seed, |_, offered, heard| {
                turns += heard.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
                let moves = offered.iter().filter(|(_, action)| action.to_string().starts_with("move"));
                assert!(matches!(moves.count(), count if count == 0 || count == offered.len()));
            });
            assert_eq!(turns, 2 * (12 + 3 * seating.seats()));
        }
    }
}
