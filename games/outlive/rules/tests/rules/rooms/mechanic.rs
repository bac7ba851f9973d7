//! The Mechanic, §10.19.

use super::{NIGHT, idle};
use crate::check::given;

const MECHANIC: &str = "player 1 room mechanic 3; player 1 can 3";

#[test]
fn section_10_19_one_repair_is_free() {
    given(&format!("{NIGHT}; {MECHANIC}; player 1 equipment crowbar broken; player 1 equipment axe broken"))
        .offers_only(
            "1 repair crowbar mechanic 0 0 0; 1 repair axe mechanic 0 0 0; 1 done; 2 recruit 1 0; 2 done",
        )
        .play("1 repair crowbar mechanic 0 0 0")
        .changes("player 1 equipment crowbar ready")
        .refuses("1 repair axe mechanic 0 0 0");
}

#[test]
fn section_10_19_not_unless_full() {
    given(&format!("{NIGHT}; player 1 room mechanic 2; player 1 can 3; player 1 equipment crowbar broken"))
        .refuses("1 repair crowbar mechanic 0 0 0");
}

#[test]
fn section_10_19_two_of_them() {
    given(&format!(
        "{NIGHT}; {MECHANIC}; player 1 room mechanic 3; player 1 can 6
         player 1 equipment crowbar broken; player 1 equipment axe broken"
    ))
    .play("1 repair crowbar mechanic 0 0 0; 1 repair axe mechanic 0 0 0")
    .changes("player 1 equipment crowbar ready; player 1 equipment axe ready");
}

#[test]
fn section_10_19_beside_the_toolroom() {
    given(&format!(
        "{NIGHT}; {MECHANIC}; player 1 room toolroom 3; player 1 can 5; player 1 metal 1
         player 1 equipment crowbar broken; player 1 equipment axe broken"
    ))
    .play("1 repair axe mechanic 0 0 0; 1 repair crowbar toolroom 0 1 0")
    .changes("player 1 equipment crowbar ready; player 1 equipment axe ready; player 1 metal 0");
}

#[test]
fn section_10_19_again_in_the_next_round() {
    let scene = given(&format!(
        "{NIGHT}; player 1 room mechanic 3; player 1 can 40
         player 1 equipment crowbar broken; player 1 equipment axe broken"
    ))
    .play("1 done; 1 repair crowbar mechanic 0 0 0");
    idle(scene, "1 repair axe mechanic 0 0 0").has("round 2");
}

/// R20: free is free, §14.12.
#[test]
fn r20_free_with_a_power_failure() {
    given(&format!("{NIGHT}; {MECHANIC}; event power-failure; player 1 equipment crowbar broken"))
        .play("1 repair crowbar mechanic 0 0 0")
        .changes("player 1 equipment crowbar ready");
}

/// Only what is broken can be repaired.
#[test]
fn section_6_6_nothing_that_works() {
    for condition in ["ready", "spent"] {
        given(&format!(
            "{NIGHT}; {MECHANIC}; player 1 equipment axe {condition}; player 1 equipment bow broken"
        ))
        .offers("1 repair bow mechanic 0 0 0")
        .refuses("1 repair axe mechanic 0 0 0");
    }
}
