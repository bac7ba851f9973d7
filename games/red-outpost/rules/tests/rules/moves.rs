//! Moving a worker, §4.1.

use std::collections::HashSet;

use red_outpost::{
    Action, Blocks, Edition, Location, Pending, Phase, RedOutpost, Seating, Setup, View, Worker,
};
use table::{Game, Viewer, Word};

use crate::check::given;
use crate::phases::{WORKERS, destinations};
use crate::played::random_game;

#[test]
fn section_4_1_the_worker_lies_flat_in_the_new_place() {
    given("phase forenoon; farmer stands mine")
        .play("1 move farmer administration")
        .has("farmer lies administration");
}

#[test]
fn section_4_1_it_must_be_another_location() {
    given("phase forenoon; farmer stands cornfield").refuses("1 move farmer cornfield; 1 stay");
    given("phase evening; farmer stands barracks").refuses("1 move farmer barracks");
    given("phase lunch; farmer stands field-kitchen").refuses("1 move farmer field-kitchen");
}

#[test]
fn section_4_1_no_worker_may_be_there_standing_or_lying() {
    let scene = given("phase forenoon; farmer stands cornfield; miner lies mine; commissar stands palace");
    assert_eq!(
        destinations(&scene, "shepherd"),
        "pasture beerhouse warehouse administration spaceship lake labour-camp"
    );
    scene.refuses(
        "1 move shepherd cornfield; 1 move shepherd mine; 1 move farmer palace; 1 move commissar mine",
    );
}

#[test]
fn section_4_1_a_place_is_free_once_its_worker_has_left() {
    given("phase forenoon; farmer stands cornfield")
        .play("1 move farmer mine")
        .offers("2 move shepherd cornfield")
        .refuses("2 move shepherd mine");
}

#[test]
fn section_4_1_a_flat_worker_is_exhausted() {
    for phase in ["morning", "forenoon", "lunch", "afternoon", "evening"] {
        let scene = given(&format!("phase {phase}; miner lies mine; farmer lies labour-camp"));
        for worker in WORKERS {
            let flat = worker == "miner" || worker == "farmer";
            assert_eq!(destinations(&scene, worker).is_empty(), flat, "{worker} in the {phase}");
        }
    }
}

#[test]
fn section_4_1_a_worker_moves_once_in_a_phase() {
    given("phase forenoon; farmer stands cornfield; start 1")
        .play("1 move farmer mine; 2 move miner labour-camp")
        .refuses("1 move farmer cornfield; 1 move miner cornfield; 1 move farmer lake")
        .offers("1 move shepherd cornfield");
}

#[test]
fn section_4_1_the_field_kitchen_holds_any_number() {
    given("seats 4; phase lunch; miner stands mine")
        .play("1 move miner field-kitchen; 2 move farmer field-kitchen; 3 move shepherd field-kitchen")
        .play("4 move commissar field-kitchen")
        .has("phase afternoon; miner stands field-kitchen; farmer stands field-kitchen")
        .has("shepherd stands field-kitchen; commissar stands field-kitchen");
}

#[test]
fn section_4_1_the_barracks_hold_any_number() {
    let scene = given(
        "seats 4; phase evening; miner stands mine; farmer stands cornfield; shepherd stands pasture
        commissar stands palace",
    );
    scene
        .play("1 move miner barracks; 2 move farmer barracks; 3 move shepherd barracks")
        .has("miner lies barracks; farmer lies barracks; shepherd lies barracks; fisherman stands barracks")
        .offers("4 move commissar barracks");
}

#[test]
fn section_4_1_only_the_player_on_turn_moves() {
    given("seats 3; turn 2; phase forenoon")
        .offers("2 move miner mine")
        .refuses("1 move miner mine; 3 move miner mine; 4 move miner mine");
}

/// What §3 and §4.1 allow without special cards, as they read.
fn allowed(view: &View) -> HashSet<Action> {
    let roomy = |location| matches!(location, Location::Barracks | Location::FieldKitchen);
    let taken = |location| Worker::ALL.iter().any(|&worker| view.workers[worker].at == location);
    let open = |location: Location| match view.phase {
        Phase::Morning => !roomy(location) && !view.blocked_mornings.has(location),
        Phase::Forenoon | Phase::Afternoon => !roomy(location),
        Phase::Lunch => location == Location::FieldKitchen,
        Phase::Evening => location != Location::FieldKitchen && !view.blocked_evenings.has(location),
    };
    let mut moves = HashSet::new();
    for &worker in Worker::ALL {
        for &to in Location::ALL {
            let free = roomy(to) || !taken(to);
            if view.workers[worker].standing && open(to) && free && view.workers[worker].at != to {
                moves.insert(Action::Move { worker, to });
            }
        }
    }
    moves
}

#[test]
fn section_4_1_exactly_these_moves_in_whole_games() {
    for &seating in Seating::ALL {
        for seed in 0..20 {
            let setup = Setup { blocks: Blocks::Random, edition: Edition::Retail, ..Setup::new(seating) };
            random_game(&setup, seed, |state, offered, _| {
                let view = RedOutpost::view(state, Viewer::Spectator);
                if view.pending == Pending::Move {
                    let moves: HashSet<_> = offered.iter().map(|&(_, action)| action).collect();
                    assert_eq!(moves, allowed(&view));
                    assert!(offered.iter().all(|&(seat, _)| seat == view.active));
                }
            });
        }
    }
}
