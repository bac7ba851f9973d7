//! The Warehouse, §6.5.

use crate::check::given;

#[test]
fn section_6_5_no_mood_changes_by_going_there() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        given("phase forenoon; player 1 crystals 0")
            .play(&format!("1 move {worker} warehouse"))
            .changes(&format!("{worker} lies warehouse; {worker} discs 1 0"));
    }
}

#[test]
fn section_6_5_a_good_for_two_moods() {
    given("phase forenoon; warehouse coal 2")
        .play("1 move farmer warehouse; 1 bribe coal raise miner lower commissar")
        .changes(
            "farmer lies warehouse; farmer discs 1 0; warehouse coal 1; miner mood 1; commissar mood -1",
        );
}

#[test]
fn section_6_5_a_good_for_a_crystal() {
    given("phase forenoon; warehouse coal 1")
        .play("1 move farmer warehouse; 1 sell coal")
        .changes("farmer lies warehouse; farmer discs 1 0; warehouse coal 0; player 1 crystals 2");
}

#[test]
fn section_6_5_a_crystal_for_a_good_of_choice() {
    for good in ["wool", "grain", "coal", "fish"] {
        given("phase forenoon").play(&format!("1 move farmer warehouse; 1 buy {good}")).changes(&format!(
            "farmer lies warehouse; farmer discs 1 0; warehouse {good} 1; player 1 crystals 0"
        ));
    }
}

#[test]
fn section_6_5_everything_may_be_declined() {
    given("phase forenoon; warehouse coal 1")
        .play("1 move farmer warehouse; 1 decline")
        .changes("farmer lies warehouse; farmer discs 1 0")
        .has("turn 2");
}

/// Book B does not say so, and is read as book A; with the card the first trade and the second.
#[test]
fn r34_in_solo_print_everything_may_be_declined_too() {
    for card in ["", "player 1 location-card warehouse"] {
        given(&format!("edition solo-print; phase forenoon; warehouse coal 2; {card}"))
            .play("1 move farmer warehouse")
            .offers("1 decline; 1 sell coal; 1 buy wool")
            .play("1 decline")
            .changes("farmer lies warehouse; farmer discs 1 0")
            .has("turn 2");
    }
}

/// Four goods for 30 pairs of workers, four sales, four purchases, or nothing.
#[test]
fn section_14_no_trade_is_left_out() {
    let scene =
        given("phase forenoon; warehouse wool 1; warehouse grain 2; warehouse coal 1; warehouse fish 2")
            .play("1 move farmer warehouse");
    assert_eq!(scene.offered().len(), 4 * 30 + 4 + 4 + 1);
}

#[test]
fn section_6_5_only_goods_that_are_there_are_discarded() {
    let scene = given("phase forenoon; warehouse coal 1").play("1 move farmer warehouse");
    assert_eq!(scene.offered().len(), 30 + 1 + 4 + 1);
    scene.refuses("1 sell wool; 1 bribe fish raise miner lower farmer");
}

#[test]
fn section_6_5_nothing_is_added_without_a_crystal() {
    let scene =
        given("phase forenoon; warehouse coal 1; player 1 crystals 0").play("1 move farmer warehouse");
    assert_eq!(scene.offered().len(), 30 + 1 + 1);
    scene.refuses("1 buy coal; 1 buy wool");
}

#[test]
fn section_6_5_nobody_is_asked_with_neither_good_nor_crystal() {
    given("phase forenoon; player 1 crystals 0")
        .play("1 move farmer warehouse")
        .has("turn 2")
        .refuses("1 decline; 2 decline; 1 buy coal");
}

#[test]
fn section_6_5_exactly_one_trade() {
    for trade in ["bribe coal raise miner lower farmer", "sell coal", "buy wool"] {
        given("phase forenoon; warehouse coal 2; player 1 crystals 3")
            .play(&format!("1 move farmer warehouse; 1 {trade}"))
            .has("turn 2")
            .refuses("1 sell coal; 1 buy wool; 1 decline; 2 sell coal; 2 buy wool");
    }
}

#[test]
fn section_6_5_the_two_workers_differ() {
    given("phase forenoon; warehouse coal 1")
        .play("1 move farmer warehouse")
        .offers("1 bribe coal raise farmer lower miner; 1 bribe coal raise miner lower farmer")
        .refuses("1 bribe coal raise farmer lower farmer; 1 bribe coal raise miner lower miner");
}

#[test]
fn r2_the_mood_trade_names_workers_at_the_ends() {
    given("phase forenoon; warehouse coal 1; miner mood 4; commissar mood -2")
        .play("1 move farmer warehouse; 1 bribe coal raise miner lower commissar")
        .changes("farmer lies warehouse; farmer discs 1 0; warehouse coal 0");
}

/// An added good is not produced: it is exported, but the wheel stands still.
#[test]
fn section_5_2_an_added_good_is_exported_without_turning_the_wheel() {
    given("phase forenoon; warehouse wool 2; player 1 wheel 3")
        .play("1 move farmer warehouse; 1 buy wool")
        .changes(
            "farmer lies warehouse; farmer discs 1 0; player 1 crystals 0
             warehouse wool 0; exported wool 1; player 1 vp 9",
        );
}

/// Player 2 has all the crystals of the supply.
#[test]
fn r4_a_good_may_be_discarded_for_a_crystal_that_is_not_there() {
    given("phase forenoon; warehouse coal 1; player 1 crystals 0; player 2 crystals 24")
        .play("1 move farmer warehouse")
        .offers("1 sell coal")
        .play("1 sell coal")
        .changes("farmer lies warehouse; farmer discs 1 0; warehouse coal 0");
}

#[test]
fn section_6_5_the_last_crystal_of_the_supply_is_gained() {
    given("phase forenoon; warehouse coal 1; player 1 crystals 0; player 2 crystals 23")
        .play("1 move farmer warehouse; 1 sell coal")
        .has("player 1 crystals 1; player 2 crystals 23");
}
