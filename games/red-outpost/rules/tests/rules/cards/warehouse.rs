//! The Warehouse card, §7.5, §11.7.

use crate::check::{Scene, given};

#[test]
fn section_7_5_two_sales() {
    given("phase forenoon; player 1 location-card warehouse; warehouse coal 1; warehouse wool 1")
        .play("1 move farmer warehouse; 1 sell coal; 1 sell wool")
        .changes(
            "farmer lies warehouse; farmer discs 1 0; warehouse coal 0; warehouse wool 0
             player 1 crystals 3",
        )
        .has("turn 2");
}

#[test]
fn section_7_5_two_of_the_same_good() {
    given("phase forenoon; player 1 location-card warehouse; warehouse coal 2; player 1 crystals 0")
        .play("1 move farmer warehouse; 1 sell coal; 1 sell coal")
        .has("warehouse coal 0; player 1 crystals 2; turn 2");
}

#[test]
fn section_7_5_two_purchases() {
    given("phase forenoon; player 1 location-card warehouse; player 1 crystals 2")
        .play("1 move farmer warehouse; 1 buy coal; 1 buy coal")
        .has("warehouse coal 2; player 1 crystals 0; player 1 wheel 0; turn 2");
}

#[test]
fn section_7_5_any_mix() {
    given("phase forenoon; player 1 location-card warehouse; player 1 crystals 0; warehouse coal 1")
        .play("1 move farmer warehouse; 1 sell coal; 1 buy wool")
        .has("warehouse coal 0; warehouse wool 1; player 1 crystals 0");
    given("phase forenoon; player 1 location-card warehouse")
        .play("1 move farmer warehouse; 1 buy wool; 1 sell wool")
        .has("warehouse wool 0; player 1 crystals 1");
}

/// The first purchase is exported before the second: the two wool are gone, the coal is not.
#[test]
fn section_7_5_exports_are_checked_in_between() {
    given(
        "phase forenoon; player 1 location-card warehouse; player 1 crystals 3
         warehouse wool 2; warehouse coal 1",
    )
    .play("1 move farmer warehouse; 1 buy wool")
    .has("warehouse wool 0; exported wool 1; player 1 vp 9")
    .refuses("1 sell wool")
    .play("1 buy wool")
    .has("warehouse wool 1; exported wool 1; player 1 vp 9; player 1 crystals 1; turn 2");
}

#[test]
fn section_7_5_two_exports_with_two_purchases() {
    given(
        "phase forenoon; player 1 location-card warehouse; player 1 crystals 2
         warehouse wool 2; warehouse coal 2",
    )
    .play("1 move farmer warehouse; 1 buy wool; 1 buy coal")
    .has("player 1 vp 12; exported wool 1; exported coal 1");
}

#[test]
fn section_7_5_never_a_third_trade() {
    given("phase forenoon; player 1 location-card warehouse; player 1 crystals 9; warehouse coal 2")
        .play("1 move farmer warehouse; 1 sell coal; 1 buy wool")
        .has("turn 2")
        .refuses("1 sell coal; 1 buy wool; 1 decline");
}

#[test]
fn section_7_5_the_second_trade_may_be_declined_and_so_may_the_first() {
    given("phase forenoon; player 1 location-card warehouse; warehouse coal 2")
        .play("1 move farmer warehouse; 1 sell coal; 1 decline")
        .has("turn 2; warehouse coal 1; player 1 crystals 2");
    given("phase forenoon; player 1 location-card warehouse; warehouse coal 2")
        .play("1 move farmer warehouse; 1 decline")
        .has("turn 2; warehouse coal 2; player 1 crystals 1");
}

#[test]
fn section_7_5_no_mood_trade_after_another_trade() {
    given("phase forenoon; player 1 location-card warehouse; warehouse coal 2")
        .play("1 move farmer warehouse")
        .offers("1 bribe coal raise miner lower farmer")
        .play("1 sell coal")
        .offers_only("1 sell coal; 1 buy wool; 1 buy grain; 1 buy coal; 1 buy fish; 1 decline")
        .refuses("1 bribe coal raise miner lower farmer");
}

#[test]
fn section_7_5_no_trade_after_the_mood_trade() {
    given("phase forenoon; player 1 location-card warehouse; warehouse coal 2")
        .play("1 move farmer warehouse; 1 bribe coal raise miner lower farmer")
        .has("turn 2; warehouse coal 1; miner mood 1; farmer mood -1")
        .refuses("1 sell coal; 1 buy wool; 1 bribe coal raise miner lower farmer; 1 decline");
}

/// The export took the last goods and the purchase the last crystal: nothing is left to ask.
#[test]
fn section_7_5_no_second_question_with_nothing_left() {
    given("phase forenoon; player 1 location-card warehouse; warehouse wool 2")
        .play("1 move farmer warehouse; 1 buy wool")
        .has("turn 2; player 1 vp 9; player 1 crystals 0; warehouse wool 0");
}

/// Both goods go although no crystal comes (R4); without a crystal nothing can be bought.
#[test]
fn r4_sales_to_an_empty_supply() {
    given(
        "phase forenoon; player 1 location-card warehouse; warehouse coal 2
         player 1 crystals 0; player 2 crystals 24",
    )
    .play("1 move farmer warehouse; 1 sell coal")
    .offers_only("1 sell coal; 1 decline")
    .play("1 sell coal")
    .has("warehouse coal 0; player 1 crystals 0; turn 2");
}

/// The crystal just spent is back in the supply and can be gained.
#[test]
fn r4_the_spent_crystal_can_be_gained_again() {
    given("phase forenoon; player 1 location-card warehouse; player 2 crystals 23")
        .play("1 move farmer warehouse; 1 buy coal; 1 sell coal")
        .has("player 1 crystals 1; warehouse coal 0; turn 2");
}

#[test]
fn section_7_5_only_for_its_owner() {
    given("phase forenoon; player 2 location-card warehouse; warehouse coal 2")
        .play("1 move farmer warehouse; 1 sell coal")
        .has("turn 2")
        .refuses("1 sell coal; 2 sell coal");
}

/// A turn of the card's owner in the edition solo-print.
fn solo_print(facts: &str) -> Scene {
    given(&format!("edition solo-print; phase forenoon; player 1 location-card warehouse; {facts}"))
        .play("1 move farmer warehouse")
}

#[test]
fn section_11_7_two_sales() {
    solo_print("warehouse coal 1; warehouse wool 1")
        .play("1 sell coal; 1 sell wool")
        .changes(
            "farmer lies warehouse; farmer discs 1 0; warehouse coal 0; warehouse wool 0
             player 1 crystals 3",
        )
        .has("turn 2");
    solo_print("warehouse coal 2; warehouse wool 2; player 1 crystals 0")
        .play("1 sell coal; 1 sell coal")
        .has("turn 2; warehouse coal 0; warehouse wool 2; player 1 crystals 2")
        .refuses("1 sell wool; 1 decline");
}

/// Instead of its one action: that can still be had, be it a sale, a purchase or the mood trade.
#[test]
fn section_11_7_the_first_is_any_action_of_the_warehouse() {
    let scene = solo_print("warehouse coal 1; warehouse wool 2");
    assert_eq!(scene.offered().len(), 2 * 30 + 2 + 4 + 1);
    scene.offers("1 sell coal; 1 buy fish; 1 bribe wool raise miner lower farmer; 1 decline");
}

/// Neither a purchase, with the crystal just earned or another, nor the mood trade.
#[test]
fn section_11_7_after_a_sale_only_a_sale() {
    solo_print("warehouse coal 2; player 1 crystals 5")
        .play("1 sell coal")
        .offers_only("1 sell coal; 1 decline")
        .refuses("1 buy wool; 1 bribe coal raise miner lower farmer")
        .play("1 decline")
        .has("turn 2; warehouse coal 1; player 1 crystals 6");
}

#[test]
fn section_11_7_nothing_after_a_purchase() {
    solo_print("warehouse coal 1; player 1 crystals 3")
        .play("1 buy wool")
        .has("turn 2; warehouse wool 1; warehouse coal 1; player 1 crystals 2")
        .refuses("1 buy wool; 1 sell wool; 1 sell coal; 1 decline");
}

#[test]
fn section_11_7_nothing_after_the_mood_trade() {
    solo_print("warehouse coal 2")
        .play("1 bribe coal raise miner lower farmer")
        .has("turn 2; warehouse coal 1; miner mood 1; farmer mood -1; player 1 crystals 1")
        .refuses("1 sell coal; 1 buy wool; 1 decline");
}

/// A crystal alone buys nothing any more.
#[test]
fn section_11_7_no_second_question_with_nothing_left_to_sell() {
    solo_print("warehouse coal 1; player 1 crystals 5")
        .play("1 sell coal")
        .has("turn 2; warehouse coal 0; player 1 crystals 6");
}

/// Without the card there is one action, whatever the edition.
#[test]
fn section_11_7_only_for_its_owner() {
    given("edition solo-print; phase forenoon; player 2 location-card warehouse; warehouse coal 2")
        .play("1 move farmer warehouse; 1 sell coal")
        .has("turn 2; warehouse coal 1; player 1 crystals 2")
        .refuses("1 sell coal; 2 sell coal; 1 decline");
}

/// In retail a purchase may follow a sale, and a sale a purchase.
#[test]
fn section_11_7_retail_has_any_mix() {
    for (trades, after) in [
        ("1 sell coal; 1 buy wool", "warehouse coal 0; warehouse wool 1"),
        ("1 buy wool; 1 sell coal", "warehouse coal 0; warehouse wool 1"),
        ("1 buy wool; 1 buy fish", "warehouse wool 1; warehouse fish 1"),
    ] {
        given("phase forenoon; player 1 location-card warehouse; warehouse coal 1; player 1 crystals 2")
            .play(&format!("1 move farmer warehouse; {trades}"))
            .has(&format!("turn 2; {after}"));
    }
}
