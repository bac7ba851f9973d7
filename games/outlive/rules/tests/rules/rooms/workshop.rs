//! The Workshop, §10.1, R20.

use super::{NIGHT, idle};
use crate::check::given;

const WORKSHOP: &str = "player 1 room workshop 3; player 1 can 2";

#[test]
fn section_10_1_one_room_for_one_material() {
    given(&format!("{NIGHT}; {WORKSHOP}; player 1 wood 3; player 1 metal 1"))
        .offers("1 build 2 1 0 0; 1 build 2 0 1 0; 1 build 7 1 0 0")
        .refuses("1 build 2 3 0 0; 1 build 2 0 0 1; 1 build 1 1 0 0; 1 build 2 0 0 0")
        .play("1 build 2 0 1 0")
        .changes("player 1 metal 0; player 1 room storeroom 0")
        .refuses("1 build 3 1 0 0")
        .play("1 build 3 3 0 0")
        .has("player 1 room council 0; player 1 wood 0");
}

#[test]
fn section_10_1_not_unless_full() {
    given(&format!("{NIGHT}; player 1 room workshop 2; player 1 can 2; player 1 wood 3"))
        .offers("1 build 2 3 0 0")
        .refuses("1 build 2 1 0 0");
    given(&format!("{NIGHT}; player 1 wood 2")).refuses("1 build 2 1 0 0; 1 build 1 2 0 0");
}

/// §8.15.
#[test]
fn section_8_15_built_and_filled_tonight() {
    given(&format!(
        "{NIGHT}; player 1 airlock 6; player 1 water 2; player 1 wood 2; player 1 metal 2
         player 1 room armoury site"
    ))
    .play("1 build 1 2 1 0")
    .refuses("1 build 4 0 1 0")
    .play("1 staff 1 2")
    .refuses("1 build 4 0 1 0")
    .play("1 staff 1 1; 1 build 4 0 1 0; 1 staff 4 3")
    .has(
        "player 1 ammo 4; player 1 room workshop 3; player 1 room armoury 3; player 1 airlock 0
             player 1 metal 0",
    );
}

#[test]
fn section_10_1_again_in_the_next_round() {
    let scene = given(&format!("{NIGHT}; player 1 room workshop 3; player 1 can 40; player 1 wood 2"))
        .play("1 done; 1 build 2 1 0 0");
    idle(scene, "1 build 3 1 0 0").has("round 2");
}

/// R20, §14.12: discounts may cancel it, but the Workshop names a price, which rises.
#[test]
fn r20_two_with_a_power_failure() {
    given(&format!("{NIGHT}; {WORKSHOP}; player 1 wood 6; event power-failure"))
        .offers("1 build 2 2 0 0")
        .refuses("1 build 2 1 0 0; 1 build 2 3 0 0")
        .play("1 build 2 2 0 0")
        .offers("1 build 3 4 0 0")
        .refuses("1 build 3 3 0 0; 1 build 3 2 0 0");
}

/// R20: what the failure adds is of any kind.
#[test]
fn r20_the_added_material_is_of_any_kind() {
    given(&format!(
        "{NIGHT}; {WORKSHOP}; player 1 wood 1; player 1 metal 1; player 1 chip 1; event power-failure"
    ))
    .offers("1 build 2 1 1 0; 1 build 2 1 0 1; 1 build 2 0 1 1")
    .refuses("1 build 2 1 0 0; 1 build 2 1 1 1");
}
