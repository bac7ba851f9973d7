//! The Mine card, §7.8, §11.8.

use crate::check::given;

/// No coal, and −1 in place of −2; the Miner pays it too.
#[test]
fn r9_the_whole_mine_is_replaced() {
    for edition in ["retail", "solo-print"] {
        for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
            given(&format!("edition {edition}; phase forenoon; player 1 location-card mine"))
                .play(&format!("1 move {worker} mine"))
                .offers_only("1 use; 1 decline")
                .play("1 use")
                .changes(&format!(
                    "{worker} lies mine; {worker} discs 1 0; {worker} mood -1; player 1 wheel 3"
                ))
                .has("turn 2");
        }
    }
}

#[test]
fn section_7_8_declined_it_is_a_plain_mine() {
    given("phase forenoon; player 1 location-card mine")
        .play("1 move farmer mine; 1 decline")
        .changes("farmer lies mine; farmer discs 1 0; farmer mood -2; warehouse coal 1; player 1 wheel 1");
    given("phase forenoon; player 1 location-card mine")
        .play("1 move miner mine; 1 decline")
        .changes("miner lies mine; miner discs 1 0; warehouse coal 2; player 1 wheel 2");
}

#[test]
fn section_7_8_a_lap_on_the_way_is_paid_once() {
    for (wheel, after) in [(1, 0), (2, 1), (3, 2)] {
        given(&format!("phase forenoon; player 1 location-card mine; player 1 wheel {wheel}"))
            .play("1 move farmer mine; 1 use")
            .has(&format!("player 1 wheel {after}; player 1 vp 7; player 1 crystals 2; warehouse coal 0"));
    }
}

#[test]
fn r4_the_lap_pays_no_crystal_when_none_is_left() {
    given("phase forenoon; player 1 location-card mine; player 1 wheel 1; player 2 crystals 23")
        .play("1 move farmer mine; 1 use")
        .has("player 1 wheel 0; player 1 vp 7; player 1 crystals 1");
}

/// A price in mood takes a step of the track: at the bottom it is a plain Mine, and nobody is asked.
#[test]
fn r2_not_offered_at_the_bottom() {
    given("phase forenoon; player 1 location-card mine; farmer mood -2")
        .play("1 move farmer mine")
        .changes("farmer lies mine; farmer discs 1 0; warehouse coal 1; player 1 wheel 1")
        .has("turn 2")
        .refuses("1 use; 1 decline");
    given("phase forenoon; player 1 location-card mine; miner mood -2")
        .play("1 move miner mine")
        .changes("miner lies mine; miner discs 1 0; warehouse coal 2; player 1 wheel 2");
}

/// It is judged before the mood step, R22, which would end at −2; and by the mover alone.
#[test]
fn r2_offered_one_step_above_the_bottom() {
    given("phase forenoon; player 1 location-card mine; farmer mood -1; miner mood -2")
        .play("1 move farmer mine")
        .offers_only("1 use; 1 decline")
        .play("1 use")
        .changes("farmer lies mine; farmer discs 1 0; farmer mood -2; player 1 wheel 3");
}

/// Here the lost mood is an effect: it is offered at −2, and the step is lost.
#[test]
fn section_11_8_at_the_bottom_the_step_is_lost() {
    for worker in ["farmer", "miner"] {
        given(&format!("edition solo-print; phase forenoon; player 1 location-card mine; {worker} mood -2"))
            .play(&format!("1 move {worker} mine"))
            .offers_only("1 use; 1 decline")
            .play("1 use")
            .changes(&format!("{worker} lies mine; {worker} discs 1 0; player 1 wheel 3"))
            .has("turn 2");
    }
}

#[test]
fn r22_decided_before_the_mood_step() {
    given("phase forenoon; player 1 location-card mine")
        .play("1 move farmer mine")
        .changes("farmer lies mine; farmer discs 1 0");
}

#[test]
fn section_7_8_only_for_its_owner_and_its_place() {
    given("phase forenoon; player 2 location-card mine")
        .play("1 move farmer mine")
        .has("turn 2; farmer mood -2; warehouse coal 1")
        .refuses("1 use; 2 use");
    given("phase forenoon; player 1 location-card mine")
        .play("1 move farmer pasture")
        .has("turn 2; warehouse wool 1");
}
