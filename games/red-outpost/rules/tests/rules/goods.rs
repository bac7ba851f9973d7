//! Goods, the wheel and exports, §5.

use red_outpost::{Event, Good};
use table::Seat;

use crate::check::given;

#[test]
fn section_5_1_a_produced_good_goes_to_the_warehouse_and_turns_the_wheel() {
    let scene = given("phase forenoon; warehouse wool 1; player 1 wheel 2").play("1 move shepherd pasture");
    assert_eq!(scene.view().supply[Good::Wool], 4);
    scene.changes("shepherd lies pasture; shepherd discs 1 0; warehouse wool 2; player 1 wheel 3");
}

#[test]
fn section_5_1_every_fourth_good_pays_two_points_and_a_crystal() {
    // The wheel before, the goods produced at once, the wheel after, and whether it pays.
    for (before, place, after, pays) in [
        (0, "cornfield", 1, false),
        (1, "cornfield", 2, false),
        (2, "cornfield", 3, false),
        (3, "cornfield", 0, true),
        (0, "labour-camp", 3, false),
        (1, "labour-camp", 0, true),
        (2, "labour-camp", 1, true),
        (3, "labour-camp", 2, true),
    ] {
        let (vp, crystals) = if pays { (7, 2) } else { (5, 1) };
        given(&format!("phase forenoon; player 1 wheel {before}"))
            .play(&format!("1 move farmer {place}"))
            .has(&format!("player 1 wheel {after}; player 1 vp {vp}; player 1 crystals {crystals}"))
            .has("player 2 wheel 0; player 2 vp 5; player 2 crystals 1");
    }
}

#[test]
fn section_5_1_the_reward_area_is_passed_between_two_goods() {
    given("phase forenoon; player 1 wheel 3").play("1 move miner mine").changes(
        "miner lies mine; miner discs 1 0; warehouse coal 2
        player 1 wheel 1; player 1 vp 7; player 1 crystals 2",
    );
}

#[test]
fn section_5_2_a_bought_good_does_not_turn_the_wheel() {
    given("phase forenoon; player 1 wheel 3")
        .play("1 move miner warehouse; 1 buy coal")
        .changes("miner lies warehouse; miner discs 1 0; warehouse coal 1; player 1 crystals 0");
}

#[test]
fn section_5_2_a_good_from_the_spaceship_does_not_turn_the_wheel() {
    given("phase forenoon; player 1 wheel 3")
        .play("1 move miner spaceship; nature spaceship fish")
        .changes("miner lies spaceship; miner discs 1 0; miner mood -1; warehouse fish 1; spaceship fish 1");
    given("phase forenoon; player 1 wheel 3")
        .play("1 move miner spaceship; nature spaceship choice; 1 take wool")
        .has("warehouse wool 1; player 1 wheel 3; player 1 vp 5");
}

#[test]
fn section_5_3_exports_pay_by_the_leftmost_empty_field() {
    let tracks = [("wool", [4, 3, 2]), ("grain", [4, 3, 2]), ("coal", [3, 3, 2]), ("fish", [4, 3, 2])];
    for (good, fields) in tracks {
        for (exported, pays) in fields.into_iter().enumerate() {
            let vp = 5 + pays;
            // The field with the question mark stays free.
            let filled =
                if exported < 2 { format!("exported {good} {}", exported + 1) } else { String::new() };
            let scene = given(&format!("phase forenoon; warehouse {good} 2; exported {good} {exported}"))
                .play(&format!("1 move farmer warehouse; 1 buy {good}"))
                .changes(&format!(
                    "farmer lies warehouse; farmer discs 1 0; player 1 crystals 0; warehouse {good} 0
                    player 1 vp {vp}; {filled}"
                ));
            let view = scene.view();
            let good: Good = good.parse().expect("a good");
            assert_eq!(usize::from(view.supply[good]), 6 - (exported + 1).min(2));
        }
    }
}

#[test]
fn section_5_3_the_question_mark_pays_again_and_again() {
    given("phase forenoon; exported grain 2; warehouse grain 2; player 2 crystals 3; start 1; seats 2")
        .play("1 move farmer cornfield")
        .has("exported grain 2; player 1 vp 7; warehouse grain 0")
        .play("2 move miner labour-camp; 1 move shepherd administration; 1 decline")
        .play("2 move commissar warehouse; 2 buy grain")
        .has("warehouse grain 2; phase forenoon")
        .play("1 move fisherman spaceship; nature spaceship grain")
        .has("exported grain 2; player 1 vp 9; warehouse grain 0; player 2 vp 5");
}

#[test]
fn section_5_3_the_player_on_turn_scores() {
    given("phase forenoon; turn 2; warehouse wool 2").play("2 move shepherd pasture").changes(
        "shepherd lies pasture; shepherd discs 0 1; warehouse wool 0; exported wool 1
            player 2 vp 9; player 2 wheel 1",
    );
}

#[test]
fn section_5_3_two_of_a_kind_stay() {
    given("phase forenoon; warehouse wool 1")
        .play("1 move shepherd pasture")
        .has("warehouse wool 2; exported wool 0; player 1 vp 5");
}

#[test]
fn section_5_3_other_kinds_are_not_touched() {
    given("phase forenoon; warehouse wool 2; warehouse coal 2; warehouse fish 2")
        .play("1 move shepherd pasture")
        .has("warehouse wool 0; warehouse coal 2; warehouse fish 2; exported coal 0; player 1 vp 9");
}

#[test]
fn r3_the_second_of_two_goods_stays_after_the_firsts_export() {
    given("phase forenoon; warehouse coal 2").play("1 move miner mine").changes(
        "miner lies mine; miner discs 1 0; warehouse coal 1; exported coal 1
        player 1 vp 8; player 1 wheel 2",
    );
    given("phase forenoon; warehouse fish 2").play("1 move farmer lake; nature lake two-fish").changes(
        "farmer lies lake; farmer discs 1 0; warehouse fish 1; exported fish 1; lake two-fish 1
        player 1 vp 9; player 1 wheel 2",
    );
}

#[test]
fn r3_the_export_comes_before_the_second_good() {
    let scene = given("phase forenoon; warehouse coal 2").play("1 move miner mine");
    let seat = Seat::One;
    let steps: Vec<_> = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::Produced { .. } | Event::Exported { .. }))
        .collect();
    let produced = Event::Produced { seat, good: Good::Coal };
    assert_eq!(steps, [&produced, &Event::Exported { seat, good: Good::Coal }, &produced]);
}

#[test]
fn r3_with_one_stored_the_second_good_exports() {
    given("phase forenoon; warehouse coal 1; exported coal 1")
        .play("1 move miner mine")
        .has("warehouse coal 0; exported coal 2; player 1 vp 8");
}

#[test]
fn section_5_3_three_kinds_are_exported_in_the_order_of_production() {
    let scene = given(
        "phase forenoon; warehouse grain 2; warehouse wool 2; warehouse fish 2; exported wool 1
        exported fish 2",
    )
    .play("1 move miner labour-camp")
    .has("exported grain 1; exported wool 2; exported fish 2; player 1 vp 14; player 1 wheel 3");
    let exported = |event: &Event| match event {
        Event::Exported { good, .. } => Some(*good),
        _ => None,
    };
    let order: Vec<_> = scene.events.iter().filter_map(exported).collect();
    assert_eq!(order, [Good::Grain, Good::Wool, Good::Fish]);
}

/// All 24 crystals are in hands.
const NO_CRYSTALS: &str = "phase forenoon; player 1 crystals 10; player 2 crystals 12; player 2 donated 2";

/// §5.4
#[test]
fn r4_without_crystals_in_the_supply_none_is_gained() {
    given(&format!("{NO_CRYSTALS}; player 1 wheel 3")).play("1 move farmer cornfield").changes(
        "farmer lies cornfield; farmer discs 1 0; warehouse grain 1; player 1 wheel 0; player 1 vp 7",
    );
    given(NO_CRYSTALS)
        .play("1 move bureaucrat administration")
        .changes("bureaucrat lies administration; bureaucrat discs 1 0");
    given(NO_CRYSTALS)
        .play("1 move farmer spaceship; nature spaceship crystal")
        .changes("farmer lies spaceship; farmer discs 1 0; farmer mood -1; spaceship crystal 1");
}

#[test]
fn r4_a_good_can_still_be_discarded_for_a_crystal_that_does_not_come() {
    given(&format!("{NO_CRYSTALS}; warehouse fish 1"))
        .play("1 move farmer warehouse; 1 sell fish")
        .changes("farmer lies warehouse; farmer discs 1 0; warehouse fish 0");
}

#[test]
fn r4_a_spent_crystal_is_back_in_the_supply_and_a_donated_one_is_not() {
    let spent =
        given(NO_CRYSTALS).play("1 move farmer warehouse; 1 buy fish; 2 move bureaucrat administration");
    assert_eq!(spent.has("player 1 crystals 9; player 2 crystals 13").view().crystals, 0);
    let donated = given(NO_CRYSTALS).play("1 move farmer palace; 1 donate; 2 move bureaucrat administration");
    assert_eq!(donated.has("player 1 crystals 9; player 2 crystals 12").view().crystals, 0);
}
