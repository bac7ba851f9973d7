//! The Mine card, §7.8.

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

/// A price in mood can be paid at −2.
#[test]
fn r2_the_mood_stops_at_the_bottom() {
    given("phase forenoon; player 1 location-card mine; farmer mood -2")
        .play("1 move farmer mine; 1 use")
        .changes("farmer lies mine; farmer discs 1 0; player 1 wheel 3");
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
