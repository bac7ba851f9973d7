//! The Lake, §6.10.

use crate::check::given;

#[test]
fn section_6_10_anybody_but_the_fisherman_loses_a_mood_and_draws_one_card() {
    for worker in ["shepherd", "farmer", "miner", "bureaucrat", "commissar"] {
        given("phase forenoon")
            .play(&format!("1 move {worker} lake; nature lake nothing"))
            .changes(&format!("{worker} lies lake; {worker} discs 1 0; {worker} mood -1; lake nothing 1"))
            .has("turn 2");
    }
}

#[test]
fn section_12_5_the_full_deck() {
    let scene = given("phase forenoon").play("1 move miner lake");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

#[test]
fn section_6_10_one_fish_is_produced() {
    given("phase forenoon; player 1 wheel 3").play("1 move miner lake; nature lake one-fish").changes(
        "miner lies lake; miner discs 1 0; miner mood -1; lake one-fish 1; warehouse fish 1
         player 1 wheel 0; player 1 vp 7; player 1 crystals 2",
    );
}

/// −1 for the place, +1 for the catch.
#[test]
fn section_6_10_two_fish_and_a_better_mood() {
    given("phase forenoon")
        .play("1 move miner lake; nature lake two-fish")
        .changes("miner lies lake; miner discs 1 0; lake two-fish 1; warehouse fish 2; player 1 wheel 2");
}

/// The step down is lost at the bottom; the step up is not.
#[test]
fn r2_a_good_catch_lifts_a_worker_from_the_bottom() {
    given("phase forenoon; miner mood -2")
        .play("1 move miner lake; nature lake two-fish")
        .has("miner mood -1");
}

#[test]
fn r2_the_fisherman_stops_at_the_top() {
    given("phase forenoon; fisherman mood 4")
        .play("1 move fisherman lake; nature lake two-fish; nature lake nothing; 1 catch two-fish")
        .has("fisherman mood 4; warehouse fish 2");
}

#[test]
fn r3_the_first_of_two_fish_is_exported_at_once() {
    given("phase forenoon; warehouse fish 2")
        .play("1 move miner lake; nature lake two-fish")
        .has("warehouse fish 1; exported fish 1; player 1 vp 9; player 1 wheel 2");
}

#[test]
fn section_6_10_what_lies_open_is_not_drawn_again() {
    let scene = given("phase forenoon; lake nothing 2; lake one-fish 1").play("1 move miner lake");
    assert_eq!(scene.outcomes(), ["lake nothing 1", "lake one-fish 1", "lake two-fish 1"]);
}

/// The deck is shuffled after the reward: nothing is left in the discard, not even the last card.
#[test]
fn section_6_10_the_third_fish_card_in_the_discard_brings_a_new_deck() {
    given("phase forenoon; lake nothing 1; lake one-fish 2")
        .play(
            "1 move miner lake
         nature lake two-fish",
        )
        .changes(
            "miner lies lake; miner discs 1 0; warehouse fish 2; player 1 wheel 2; lake nothing 0
         lake one-fish 0",
        );
}

#[test]
fn section_6_10_the_last_card_brings_a_new_deck() {
    let scene =
        given("phase forenoon; lake nothing 3; lake one-fish 1; lake two-fish 1").play("1 move miner lake");
    assert_eq!(scene.outcomes(), ["lake one-fish 1"]);
    scene
        .play("nature lake one-fish")
        .has("lake nothing 0; lake one-fish 0; lake two-fish 0; warehouse fish 1");
}

#[test]
fn section_6_10_a_card_without_fish_shuffles_nothing() {
    given("phase forenoon; lake nothing 2; lake one-fish 2")
        .play("1 move miner lake; nature lake nothing")
        .has("lake nothing 3; lake one-fish 2; lake two-fish 0");
}

#[test]
fn section_6_10_nobody_but_the_fisherman_shuffles_or_chooses() {
    given("phase forenoon; lake nothing 2")
        .play("1 move miner lake")
        .refuses("1 fish; 1 shuffle-and-fish; 1 recall nothing")
        .play("nature lake one-fish")
        .has("turn 2; lake nothing 2; lake one-fish 1");
}

#[test]
fn section_6_10_the_fisherman_takes_one_of_two_and_keeps_his_mood() {
    given("phase forenoon")
        .play("1 move fisherman lake; nature lake one-fish; nature lake two-fish")
        .offers_only("1 catch one-fish; 1 catch one-fish shuffle; 1 catch two-fish; 1 catch two-fish shuffle")
        .play("1 catch two-fish")
        .changes(
            "fisherman lies lake; fisherman discs 1 0; fisherman mood 1; warehouse fish 2; player 1 wheel 2
             lake one-fish 1; lake two-fish 1",
        );
}

#[test]
fn section_6_10_the_fisherman_may_take_the_worse_card() {
    given("phase forenoon")
        .play("1 move fisherman lake; nature lake nothing; nature lake two-fish")
        .refuses("1 decline; 1 catch one-fish; 1 catch one-fish shuffle")
        .play("1 catch nothing")
        .changes("fisherman lies lake; fisherman discs 1 0; lake nothing 1; lake two-fish 1");
}

#[test]
fn section_6_10_the_second_card_is_drawn_from_the_rest() {
    let scene =
        given("phase forenoon; lake nothing 1").play("1 move fisherman lake; 1 fish; nature lake two-fish");
    assert_eq!(scene.outcomes(), ["lake nothing 2", "lake one-fish 2"]);
}

/// R30: a complete deck is not shuffled before, so nature draws at once.
#[test]
fn r30_no_question_before_with_an_empty_discard() {
    let scene = given("phase forenoon").play("1 move fisherman lake");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
    scene.refuses("1 fish; 1 shuffle-and-fish");
}

#[test]
fn section_6_10_the_fisherman_may_shuffle_before() {
    let scene = given("phase forenoon; lake nothing 2; lake one-fish 1")
        .play("1 move fisherman lake")
        .offers_only("1 fish; 1 shuffle-and-fish")
        .play("1 shuffle-and-fish")
        .has("lake nothing 0; lake one-fish 0");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

#[test]
fn r8_no_shuffle_after_a_shuffle_before() {
    given("phase forenoon; lake nothing 2; lake one-fish 1")
        .play("1 move fisherman lake; 1 shuffle-and-fish; nature lake nothing; nature lake one-fish")
        .offers_only("1 catch nothing; 1 catch one-fish")
        .refuses("1 catch nothing shuffle; 1 catch one-fish shuffle")
        .play("1 catch one-fish")
        .has("lake nothing 1; lake one-fish 1; warehouse fish 1");
}

/// §14: two equal cards and no shuffle left to choose: nobody is asked.
#[test]
fn r8_two_equal_cards_after_a_shuffle_before_are_no_question() {
    given("phase forenoon; lake nothing 2")
        .play("1 move fisherman lake; 1 shuffle-and-fish; nature lake one-fish; nature lake one-fish")
        .has("turn 2; warehouse fish 1; lake nothing 0; lake one-fish 2");
}

#[test]
fn section_6_10_two_equal_cards_leave_the_shuffle_to_choose() {
    given("phase forenoon")
        .play("1 move fisherman lake; nature lake nothing; nature lake nothing")
        .offers_only("1 catch nothing; 1 catch nothing shuffle");
}

/// "After" is when both cards are discarded: they are shuffled in as well. Player 2's Farmer follows
/// to the Lake with her card and finds a complete deck.
#[test]
fn r8_a_shuffle_after_takes_both_cards_in() {
    let scene = given("phase forenoon; lake nothing 2; player 2 worker-card farmer")
        .play(
            "1 move fisherman lake; 1 fish; nature lake nothing; nature lake one-fish
             1 catch one-fish shuffle",
        )
        .has("warehouse fish 1; lake nothing 0; lake one-fish 0; turn 2")
        .play("2 move farmer lake");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

#[test]
fn section_6_10_without_a_shuffle_the_next_one_draws_from_the_rest() {
    let scene = given("phase forenoon; player 2 worker-card farmer")
        .play("1 move fisherman lake; nature lake nothing; nature lake one-fish; 1 catch one-fish")
        .play("2 move farmer lake");
    assert_eq!(scene.outcomes(), ["lake nothing 2", "lake one-fish 1", "lake two-fish 1"]);
}

#[test]
fn section_6_10_the_three_fish_rule_makes_a_complete_deck() {
    let scene = given("phase forenoon; lake nothing 1; lake one-fish 2; player 2 worker-card farmer")
        .play("1 move miner lake; nature lake two-fish; 2 move farmer lake");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

/// With all three fish cards discarded the deck is shuffled anyway.
#[test]
fn r30_no_question_after_when_the_three_fish_rule_shuffles() {
    given("phase forenoon; lake one-fish 1")
        .play("1 move fisherman lake; 1 fish; nature lake two-fish; nature lake one-fish")
        .offers_only("1 catch one-fish; 1 catch two-fish")
        .refuses("1 catch one-fish shuffle; 1 catch two-fish shuffle")
        .play("1 catch one-fish")
        .has("warehouse fish 1; fisherman mood 0; lake nothing 0; lake one-fish 0; lake two-fish 0");
}

#[test]
fn r30_equal_cards_with_the_three_fish_rule_are_no_question() {
    given("phase forenoon; lake two-fish 1")
        .play("1 move fisherman lake; 1 fish; nature lake one-fish; nature lake one-fish")
        .has("turn 2; warehouse fish 1; lake nothing 0; lake one-fish 0; lake two-fish 0");
}

/// The deck holds the last two cards.
#[test]
fn section_6_10_two_cards_left_are_both_drawn_without_a_shuffle() {
    let scene = given("phase forenoon; lake nothing 3; lake one-fish 1")
        .play("1 move fisherman lake; 1 fish; nature lake one-fish");
    assert_eq!(scene.outcomes(), ["lake two-fish 1"]);
    scene
        .play("nature lake two-fish")
        .offers_only("1 catch one-fish; 1 catch two-fish")
        .play("1 catch two-fish")
        .has("lake nothing 0; lake one-fish 0; lake two-fish 0; fisherman mood 1");
}

/// One card left: it is drawn, the other five make the new deck, and the second comes from there.
#[test]
fn section_6_10_one_card_left_for_the_fisherman() {
    let scene = given("phase forenoon; lake nothing 3; lake one-fish 2")
        .play("1 move fisherman lake")
        .offers_only("1 fish; 1 shuffle-and-fish")
        .play("1 fish");
    assert_eq!(scene.outcomes(), ["lake two-fish 1"]);
    let scene = scene.play("nature lake two-fish").has("lake nothing 0; lake one-fish 0; lake two-fish 0");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2"]);
    scene
        .play("nature lake one-fish")
        .offers_only("1 catch one-fish; 1 catch one-fish shuffle; 1 catch two-fish; 1 catch two-fish shuffle")
        .play("1 catch two-fish")
        .changes(
            "fisherman lies lake; fisherman discs 1 0; fisherman mood 1; warehouse fish 2; player 1 wheel 2
             lake nothing 0; lake one-fish 1; lake two-fish 1",
        );
}

/// The shuffle in between is not by choice, so the one after is still open; it takes all six in.
#[test]
fn r8_a_forced_shuffle_in_between_does_not_count() {
    let scene = given(
        "phase forenoon; lake nothing 3; lake one-fish 1; lake two-fish 1; player 2 worker-card farmer",
    )
    .play("1 move fisherman lake; 1 fish; nature lake one-fish; nature lake nothing")
    .play("1 catch one-fish shuffle; 2 move farmer lake");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2", "lake two-fish 1"]);
}

#[test]
fn section_6_10_one_card_left_and_a_shuffle_before() {
    let scene = given("phase forenoon; lake nothing 3; lake one-fish 2")
        .play("1 move fisherman lake; 1 shuffle-and-fish; nature lake two-fish");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2"]);
    scene.play("nature lake nothing").offers_only("1 catch nothing; 1 catch two-fish");
}

/// Whatever lies open, short of all three fish cards, one card and a second can be drawn.
#[test]
fn section_6_10_the_deck_is_never_empty_when_a_draw_begins() {
    for (nothing, one, two) in [(3, 2, 0), (3, 1, 1), (3, 1, 0), (3, 0, 0), (2, 2, 0), (0, 1, 1)] {
        let text =
            format!("phase forenoon; lake nothing {nothing}; lake one-fish {one}; lake two-fish {two}");
        assert!(!given(&text).play("1 move miner lake").outcomes().is_empty(), "{text}");
        let fishing = given(&text).play("1 move fisherman lake; 1 fish");
        for first in fishing.outcomes() {
            let (card, _) = first.rsplit_once(' ').expect("a card and its weight");
            let second = given(&text).play(&format!("1 move fisherman lake; 1 fish; nature {card}"));
            assert!(!second.outcomes().is_empty(), "{text}; {card}");
        }
    }
}
