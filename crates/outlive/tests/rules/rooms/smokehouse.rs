//! The Smokehouse, §10.4, and R13.

use super::idle;
use crate::check::given;

/// Hero 5 goes to the Mine and hunts a 5, which pays 3.
const HUNT: &str = "prey mine 5 4 3";

#[test]
fn section_10_4_two_more_meat() {
    given(&format!("{HUNT}; player 1 room smokehouse 3"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
        .changes(
            "player 1 hero 5 stands mine; player 1 meat 5; player 1 hunted 5 1; prey mine 4; left mine 2",
        );
}

#[test]
fn section_10_4_not_unless_full() {
    for room in ["smokehouse 2", "smokehouse site"] {
        given(&format!("{HUNT}; player 1 room {room}"))
            .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
            .has("player 1 meat 3");
    }
}

#[test]
fn section_10_4_only_for_its_owner() {
    given(&format!("{HUNT}; player 2 room smokehouse 3"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
        .has("player 1 meat 3; player 2 meat 0");
}

#[test]
fn r13_the_first_kill_of_the_round() {
    given(&format!("{HUNT}; prey fair 3; player 1 room smokehouse 3"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4; 2 move 3a fair; 2 done")
        .play("1 move 3a fair; 1 hunt 0 0")
        .has("player 1 meat 6; player 1 hunted 3 1");
}

/// R13 means the round's first kill. One that a room missed, for lack of a survivor, was the first.
#[test]
fn r13_not_the_second_even_if_the_first_was_without_it() {
    given(
        "prey forest 5 4; prey fair 3; player 1 room smokehouse 2; player 1 airlock 7
             player 1 hero 3a lies blackwood
         player 1 hero 3b lies silent-peak; player 1 hero 4 lies mine; player 1 hero 5 lies dam",
    )
    .play("1 move 5 forest; 1 hunt 0 0; nature prey 4; 2 move 3b blackwood; 2 done; 1 move 4 cargo-ship 4")
    .has("player 1 room smokehouse 3; player 1 meat 3")
    .play("2 move 3a fair; 2 done; 1 move 3a fair; 1 hunt 0 0")
    .has("player 1 meat 4");
}

#[test]
fn section_3_2_two_of_them_add_up() {
    given(&format!("{HUNT}; player 1 room smokehouse 3; player 1 room smokehouse 3"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
        .has("player 1 meat 7");
}

#[test]
fn r13_again_in_the_next_round() {
    let last = "player 1 hero 3a stands forest; player 1 hero 3b stands dam
         player 1 hero 4 stands military-base
                player 2 hero 3a stands forest; player 2 hero 3b stands dam; player 2 hero 4 stands military-base
                player 2 hero 5 stands fair; prey mine 5 5 3; prey fair 3 3; player 1 can 30";
    let scene = given(&format!("{last}; player 1 room smokehouse 3"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 5")
        // Five meat, of which three have fed the Smokehouse.
        .has("player 1 meat 2");
    idle(scene, "1 move 3a fair")
        .has("round 2; player 1 meat 0")
        .play("1 move 3a fair; 1 hunt 0 0; nature prey 3")
        .has("player 1 meat 3");
}
