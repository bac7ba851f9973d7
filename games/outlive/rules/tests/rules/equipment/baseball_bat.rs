//! The Baseball bat, §12.3, and R10.

use crate::check::given;

const BAT: &str = "player 1 equipment baseball-bat ready";

#[test]
fn section_12_3_one_more_pressure() {
    given(&format!("{BAT}; stock mine 0; player 2 hero 3a stands mine; player 2 wood 5"))
        .play("1 move 5 mine")
        .offers_only("1 strike; 1 done")
        .play("1 strike")
        .changes(
            "player 1 hero 5 stands mine; player 1 wood 3; player 2 wood 2
             player 1 equipment baseball-bat spent",
        );
}

#[test]
fn section_12_3_it_may_be_kept() {
    given(&format!("{BAT}; player 2 hero 3a stands mine; player 2 wood 5"))
        .play("1 move 5 mine; 1 done")
        .changes("player 1 hero 5 stands mine; player 1 wood 2; player 2 wood 3");
}

#[test]
fn section_12_3_not_broken_nor_used_already() {
    for condition in ["broken", "spent"] {
        given(&format!(
            "player 1 equipment baseball-bat {condition}; player 2 hero 3a stands mine; player 2 wood 5"
        ))
        .play("1 move 5 mine")
        .has("player 1 wood 2; player 2 wood 3")
        .refuses("1 strike");
    }
}

/// R10: only against a hero who is weaker without it.
#[test]
fn r10_not_against_equals_or_stronger_or_lying_ones() {
    for hero in ["5 stands", "4 lies"] {
        given(&format!("{BAT}; player 2 hero {hero} mine; player 2 wood 5"))
            .play("1 move 5 mine")
            .refuses("1 strike")
            .has("player 1 wood 0; player 1 equipment baseball-bat ready");
    }
    given(&format!("{BAT}; player 2 hero 5 stands blackwood; player 2 wood 5"))
        .play("1 move 3b blackwood")
        .refuses("1 strike")
        .has("player 1 wood 0");
}

/// R3, R10: one victim, clockwise from the mover.
#[test]
fn section_12_3_against_one_victim() {
    let scene = "seats 3; stock mine 0; player 1 equipment baseball-bat ready; player 2 hero 3a stands mine
         player 3 hero 4 stands mine
                 player 2 wood 5; player 3 metal 5";
    given(scene).play("1 move 5 mine; 1 strike").refuses("1 strike").changes(
        "player 1 hero 5 stands mine; player 1 equipment baseball-bat spent; player 1 wood 3; player 2 wood 2
             player 1 metal 1; player 3 metal 4",
    );
    given(scene)
        .play("1 move 5 mine; 1 done; 1 strike")
        .has("player 1 wood 2; player 1 metal 2; player 1 equipment baseball-bat spent");
    given(scene).play("1 move 5 mine; 1 done; 1 done").has("player 1 wood 2; player 1 metal 1");
}

/// R10: the victim knows the whole pressure before defending, with gear and then ammo.
#[test]
fn r10_before_the_defence() {
    given(&format!(
        "{BAT}; player 2 hero 3a stands mine; player 2 wood 5; player 2 ammo 4
         player 2 equipment battle-gear ready"
    ))
    .play("1 move 5 mine; 1 strike")
    .offers_only(
        "2 resist plain 0; 2 resist plain 1; 2 resist plain 2; 2 resist plain 3; 2 resist geared 0
                 2 resist geared 1",
    )
    .play("2 resist geared 1")
    .has("player 2 ammo 3; player 2 wood 5; player 2 equipment battle-gear spent; player 1 wood 0");
}

/// §12.14: what counts for a slot does not count for pressure.
#[test]
fn section_12_3_on_the_cargo_ship() {
    given(&format!(
        "{BAT}; player 1 equipment grappling-hook ready; player 2 hero 4 stands cargo-ship 4
         player 2 wood 5; marker 2"
    ))
    .play("1 move 5 cargo-ship 6; 1 strike")
    .has("player 1 wood 2; player 2 wood 3");
}
