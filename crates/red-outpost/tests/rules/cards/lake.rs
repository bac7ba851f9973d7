//! The Lake card, §7.10.

use crate::check::given;

#[test]
fn section_7_10_a_card_from_the_discard_instead_of_a_draw() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1; lake two-fish 1")
        .play("1 move miner lake")
        .offers_only("1 fish; 1 recall nothing; 1 recall two-fish")
        .play("1 recall two-fish")
        .changes("miner lies lake; miner discs 1 0; warehouse fish 2; player 1 wheel 2")
        .has("turn 2; lake nothing 1; lake two-fish 1");
}

#[test]
fn section_7_10_the_mood_step_stays() {
    given("phase forenoon; player 1 location-card lake; lake one-fish 1")
        .play("1 move miner lake; 1 recall one-fish")
        .changes("miner lies lake; miner discs 1 0; miner mood -1; warehouse fish 1; player 1 wheel 1");
}

#[test]
fn section_7_10_the_worst_card_may_be_chosen() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 1")
        .play("1 move miner lake; 1 recall nothing")
        .changes("miner lies lake; miner discs 1 0; miner mood -1");
}

#[test]
fn section_7_10_only_cards_that_lie_in_the_discard() {
    given("phase forenoon; player 1 location-card lake; lake nothing 2")
        .play("1 move miner lake")
        .refuses("1 recall one-fish; 1 recall two-fish; 1 decline; 1 shuffle-and-fish");
}

#[test]
fn section_7_10_fishing_as_usual_stays_possible() {
    let scene = given("phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 1")
        .play("1 move miner lake; 1 fish");
    assert_eq!(scene.outcomes(), ["lake nothing 2", "lake one-fish 1", "lake two-fish 1"]);
    scene.play("nature lake one-fish").has("turn 2; lake one-fish 2; warehouse fish 1");
}

#[test]
fn section_7_10_an_empty_discard_is_no_question() {
    let scene = given("phase forenoon; player 1 location-card lake").play("1 move miner lake");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

/// The mood falls before the choice, which belongs to the action.
#[test]
fn r22_decided_in_the_action() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1")
        .play("1 move miner lake")
        .changes("miner lies lake; miner discs 1 0; miner mood -1");
}

#[test]
fn r11_it_replaces_both_draws_of_the_fisherman() {
    given("phase forenoon; player 1 location-card lake; lake one-fish 1; lake two-fish 1")
        .play("1 move fisherman lake")
        .offers_only("1 fish; 1 shuffle-and-fish; 1 recall one-fish; 1 recall two-fish")
        .play("1 recall two-fish")
        .changes(
            "fisherman lies lake; fisherman discs 1 0; fisherman mood 1; warehouse fish 2; player 1 wheel 2",
        );
}

/// One reward and no shuffle: the turn is over, the discard as it was.
#[test]
fn r11_no_shuffle_follows() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 2")
        .play("1 move fisherman lake; 1 recall one-fish")
        .has("turn 2; lake nothing 1; lake one-fish 2; warehouse fish 1")
        .refuses("1 catch one-fish shuffle; 1 catch one-fish; 1 shuffle-and-fish");
}

#[test]
fn r11_the_fisherman_may_still_fish_and_shuffle() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1")
        .play("1 move fisherman lake; 1 shuffle-and-fish")
        .has("lake nothing 0")
        .play("nature lake nothing; nature lake one-fish")
        .offers_only("1 catch nothing; 1 catch one-fish");
}

#[test]
fn section_7_10_only_for_its_owner() {
    given("phase forenoon; player 2 location-card lake; lake two-fish 1")
        .play("1 move miner lake")
        .refuses("1 recall two-fish; 2 recall two-fish; 1 fish");
    given("phase forenoon; player 2 location-card lake; lake two-fish 1")
        .play("1 move fisherman lake")
        .offers_only("1 fish; 1 shuffle-and-fish");
}
