//! Building and using rooms, §6.5.

use crate::check::given;

/// Three materials of any kinds.
#[test]
fn section_6_5_a_room_for_three_materials() {
    let scene = given("phase shelters; player 1 wood 1; player 1 metal 2; player 1 chip 1")
        .offers("1 build 1 1 2 0; 1 build 7 0 2 1; 1 build 3 1 1 1; 1 done")
        .refuses("1 build 1 1 1 0; 1 build 1 2 1 0; 1 build 1 0 0 3; 1 build 1 1 2 1; 1 build 1 1 0 0");
    assert_eq!(scene.offered().len(), 7 * 3 + 1);
    scene
        .play("1 build 3 1 1 1")
        .changes("round 2; player 1 room council 0; player 1 wood 0; player 1 metal 1; player 1 chip 0");
}

#[test]
fn section_6_5_not_with_two_and_not_twice() {
    given("phase shelters; player 1 wood 2; player 1 ammo 5").has("round 2; player 1 wood 2");
    given("phase shelters; player 1 wood 6; player 1 room council 0")
        .refuses("1 build 3 3 0 0")
        .play("1 build 1 3 0 0")
        .refuses("1 build 1 3 0 0; 1 build 3 3 0 0")
        .offers("1 build 2 3 0 0");
}

/// Two of a kind are two rooms, and each can be built.
#[test]
fn section_3_2_two_of_a_kind_are_two_rooms() {
    given("phase shelters; player 1 wood 6; player 1 room armoury site; player 1 room armoury site")
        .play("1 build 4 3 0 0; 1 build 5 3 0 0")
        .has("player 1 room armoury 0");
    given("phase shelters; player 1 room armoury 3; player 1 room armoury 3; player 1 can 6")
        .has("player 1 ammo 8");
}

/// Survivors go from the airlock to built rooms that have a free place.
#[test]
fn section_6_5_from_the_airlock_to_built_rooms() {
    given("phase shelters; player 1 airlock 3; player 1 water 1; player 1 can 3; player 1 room council 2; player 1 room workshop 3; player 1 room storeroom 0")
        .offers("1 staff 3 1; 1 staff 3 2; 1 staff 2 1; 1 staff 2 3; 1 done")
        .refuses("1 staff 3 3; 1 staff 1 1; 1 staff 4 1; 1 staff 5 1; 1 staff 2 4; 1 staff 3 0")
        .play("1 staff 3 2")
        .has("player 1 airlock 1; player 1 room council 4")
        .offers("1 staff 2 1; 1 done")
        .refuses("1 staff 2 2; 1 staff 3 1");
}

/// Never back and never between rooms: there is no such action, and an empty airlock asks nothing.
#[test]
fn section_6_5_never_back_and_never_between_rooms() {
    given("phase shelters; player 1 room council 2; player 1 room workshop 1; player 1 can 3")
        .has("round 2; player 1 room council 2; player 1 room workshop 1; player 1 airlock 0");
}

/// A room works at once when it is full, and any order is possible.
#[test]
fn section_6_5_a_room_works_the_night_it_is_filled() {
    given(
        "phase shelters; player 1 airlock 3; player 1 water 1; player 1 metal 3; player 1 room armoury site",
    )
    .play("1 build 4 0 3 0")
    .has("player 1 ammo 0")
    .play("1 staff 4 2")
    .has("player 1 ammo 0")
    .play("1 staff 4 1")
    .has("player 1 ammo 4; player 1 room armoury 3; player 1 airlock 0; round 2");
}

/// The Workshop makes one room cheaper, once a round.
#[test]
fn section_6_5_an_effect_once_a_round() {
    given("phase shelters; player 1 room workshop 3; player 1 can 2; player 1 wood 5")
        .offers("1 build 2 1 0 0")
        .play("1 build 2 1 0 0")
        .refuses("1 build 3 1 0 0")
        .offers("1 build 3 3 0 0")
        .play("1 build 3 3 0 0")
        .has("player 1 wood 1; round 2");
}

/// Survivors on the move out of the airlock have already stopped the wave.
#[test]
fn section_6_5_staffing_comes_after_the_wave() {
    given("phase shelters; round 5; player 1 airlock 3; player 1 water 1; player 1 room workshop 0")
        .play("1 staff 1 3")
        .has("player 1 radiation 0; player 1 airlock 0");
}
