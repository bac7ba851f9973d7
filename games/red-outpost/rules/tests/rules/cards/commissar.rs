//! The Commissar card, §7.17.

use crate::check::given;

#[test]
fn section_7_17_a_donation_from_anywhere() {
    given("phase forenoon; player 1 worker-card commissar")
        .play("1 move commissar pasture")
        .offers_only("1 donate; 1 decline")
        .play("1 donate")
        .changes(
            "commissar lies pasture; commissar discs 1 0; commissar mood -1; warehouse wool 1
             player 1 wheel 1; player 1 crystals 0; player 1 donated 1",
        )
        .has("turn 2");
}

#[test]
fn section_7_17_it_may_be_declined() {
    given("phase forenoon; player 1 worker-card commissar")
        .play("1 move commissar pasture; 1 decline")
        .has("turn 2; player 1 crystals 1; player 1 donated 0");
}

#[test]
fn section_7_17_nobody_without_a_crystal_is_asked() {
    given("phase forenoon; player 1 worker-card commissar; player 1 crystals 0")
        .play("1 move commissar pasture")
        .has("turn 2")
        .refuses("1 donate; 1 decline");
}

/// At the Palace it comes in addition to the location's own donation.
#[test]
fn section_7_17_two_donations_at_the_palace() {
    given("phase forenoon; player 1 worker-card commissar; player 1 crystals 3")
        .play("1 move commissar palace; 1 donate; 1 donate")
        .changes("commissar lies palace; commissar discs 1 0; player 1 crystals 1; player 1 donated 2")
        .has("turn 2");
    given("phase forenoon; player 1 worker-card commissar")
        .play("1 move commissar palace; 1 donate")
        .has("turn 2; player 1 donated 1");
    given("phase forenoon; player 1 worker-card commissar")
        .play("1 move commissar palace; 1 decline; 1 donate")
        .has("turn 2; player 1 donated 1");
}

/// §7.17: the Palace card sends only the location's crystal elsewhere.
#[test]
fn section_7_17_the_palace_card_does_not_redirect_it() {
    given(
        "phase forenoon; player 1 worker-card commissar; player 1 location-card palace; player 1 crystals 2",
    )
    .play("1 move commissar palace")
    .offers("1 pledge miner; 1 donate")
    .play("1 pledge miner")
    .offers_only("1 donate; 1 decline")
    .refuses("1 pledge miner")
    .play("1 donate")
    .has("miner crystals 1 0; player 1 donated 1; player 1 crystals 0; turn 2");
    given("phase forenoon; player 1 worker-card commissar; player 1 location-card palace")
        .play("1 move commissar mine")
        .offers_only("1 donate; 1 decline");
}

/// The location's action comes first and may spend or bring the crystal.
#[test]
fn r22_decided_after_the_action() {
    given("phase forenoon; player 1 worker-card commissar")
        .play("1 move commissar beerhouse; 1 treat raise miner lower farmer")
        .has("turn 2; player 1 crystals 0");
    given("phase forenoon; player 1 worker-card commissar; player 1 crystals 0; player 1 wheel 3")
        .play("1 move commissar pasture; 1 donate")
        .has("player 1 donated 1; player 1 crystals 0");
    given("phase forenoon; player 1 worker-card commissar; player 1 crystals 0; warehouse coal 1")
        .play("1 move commissar warehouse; 1 sell coal; 1 donate")
        .has("player 1 donated 1; player 1 crystals 0; turn 2");
}

#[test]
fn r22_after_the_beerhouse_card() {
    given(
        "phase forenoon; player 1 worker-card commissar; player 1 location-card beerhouse
         player 1 crystals 0",
    )
    .play("1 move commissar beerhouse; 1 use; 1 donate")
    .has("player 1 donated 1; player 1 crystals 1; commissar mood 0; turn 2");
}

#[test]
fn r22_after_the_spaceship_card() {
    given(
        "phase forenoon; player 1 worker-card commissar; player 1 location-card spaceship
         warehouse wool 1; warehouse grain 1; warehouse coal 1; warehouse fish 1",
    )
    .play("1 move commissar spaceship; nature spaceship nothing")
    .refuses("1 donate")
    .play("1 ship coal")
    .offers_only("1 donate; 1 decline");
}

#[test]
fn section_7_17_at_lunch_and_in_the_barracks_too() {
    given("phase lunch; player 1 worker-card commissar")
        .play("1 move commissar field-kitchen; 1 donate")
        .has("commissar mood 1; player 1 donated 1; turn 2");
    given("phase evening; player 1 worker-card commissar; commissar stands mine")
        .play("1 move commissar barracks; 1 donate")
        .has("commissar mood 1; player 1 donated 1; turn 2");
}

/// In the last turn of a day, before the day is scored.
#[test]
fn section_7_17_before_the_day_ends() {
    given("phase evening; turns 1; turn 2; player 2 worker-card commissar")
        .play("2 move commissar administration")
        .has("day 1; phase evening")
        .play("2 donate")
        .has("day 2; player 2 donated 1; player 2 crystals 0");
}

#[test]
fn section_7_17_only_with_the_commissar_and_only_for_its_owner() {
    given("phase forenoon; player 1 worker-card commissar").play("1 move farmer pasture").has("turn 2");
    given("phase forenoon; player 2 worker-card commissar")
        .play("1 move commissar pasture")
        .has("turn 2")
        .refuses("1 donate; 2 donate");
}
