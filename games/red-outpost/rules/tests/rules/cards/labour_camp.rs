//! The Labour camp card, §7.11.

use crate::check::given;

#[test]
fn section_7_11_no_disc_and_no_loss_of_mood() {
    given("phase forenoon; player 1 location-card labour-camp")
        .play("1 move farmer labour-camp")
        .offers_only("1 influence portrait 0; 1 influence reserve 0")
        .play("1 influence reserve 0")
        .changes(
            "farmer lies labour-camp; player 1 wheel 3
             warehouse grain 1; warehouse wool 1; warehouse fish 1",
        )
        .has("turn 2; farmer discs 0 0; player 1 held 0");
}

#[test]
fn section_7_11_a_disc_costs_the_two_moods() {
    given("phase forenoon; player 1 location-card labour-camp")
        .play("1 move farmer labour-camp; 1 influence portrait 0")
        .changes(
            "farmer lies labour-camp; farmer discs 1 0; farmer mood -2; player 1 wheel 3
             warehouse grain 1; warehouse wool 1; warehouse fish 1",
        );
}

#[test]
fn r22_decided_at_the_influence_step() {
    given("phase forenoon; player 1 location-card labour-camp")
        .play("1 move farmer labour-camp")
        .changes("farmer lies labour-camp")
        .refuses("1 influence card 0; 1 influence portrait 1; 1 decline");
}

/// What was kept back in one turn concerns no other turn.
#[test]
fn section_7_11_the_next_turn_has_its_mood_again() {
    given("phase forenoon; player 1 location-card labour-camp; player 2 crystals 0")
        .play("1 move farmer labour-camp; 1 influence reserve 0; 2 move miner lake; nature lake nothing")
        .has("miner mood -1; miner discs 0 1")
        .play("1 move commissar mine")
        .has("commissar mood -2; commissar discs 1 0");
}

/// The disc kept back is nowhere on the board: the Miner scores for nobody.
#[test]
fn section_7_11_without_a_disc_nobody_scores_the_mood() {
    given(
        "phase evening; player 1 location-card labour-camp; player 2 crystals 0; shepherd discs 8 0
         shepherd mood 2; miner mood 4",
    )
    .play("1 move miner labour-camp; 1 influence reserve 0; 2 move farmer warehouse; 2 decline")
    .has("day 2; player 1 vp 7; player 2 vp 5");
}

#[test]
fn section_7_11_only_for_its_owner_and_its_place() {
    given("phase forenoon; player 2 location-card labour-camp")
        .play("1 move farmer labour-camp")
        .has("turn 2; farmer mood -2; farmer discs 1 0")
        .refuses("1 influence reserve 0");
    given("phase forenoon; player 1 location-card labour-camp")
        .play("1 move farmer mine")
        .has("turn 2; farmer mood -2; farmer discs 1 0")
        .refuses("1 influence reserve 0");
}
