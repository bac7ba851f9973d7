//! The Galley, §10.6, R22.

use crate::check::given;

/// Hero 5 on the Cargo ship: 3 cans, §9.3.
fn cans(scene: &str, cans: u8) {
    given(&format!("player 1 airlock 7; {scene}"))
        .play("1 move 5 cargo-ship 5")
        .changes(&format!("player 1 hero 5 stands cargo-ship 5; player 1 can {cans}; marker 1"));
}

#[test]
fn section_10_6_one_more_can() {
    cans("player 1 room galley 4", 4);
}

#[test]
fn section_10_6_not_unless_full() {
    given("player 1 room galley 3").play("1 move 5 cargo-ship 5; 1 house airlock").has("player 1 can 3");
    cans("player 1 room galley site", 3);
    cans("player 2 room galley 4", 3);
}

/// R22: cans are counted before the survivor moves in, so a room that he fills does not count yet.
#[test]
fn r22_cans_before_the_survivor() {
    for (room, places) in [("galley", 4), ("dockmaster", 3)] {
        given(&format!("player 1 airlock 7; player 1 room {room} {}", places - 1))
            .play("1 move 5 cargo-ship 5")
            .has(&format!("player 1 room {room} {places}; player 1 can 3; slot 5 empty; turn 2"));
        given(&format!("player 1 room {room} {}", places - 1))
            .play("1 move 5 cargo-ship 5; 1 house 4")
            .has(&format!("player 1 room {room} {places}; player 1 can 3; player 1 airlock 0"));
    }
}

#[test]
fn section_10_6_every_slot() {
    for (hero, slot, cans) in [("3a", 3, 2), ("4", 4, 3)] {
        given(&format!(
            "player 1 airlock 7; player 1 room galley 4; player 1 hero {hero} lies mine
                 player 1 hero 5 lies blackwood"
        ))
        .play(&format!("1 move {hero} cargo-ship {slot}"))
        .has(&format!("player 1 can {cans}"));
    }
}

#[test]
fn section_3_2_two_of_them_and_a_dockmaster_add_up() {
    cans("player 1 room galley 4; player 1 room galley 4; player 1 room dockmaster 3", 7);
}

#[test]
fn section_10_6_nowhere_else() {
    given("player 1 room galley 4").play("1 move 5 mine").has("player 1 can 0");
}
