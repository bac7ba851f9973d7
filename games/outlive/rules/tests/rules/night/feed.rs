//! Feeding, §6.2, R5, R6, R12, §9.1.

use crate::check::given;

/// Rooms are player 1's; the other shelter is empty.
fn night(scene: &str) -> crate::check::Scene {
    given(&format!("phase shelters; {scene}"))
}

/// A room costs its food with a single survivor in it; an empty or unbuilt one costs nothing.
#[test]
fn section_6_2_every_room_with_anybody_in_it() {
    for (room, food) in
        [("workshop", 2), ("council", 1), ("smokehouse", 3), ("galley", 1), ("nursery", 2), ("mechanic", 3)]
    {
        for survivors in [1, 3] {
            night(&format!("player 1 room {room} {survivors}; player 1 can 5"))
                .has(&format!("player 1 can {}", 5 - food));
        }
        night(&format!("player 1 room {room} 0; player 1 can 5")).has("player 1 can 5");
    }
}

/// §9.1, R12: the first row holds three, the second four; a water for each that is occupied.
#[test]
fn r12_a_water_for_every_occupied_row() {
    for (airlock, rows) in [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2)] {
        night(&format!("player 1 airlock {airlock}; player 1 water 4; player 1 can 3; player 1 meat 1"))
            .has(&format!("player 1 water {}; player 1 can 3; player 1 meat 1", 4 - rows));
    }
}

/// Any kinds for the rooms: meat first, which would spoil; then the player chooses.
#[test]
fn section_6_2_any_kind_feeds_a_room() {
    let scene = "player 1 room smokehouse 1; player 1 meat 1; player 1 water 4; player 1 can 4";
    night(scene).offers_only("1 feed 0; 1 feed 1; 1 feed 2");
    night(scene).play("1 feed 1").has("player 1 meat 0; player 1 water 3; player 1 can 3");
    night(scene).play("1 feed 0").has("player 1 meat 0; player 1 water 4; player 1 can 2");
    night("player 1 room smokehouse 1; player 1 meat 3; player 1 water 4; player 1 can 4")
        .has("player 1 meat 0; player 1 water 4; player 1 can 4");
}

/// §15: a payment is asked for only where the kinds matter.
#[test]
fn section_15_no_question_where_the_kinds_do_not_matter() {
    night("player 1 room council 1; player 1 water 3").has("player 1 water 2");
    night("player 1 room council 1; player 1 can 3").has("player 1 can 2");
    night("player 1 room workshop 1; player 1 can 1; player 1 water 1")
        .has("player 1 can 0; player 1 water 0");
}

/// R5: the water that the airlock needs does not go to a room that cans can feed.
#[test]
fn r5_no_more_unpaid_than_necessary() {
    night("player 1 room council 4; player 1 airlock 1; player 1 water 1; player 1 can 1")
        .has("player 1 water 0; player 1 can 0; player 1 airlock 1; player 1 room council 4");
    night("player 1 room workshop 3; player 1 airlock 4; player 1 water 3; player 1 can 2")
        .offers_only("1 feed 0; 1 feed 1")
        .refuses("1 feed 2; 1 feed 3");
    // Two units are missing either way: the water may go to the room or to the airlock.
    night("player 1 room workshop 3; player 1 airlock 4; player 1 water 2; player 1 can 0")
        .refuses("1 feed 3");
}

/// One survivor leaves for every unit unpaid, from wherever the player likes.
#[test]
fn section_6_2_a_survivor_for_every_unit_unpaid() {
    night("player 1 room council 4; player 1 room workshop 2; player 1 airlock 1; player 1 can 2")
        .offers_only("1 dismiss airlock 1; 1 dismiss 1 1; 1 dismiss 1 2; 1 dismiss 3 1; 1 dismiss 3 2")
        .refuses("1 dismiss airlock 2; 1 dismiss 3 3; 1 dismiss 3 0; 1 dismiss 2 1; 1 done")
        .play("1 dismiss 3 1")
        .has("player 1 room council 3; player 1 room workshop 2; player 1 airlock 1; player 1 can 0")
        .offers_only("1 dismiss airlock 1; 1 dismiss 1 1; 1 dismiss 3 1")
        .play("1 dismiss 1 1")
        .has("player 1 room workshop 1; player 1 radiation 0");
}

/// §15: all losses of one cause can be settled with one action.
#[test]
fn section_15_several_survivors_leave_at_once() {
    let scene = "player 1 room council 4; player 1 room workshop 2; player 1 airlock 1; player 1 can 2";
    night(scene)
        .play("1 dismiss 3 2")
        .has("player 1 room council 2; player 1 room workshop 2; player 1 airlock 1; player 1 radiation 0");
    night("player 1 room council 4; player 1 airlock 4; player 1 can 1")
        .offers_only("1 dismiss airlock 1; 1 dismiss airlock 2; 1 dismiss 3 1; 1 dismiss 3 2")
        .play("1 dismiss airlock 2")
        .has("player 1 room council 4; player 1 airlock 2; player 1 radiation 0");
}

/// Cans and meat are no water for the airlock, and what is not owed is kept.
#[test]
fn section_6_2_the_airlock_takes_water_only() {
    night("player 1 airlock 5; player 1 can 4; player 1 meat 2")
        .has("player 1 airlock 3; player 1 can 4; player 1 meat 2");
}

/// Nobody pays with more survivors than he has.
#[test]
fn section_6_2_more_unpaid_than_survivors() {
    night("player 1 room smokehouse 1").has("player 1 room smokehouse 0; player 1 radiation -1");
    night("player 1 airlock 1; player 1 room armoury 1").has("player 1 airlock 0; player 1 room armoury 0");
}

/// A room that lost somebody works no longer.
#[test]
fn section_6_2_a_room_that_is_not_full_stops_working() {
    night("player 1 room armoury 3; player 1 can 2").has("player 1 room armoury 2; player 1 ammo 0");
    night("player 1 room armoury 3; player 1 can 3").has("player 1 room armoury 3; player 1 ammo 4");
}

/// R1, §1: survivors who left are in the supply again: nothing limits who comes later.
#[test]
fn r1_the_supply_does_not_run_out() {
    let full = |seat: u8| {
        format!(
            "player {seat} airlock 7; player {seat} can 99; player {seat} meat 99; player {seat} water 99; player {seat} wood 99"
        )
    };
    let scene = format!("seats 4; {}; {}; {}; {}", full(1), full(2), full(3), full(4));
    given(&format!("{scene}; player 1 room council 3"))
        .play("1 move 5 cargo-ship 5")
        .has("player 1 can 102; player 1 room council 4");
}
