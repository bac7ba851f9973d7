//! The Lake card, §7.10, R11.

use crate::check::given;
use crate::phases::WORKERS;

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

/// Of his two cards the one from the discard is the first; the second comes from the deck.
#[test]
fn r11_of_the_fishermans_two_cards_it_replaces_one() {
    let scene = given("phase forenoon; player 1 location-card lake; lake one-fish 1; lake two-fish 1")
        .play("1 move fisherman lake")
        .offers_only("1 fish; 1 shuffle-and-fish; 1 recall one-fish; 1 recall two-fish")
        .play("1 recall two-fish")
        .changes("fisherman lies lake; fisherman discs 1 0");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 1"], "the deck as it is");
    scene
        .play("nature lake nothing")
        .offers_only("1 catch two-fish; 1 catch two-fish shuffle; 1 catch nothing; 1 catch nothing shuffle")
        .play("1 catch two-fish")
        .changes(
            "fisherman lies lake; fisherman discs 1 0; fisherman mood 1; warehouse fish 2; player 1 wheel 2
             lake nothing 1",
        )
        .has("turn 2; lake one-fish 1; lake two-fish 1");
}

/// One reward, of either card.
#[test]
fn r11_the_revealed_card_may_be_the_better_one() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1")
        .play("1 move fisherman lake; 1 recall nothing; nature lake two-fish; 1 catch two-fish")
        .changes(
            "fisherman lies lake; fisherman discs 1 0; fisherman mood 1; warehouse fish 2; player 1 wheel 2
             lake two-fish 1",
        )
        .has("turn 2; lake nothing 1");
    given("phase forenoon; player 1 location-card lake; lake nothing 1")
        .play("1 move fisherman lake; 1 recall nothing; nature lake two-fish; 1 catch nothing")
        .changes("fisherman lies lake; fisherman discs 1 0; lake two-fish 1")
        .has("turn 2; warehouse fish 0");
}

/// It stays in the discard and is there once: four of six are left, and a third one-fish is nowhere.
#[test]
fn r11_the_recalled_card_stays_in_the_discard() {
    let scene =
        given("phase forenoon; player 1 location-card lake; lake one-fish 1; player 2 worker-card farmer")
            .play("1 move fisherman lake; 1 recall one-fish; nature lake nothing; 1 catch one-fish")
            .has("turn 2; lake one-fish 1; lake nothing 1");
    assert_eq!(scene.view().lake_left, 4);
    let scene = scene.play("2 move farmer lake");
    assert_eq!(scene.outcomes(), ["lake nothing 2", "lake one-fish 1", "lake two-fish 1"]);
}

/// Shuffled before, there would be nothing to recall; recalled, he is asked no more before he reveals.
#[test]
fn r11_no_shuffle_before() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 1")
        .play("1 move fisherman lake; 1 recall one-fish")
        .has("lake nothing 1; lake one-fish 1")
        .refuses("1 shuffle-and-fish; 1 fish; 1 recall nothing; 1 catch one-fish");
    let scene = given("phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 1")
        .play("1 move fisherman lake; 1 shuffle-and-fish")
        .refuses("1 recall one-fish");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

/// All six make the new deck: the recalled card, the revealed one and the rest.
#[test]
fn r11_a_shuffle_after() {
    let scene = given(
        "phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 1
         player 2 worker-card farmer",
    )
    .play("1 move fisherman lake; 1 recall one-fish; nature lake nothing; 1 catch one-fish shuffle")
    .has("turn 2; warehouse fish 1; lake nothing 0; lake one-fish 0; lake two-fish 0")
    .play("2 move farmer lake");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

/// With the third fish card in the discard all are shuffled as always, so that is no choice, R30.
#[test]
fn r11_the_third_fish_card_shuffles() {
    for (card, fish, mood) in [("one-fish", 1, 0), ("two-fish", 2, 1)] {
        given("phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 2")
            .play("1 move fisherman lake; 1 recall one-fish; nature lake two-fish")
            .offers_only("1 catch one-fish; 1 catch two-fish")
            .refuses("1 catch one-fish shuffle; 1 catch two-fish shuffle")
            .play(&format!("1 catch {card}"))
            .has(&format!("turn 2; warehouse fish {fish}; fisherman mood {mood}"))
            .has("lake nothing 0; lake one-fish 0; lake two-fish 0");
    }
}

/// The recalled fish card is one of the discard: with the revealed one there are two, not three.
#[test]
fn r11_the_recalled_fish_card_counts_once() {
    given("phase forenoon; player 1 location-card lake; lake one-fish 1")
        .play("1 move fisherman lake; 1 recall one-fish; nature lake two-fish")
        .offers_only("1 catch two-fish; 1 catch two-fish shuffle; 1 catch one-fish; 1 catch one-fish shuffle")
        .play("1 catch two-fish")
        .has("turn 2; lake one-fish 1; lake two-fish 1; warehouse fish 2");
}

/// §14: two equal cards leave the shuffle to choose; where that is none either, nobody is asked.
#[test]
fn r11_equal_cards() {
    given("phase forenoon; player 1 location-card lake; lake nothing 1")
        .play("1 move fisherman lake; 1 recall nothing; nature lake nothing")
        .offers_only("1 catch nothing; 1 catch nothing shuffle")
        .play("1 catch nothing")
        .has("turn 2; lake nothing 2");
    given("phase forenoon; player 1 location-card lake; lake one-fish 1; lake two-fish 1")
        .play("1 move fisherman lake; 1 recall one-fish; nature lake one-fish")
        .has("turn 2; warehouse fish 1; lake nothing 0; lake one-fish 0; lake two-fish 0");
}

/// He needs but one: no shuffle comes in between. The last card shows fish, or all had been shuffled.
#[test]
fn r11_with_one_card_left() {
    let scene = given("phase forenoon; player 1 location-card lake; lake nothing 3; lake one-fish 2")
        .play("1 move fisherman lake; 1 recall nothing");
    assert_eq!(scene.outcomes(), ["lake two-fish 1"]);
    scene
        .play("nature lake two-fish")
        .has("lake nothing 3; lake one-fish 2")
        .offers_only("1 catch nothing; 1 catch two-fish")
        .play("1 catch nothing")
        .changes("fisherman lies lake; fisherman discs 1 0; lake nothing 0; lake one-fish 0")
        .has("turn 2");
}

/// Everybody else draws one card, and so the one from the discard is all: the turn is over.
#[test]
fn r11_of_anybody_else_it_replaces_the_whole_draw() {
    for worker in WORKERS.into_iter().filter(|&worker| worker != "fisherman") {
        given("phase forenoon; player 1 location-card lake; lake nothing 1; lake one-fish 2")
            .play(&format!("1 move {worker} lake; 1 recall one-fish"))
            .changes(&format!(
                "{worker} lies lake; {worker} discs 1 0; {worker} mood -1; warehouse fish 1; player 1 wheel 1"
            ))
            .has("turn 2; lake nothing 1; lake one-fish 2")
            .refuses("1 catch one-fish; 1 catch one-fish shuffle");
    }
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
