//! The Labour camp, §6.11.

use red_outpost::{Event, Good};

use crate::check::given;

#[test]
fn section_6_11_three_goods_for_two_moods() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        given("phase forenoon")
            .play(&format!("1 move {worker} labour-camp"))
            .changes(&format!(
                "{worker} lies labour-camp; {worker} discs 1 0; {worker} mood -2; player 1 wheel 3
                 warehouse grain 1; warehouse wool 1; warehouse fish 1"
            ))
            .has("turn 2");
    }
}

#[test]
fn r2_the_second_step_may_be_lost_at_the_bottom() {
    given("phase forenoon; miner mood -1").play("1 move miner labour-camp").has("miner mood -2");
    given("phase forenoon; miner mood -2").play("1 move miner labour-camp").has("miner mood -2");
}

#[test]
fn section_6_11_three_exports_in_one_turn() {
    given("phase forenoon; warehouse grain 2; warehouse wool 2; warehouse fish 2")
        .play("1 move miner labour-camp")
        .changes(
            "miner lies labour-camp; miner discs 1 0; miner mood -2; player 1 wheel 3
             warehouse grain 0; warehouse wool 0; warehouse fish 0
             exported grain 1; exported wool 1; exported fish 1; player 1 vp 17",
        );
}

#[test]
fn r7_grain_then_wool_then_fish() {
    let scene = given("phase forenoon; warehouse grain 2; warehouse wool 2; warehouse fish 2")
        .play("1 move miner labour-camp");
    let exported: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Exported { good, .. } => Some(*good),
            _ => None,
        })
        .collect();
    assert_eq!(exported, [Good::Grain, Good::Wool, Good::Fish]);
}

#[test]
fn section_6_11_the_lap_is_passed_within_the_three() {
    given("phase forenoon; player 1 wheel 2")
        .play("1 move miner labour-camp")
        .has("player 1 wheel 1; player 1 vp 7; player 1 crystals 2");
}

#[test]
fn section_6_11_it_is_never_declined() {
    given("phase forenoon").play("1 move miner labour-camp").refuses("1 decline; 2 decline");
}
