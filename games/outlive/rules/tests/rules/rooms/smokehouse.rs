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

/// Hunters are near Forest, Fair and Mine, and one hero goes to the Cargo ship for a survivor.
pub(super) const THREE_KILLS: &str = "prey forest 5 4; prey fair 3; prey mine 3; player 1 airlock 7
     player 1 hero 3a lies blackwood; player 1 hero 3b lies silent-peak; player 1 hero 4 lies mine
     player 1 hero 5 lies dam";
/// The first kill pays 3.
pub(super) const FIRST: &str = "1 move 5 forest; 1 hunt 0 0; nature prey 4; 2 move 3b blackwood; 2 done";
/// The survivor goes where there is the only place.
pub(super) const FILL: &str = "1 move 4 cargo-ship 4; 2 move 3a fair; 2 done";
/// The second kill pays 1, and the third 2.
pub(super) const SECOND: &str = "1 move 3a fair; 1 hunt 0 0; nature prey 4; 2 move 4 mine; 2 done";
pub(super) const THIRD: &str = "1 move 3b mine; 1 hunt 0 0; nature prey 4";

/// R13: what counts is the first kill while the room works, not the round's first: filled by day, it has
/// its kill; and only one.
#[test]
fn r13_filled_after_a_kill_it_has_the_next() {
    given(&format!("{THREE_KILLS}; player 1 room smokehouse 2"))
        .play(FIRST)
        .has("player 1 meat 3")
        .play(FILL)
        .has("player 1 room smokehouse 3; player 1 meat 3")
        .play(SECOND)
        .has("player 1 meat 6")
        .play(THIRD)
        .has("player 1 meat 8; player 1 hunted 3 2");
}

/// R13: two that work serve the same kill; one that is filled later has a kill of its own.
#[test]
fn r13_two_of_them() {
    let two = |second: u8| {
        given(&format!(
            "{THREE_KILLS}; player 1 room smokehouse 3; player 1 room smokehouse {second}
             player 1 room council 3"
        ))
    };
    two(3).play(FIRST).has("player 1 meat 7").play(FILL).play(SECOND).has("player 1 meat 8");
    two(2)
        .play(FIRST)
        .has("player 1 meat 5")
        .play("1 move 4 cargo-ship 4; 1 house 5; 2 move 3a fair; 2 done")
        .play(SECOND)
        .has("player 1 meat 8")
        .play(THIRD)
        .has("player 1 meat 10");
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
