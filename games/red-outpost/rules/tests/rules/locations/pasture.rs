//! The Pasture, §6.1, and what every produced good does, §5.

use crate::check::given;

#[test]
fn section_6_1_the_shepherd_shears_and_keeps_his_mood() {
    given("phase forenoon")
        .play("1 move shepherd pasture")
        .changes("shepherd lies pasture; shepherd discs 1 0; warehouse wool 1; player 1 wheel 1")
        .has("turn 2");
}

#[test]
fn section_6_1_anybody_else_produces_wool_for_one_mood() {
    for worker in ["farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        given("phase forenoon").play(&format!("1 move {worker} pasture")).changes(&format!(
            "{worker} lies pasture; {worker} discs 1 0; {worker} mood -1; warehouse wool 1; player 1 wheel 1"
        ));
    }
}

#[test]
fn r2_a_mood_at_the_bottom_stays_there() {
    given("phase forenoon; miner mood -2")
        .play("1 move miner pasture")
        .changes("miner lies pasture; miner discs 1 0; warehouse wool 1; player 1 wheel 1");
}

#[test]
fn section_5_1_every_fourth_good_pays_two_vp_and_a_crystal() {
    given("phase forenoon; player 1 wheel 3").play("1 move shepherd pasture").changes(
        "shepherd lies pasture; shepherd discs 1 0; warehouse wool 1
         player 1 wheel 0; player 1 vp 7; player 1 crystals 2",
    );
}

#[test]
fn section_5_1_the_third_good_of_a_lap_pays_nothing() {
    given("phase forenoon; player 1 wheel 2")
        .play("1 move shepherd pasture")
        .changes("shepherd lies pasture; shepherd discs 1 0; warehouse wool 1; player 1 wheel 3");
}

/// All 24 crystals are out: the lap still pays its VP.
#[test]
fn r4_a_lap_pays_no_crystal_when_none_is_left() {
    given("phase forenoon; player 1 wheel 3; player 2 crystals 23").play("1 move shepherd pasture").changes(
        "shepherd lies pasture; shepherd discs 1 0; warehouse wool 1; player 1 wheel 0; player 1 vp 7",
    );
}

#[test]
fn section_5_3_the_third_wool_leaves_for_the_first_field() {
    given("phase forenoon; warehouse wool 2").play("1 move shepherd pasture").changes(
        "shepherd lies pasture; shepherd discs 1 0; player 1 wheel 1
         warehouse wool 0; exported wool 1; player 1 vp 9",
    );
}

#[test]
fn section_5_3_the_second_field_of_the_wool_track_pays_three() {
    given("phase forenoon; warehouse wool 2; exported wool 1").play("1 move shepherd pasture").changes(
        "shepherd lies pasture; shepherd discs 1 0; player 1 wheel 1
         warehouse wool 0; exported wool 2; player 1 vp 8",
    );
}

#[test]
fn section_5_3_the_question_mark_pays_and_stays_free() {
    given("phase forenoon; warehouse wool 2; exported wool 2")
        .play("1 move shepherd pasture")
        .changes(
            "shepherd lies pasture; shepherd discs 1 0; player 1 wheel 1; warehouse wool 0; player 1 vp 7",
        )
        .has("exported wool 2");
}

/// It does not matter who produced the first two.
#[test]
fn section_5_3_the_active_player_scores_the_export() {
    given("phase forenoon; turn 2; turns 1; warehouse wool 2")
        .play("2 move shepherd pasture")
        .has("player 1 vp 5; player 2 vp 9; player 1 wheel 0; player 2 wheel 1");
}

#[test]
fn section_5_3_two_cubes_wait() {
    given("phase forenoon; warehouse wool 1")
        .play("1 move shepherd pasture")
        .has("warehouse wool 2; exported wool 0; player 1 vp 5");
}
