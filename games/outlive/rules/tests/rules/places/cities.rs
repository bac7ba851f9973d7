//! The cities, §5.10.

use crate::check::{Scene, given};

/// A hero comes to Silent Peak.
fn at_the_peak(hero: &str, scene: &str) -> Scene {
    given(&format!(
        "player 1 hero 5 lies mine; player 1 hero 4 lies military-base; player 1 hero 3b lies dam; player 1 hero 3a lies forest; {scene}"
    ))
    .play(&format!("1 move {hero} silent-peak"))
}

#[test]
fn section_5_10_equipment_comes_broken_and_is_not_replaced() {
    at_the_peak("3b", "display silent-peak axe bow crowbar; display blackwood pickaxe")
        .offers_only("1 pick axe; 1 pick bow; 1 pick crowbar; 1 search; 1 done")
        .play("1 pick bow; 1 pick axe; 1 pick crowbar")
        .changes(
            "player 1 hero 3b stands silent-peak; display silent-peak; player 1 equipment axe broken
            player 1 equipment bow broken; player 1 equipment crowbar broken",
        )
        .has("turn 2");
}

#[test]
fn section_5_10_never_a_kind_that_one_owns() {
    let scene =
        "display silent-peak axe bow crowbar; player 1 equipment axe broken; player 1 equipment bow spent";
    at_the_peak("5", scene)
        .offers_only("1 pick crowbar; 1 search; 1 done")
        .refuses("1 pick axe; 1 pick bow; 1 pick pickaxe");
    at_the_peak("5", "display silent-peak axe axe bow").play("1 pick axe").refuses("1 pick axe");
}

/// What a search tile pays; it then lies with the face-up tiles.
#[test]
fn section_5_10_what_tiles_pay() {
    for (tile, gain) in [
        ("water", "player 1 water 1"),
        ("can", "player 1 can 1"),
        ("pill", "player 1 radiation 1"),
        ("wood", "player 1 wood 1"),
        ("metal", "player 1 metal 1"),
        ("chip", "player 1 chip 1"),
        ("ammo", "player 1 ammo 1"),
        ("empty", ""),
    ] {
        at_the_peak("5", "")
            .play(&format!("1 search; nature tile {tile}"))
            .changes(&format!("player 1 hero 5 stands silent-peak; aside silent-peak {tile} 1; {gain}"));
    }
}

/// §2.3: each city has its own ten tiles.
#[test]
fn section_2_3_the_ten_tiles_of_a_city() {
    let ten = "tile water 1, tile can 1, tile pill 1, tile wood 1, tile metal 1, tile chip 1, tile ammo 2, tile empty 2";
    assert_eq!(at_the_peak("5", "aside blackwood water 1").play("1 search").outcomes().join(", "), ten);
    let fewer =
        at_the_peak("5", "aside silent-peak water 1; aside silent-peak ammo 2; aside silent-peak empty 1");
    assert_eq!(
        fewer.play("1 search").outcomes().join(", "),
        "tile can 1, tile pill 1, tile wood 1, tile metal 1, tile chip 1, tile empty 1"
    );
}

/// Each action is decided when the one before is known; all of them give at most the strength.
#[test]
fn section_5_10_as_many_as_the_strength() {
    at_the_peak("3b", "display silent-peak axe bow")
        .play("1 search; nature tile empty")
        .offers_only("1 pick axe; 1 pick bow; 1 search; 1 done")
        .play("1 pick bow; 1 search; nature tile can")
        .has("player 1 can 1; player 1 equipment bow broken; turn 2; display silent-peak axe")
        .refuses("1 search; 1 pick axe");
}

#[test]
fn section_5_10_the_rest_can_be_left() {
    at_the_peak("5", "display silent-peak axe")
        .play("1 done")
        .changes("player 1 hero 5 stands silent-peak")
        .has("turn 2");
}

/// An empty stack cannot be searched, and nobody is asked.
#[test]
fn section_5_10_nothing_left() {
    let empty = "aside silent-peak water 1; aside silent-peak can 1; aside silent-peak pill 1; aside silent-peak wood 1
        aside silent-peak metal 1; aside silent-peak chip 1; aside silent-peak ammo 2; aside silent-peak empty 2";
    at_the_peak("5", empty).changes("player 1 hero 5 stands silent-peak").has("turn 2");
    at_the_peak("5", &format!("{empty}; display silent-peak axe")).offers_only("1 pick axe; 1 done");
}

/// Blackwood City works like Silent Peak.
#[test]
fn section_5_10_blackwood_city() {
    given("display silent-peak axe; display blackwood bow")
        .play("1 move 3a blackwood")
        .offers_only("1 pick bow; 1 search; 1 done")
        .play("1 search; nature tile metal; 1 pick bow")
        .changes(
            "player 1 hero 3a stands blackwood; player 1 metal 1; aside blackwood metal 1; display blackwood
            player 1 equipment bow broken",
        );
}

/// §9.2: a pill at the best field does nothing.
#[test]
fn section_9_2_a_pill_at_the_best_field() {
    at_the_peak("5", "player 1 radiation 2").play("1 search; nature tile pill").has("player 1 radiation 2");
}
