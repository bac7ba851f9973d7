//! The Beerhouse, §6.4.

use red_outpost::{Event, Worker};

use crate::check::given;

#[test]
fn section_6_4_a_beer_lifts_the_mood_by_two() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat"] {
        given("phase forenoon")
            .play(&format!("1 move {worker} beerhouse; 1 decline"))
            .changes(&format!("{worker} lies beerhouse; {worker} discs 1 0; {worker} mood 2"));
    }
}

#[test]
fn section_6_4_the_commissar_does_not_drink() {
    given("phase forenoon")
        .play("1 move commissar beerhouse; 1 decline")
        .changes("commissar lies beerhouse; commissar discs 1 0; commissar mood -1")
        .has("turn 2");
}

#[test]
fn r2_the_second_step_may_be_lost_at_the_top() {
    given("phase forenoon; farmer mood 3").play("1 move farmer beerhouse").has("farmer mood 4");
    given("phase forenoon; farmer mood 4").play("1 move farmer beerhouse").has("farmer mood 4");
}

/// §14: the log tells the step that was applied, so that it adds up.
#[test]
fn r2_the_log_counts_the_applied_step() {
    let scene = given("phase forenoon; farmer mood 3").play("1 move farmer beerhouse");
    let step = Event::MoodChanged { worker: Worker::Farmer, by: 1 };
    assert!(scene.events.contains(&step), "{:?}", scene.events);
    let scene = given("phase forenoon; farmer mood 4").play("1 move farmer beerhouse");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::MoodChanged { .. })));
}

#[test]
fn r2_the_commissar_stops_at_the_bottom() {
    given("phase forenoon; commissar mood -2").play("1 move commissar beerhouse").has("commissar mood -2");
}

#[test]
fn section_6_4_a_crystal_moves_two_moods() {
    given("phase forenoon").play("1 move farmer beerhouse; 1 treat raise miner lower shepherd").changes(
        "farmer lies beerhouse; farmer discs 1 0; farmer mood 2
         miner mood 1; shepherd mood -1; player 1 crystals 0",
    );
}

#[test]
fn section_6_4_any_worker_and_any_other_one() {
    let scene = given("phase forenoon").play("1 move farmer beerhouse");
    assert_eq!(scene.offered().len(), 6 * 5 + 1);
    scene
        .offers("1 treat raise commissar lower bureaucrat; 1 decline")
        .refuses("1 treat raise farmer lower farmer; 1 treat raise miner lower miner");
}

#[test]
fn r5_the_mover_may_be_raised_or_lowered() {
    given("phase forenoon")
        .play("1 move farmer beerhouse; 1 treat raise farmer lower miner")
        .has("farmer mood 3; miner mood -1");
    given("phase forenoon")
        .play("1 move farmer beerhouse; 1 treat raise miner lower farmer")
        .has("farmer mood 1; miner mood 1");
}

/// A step past the end is lost, and a worker at the end may be named all the same.
#[test]
fn r2_the_trade_names_workers_at_the_ends() {
    given("phase forenoon; miner mood 4; shepherd mood -2")
        .play("1 move farmer beerhouse; 1 treat raise miner lower shepherd")
        .changes("farmer lies beerhouse; farmer discs 1 0; farmer mood 2; player 1 crystals 0");
}

#[test]
fn section_6_4_one_trade_however_rich() {
    given("phase forenoon; player 1 crystals 6")
        .play("1 move farmer beerhouse; 1 treat raise miner lower shepherd")
        .has("player 1 crystals 5; turn 2")
        .refuses("1 treat raise miner lower shepherd; 2 treat raise miner lower shepherd");
}

#[test]
fn section_6_4_no_trade_without_a_crystal() {
    given("phase forenoon; player 1 crystals 0")
        .play("1 move farmer beerhouse")
        .has("farmer mood 2; turn 2")
        .refuses("1 treat raise miner lower shepherd; 1 decline");
}
