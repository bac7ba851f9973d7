//! The Butcher, §10.5, and R13.

use super::smokehouse::{FILL, FIRST, SECOND, THIRD, THREE_KILLS};
use crate::check::given;

const HUNT: &str = "prey mine 5 4 3; prey fair 3";

#[test]
fn section_10_5_one_more_meat() {
    given(&format!("{HUNT}; player 1 room butcher 4"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
        .changes(
            "player 1 hero 5 stands mine; player 1 meat 4; player 1 hunted 5 1; prey mine 4; left mine 2",
        );
}

#[test]
fn section_10_5_not_unless_full() {
    for room in ["butcher 3", "butcher site"] {
        given(&format!("{HUNT}; player 1 room {room}"))
            .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
            .has("player 1 meat 3");
    }
}

#[test]
fn r13_the_first_kill_of_the_round() {
    given(&format!("{HUNT}; player 1 room butcher 4"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4; 2 move 3a fair; 2 done")
        .play("1 move 3a fair; 1 hunt 0 0")
        .has("player 1 meat 5");
}

/// R13: filled by day, it has the first kill from then on, and only that.
#[test]
fn r13_filled_after_a_kill_it_has_the_next() {
    given(&format!("{THREE_KILLS}; player 1 room butcher 3"))
        .play(FIRST)
        .play(FILL)
        .has("player 1 room butcher 4; player 1 meat 3")
        .play(SECOND)
        .has("player 1 meat 5")
        .play(THIRD)
        .has("player 1 meat 7");
}

/// R13: Smokehouse and Butcher each have a kill of their own.
#[test]
fn r13_independent_of_the_smokehouse() {
    given(&format!("{THREE_KILLS}; player 1 room butcher 3; player 1 room smokehouse 3"))
        .play(FIRST)
        .has("player 1 meat 5")
        .play(FILL)
        .play(SECOND)
        .has("player 1 meat 7")
        .play(THIRD)
        .has("player 1 meat 9");
    given(&format!("{THREE_KILLS}; player 1 room butcher 4; player 1 room smokehouse 2"))
        .play(FIRST)
        .has("player 1 meat 4")
        .play(FILL)
        .play(SECOND)
        .has("player 1 meat 7")
        .play(THIRD)
        .has("player 1 meat 9");
}

#[test]
fn section_3_2_two_of_them_and_a_smokehouse_add_up() {
    given(&format!("{HUNT}; player 1 room butcher 4; player 1 room butcher 4; player 1 room smokehouse 3"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
        .has("player 1 meat 7");
}

/// §11: what counts for the next of the kind is the tile.
#[test]
fn section_11_the_row_is_as_printed() {
    given(&format!("{HUNT}; player 1 room butcher 4; player 1 hunted 5 2"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 4")
        .has("player 1 meat 6; player 1 hunted 5 3");
}
