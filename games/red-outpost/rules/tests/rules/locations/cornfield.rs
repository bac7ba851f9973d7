//! The Cornfield, §6.3.

use crate::check::given;

#[test]
fn section_6_3_the_farmer_reaps_and_keeps_her_mood() {
    given("phase forenoon")
        .play("1 move farmer cornfield")
        .changes("farmer lies cornfield; farmer discs 1 0; warehouse grain 1; player 1 wheel 1")
        .has("turn 2");
}

#[test]
fn section_6_3_anybody_else_produces_grain_for_one_mood() {
    for worker in ["shepherd", "fisherman", "miner", "bureaucrat", "commissar"] {
        given("phase forenoon").play(&format!("1 move {worker} cornfield")).changes(&format!(
            "{worker} lies cornfield; {worker} discs 1 0; {worker} mood -1
             warehouse grain 1; player 1 wheel 1"
        ));
    }
}

#[test]
fn r2_a_mood_at_the_bottom_stays_there() {
    given("phase forenoon; shepherd mood -2")
        .play("1 move shepherd cornfield")
        .changes("shepherd lies cornfield; shepherd discs 1 0; warehouse grain 1; player 1 wheel 1");
}

#[test]
fn section_6_3_the_third_grain_is_exported() {
    for (exported, after, vp) in [(0, 1, 9), (1, 2, 8), (2, 2, 7)] {
        given(&format!("phase forenoon; warehouse grain 2; exported grain {exported}"))
            .play("1 move farmer cornfield")
            .has(&format!("warehouse grain 0; exported grain {after}; player 1 vp {vp}"));
    }
}

/// Lap and export are paid side by side.
#[test]
fn section_5_1_a_lap_and_an_export_in_one_go() {
    given("phase forenoon; warehouse grain 2; player 1 wheel 3").play("1 move farmer cornfield").changes(
        "farmer lies cornfield; farmer discs 1 0; player 1 wheel 0; player 1 crystals 2
         warehouse grain 0; exported grain 1; player 1 vp 11",
    );
}

/// §11: that only the Farmer gets grain and only the Shepherd wool is a slip of the translation.
#[test]
fn section_11_everybody_produces_in_the_solo_print_too() {
    given("edition solo-print; phase forenoon")
        .play("1 move miner cornfield; 2 move farmer pasture")
        .has("warehouse grain 1; warehouse wool 1; player 1 wheel 1; player 2 wheel 1")
        .has("miner mood -1; farmer mood -1");
}
