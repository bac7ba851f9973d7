//! The Scouts, §10.15.

use super::idle;
use crate::check::given;

const SCOUTS: &str = "player 1 room scouts 3";

#[test]
fn section_10_15_two_more_after_the_first() {
    given(SCOUTS)
        .play("1 move 3b blackwood; 1 search; nature tile wood; nature tile metal; nature tile chip")
        .changes(
            "player 1 hero 3b stands blackwood; player 1 wood 1; player 1 metal 1; player 1 chip 1
             aside blackwood wood 1; aside blackwood metal 1; aside blackwood chip 1",
        )
        // Two of three actions are left, and the effect is not.
        .play("1 search; nature tile can; 1 search; nature tile water")
        .has("player 1 can 1; player 1 water 1; turn 2");
}

#[test]
fn section_10_15_not_unless_full() {
    for room in ["scouts 2", "scouts site"] {
        given(&format!("player 1 room {room}"))
            .play("1 move 3b blackwood; 1 search; nature tile wood")
            .offers("1 search; 1 done");
    }
}

#[test]
fn section_10_15_once_in_each_city() {
    given(&format!("{SCOUTS}; player 1 hero 5 lies cargo-ship; player 1 hero 4 lies military-base"))
        .play("1 move 3b blackwood; 1 search; nature tile wood; nature tile metal; nature tile chip; 1 done")
        .play("2 move 3b blackwood; 2 done")
        .play("1 move 4 silent-peak; 1 search; nature tile wood; nature tile metal; nature tile chip")
        .offers("1 search")
        .has("player 1 wood 2; player 1 metal 2; player 1 chip 2");
}

#[test]
fn section_3_2_two_of_them_turn_up_four() {
    given(&format!("{SCOUTS}; {SCOUTS}"))
        .play(
            "1 move 3b blackwood; 1 search; nature tile wood; nature tile metal; nature tile chip
             nature tile can; nature tile water",
        )
        .has("player 1 wood 1; player 1 water 1")
        .offers("1 search");
}

/// As far as there are tiles.
#[test]
fn section_10_15_a_short_stack() {
    let stack =
        "aside blackwood can 1; aside blackwood pill 1; aside blackwood wood 1; aside blackwood metal 1
                 aside blackwood chip 1; aside blackwood ammo 2; aside blackwood empty 1";
    given(&format!("{SCOUTS}; {stack}"))
        .play("1 move 3b blackwood; 1 search; nature tile empty; nature tile water")
        .has("player 1 water 1; aside blackwood empty 2; turn 2");
}

/// The last action does as well as the first.
#[test]
fn section_10_15_after_the_first_tile_whenever_it_comes() {
    given(&format!("{SCOUTS}; display blackwood axe bow"))
        .play(
            "1 move 3b blackwood; 1 pick axe; 1 pick bow; 1 search; nature tile wood
             nature tile metal; nature tile chip",
        )
        .has("player 1 wood 1; player 1 metal 1; player 1 chip 1; turn 2");
}

#[test]
fn section_10_15_again_in_the_next_round() {
    let last = "player 1 hero 3a stands forest; player 1 hero 3b lies dam
         player 1 hero 4 stands military-base
                player 1 hero 5 stands silent-peak; player 2 hero 3a stands forest; player 2 hero 3b stands dam
                player 2 hero 4 stands military-base; player 2 hero 5 stands silent-peak; player 1 can 40";
    let scene = given(&format!("{SCOUTS}; {last}"))
        .play("1 search; nature tile wood; nature tile metal; nature tile chip; 1 done");
    idle(scene, "1 move 5 mine")
        .has("round 2")
        .play(
            "1 move 5 mine; 2 move 5 mine; 2 done; 1 move 4 silent-peak; 1 search
             nature tile chip; nature tile ammo; nature tile ammo",
        )
        .offers("1 search");
}
