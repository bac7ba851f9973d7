//! The Beerhouse card, §7.4, §11.2, R32.

use crate::check::given;

#[test]
fn section_7_4_two_crystals_instead_of_mood_and_action() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        given("phase forenoon; player 1 location-card beerhouse")
            .play(&format!("1 move {worker} beerhouse"))
            .offers_only("1 use; 1 decline")
            .play("1 use")
            .changes(&format!("{worker} lies beerhouse; {worker} discs 1 0; player 1 crystals 3"))
            .has("turn 2")
            .refuses("1 treat raise miner lower farmer; 1 decline");
    }
}

/// Her −1 is a mood step like any other: the card replaces it.
#[test]
fn r32_the_commissar_loses_no_mood() {
    for mood in [-2, -1, 0, 4] {
        given(&format!("phase forenoon; player 1 location-card beerhouse; commissar mood {mood}"))
            .play("1 move commissar beerhouse; 1 use")
            .changes("commissar lies beerhouse; commissar discs 1 0; player 1 crystals 3")
            .has(&format!("turn 2; commissar mood {mood}"));
    }
    given("phase forenoon; player 1 location-card beerhouse; player 1 crystals 0")
        .play("1 move commissar beerhouse; 1 decline")
        .has("turn 2; commissar mood -1; player 1 crystals 0");
}

#[test]
fn section_7_4_declined_it_is_a_plain_beerhouse() {
    given("phase forenoon; player 1 location-card beerhouse")
        .play("1 move farmer beerhouse; 1 decline; 1 treat raise miner lower shepherd")
        .changes(
            "farmer lies beerhouse; farmer discs 1 0; farmer mood 2
             miner mood 1; shepherd mood -1; player 1 crystals 0",
        );
}

#[test]
fn section_7_4_declined_by_one_without_a_crystal() {
    given("phase forenoon; player 1 location-card beerhouse; player 1 crystals 0")
        .play("1 move commissar beerhouse; 1 decline")
        .has("turn 2; commissar mood -1");
}

#[test]
fn r22_decided_before_the_mood_step() {
    given("phase forenoon; player 1 location-card beerhouse")
        .play("1 move farmer beerhouse")
        .changes("farmer lies beerhouse; farmer discs 1 0");
}

/// One left in the supply: one is gained. None left: the mood step is replaced all the same.
#[test]
fn r4_no_more_crystals_than_the_supply_has() {
    given("phase forenoon; player 1 location-card beerhouse; player 2 crystals 22")
        .play("1 move farmer beerhouse; 1 use")
        .has("player 1 crystals 2; player 2 crystals 22; farmer mood 0");
    given("phase forenoon; player 1 location-card beerhouse; player 2 crystals 23")
        .play("1 move commissar beerhouse; 1 use")
        .has("player 1 crystals 1; commissar mood 0; turn 2");
}

#[test]
fn section_7_4_only_for_its_owner() {
    given("phase forenoon; player 2 location-card beerhouse; player 1 crystals 0")
        .play("1 move farmer beerhouse")
        .has("turn 2; farmer mood 2; player 2 crystals 1")
        .refuses("1 use; 2 use");
}

#[test]
fn section_11_2_the_mood_step_stays() {
    given("edition solo-print; phase forenoon; player 1 location-card beerhouse")
        .play("1 move farmer beerhouse; 1 use")
        .changes("farmer lies beerhouse; farmer discs 1 0; farmer mood 2; player 1 crystals 3")
        .has("turn 2")
        .refuses("1 treat raise miner lower farmer");
    given("edition solo-print; phase forenoon; player 1 location-card beerhouse")
        .play("1 move commissar beerhouse; 1 use")
        .has("commissar mood -1; player 1 crystals 3; turn 2");
}

#[test]
fn section_11_2_declining_leaves_the_trade() {
    given("edition solo-print; phase forenoon; player 1 location-card beerhouse")
        .play("1 move farmer beerhouse; 1 decline; 1 treat raise farmer lower miner")
        .has("farmer mood 3; miner mood -1; player 1 crystals 0");
}
