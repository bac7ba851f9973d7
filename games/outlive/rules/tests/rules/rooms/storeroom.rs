//! The Storeroom, §10.2, R14, R21.

use super::depot::{KINDS, owning};
use super::{NIGHT, idle};
use crate::check::given;

const STOREROOM: &str = "player 1 room storeroom 3; player 1 can 2";

#[test]
fn section_10_2_a_card_and_a_cheaper_repair() {
    given(&format!("{NIGHT}; {STOREROOM}; player 1 metal 2"))
        .play("nature equipment crowbar")
        .has("player 1 equipment crowbar broken")
        .offers_only("1 repair crowbar storeroom 0 2 0; 1 done; 2 recruit 1 0; 2 done")
        .play("1 repair crowbar storeroom 0 2 0")
        .has("player 1 equipment crowbar ready; player 1 metal 0");
}

/// R14: the draw is first, whatever else is to be repaired.
#[test]
fn r14_the_draw_comes_before_the_discount() {
    given(&format!("{NIGHT}; {STOREROOM}; player 1 metal 2; player 1 equipment crowbar broken"))
        .refuses("1 repair crowbar storeroom 0 2 0")
        .play("nature equipment axe")
        .offers("1 repair crowbar storeroom 0 2 0");
}

/// One material less of those printed, whichever.
#[test]
fn section_10_2_any_one_of_the_materials() {
    given(&format!(
        "{NIGHT}; {STOREROOM}; player 1 equipment axe broken; player 1 wood 1
         player 1 metal 1; player 1 chip 0"
    ))
    .play("nature equipment crowbar")
    .offers("1 repair axe storeroom 1 1 0")
    .refuses("1 repair axe alone 1 1 0");
    given(&format!("{NIGHT}; {STOREROOM}; player 1 equipment axe broken; player 1 metal 2; player 1 chip 0"))
        .play("nature equipment bow")
        .offers("1 repair axe storeroom 0 2 0");
    given(&format!("{NIGHT}; {STOREROOM}; player 1 equipment axe broken; player 1 metal 1; player 1 chip 1"))
        .play("nature equipment bow")
        .refuses("1 repair axe storeroom 0 1 1");
}

#[test]
fn section_10_2_one_repair_a_night() {
    given(&format!(
        "{NIGHT}; {STOREROOM}; player 1 equipment bow broken
         player 1 equipment crowbar broken; player 1 metal 4; player 1 wood 2"
    ))
    .play("1 done; nature equipment axe; 1 repair crowbar storeroom 0 2 0")
    .offers("1 repair bow alone 2 1 0")
    .refuses("1 repair bow storeroom 1 1 0; 1 repair bow storeroom 2 0 0");
}

#[test]
fn section_10_2_not_unless_full() {
    given(&format!(
        "{NIGHT}; player 1 room storeroom 2; player 1 can 2
         player 1 equipment crowbar broken; player 1 metal 3"
    ))
    .play("1 done")
    .offers("1 repair crowbar alone 0 3 0")
    .refuses("1 repair crowbar storeroom 0 2 0");
}

#[test]
fn section_10_2_filled_tonight_it_works_tonight() {
    given(&format!(
        "{NIGHT}; player 1 room storeroom 0; player 1 airlock 3; player 1 water 1; player 1 metal 2"
    ))
    .play("1 staff 2 3; nature equipment crowbar")
    .offers("1 repair crowbar storeroom 0 2 0");
}

#[test]
fn section_10_2_what_he_owns_is_drawn_again() {
    given(&format!("{NIGHT}; {STOREROOM}; player 1 equipment axe ready"))
        .play("nature equipment axe; nature equipment bow")
        .has("player 1 equipment axe ready; player 1 equipment bow broken");
}

#[test]
fn section_10_2_again_in_the_next_round() {
    let scene = given(&format!(
        "{NIGHT}; player 1 room storeroom 3; player 1 can 40; player 1 metal 5
         player 1 equipment crowbar broken"
    ))
    .play("1 done; 1 done; nature equipment flashlight; 1 repair crowbar storeroom 0 2 0")
    .refuses("1 repair flashlight storeroom 0 1 1");
    idle(scene, "round 2").has("player 1 equipment crowbar ready; player 1 metal 3");
}

/// R14: discounts on the same repair add up, never below 0.
#[test]
fn r14_with_the_toolroom_a_repair_is_free() {
    given(&format!(
        "{NIGHT}; {STOREROOM}; player 1 can 4; player 1 room toolroom 3; player 1 equipment crowbar broken"
    ))
    .play("nature equipment axe")
    .offers("1 repair crowbar storeroom-and-toolroom 0 0 0")
    .refuses(
        "1 repair crowbar storeroom 0 0 0; 1 repair crowbar toolroom 0 0 0; 1 repair crowbar alone 0 0 0",
    )
    .play("1 repair crowbar storeroom-and-toolroom 0 0 0")
    .has("player 1 equipment crowbar ready; player 1 equipment axe broken")
    .refuses("1 repair axe storeroom 0 2 0; 1 repair axe toolroom 0 1 0");
}

#[test]
fn section_14_12_it_makes_up_for_a_power_failure() {
    given(&format!(
        "{NIGHT}; {STOREROOM}; event power-failure; player 1 equipment crowbar broken; player 1 metal 3"
    ))
    .play("nature equipment axe")
    .offers("1 repair crowbar storeroom 0 3 0")
    .refuses("1 repair crowbar storeroom 0 2 0; 1 repair crowbar alone 0 3 0");
}

/// R21: where nothing is left to draw, R16, one repair is cheaper all the same.
#[test]
fn r21_a_cheaper_repair_without_a_card() {
    let everything = owning(1, &KINDS);
    given(&format!("{NIGHT}; {STOREROOM}{everything}; player 1 equipment crowbar broken; player 1 metal 2"))
        .offers_only("1 repair crowbar storeroom 0 2 0; 1 done; 2 recruit 1 0; 2 done")
        .play("1 repair crowbar storeroom 0 2 0")
        .changes("player 1 equipment crowbar ready; player 1 metal 0");
}
