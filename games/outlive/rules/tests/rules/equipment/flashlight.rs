//! The Flashlight, §12.17, R18, R23.

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

/// Rooms have free places, but only the Cargo ship leads past the airlock into a room, §5.8.
#[test]
fn r23_to_the_airlock_only() {
    given(&format!(
        "{}; {LIGHT}; player 1 room workshop 2; player 1 room guard 4; player 1 room racket 1
         player 1 airlock 6",
        beside("blackwood")
    ))
    .play("1 move 5 blackwood")
    .offers_only("1 house airlock; 1 done")
    .refuses("1 house 1; 1 house 4; 1 house 5; 1 search")
    .play("1 house airlock")
    .has("player 1 room workshop 2; player 1 airlock 7; player 1 equipment flashlight spent")
    .offers("1 search; 1 done");
}

/// Nobody is asked where the airlock has no place, be the rooms full or not; the Flashlight stays ready.
#[test]
fn r23_no_survivor_with_a_full_airlock() {
    for survivors in [3, 2, 0] {
        given(&format!(
            "{}; {LIGHT}; player 1 airlock 7; player 1 room workshop {survivors}",
            beside("blackwood")
        ))
        .play("1 move 5 blackwood")
        .changes("player 1 hero 5 stands blackwood")
        .offers("1 search")
        .refuses("1 house 1; 1 house airlock");
    }
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

/// So he fills no room by day: the Scouts lack one, and there is one search tile an action, §10.15.
#[test]
fn r23_he_fills_no_room() {
    given(&format!("{}; {LIGHT}; player 1 room scouts 2", beside("blackwood")))
        .play("1 move 5 blackwood")
        .refuses("1 house 4")
        .play("1 house airlock; 1 search; nature tile wood")
        .has("player 1 wood 1; player 1 room scouts 2; player 1 airlock 1")
        .offers("1 search; 1 done");
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
