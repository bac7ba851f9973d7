//! The Guard, §10.18.

use super::idle;
use crate::check::given;

const VICTIM: &str = "player 2 room guard 4; player 2 can 2; player 2 wood 1";

#[test]
fn section_10_18_a_pressure_on_strength_3_is_cancelled() {
    given(&format!("{VICTIM}; player 2 hero 3a stands mine"))
        .play("1 move 5 mine")
        .offers_only("2 guard; 2 resist plain 0")
        .play("2 guard")
        .changes("player 1 hero 5 stands mine")
        .offers("1 take 5");
}

#[test]
fn section_10_18_it_may_be_saved() {
    given(&format!("{VICTIM}; player 2 hero 3b stands mine; player 2 ammo 1"))
        .play("1 move 5 mine")
        .offers_only("2 guard; 2 resist plain 0; 2 resist plain 1")
        .play("2 resist plain 0; 2 give can can")
        .changes("player 1 hero 5 stands mine; player 1 can 2; player 2 can 0");
}

#[test]
fn section_10_18_only_strength_3() {
    given(&format!("{VICTIM}; player 2 hero 4 stands mine; player 2 ammo 1"))
        .play("1 move 5 mine")
        .refuses("2 guard")
        .offers_only("2 resist plain 0; 2 resist plain 1");
}

#[test]
fn section_10_18_not_unless_full() {
    for room in ["guard 3", "guard site"] {
        given(&format!(
            "player 2 room {room}; player 2 can 2; player 2 wood 1; player 2 hero 3a stands mine"
        ))
        .play("1 move 5 mine")
        .refuses("2 guard")
        .offers_only("2 give can can; 2 give can wood");
    }
}

const TWICE: &str =
    "player 1 hero 4 lies fair; player 2 hero 3a stands mine; player 2 hero 3b stands blackwood";

#[test]
fn section_10_18_once_a_round() {
    given(&format!("{VICTIM}; {TWICE}"))
        .play("1 move 5 mine; 2 guard; 1 done; 2 move 4 dam; 1 move 4 blackwood")
        .refuses("2 guard")
        .offers_only("2 give can; 2 give wood");
}

#[test]
fn section_3_2_two_of_them_cancel_two() {
    given(&format!("{VICTIM}; player 2 room guard 4; {TWICE}"))
        .play("1 move 5 mine; 2 guard; 1 done; 2 move 4 dam; 1 move 4 blackwood")
        .offers_only("2 guard; 2 resist plain 0");
}

/// R10: the bat is declared first, and all of it is cancelled.
#[test]
fn r10_after_the_bat() {
    given(&format!("{VICTIM}; player 2 hero 3a stands mine; player 1 equipment baseball-bat ready"))
        .play("1 move 5 mine")
        .refuses("2 guard")
        .play("1 strike; 2 guard")
        .changes("player 1 hero 5 stands mine; player 1 equipment baseball-bat spent");
}

#[test]
fn section_10_18_again_in_the_next_round() {
    let last =
        "player 1 hero 3a stands forest; player 1 hero 3b stands dam; player 1 hero 4 stands military-base
                player 2 hero 3a stands mine; player 2 hero 3b stands dam; player 2 hero 4 stands forest
                player 2 hero 5 stands blackwood; player 2 can 40";
    let scene =
        given(&format!("player 2 room guard 4; player 2 wood 1; {last}")).play("1 move 5 mine; 2 guard");
    // All lie down; seat 2's hero 3a goes to the Cargo ship and is met there by the 5.
    idle(scene, "1 move 5 cargo-ship 5")
        .has("round 2")
        .play("1 move 4 silent-peak; 1 done; 2 move 3a cargo-ship 3; 1 move 5 cargo-ship 5")
        .offers("2 guard");
}
