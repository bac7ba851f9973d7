//! The examples of the rulebooks, §13.

use red_outpost::{Event, Source};
use table::Seat;

use crate::check::given;
use crate::phases::destinations;

#[test]
fn section_13_1_open_destinations_in_the_morning() {
    let scene = given("seats 2; phase morning");
    for worker in crate::phases::WORKERS {
        assert_eq!(destinations(&scene, worker).split(' ').count(), 7);
    }
    assert_eq!(scene.offered().len(), 6 * 7);
    let scene = scene.play("1 move bureaucrat administration");
    assert_eq!(destinations(&scene, "bureaucrat"), "");
    for worker in crate::phases::WORKERS.into_iter().filter(|worker| *worker != "bureaucrat") {
        assert_eq!(destinations(&scene, worker).split(' ').count(), 6);
    }
    assert_eq!(scene.offered().len(), 5 * 6);
}

#[test]
fn section_13_2_bureaucrat_to_the_beerhouse() {
    let scene = given("seats 2; blocks morning spaceship palace mine")
        .play("1 move bureaucrat beerhouse")
        .offers("1 decline; 1 treat raise miner lower bureaucrat")
        .play("1 decline")
        .changes("bureaucrat lies beerhouse; bureaucrat discs 1 0; bureaucrat mood 2");
    assert_eq!(scene.offered().len(), 5 * 6, "Britta has 5 workers and 6 places");
    scene.refuses("2 move bureaucrat mine; 2 move miner beerhouse; 2 move bureaucrat cornfield");
}

#[test]
fn r21_with_the_recommended_blocks_the_beerhouse_is_closed() {
    given("seats 2; phase morning").refuses("1 move bureaucrat beerhouse");
}

#[test]
fn section_13_3_miner_to_the_mine() {
    // One or two fields from the reward.
    for (wheel, after) in [(3, 1), (2, 0)] {
        let scene = given(&format!(
            "phase morning; turns 1; turn 2; warehouse coal 2; player 2 wheel {wheel}
            start 1; seats 3; bureaucrat lies lake"
        ))
        .play("2 move miner mine")
        .changes(&format!(
            "miner lies mine; miner discs 0 1 0; warehouse coal 1; exported coal 1; player 2 wheel {after}
            player 2 crystals 2; player 2 vp 10"
        ));
        let scored = |by, source| scene.events.contains(&Event::Scored { seat: Seat::Two, by, source });
        assert!(scored(2, Source::Wheel) && scored(3, Source::Exports));
    }
}

#[test]
fn section_13_4_end_of_the_morning() {
    given("seats 2; blocks morning spaceship palace lake")
        .play("1 move bureaucrat beerhouse; 1 decline")
        .then()
        .play("2 move miner mine")
        .changes(
            "phase forenoon; start 2; miner stands mine; miner discs 0 1; warehouse coal 2; player 2 wheel 2
            bureaucrat stands beerhouse; shepherd mood 1; farmer mood 1; fisherman mood 1; commissar mood 1",
        )
        .has("turn 2; bureaucrat mood 2; miner mood 0")
        .play("2 move shepherd pasture; 1 move farmer cornfield; 2 move miner labour-camp")
        .play("1 move bureaucrat administration; 2 move fisherman mine; 1 move commissar lake")
        .play("nature lake nothing")
        .has("phase lunch; start 1; turn 1")
        .has("shepherd discs 0 1; farmer discs 1 0; miner discs 0 2; bureaucrat discs 2 0")
        .has("fisherman discs 0 1; commissar discs 1 0");
}

/// Pink is player 1, orange is player 2.
#[test]
fn section_13_5_end_of_the_day() {
    given(
        "phase evening; start 1; turns 1; turn 2; bureaucrat mood 3; bureaucrat discs 2 1; commissar mood -2
        commissar discs 1 1; player 2 crystals 0; miner stands mine",
    )
    .play("2 move miner warehouse")
    .has("day 2; player 1 vp 6; player 2 vp 3");
}

#[test]
fn section_13_6_automs_destination() {
    given(
        "seats 1; phase forenoon; goal 1; autom 10; farmer stands cornfield; miner stands beerhouse
        commissar lies warehouse; fisherman stands spaceship",
    )
    .play("nature autom 7")
    .has("fisherman lies lake; autom 7");
}

#[test]
fn section_13_7_automs_lunch() {
    given("seats 1; phase lunch; goal 1; bureaucrat stands administration; fisherman stands lake")
        .has("bureaucrat lies field-kitchen; fisherman stands lake");
    given("seats 1; phase lunch; goal 1; bureaucrat lies administration; fisherman stands lake")
        .has("bureaucrat lies administration; fisherman lies field-kitchen");
}

#[test]
fn section_13_8_taking_an_autom_disc_off() {
    let scene = given("seats 1; phase forenoon; turns 1; turn 1; bureaucrat discs 0 2; player 1 crystals 0")
        .play("1 move bureaucrat palace")
        .changes("bureaucrat lies palace; bureaucrat discs 0 1; bureaucrat mood 1; commissar mood 1");
    assert_eq!(scene.view().players[Seat::Two].reserve, 8);
    let removed = scene.events.iter().position(|event| matches!(event, Event::DiscRemoved { .. }));
    let mood = scene.events.iter().position(|event| matches!(event, Event::MoodChanged { .. }));
    assert!(removed.expect("a disc") < mood.expect("a mood"), "before anything happens to her mood");
}
