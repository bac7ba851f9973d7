//! The Forenoon, §3.2.

use super::{WORKERS, destinations};
use crate::check::given;

const TEN: &str =
    "pasture palace cornfield beerhouse warehouse administration spaceship mine lake labour-camp";

#[test]
fn section_3_2_no_location_is_blocked_but_barracks_and_field_kitchen_are_shut() {
    let scene = given("phase forenoon");
    for worker in WORKERS {
        assert_eq!(destinations(&scene, worker), TEN);
    }
    given("phase forenoon; miner stands mine")
        .refuses("1 move miner barracks; 1 move miner field-kitchen; 1 move farmer field-kitchen");
}

#[test]
fn section_3_2_neither_kind_of_marker_matters() {
    let scene = given(
        "phase forenoon; blocks morning pasture palace mine; blocks evening lake labour-camp warehouse",
    );
    assert_eq!(destinations(&scene, "commissar"), TEN);
}

#[test]
fn section_3_2_it_lasts_until_the_sixth_worker_has_been_used() {
    for (seats, fifth, sixth, next) in [(2, 2, 1, 1), (3, 3, 1, 3), (4, 2, 3, 3)] {
        given(&format!(
            "seats {seats}; phase forenoon; start 2; turns 4; turn {fifth}; shepherd lies pasture
            farmer lies cornfield; fisherman lies warehouse; miner lies mine",
        ))
        .play(&format!("{fifth} move bureaucrat labour-camp"))
        .has(&format!("phase forenoon; start 2; turn {sixth}; miner lies mine"))
        .play(&format!("{sixth} move commissar lake; nature lake nothing"))
        .has(&format!("phase lunch; start {next}; turn {next}; miner stands mine"));
    }
}

#[test]
fn section_3_2_a_worker_left_in_the_barracks_gains_nothing() {
    given(
        "phase forenoon; start 2; turns 5; turn 1; shepherd lies barracks; farmer lies cornfield
        fisherman lies lake; miner lies mine; commissar lies palace",
    )
    .play("1 move bureaucrat administration")
    .has("phase lunch; shepherd mood 0; shepherd stands barracks");
}
