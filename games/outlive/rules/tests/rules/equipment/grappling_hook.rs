//! The Grappling hook, §12.14.

use crate::check::given;

const HOOK: &str = "player 1 equipment grappling-hook ready";

#[test]
fn section_12_14_either_slot() {
    given(HOOK)
        .offers("1 move 5 cargo-ship 5; 1 move 5 cargo-ship 6")
        .refuses("1 move 5 cargo-ship 4; 1 move 5 cargo-ship 3");
    given(HOOK).play("1 move 5 cargo-ship 6").changes(
        "player 1 hero 5 stands cargo-ship 6; player 1 can 4; player 1 airlock 1; slot 6 empty; marker 1
             player 1 equipment grappling-hook spent",
    );
    given(HOOK).play("1 move 5 cargo-ship 5").changes(
        "player 1 hero 5 stands cargo-ship 5; player 1 can 3; player 1 airlock 1; slot 5 empty; marker 1",
    );
}

#[test]
fn section_12_14_one_stronger_and_no_more() {
    for (hero, own, higher, too_high) in [("3a", 3, 4, 5), ("3b", 3, 4, 6), ("4", 4, 5, 6)] {
        given(&format!("{HOOK}; player 1 hero 5 lies blackwood; player 1 hero {hero} lies mine"))
            .offers(&format!("1 move {hero} cargo-ship {own}; 1 move {hero} cargo-ship {higher}"))
            .refuses(&format!("1 move {hero} cargo-ship {too_high}"))
            .play(&format!("1 move {hero} cargo-ship {higher}"))
            .has(&format!("player 1 can {}; slot {higher} empty; slot {own} full", higher - 2));
    }
}

#[test]
fn section_12_14_not_broken_nor_used_already() {
    for condition in ["broken", "spent"] {
        given(&format!("player 1 equipment grappling-hook {condition}"))
            .offers("1 move 5 cargo-ship 5")
            .refuses("1 move 5 cargo-ship 6");
    }
    given("").refuses("1 move 5 cargo-ship 6");
}

/// He occupies the slot he has taken, and only that.
#[test]
fn section_12_14_the_slot_taken_is_occupied() {
    given(&format!(
        "{HOOK}; player 1 hero 4 lies mine; player 1 hero 5 lies military-base; player 2 hero 4 lies mine"
    ))
    .play("1 move 4 cargo-ship 5")
    .offers("2 move 4 cargo-ship 4")
    .refuses("2 move 5 cargo-ship 5");
}

#[test]
fn section_12_14_a_way_round_a_taken_slot() {
    given(&format!("{HOOK}; player 2 hero 5 stands cargo-ship 5; marker 2"))
        .offers("1 move 5 cargo-ship 6")
        .refuses("1 move 5 cargo-ship 5");
    given(&format!("{HOOK}; player 2 hero 5 stands cargo-ship 6; marker 2"))
        .offers("1 move 5 cargo-ship 5")
        .refuses("1 move 5 cargo-ship 6");
}

/// Not for pressure: neither is he pressed as a stronger one nor does he press so.
#[test]
fn section_12_14_not_for_pressure() {
    given(&format!(
        "{HOOK}; player 1 hero 4 lies mine; player 1 hero 5 lies military-base
         player 2 hero 4 stands cargo-ship 4
         marker 2; player 2 wood 5"
    ))
    .play("1 move 4 cargo-ship 5")
    .has("player 1 wood 0; player 2 wood 5");
}

/// R9: hero 5 can only go with it, and hero 3b plainly, with one way to go. Either may be first.
#[test]
fn r9_who_needs_it_need_not_wait_for_the_others() {
    let ring = "event blocked-roads; player 1 hero 5 lies mine; player 1 hero 4 stands silent-peak
                player 1 hero 3a stands forest; player 2 hero 5 stands cargo-ship 5; marker 2";
    given(&format!("{ring}; player 1 hero 3b lies dam; {HOOK}"))
        .offers_only("1 move 3b military-base; 1 move 5 cargo-ship 6")
        .refuses("1 stand 5; 1 stand 3b")
        .play("1 move 5 cargo-ship 6")
        .has("player 1 hero 5 stands cargo-ship 6; player 1 equipment grappling-hook spent; turn 2");
    // Without it there is one thing to do, and nobody is asked, §15.
    given(&format!("{ring}; player 1 hero 3b lies dam"))
        .has("player 1 hero 3b stands military-base; player 1 hero 5 lies mine");
}

#[test]
fn r9_it_may_be_used_when_nobody_else_can_move() {
    given(&format!(
        "event blocked-roads; player 1 hero 5 lies mine; player 1 hero 4 stands silent-peak
             player 1 hero 3a stands forest
         player 1 hero 3b stands dam; player 2 hero 5 stands cargo-ship 5; marker 2; {HOOK}"
    ))
    .offers_only("1 stand 5; 1 move 5 cargo-ship 6");
}
