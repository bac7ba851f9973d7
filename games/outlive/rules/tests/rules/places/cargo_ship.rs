//! The Cargo ship, §5.8, §9.3, R23.

use crate::check::given;

/// §9.3: cans by slot, the survivor, the marker.
#[test]
fn section_5_8_what_the_slots_give() {
    for (hero, slot, cans) in [("3a", 3, 1), ("4", 4, 2), ("5", 5, 3)] {
        given(&format!("player 1 hero 5 lies blackwood; player 1 hero {hero} lies mine"))
            .play(&format!("1 move {hero} cargo-ship {slot}"))
            .changes(&format!(
                "player 1 hero {hero} stands cargo-ship {slot}; player 1 can {cans}; player 1 airlock 1; slot {slot} empty; marker 1"
            ))
            .has("turn 2");
    }
}

#[test]
fn section_5_8_only_the_slot_of_exactly_his_strength() {
    given("")
        .offers("1 move 5 cargo-ship 5")
        .refuses("1 move 5 cargo-ship 3; 1 move 5 cargo-ship 4; 1 move 5 cargo-ship 6; 1 move 5 cargo-ship");
    let scene = "seats 3; player 1 hero 3a lies fair; player 1 hero 4 lies blackwood; player 2 hero 3a stands cargo-ship 3
        player 3 hero 4 lies cargo-ship";
    given(scene)
        .refuses("1 move 3a cargo-ship 3; 1 move 3a cargo-ship 4; 1 move 4 cargo-ship 3")
        .offers("1 move 4 cargo-ship 4; 1 move 5 cargo-ship 5");
}

/// An inactive hero takes no slot.
#[test]
fn section_5_8_a_lying_hero_blocks_no_slot() {
    given("player 2 hero 5 lies cargo-ship").offers("1 move 5 cargo-ship 5");
    given("player 2 hero 5 stands cargo-ship 5").refuses("1 move 5 cargo-ship 5");
    given("player 2 hero 5 stands cargo-ship 6").offers("1 move 5 cargo-ship 5");
}

/// With the Grappling hook his own slot or the next higher; he occupies the one taken.
#[test]
fn section_5_8_the_grappling_hook_reaches_the_next_slot() {
    let hook =
        "player 1 equipment grappling-hook ready; player 1 hero 4 lies mine; player 1 hero 5 lies blackwood";
    given(hook)
        .offers("1 move 5 cargo-ship 5; 1 move 5 cargo-ship 6; 1 move 4 cargo-ship 4; 1 move 4 cargo-ship 5")
        .refuses("1 move 4 cargo-ship 6; 1 move 4 cargo-ship 3")
        .play("1 move 5 cargo-ship 6")
        .changes(
            "player 1 hero 5 stands cargo-ship 6; player 1 can 4; player 1 airlock 1; slot 6 empty; marker 1
            player 1 equipment grappling-hook spent",
        );
    given(&format!("{hook}; player 2 hero 5 lies silent-peak"))
        .play("1 move 4 cargo-ship 5")
        .refuses("2 move 5 cargo-ship 5; 2 move 5 cargo-ship 4");
    given(&format!("{hook}; player 2 hero 5 stands cargo-ship 5"))
        .refuses("1 move 5 cargo-ship 5; 1 move 4 cargo-ship 5")
        .offers("1 move 5 cargo-ship 6; 1 move 4 cargo-ship 4");
}

/// §5.8, §12.14: the hook does not count for pressure.
#[test]
fn section_5_8_no_pressure_from_the_hook() {
    given("player 1 equipment grappling-hook ready; player 2 hero 5 stands cargo-ship 5; player 2 wood 2")
        .play("1 move 5 cargo-ship 6")
        .has("player 2 wood 2; player 1 wood 0");
}

#[test]
fn section_5_8_pressure_comes_first_on_the_ship_too() {
    given("player 2 hero 3a stands cargo-ship 3; player 2 wood 3")
        .play("1 move 5 cargo-ship 5")
        .has("player 2 wood 1; player 1 wood 2; player 1 can 3");
}

/// The owner chooses between the airlock and free places of built rooms.
#[test]
fn section_5_8_where_the_survivor_goes() {
    let scene =
        "player 1 room council 2; player 1 room workshop 3; player 1 room storeroom site; player 1 airlock 6";
    let to = |berth: &str| {
        given(scene)
            .play("1 move 5 cargo-ship 5")
            .offers_only("1 house airlock; 1 house 3")
            .play(&format!("1 house {berth}"))
    };
    to("airlock").has("player 1 airlock 7; player 1 room council 2; player 1 can 3");
    to("3").has("player 1 airlock 6; player 1 room council 3; slot 5 empty");
}

#[test]
fn section_5_8_a_survivor_is_taken_if_there_is_a_place() {
    given("player 1 airlock 7; player 1 room council 3")
        .play("1 move 5 cargo-ship 5")
        .changes("player 1 hero 5 stands cargo-ship 5; player 1 can 3; player 1 room council 4; slot 5 empty; marker 1");
    given("player 1 airlock 7; player 1 room council 4; player 1 room workshop 3")
        .play("1 move 5 cargo-ship 5")
        .changes("player 1 hero 5 stands cargo-ship 5; player 1 can 3; marker 1");
}

/// R23: it is the only way into a room past the airlock, also for one with a Flashlight at hand.
#[test]
fn r23_a_room_past_the_airlock() {
    let shelter = "player 1 airlock 7; player 1 room scouts 2; player 1 room guard 3
        player 1 equipment flashlight ready; player 1 hero 3a lies fair";
    given(shelter)
        .play("1 move 5 cargo-ship 5")
        .offers_only("1 house 4; 1 house 5")
        .play("1 house 4")
        .has("player 1 room scouts 3; player 1 airlock 7; player 1 equipment flashlight ready");
    given(shelter).play("1 move 3a blackwood").refuses("1 house 4; 1 house 5").offers("1 search");
}

/// §10.14: the places of the Nursery beyond the third are for its own effect only.
#[test]
fn section_5_8_not_into_the_nursery_beyond_its_places() {
    given("player 1 airlock 7; player 1 room nursery 3")
        .play("1 move 5 cargo-ship 5")
        .changes("player 1 hero 5 stands cargo-ship 5; player 1 can 3; marker 1");
}

#[test]
fn section_5_8_an_empty_slot_gives_cans_only() {
    given("slot 5 empty")
        .play("1 move 5 cargo-ship 5")
        .changes("player 1 hero 5 stands cargo-ship 5; player 1 can 3; marker 1");
}

/// Only the first of a round takes the marker.
#[test]
fn section_5_8_the_first_takes_the_start_marker() {
    given("start 2; player 2 hero 4 lies mine")
        .play("1 move 5 cargo-ship 5")
        .has("marker 1; start 2")
        .play("2 move 4 cargo-ship 4")
        .has("marker 1; start 2; turn 1");
}

/// It counts from this round's Night: player 2 resolves first.
#[test]
fn section_5_8_the_marker_counts_from_the_night() {
    let others = "event forest-fire; player 1 water 3; player 2 water 3; turn 2; stock mine 0
        player 1 hero 3a stands fair; player 1 hero 3b stands blackwood; player 1 hero 4 stands dam
        player 2 hero 3a stands fair; player 2 hero 3b stands blackwood; player 2 hero 4 stands dam";
    given(others)
        .play("2 move 5 cargo-ship 5")
        .has("start 1; marker 2")
        .play("1 move 5 mine")
        .has("start 2")
        .offers_only("2 resolve forest-fire; 2 done");
    given(others).play("2 move 5 mine; 1 move 5 mine").has("start 1").offers("1 resolve forest-fire");
}
