//! Autom at Lunch, §10.7. Autom opens the phase by itself: no card is turned.

use crate::check::given;

#[test]
fn section_10_7_the_first_in_the_goal_cards_order_eats() {
    given("seats 1; phase lunch; goal 1; autom 10; bureaucrat stands mine; bureaucrat discs 0 1")
        .has(
            "bureaucrat lies field-kitchen; bureaucrat discs 0 2; bureaucrat mood 1; player 2 vp 7; autom 10",
        )
        .offers("1 move miner field-kitchen")
        .refuses("1 move bureaucrat field-kitchen");
    given("seats 1; phase lunch; goal 2")
        .has("shepherd lies field-kitchen; shepherd discs 0 1; player 2 vp 6");
}

#[test]
fn section_10_7_it_follows_the_forenoon_at_once() {
    given(
        "seats 1; phase forenoon; turns 5; turn 1; goal 1; autom 10; shepherd lies pasture
        farmer lies cornfield; fisherman lies lake; miner lies mine; commissar lies palace
        bureaucrat discs 0 2; farmer discs 0 1",
    )
    .play("1 move bureaucrat administration")
    .changes(
        "phase lunch; shepherd stands pasture; farmer stands cornfield; fisherman stands lake
        miner stands mine; commissar stands palace; player 1 crystals 2
        bureaucrat lies field-kitchen; bureaucrat mood 1; player 2 vp 7",
    )
    .has("bureaucrat discs 0 2");
}

#[test]
fn section_10_7_a_flat_worker_is_passed_over() {
    given("seats 1; phase lunch; goal 1; bureaucrat lies mine")
        .has("bureaucrat lies mine; fisherman lies field-kitchen; fisherman mood 1; fisherman discs 0 1");
    given("seats 1; phase lunch; goal 1; bureaucrat lies mine; fisherman lies lake; miner lies palace")
        .has("commissar lies field-kitchen");
}

#[test]
fn section_10_7_without_a_disc_left_none_is_put_but_those_there_count() {
    given("seats 1; phase lunch; goal 1; bureaucrat discs 0 2; farmer discs 0 7")
        .has("bureaucrat discs 0 2; farmer discs 0 7; bureaucrat mood 1; player 2 vp 7");
    given("seats 1; phase lunch; goal 1; farmer discs 0 9")
        .has("bureaucrat discs 0 0; bureaucrat lies field-kitchen; bureaucrat mood 1; player 2 vp 5");
    given("seats 1; phase lunch; goal 1; bureaucrat discs 0 1; farmer discs 0 7")
        .has("bureaucrat discs 0 2; player 2 vp 7");
}

#[test]
fn r2_a_full_mood_stays_full_and_the_points_come() {
    given("seats 1; phase lunch; goal 1; bureaucrat mood 4").has("bureaucrat mood 4; player 2 vp 6");
}

#[test]
fn section_10_7_your_turn_is_as_usual_and_ends_the_phase() {
    given("seats 1; phase lunch; goal 1; autom 10; farmer discs 0 2; miner stands mine; player 2 vp 20")
        .play("1 move farmer field-kitchen")
        .changes(
            "phase afternoon; farmer stands field-kitchen; farmer mood 1; farmer discs 0 1
            bureaucrat stands field-kitchen",
        )
        .refuses("1 move miner mine")
        .play("nature autom 11")
        .has("miner lies cornfield");
}

#[test]
fn section_10_7_points_are_for_this_workers_discs_only() {
    given("seats 1; phase lunch; goal 1; fisherman discs 0 3; shepherd discs 0 2")
        .has("player 2 vp 6; fisherman discs 0 3");
}
