//! The Mine, §6.8.

use crate::check::given;

#[test]
fn section_6_8_the_miner_digs_two_coal_and_keeps_his_mood() {
    given("seats 2; phase forenoon")
        .play("1 move miner mine")
        .changes("miner lies mine; miner discs 1 0; warehouse coal 2; player 1 wheel 2");
}

#[test]
fn section_6_8_anybody_else_digs_one_coal_for_two_moods() {
    given("seats 2; phase forenoon")
        .play("1 move farmer mine")
        .changes("farmer lies mine; farmer discs 1 0; farmer mood -2; warehouse coal 1; player 1 wheel 1");
}
