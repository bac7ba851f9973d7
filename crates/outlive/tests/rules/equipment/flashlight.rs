//! The Flashlight, §12.17, R18.

use super::beside;
use crate::check::given;

const LIGHT: &str = "player 1 equipment flashlight ready";

#[test]
fn section_12_17_a_survivor_in_either_city() {
    for city in ["silent-peak", "blackwood"] {
        given(&format!("{}; {LIGHT}", beside(city)))
            .play(&format!("1 move 5 {city}"))
            .offers_only("1 house airlock; 1 done")
            .play("1 house airlock")
            .changes(&format!(
                "player 1 hero 5 stands {city}; player 1 airlock 1; player 1 equipment flashlight spent"
            ));
    }
}

/// Airlock or a free place in a built room, as on the Cargo ship, §5.8.
#[test]
fn section_12_17_placed_as_at_the_cargo_ship() {
    given(&format!(
        "{}; {LIGHT}; player 1 room workshop 2; player 1 room guard 4; player 1 room racket 1
         player 1 airlock 6",
        beside("blackwood")
    ))
    .play("1 move 5 blackwood")
    .offers_only("1 house airlock; 1 house 1; 1 house 5; 1 done")
    .refuses("1 house 4; 1 house 2; 1 search")
    .play("1 house 1")
    .has("player 1 room workshop 3; player 1 airlock 6; player 1 equipment flashlight spent")
    .offers("1 search; 1 done");
}

/// Nobody is asked where there is no place; the Flashlight stays ready.
#[test]
fn section_12_17_no_place_no_survivor() {
    given(&format!("{}; {LIGHT}; player 1 airlock 7; player 1 room workshop 3", beside("blackwood")))
        .play("1 move 5 blackwood")
        .changes("player 1 hero 5 stands blackwood")
        .offers("1 search");
    given(&format!("{}; {LIGHT}; player 1 airlock 7; player 1 room workshop 2", beside("blackwood")))
        .play("1 move 5 blackwood")
        .offers_only("1 house 1; 1 done")
        .play("1 house 1")
        .has("player 1 airlock 7; player 1 room workshop 3");
}

#[test]
fn section_12_17_not_broken_nor_used_already_nor_elsewhere() {
    for condition in ["broken", "spent"] {
        given(&format!("{}; player 1 equipment flashlight {condition}", beside("blackwood")))
            .play("1 move 5 blackwood")
            .has("player 1 airlock 0")
            .refuses("1 house airlock");
    }
    given(&format!("{}; {LIGHT}", beside("mine")))
        .play("1 move 5 mine")
        .has("player 1 airlock 0; player 1 equipment flashlight ready")
        .refuses("1 house airlock");
}

#[test]
fn section_12_17_once_a_round() {
    given(&format!("{LIGHT}; player 1 hero 5 lies cargo-ship"))
        .play("1 move 3b blackwood; 1 house airlock; 1 done; 2 move 5 mine; 2 done; 1 move 4 silent-peak")
        .has("player 1 airlock 1; player 1 hero 4 stands silent-peak")
        .refuses("1 house airlock")
        .offers("1 search");
}

/// R18: a survivor eats, so nobody has to take him; then the Flashlight is there for the other city.
#[test]
fn r18_it_may_be_kept_for_the_other_city() {
    given(&format!("{LIGHT}; player 1 hero 5 lies cargo-ship"))
        .play("1 move 3b blackwood; 1 done")
        .changes("player 1 hero 3b stands blackwood")
        .offers("1 search; 1 done")
        .refuses("1 house airlock")
        .play("1 done; 2 move 5 mine; 2 done; 1 move 4 silent-peak")
        .offers_only("1 house airlock; 1 done")
        .play("1 house airlock")
        .has("player 1 airlock 1; player 1 equipment flashlight spent; player 1 hero 4 stands silent-peak");
}

/// A room that is full now works at once: here for the first search tile, §10.15.
#[test]
fn section_12_17_the_survivor_may_fill_a_room() {
    given(&format!("{}; {LIGHT}; player 1 room scouts 2", beside("blackwood")))
        .play(
            "1 move 5 blackwood; 1 house 4; 1 search; nature tile wood; nature tile metal; nature tile chip",
        )
        .has("player 1 wood 1; player 1 metal 1; player 1 chip 1");
}

/// No action is needed: all five are left.
#[test]
fn section_12_17_without_an_action() {
    given(&format!("{}; {LIGHT}; display blackwood axe bow crowbar", beside("blackwood")))
        .play(
            "1 move 5 blackwood; 1 house airlock; 1 pick axe; 1 pick bow; 1 pick crowbar; 1 search
             nature tile can; 1 search; nature tile wood",
        )
        .has("player 1 airlock 1; player 1 can 1; player 1 wood 1; turn 2");
}
