//! The Salvagers, §10.21, R19.

use crate::check::given;

const SALVAGERS: &str = "player 1 room salvagers 3";

#[test]
fn section_10_21_an_empty_tile_pays() {
    given(SALVAGERS).play("1 move 3b blackwood; 1 search; nature tile empty").changes(
        "player 1 hero 3b stands blackwood; player 1 wood 1; player 1 metal 1; aside blackwood empty 1",
    );
}

#[test]
fn section_10_21_once_in_each_city() {
    given(&format!("{SALVAGERS}; player 1 hero 5 lies cargo-ship"))
        .play("1 move 3b blackwood; 1 search; nature tile empty; 1 search; nature tile empty")
        .has("player 1 wood 1; player 1 metal 1")
        .play("1 done; 2 move 3b blackwood; 2 done; 1 move 4 silent-peak; 1 search; nature tile empty")
        .has("player 1 wood 2; player 1 metal 2");
}

#[test]
fn section_10_21_not_unless_full() {
    for room in ["player 1 room salvagers 2", "player 1 room salvagers site", "player 2 room salvagers 3"] {
        given(room)
            .play("1 move 3b blackwood; 1 search; nature tile empty")
            .has("player 1 wood 0; player 1 metal 0; player 2 wood 0");
    }
}

#[test]
fn section_10_21_nothing_for_other_tiles() {
    given(SALVAGERS)
        .play("1 move 3b blackwood; 1 search; nature tile pill; 1 search; nature tile ammo")
        .has("player 1 wood 0; player 1 metal 0; player 1 radiation 1; player 1 ammo 1")
        .play("1 search; nature tile empty")
        .has("player 1 wood 1; player 1 metal 1");
}

/// R19: two of a kind each work, §3.2, and the first empty tile pays for both; then both are used.
#[test]
fn r19_two_of_them_pay_for_one_tile() {
    given(&format!("{SALVAGERS}; {SALVAGERS}"))
        .play("1 move 3b blackwood; 1 search; nature tile empty")
        .has("player 1 wood 2; player 1 metal 2")
        .play("1 search; nature tile empty")
        .has("player 1 wood 2; player 1 metal 2");
}

/// §10.15: tiles that the Scouts turn up are search tiles too.
#[test]
fn section_10_15_with_the_scouts() {
    given(&format!("{SALVAGERS}; player 1 room scouts 3"))
        .play("1 move 3b blackwood; 1 search; nature tile chip; nature tile empty; nature tile can")
        .has("player 1 wood 1; player 1 metal 1; player 1 chip 1; player 1 can 1");
}
