//! Lunch, §3.3.

use super::{WORKERS, destinations};
use crate::check::given;

#[test]
fn section_3_3_the_field_kitchen_is_the_only_place_to_go() {
    let scene = given("phase lunch; miner stands mine; farmer stands lake");
    for worker in WORKERS {
        assert_eq!(destinations(&scene, worker), "field-kitchen");
    }
    assert_eq!(scene.offered().len(), 6);
}

#[test]
fn section_3_3_one_turn_each() {
    given("phase lunch; miner stands mine; farmer stands lake; shepherd stands pasture")
        .play("1 move miner field-kitchen")
        .changes("miner lies field-kitchen; miner mood 1; miner discs 1 0")
        .refuses("2 move miner field-kitchen")
        .then()
        .play("2 move farmer field-kitchen")
        .changes(
            "phase afternoon; start 2; miner stands field-kitchen
            farmer stands field-kitchen; farmer mood 1; farmer discs 0 1",
        );
}

#[test]
fn section_3_3_three_and_four_players() {
    given(
        "seats 3; phase lunch; start 3; turn 2; turns 2; miner lies field-kitchen; farmer lies field-kitchen",
    )
    .play("2 move shepherd field-kitchen")
    .has("phase afternoon; start 1; turn 1; shepherd stands field-kitchen");
    given(
        "seats 4; phase lunch; start 3; turn 1; turns 2; miner lies field-kitchen; farmer lies field-kitchen",
    )
    .play("1 move shepherd field-kitchen")
    .has("phase lunch; start 3; turn 2")
    .play("2 move commissar field-kitchen")
    .has("phase afternoon; start 4; turn 4; commissar stands field-kitchen");
}
