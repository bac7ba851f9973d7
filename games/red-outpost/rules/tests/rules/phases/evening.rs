//! The Evening, §3.5.

use super::{WORKERS, destinations};
use crate::check::given;

const AT_WORK: &str = "shepherd stands field-kitchen; farmer stands field-kitchen
    fisherman stands field-kitchen; miner stands field-kitchen; bureaucrat stands field-kitchen
    commissar stands field-kitchen";

#[test]
fn section_3_5_the_barracks_are_open_and_the_evening_markers_close_three() {
    let scene = given(&format!("phase evening; {AT_WORK}"));
    for worker in WORKERS {
        assert_eq!(
            destinations(&scene, worker),
            "palace beerhouse warehouse administration spaceship mine labour-camp barracks"
        );
    }
    scene.refuses(
        "1 move miner field-kitchen; 1 move miner cornfield; 1 move miner pasture; 1 move miner lake",
    );
}

#[test]
fn section_3_5_other_markers_close_other_locations() {
    let scene = given(&format!(
        "phase evening; {AT_WORK}; blocks evening mine palace beerhouse
        blocks morning pasture cornfield lake"
    ));
    assert_eq!(
        destinations(&scene, "miner"),
        "pasture cornfield warehouse administration spaceship lake labour-camp barracks"
    );
}

#[test]
fn section_3_5_the_field_kitchen_is_closed_to_all() {
    given("phase evening; miner stands mine")
        .refuses("1 move miner field-kitchen; 1 move farmer field-kitchen; 1 move shepherd barracks");
}

#[test]
fn section_3_5_one_turn_each_and_the_day_is_over() {
    given(&format!("seats 3; phase evening; start 2; turn 2; {AT_WORK}"))
        .play("2 move miner barracks")
        .changes("miner lies barracks; miner mood 1; miner discs 0 1 0")
        .play("3 move farmer barracks; 1 move shepherd barracks")
        .has("day 2; phase morning; start 3; turn 3; miner stands barracks; miner mood 0");
}

#[test]
fn section_3_6_the_start_marker_moves_on_after_the_evening_too() {
    for (seats, start, last, next) in [(2, 1, 2, 2), (2, 2, 1, 1), (3, 2, 1, 3), (4, 1, 4, 2), (4, 4, 3, 1)] {
        let turns = seats - 1;
        given(&format!("seats {seats}; phase evening; start {start}; turns {turns}; turn {last}; {AT_WORK}"))
            .play(&format!("{last} move miner barracks"))
            .has(&format!("day 2; phase morning; start {next}; turn {next}"));
    }
}
