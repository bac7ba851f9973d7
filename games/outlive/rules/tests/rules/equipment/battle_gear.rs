//! The Battle gear, §12.4, and R10.

use crate::check::given;

const VICTIM: &str = "player 2 equipment battle-gear ready; player 2 wood 5";

#[test]
fn section_12_4_two_less_pressure() {
    given(&format!("{VICTIM}; player 2 hero 3a stands mine"))
        .play("1 move 5 mine")
        .offers_only("2 resist plain 0; 2 resist geared 0")
        .play("2 resist geared 0")
        .changes("player 1 hero 5 stands mine; player 2 equipment battle-gear spent");
}

#[test]
fn section_12_4_it_may_be_kept() {
    given(&format!("{VICTIM}; player 2 hero 3a stands mine"))
        .play("1 move 5 mine; 2 resist plain 0")
        .changes("player 1 hero 5 stands mine; player 1 wood 2; player 2 wood 3");
}

/// For a hero of any strength; what is more than the pressure is lost.
#[test]
fn section_12_4_any_hero() {
    given(&format!("{VICTIM}; player 2 hero 4 stands mine; player 2 ammo 2"))
        .play("1 move 5 mine")
        .offers_only("2 resist plain 0; 2 resist plain 1; 2 resist geared 0")
        .play("2 resist geared 0")
        .has("player 2 wood 5; player 2 ammo 2; player 1 wood 0");
}

#[test]
fn section_12_4_not_broken_nor_used_already() {
    for condition in ["broken", "spent"] {
        given(&format!(
            "player 2 equipment battle-gear {condition}; player 2 wood 5; player 2 hero 3a stands mine"
        ))
        .play("1 move 5 mine")
        .refuses("2 resist geared 0")
        .has("player 2 wood 3; player 1 wood 2");
    }
}

#[test]
fn section_12_4_one_pressure_a_round() {
    given(&format!(
        "{VICTIM}; player 1 hero 4 lies fair; player 2 hero 3a stands mine; player 2 hero 3b stands blackwood"
    ))
    .play("1 move 5 mine; 2 resist geared 0; 1 done; 2 move 4 dam; 1 move 4 blackwood")
    .refuses("2 resist geared 0")
    .has("player 2 wood 4; player 1 wood 1");
}

/// §10.18 is another way out of the same pressure.
#[test]
fn r10_or_the_guard() {
    given(&format!("{VICTIM}; player 2 hero 3a stands mine; player 2 room guard 4"))
        .play("1 move 5 mine")
        .offers_only("2 guard; 2 resist plain 0; 2 resist geared 0")
        .play("2 guard")
        .changes("player 1 hero 5 stands mine");
}

/// It is the victim's: the one who presses has no use for it.
#[test]
fn section_12_4_not_for_the_mover() {
    given("player 1 equipment battle-gear ready; player 2 hero 3a stands mine; player 2 wood 5")
        .play("1 move 5 mine")
        .has("player 1 wood 2; player 1 equipment battle-gear ready");
}
