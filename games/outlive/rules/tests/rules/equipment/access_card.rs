//! The Access card, §12.8.

use super::beside;
use crate::check::given;

#[test]
fn section_12_8_no_chip_at_the_dam() {
    given(&format!("{}; player 1 equipment access-card ready", beside("dam")))
        .play("1 move 5 dam")
        .offers("1 take 5")
        .play("1 take 5")
        .changes(
            "player 1 hero 5 stands dam; player 1 water 5; stock dam 2; player 1 equipment access-card spent",
        );
}

#[test]
fn section_12_8_chips_are_kept() {
    given(&format!("{}; player 1 equipment access-card ready; player 1 chip 2", beside("dam")))
        .play("1 move 5 dam; 1 take 1")
        .has("player 1 chip 2; player 1 water 1");
}

#[test]
fn section_12_8_not_broken_nor_used_already() {
    for condition in ["broken", "spent"] {
        given(&format!("{}; player 1 equipment access-card {condition}", beside("dam")))
            .play("1 move 5 dam")
            .refuses("1 take 1")
            .has("player 1 water 0; turn 2");
        given(&format!("{}; player 1 equipment access-card {condition}; player 1 chip 1", beside("dam")))
            .play("1 move 5 dam; 1 take 2")
            .has("player 1 water 2; player 1 chip 0");
    }
}

/// §14.8: two chips, one with the card.
#[test]
fn section_14_8_with_a_poisoned_spring() {
    let scene = format!("event poisoned-spring; {}", beside("dam"));
    given(&format!("{scene}; player 1 equipment access-card ready; player 1 chip 1"))
        .play("1 move 5 dam; 1 take 5")
        .has("player 1 water 5; player 1 chip 0; player 1 equipment access-card spent");
    given(&format!("{scene}; player 1 equipment access-card ready"))
        .play("1 move 5 dam")
        .refuses("1 take 1")
        .has("player 1 equipment access-card ready; turn 2");
}

/// §12.7 beside it.
#[test]
fn section_12_7_with_the_jerrycan() {
    given(&format!(
        "{}; player 1 equipment access-card ready; player 1 equipment jerrycan ready",
        beside("dam")
    ))
    .play("1 move 5 dam; 1 take 1")
    .has("player 1 water 2; stock dam 5; player 1 equipment jerrycan spent");
}

/// Without the chip no water, and so none from the Jerrycan.
#[test]
fn section_12_7_nothing_for_the_jerrycan_alone() {
    given(&format!("{}; player 1 equipment jerrycan ready", beside("dam")))
        .play("1 move 5 dam")
        .refuses("1 take 1")
        .has("player 1 water 0; player 1 equipment jerrycan ready; turn 2");
}
