//! The Toolroom, §10.22, and R14.

use super::{NIGHT, idle};
use crate::check::given;

const TOOLROOM: &str = "player 1 room toolroom 3; player 1 can 2";

#[test]
fn section_10_22_two_materials_less() {
    given(&format!("{NIGHT}; {TOOLROOM}; player 1 equipment axe broken; player 1 wood 1; player 1 metal 1"))
        .offers_only(
            "1 repair axe toolroom 1 0 0; 1 repair axe toolroom 0 1 0; 1 done; 2 recruit 1 0; 2 done",
        )
        .play("1 repair axe toolroom 1 0 0")
        .changes("player 1 equipment axe ready; player 1 wood 0");
}

#[test]
fn section_10_22_only_what_is_printed_is_paid() {
    given(&format!(
        "{NIGHT}; {TOOLROOM}; player 1 equipment axe broken; player 1 equipment bow broken; player 1 chip 1"
    ))
    .refuses("1 repair axe toolroom 0 0 1; 1 repair axe toolroom 0 0 0");
}

#[test]
fn section_10_22_one_repair_a_night() {
    given(&format!(
        "{NIGHT}; {TOOLROOM}; player 1 equipment axe broken; player 1 equipment bow broken; player 1 wood 2"
    ))
    .play("1 repair axe toolroom 1 0 0")
    .refuses("1 repair bow toolroom 1 0 0");
}

#[test]
fn section_10_22_not_unless_full() {
    given(&format!(
        "{NIGHT}; player 1 room toolroom 2; player 1 can 2; player 1 equipment axe broken; player 1 wood 2"
    ))
    .refuses("1 repair axe toolroom 1 0 0");
}

/// §3.2 and R14: on one repair, or on two.
#[test]
fn r14_two_toolrooms() {
    let scene = format!(
        "{NIGHT}; {TOOLROOM}; player 1 room toolroom 3; player 1 can 4; player 1 equipment axe broken
             player 1 equipment bow broken; player 1 wood 2"
    );
    given(&scene)
        .play("1 repair axe two-toolrooms 0 0 0")
        .changes("player 1 equipment axe ready")
        .refuses("1 repair bow toolroom 1 0 0");
    given(&scene)
        .play("1 repair axe toolroom 1 0 0; 1 repair bow toolroom 1 0 0")
        .changes("player 1 equipment axe ready; player 1 equipment bow ready; player 1 wood 0");
}

#[test]
fn section_10_22_again_in_the_next_round() {
    let scene = given(&format!(
        "{NIGHT}; player 1 room toolroom 3; player 1 can 40
         player 1 equipment axe broken; player 1 equipment bow broken; player 1 wood 2"
    ))
    .play("1 done; 1 repair axe toolroom 1 0 0");
    idle(scene, "1 repair bow toolroom 1 0 0").has("round 2");
}

/// §14.12: three printed and one more, of which two are spared.
#[test]
fn section_14_12_with_a_power_failure() {
    given(&format!(
        "{NIGHT}; {TOOLROOM}; event power-failure; player 1 equipment axe broken
         player 1 wood 1; player 1 chip 1"
    ))
    .offers("1 repair axe toolroom 1 0 1")
    .refuses("1 repair axe toolroom 1 0 0; 1 repair axe toolroom 0 0 1");
    // Of the two that remain at most one is what a card does not show.
    given(&format!(
        "{NIGHT}; {TOOLROOM}; event power-failure; player 1 equipment axe broken; player 1 chip 2"
    ))
    .refuses("1 repair axe toolroom 0 0 2");
}

#[test]
fn section_14_12_two_toolrooms_make_up_for_it() {
    given(&format!(
        "{NIGHT}; {TOOLROOM}; player 1 room toolroom 3; player 1 can 4; event power-failure
         player 1 equipment axe broken"
    ))
    .play("1 repair axe two-toolrooms 0 0 0")
    .changes("player 1 equipment axe ready");
}
