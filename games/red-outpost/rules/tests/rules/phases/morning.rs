//! The Morning, §3.1.

use super::{WORKERS, destinations};
use crate::check::given;

#[test]
fn section_3_1_ten_locations_less_the_three_with_a_morning_marker() {
    let scene = given("phase morning");
    for worker in WORKERS {
        assert_eq!(
            destinations(&scene, worker),
            "pasture cornfield warehouse administration mine lake labour-camp"
        );
    }
    assert_eq!(scene.offered().len(), 42);
}

#[test]
fn section_3_1_barracks_field_kitchen_and_blocked_locations_are_closed() {
    given("miner stands mine").refuses(
        "1 move miner barracks; 1 move miner field-kitchen; 1 move miner spaceship
        1 move miner palace; 1 move miner beerhouse; 1 move shepherd field-kitchen",
    );
}

#[test]
fn section_3_1_other_markers_close_other_locations() {
    let scene = given("blocks morning mine lake pasture; blocks evening palace beerhouse warehouse");
    assert_eq!(
        destinations(&scene, "miner"),
        "palace cornfield beerhouse warehouse administration spaceship labour-camp"
    );
}

#[test]
fn section_3_1_one_turn_each_then_the_late_risers_are_glad() {
    given("seats 2")
        .play("1 move shepherd pasture")
        .changes("shepherd lies pasture; shepherd discs 1 0; warehouse wool 1; player 1 wheel 1")
        .then()
        .play("2 move farmer cornfield")
        .changes(
            "phase forenoon; start 2; shepherd stands pasture; farmer stands cornfield; farmer discs 0 1
            warehouse grain 1; player 2 wheel 1
            fisherman mood 1; miner mood 1; bureaucrat mood 1; commissar mood 1",
        );
}

#[test]
fn section_3_1_with_three_players_three_lie_in() {
    given("seats 3; turns 2; turn 3; shepherd lies pasture; farmer lies cornfield")
        .play("3 move miner mine")
        .has("phase forenoon; start 2; turn 2; fisherman mood 1; bureaucrat mood 1; commissar mood 1")
        .has("shepherd mood 0; farmer mood 0; miner mood 0");
}

#[test]
fn section_3_1_with_four_players_two_lie_in() {
    given("seats 4; turns 3; turn 4; shepherd lies pasture; farmer lies cornfield; miner lies mine")
        .play("4 move fisherman labour-camp")
        .has("phase forenoon; start 2; turn 2; bureaucrat mood 1; commissar mood 1")
        .has("shepherd mood 0; farmer mood 0; miner mood 0; fisherman mood -2");
}

#[test]
fn section_3_1_three_players_are_not_done_after_two_turns() {
    given("seats 3; turns 1; turn 2; shepherd lies pasture")
        .play("2 move farmer cornfield")
        .has("phase morning; turn 3; start 1; shepherd lies pasture; miner mood 0")
        .refuses("3 move shepherd lake; 3 move farmer mine; 2 move miner mine");
}

#[test]
fn r2_a_late_riser_at_the_top_gains_nothing() {
    given("turns 1; turn 2; shepherd lies pasture; commissar mood 4; miner mood -2")
        .play("2 move farmer cornfield")
        .has("commissar mood 4; miner mood -1; bureaucrat mood 1");
}

/// The +1 comes when the Morning ends, so a mood that the last turn changes counts first.
#[test]
fn section_3_1_the_late_risers_follow_the_last_turn() {
    given("turns 1; turn 2; farmer lies cornfield; bureaucrat mood 4; blocks morning lake palace mine")
        .play("2 move shepherd administration")
        .has("phase forenoon; bureaucrat mood 4; shepherd mood 0; miner mood 1");
}
