//! The Palace of the Soviets, §6.2.

use crate::check::given;

#[test]
fn section_6_2_mover_and_commissar_gain_one_each() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat"] {
        given("phase forenoon")
            .play(&format!("1 move {worker} palace; 1 decline"))
            .changes(&format!("{worker} lies palace; {worker} discs 1 0; {worker} mood 1; commissar mood 1"));
    }
}

#[test]
fn section_6_2_the_commissar_gains_nothing_for_herself() {
    given("phase forenoon")
        .play("1 move commissar palace; 1 decline")
        .changes("commissar lies palace; commissar discs 1 0")
        .has("turn 2");
}

#[test]
fn section_6_2_a_crystal_may_be_donated_to_the_own_field() {
    given("phase forenoon; turn 2; turns 1")
        .play("2 move farmer palace")
        .offers_only("2 donate; 2 decline")
        .then()
        .play("2 donate")
        .changes("player 2 crystals 0; player 2 donated 1");
}

#[test]
fn section_6_2_the_commissar_may_bring_a_donation_too() {
    given("phase forenoon; player 1 donated 2")
        .play("1 move commissar palace; 1 donate")
        .changes("commissar lies palace; commissar discs 1 0; player 1 crystals 0; player 1 donated 3");
}

#[test]
fn section_6_2_only_one_crystal_a_turn() {
    given("phase forenoon; player 1 crystals 5")
        .play("1 move farmer palace; 1 donate")
        .has("player 1 crystals 4; player 1 donated 1; turn 2")
        .refuses("1 donate; 2 donate");
}

#[test]
fn section_6_2_nobody_without_a_crystal_is_asked() {
    given("phase forenoon; player 1 crystals 0")
        .play("1 move farmer palace")
        .has("turn 2; farmer mood 1; commissar mood 1")
        .refuses("1 donate; 1 decline; 2 donate");
}

/// Mood comes before the action: the question finds both moods changed.
#[test]
fn section_4_3_the_mood_step_precedes_the_donation() {
    given("phase forenoon").play("1 move farmer palace").has("farmer mood 1; commissar mood 1; turn 1");
}

#[test]
fn r2_both_moods_stop_at_the_top() {
    given("phase forenoon; farmer mood 4; commissar mood 4")
        .play("1 move farmer palace; 1 decline")
        .changes("farmer lies palace; farmer discs 1 0");
}

#[test]
fn section_6_2_a_portrait_takes_no_crystal_without_the_card() {
    given("phase forenoon").play("1 move farmer palace").refuses("1 pledge farmer; 1 pledge miner");
}

#[test]
fn section_2_5_the_palace_is_blocked_in_the_recommended_morning() {
    given("phase morning").refuses("1 move farmer palace; 1 move bureaucrat palace");
}
