//! The Cistern, §10.9.

use super::{NIGHT, idle};
use crate::check::given;

const CISTERN: &str = "player 1 room cistern 3";

#[test]
fn section_10_9_it_feeds_the_airlock() {
    given(&format!("{NIGHT}; {CISTERN}; player 1 airlock 3; player 1 can 2; player 1 wood 3"))
        .has("player 1 airlock 3; player 1 can 0; player 1 room cistern 3; player 1 water 0");
}

#[test]
fn section_10_9_it_feeds_rooms() {
    given(&format!("{NIGHT}; {CISTERN}; player 1 can 1; player 1 wood 3"))
        .has("player 1 can 0; player 1 room cistern 3");
}

#[test]
fn section_10_9_before_water_tokens() {
    given(&format!("{NIGHT}; {CISTERN}; player 1 water 2"))
        .has("player 1 water 1; player 1 room cistern 3")
        .offers_only("1 recruit 1 1; 1 done; 2 recruit 1 0; 2 done");
}

#[test]
fn section_10_9_it_recruits() {
    given(&format!("{NIGHT}; {CISTERN}; player 1 meat 2"))
        .offers_only("1 recruit 1 0; 1 done; 2 recruit 1 0; 2 done")
        .play("1 recruit 1 0")
        .has("player 1 airlock 1; player 1 meat 0; player 1 water 0");
}

/// Once a round: what has fed does not recruit as well.
#[test]
fn section_10_9_one_water_only() {
    given(&format!("{NIGHT}; {CISTERN}; player 1 can 1; player 1 wood 3"))
        .refuses("1 recruit 1 0; 1 recruit 1 1")
        .offers("1 build 1 3 0 0");
    given(&format!("{NIGHT}; {CISTERN}; player 1 airlock 4; player 1 can 2; player 1 wood 3"))
        .has("player 1 can 0; player 1 water 0")
        .offers_only("1 dismiss airlock 1; 1 dismiss 4 1; 2 recruit 1 0; 2 done");
}

#[test]
fn section_10_9_two_cisterns_two_water() {
    given(&format!("{NIGHT}; {CISTERN}; {CISTERN}; player 1 airlock 4; player 1 can 4; player 1 wood 3"))
        .has("player 1 can 0; player 1 airlock 4; player 1 room cistern 3");
}

#[test]
fn section_10_9_it_pays_for_events() {
    let events = "phase resolve; event forest-fire; player 2 can 1";
    given(&format!("{events}; {CISTERN}; player 1 water 2; player 1 can 2"))
        .play("1 resolve forest-fire")
        .has("player 1 resolved forest-fire; player 1 water 0; player 1 can 0; player 1 room cistern 3");
    given(&format!("{events}; {CISTERN}; player 1 water 1; player 1 can 2")).refuses("1 resolve forest-fire");
    given(&format!("{events}; player 1 room cistern 2; player 1 water 2; player 1 can 2"))
        .refuses("1 resolve forest-fire");
}

/// Used for an event, it does not feed.
#[test]
fn section_10_9_once_a_round() {
    given(&format!(
        "phase resolve; event forest-fire; player 2 can 1; {CISTERN}; player 1 water 3
         player 1 can 1; player 1 wood 3"
    ))
    .play("1 resolve forest-fire")
    .has("player 1 water 0; player 1 can 0; player 1 room cistern 3");
    given(&format!(
        "phase resolve; event forest-fire; player 2 can 1; {CISTERN}; player 1 water 2
         player 1 can 1; player 1 wood 3"
    ))
    .play("1 resolve forest-fire")
    .has("player 1 water 0; player 1 can 0; player 1 room cistern 2");
}

#[test]
fn section_10_9_lost_if_unused_and_back_in_the_next_round() {
    let scene = given(&format!("{NIGHT}; {CISTERN}; player 1 meat 2")).play("1 done; 2 done");
    let scene = scene.has("player 1 water 0; round 2");
    // Next night again one, not two: of the two meals one is unpaid.
    idle(scene, "round 3").has("player 1 room cistern 2; player 1 water 0");
}

#[test]
fn section_10_9_nobody_can_take_it() {
    given(&format!("{CISTERN}; player 1 hero 3a stands mine; turn 2"))
        .play("2 move 5 mine")
        .has("player 2 water 0; player 2 hero 5 stands mine")
        .refuses("1 give water; 1 resist plain 0");
    given(&format!(
        "phase bite; event rats; {CISTERN}; aside silent-peak ammo 2
         aside silent-peak empty 2; aside blackwood ammo 2; aside blackwood empty 2"
    ))
    .refuses("1 give water")
    .offers("1 move 5 mine");
}

/// §6.7: beside it two water keep.
#[test]
fn section_10_9_it_is_not_one_of_the_two_that_keep() {
    given(&format!("{NIGHT}; {CISTERN}; player 1 meat 2; player 1 water 2"))
        .play("1 done; 2 done")
        .has("round 2; player 1 water 2");
}

/// Used before tokens of any kind: when the wave then drives somebody out of the Cistern, nothing that
/// was still to be had is lost.
#[test]
fn section_10_9_used_before_any_tokens() {
    given(&format!("{NIGHT}; {CISTERN}; player 1 meat 3; player 1 radiation -11"))
        .has("player 1 room cistern 2; player 1 meat 2")
        .offers("1 recruit 2 0");
}

#[test]
fn section_10_9_it_does_not_cheapen_the_dam() {
    given(&format!("{CISTERN}; player 1 hero 3b lies forest; player 1 hero 3a lies fair"))
        .play("1 move 3b dam")
        .refuses("1 take 1")
        .has("player 1 water 0");
}
