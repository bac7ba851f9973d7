//! The end of the game, §7.

use outlive::Outlive;
use table::{Game, PerSeat, Score, Seat, Turn};

use crate::check::given;

fn scores(scene: &str) -> PerSeat<Score> {
    Outlive::scores(given(scene).state())
}

/// The points of player 1.
fn points(scene: &str) -> i16 {
    scores(scene)[Seat::One].points
}

/// §7.1: 0, 0, 1, 2, 4, 7, 11, 17 for full rooms, the survivors aside.
#[test]
fn section_7_1_full_rooms() {
    let rooms =
        ["workshop 3", "storeroom 3", "council 4", "armoury 3", "depot 3", "mechanic 3", "toolroom 3"];
    for (full, vp) in [0, 0, 1, 2, 4, 7, 11, 17].into_iter().enumerate() {
        let text: String = rooms[..full].iter().map(|room| format!("player 1 room {room};")).collect();
        let survivors: i16 = rooms[..full].iter().map(|room| if room.ends_with('4') { 4 } else { 3 }).sum();
        assert_eq!(points(&text), vp + survivors, "{full} rooms");
    }
}

/// §7.1: built and completely staffed; the airlock is no room.
#[test]
fn section_7_1_only_full_rooms_count() {
    assert_eq!(
        points(
            "player 1 room workshop 3; player 1 room storeroom 3; player 1 room council 3; player 1 room depot 0"
        ),
        9 + 1
    );
    assert_eq!(points("player 1 room workshop 3; player 1 airlock 7"), 10);
    // The Nursery is full from three on.
    assert_eq!(points("player 1 room workshop 3; player 1 room nursery 5"), 8 + 1);
}

#[test]
fn section_7_1_radiation_survivors_and_events() {
    for field in [2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11] {
        assert_eq!(points(&format!("player 1 radiation {field}")), field);
    }
    assert_eq!(points("player 1 airlock 5; player 1 room council 3"), 8);
    assert_eq!(
        points(
            "player 1 resolved forest-fire; player 1 resolved sandstorm; player 1 resolved rats; event looters"
        ),
        3 + 5 + 4
    );
}

/// §7.1: repaired equipment, used or not, and pairs of it.
#[test]
fn section_7_1_equipment_and_pairs() {
    let with = |cards: &[(&str, &str)]| {
        let text: String =
            cards.iter().map(|(card, state)| format!("player 1 equipment {card} {state};")).collect();
        points(&text)
    };
    assert_eq!(with(&[("axe", "broken"), ("bow", "broken")]), 0);
    assert_eq!(with(&[("axe", "ready"), ("bow", "broken")]), 1);
    assert_eq!(with(&[("axe", "ready"), ("crowbar", "spent")]), 2);
    for (one, other) in [
        ("axe", "bow"),
        ("baseball-bat", "battle-gear"),
        ("exoskeleton", "thermal-sensor"),
        ("jerrycan", "access-card"),
        ("backpack", "metal-detector"),
        ("shotgun", "bear-trap"),
        ("hacksaw", "grappling-hook"),
        ("ammunition-kit", "crowbar"),
        ("flashlight", "chainsaw"),
        ("pickaxe", "purifier"),
    ] {
        assert_eq!(with(&[(one, "ready"), (other, "spent")]), 3, "{one} and {other}");
    }
    // Neighbours in the list that are no pair.
    assert_eq!(with(&[("bow", "ready"), ("baseball-bat", "ready")]), 2);
}

/// Resources are worth nothing by themselves.
#[test]
fn section_7_1_resources_are_no_points() {
    assert_eq!(points("player 1 can 9; player 1 wood 9; player 1 ammo 9; player 1 hunted 5 3"), 0);
}

/// §7.2: commodities, then materials and ammo together, then shared.
#[test]
fn section_7_2_ties() {
    let order = |scene: &str| {
        let scores = scores(scene);
        (scores[Seat::One].points, scores[Seat::One].tie_break)
            .cmp(&(scores[Seat::Two].points, scores[Seat::Two].tie_break))
    };
    use std::cmp::Ordering::{Equal, Greater, Less};
    assert_eq!(order("player 1 airlock 1; player 2 can 9"), Greater);
    assert_eq!(order("player 1 can 1; player 2 wood 9; player 2 ammo 90"), Greater);
    assert_eq!(order("player 1 water 1; player 1 can 1; player 2 can 1; player 2 metal 5"), Greater);
    assert_eq!(order("player 1 can 1; player 2 can 1; player 1 ammo 2; player 2 wood 3"), Less);
    assert_eq!(
        order("player 1 can 2; player 2 water 2; player 1 ammo 2; player 2 wood 1; player 2 chip 1"),
        Equal
    );
}

/// §7: counted after the last tidying: meat and the third water are gone.
#[test]
fn section_7_counted_after_the_last_tidying() {
    let scene = given(
        "round 6; phase shelters; player 1 meat 9; player 2 water 3; player 2 airlock 7; player 1 airlock 7; player 1 water 2; player 1 can 1",
    );
    assert_eq!(Outlive::turn(scene.state()), Turn::Over);
    let scene = scene.has("player 1 meat 0; player 1 can 1; player 2 water 1; player 1 radiation 0");
    let scores = Outlive::scores(scene.state());
    assert_eq!((scores[Seat::One].points, scores[Seat::Two].points), (7, 7));
    assert_eq!(scores[Seat::One].tie_break, scores[Seat::Two].tie_break);
}
