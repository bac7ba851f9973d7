//! The Mine, §6.8.

use crate::check::given;

#[test]
fn section_6_8_the_miner_digs_two_coal_and_keeps_his_mood() {
    given("seats 2; phase forenoon")
        .play("1 move miner mine")
        .changes("miner lies mine; miner discs 1 0; warehouse coal 2; player 1 wheel 2")
        .has("turn 2");
}

#[test]
fn section_6_8_anybody_else_digs_one_coal_for_two_moods() {
    for worker in ["shepherd", "farmer", "fisherman", "bureaucrat", "commissar"] {
        given("seats 2; phase forenoon").play(&format!("1 move {worker} mine")).changes(&format!(
            "{worker} lies mine; {worker} discs 1 0; {worker} mood -2; warehouse coal 1; player 1 wheel 1"
        ));
    }
}

#[test]
fn r2_the_second_step_may_be_lost_at_the_bottom() {
    given("phase forenoon; farmer mood -1").play("1 move farmer mine").has("farmer mood -2");
    given("phase forenoon; farmer mood -2").play("1 move farmer mine").has("farmer mood -2");
}

/// The first coal is exported; the second one waits.
#[test]
fn r3_exports_are_checked_after_each_coal() {
    given("phase forenoon; warehouse coal 2").play("1 move miner mine").changes(
        "miner lies mine; miner discs 1 0; player 1 wheel 2
         warehouse coal 1; exported coal 1; player 1 vp 8",
    );
}

/// Two on the track, two stored, two in the supply: enough, because the first export frees cubes.
#[test]
fn r3_the_second_coal_may_be_one_that_was_just_freed() {
    given("phase forenoon; warehouse coal 2; exported coal 2")
        .play("1 move miner mine")
        .has("warehouse coal 1; exported coal 2; player 1 vp 7; player 1 wheel 2");
}

#[test]
fn section_6_8_the_second_coal_may_complete_the_three() {
    given("phase forenoon; warehouse coal 1; exported coal 1")
        .play("1 move miner mine")
        .has("warehouse coal 0; exported coal 2; player 1 vp 8; player 1 wheel 2");
}

#[test]
fn section_12_3_coal_pays_three_three_and_two() {
    for (exported, vp) in [(0, 8), (1, 8), (2, 7)] {
        given(&format!("phase forenoon; warehouse coal 2; exported coal {exported}"))
            .play("1 move farmer mine")
            .has(&format!("player 1 vp {vp}; warehouse coal 0"));
    }
}

/// §13.3: five VP with one action, from either of the two fields before the reward.
#[test]
fn section_13_3_lap_and_export_bring_five_vp() {
    for (wheel, after) in [(3, 1), (2, 0)] {
        given(&format!("phase forenoon; turn 2; turns 1; warehouse coal 2; player 2 wheel {wheel}"))
            .play("2 move miner mine")
            .changes(&format!(
                "miner lies mine; miner discs 0 1; player 2 wheel {after}; player 2 vp 10
                 player 2 crystals 2; warehouse coal 1; exported coal 1"
            ));
    }
}
