//! The heroes' first places, §3.4, and Mary Koolpepper's tiles, §13.7, R7.

use outlive::{Outlive, Placement};
use table::{Game, Turn};

use super::{led, led_by};

const TWO: [&str; 2] = ["solen-livrich", "erin-mccarthy"];

/// The owner chooses which hero lies where. The two of strength 3 are alike.
#[test]
fn section_3_4_which_hero_lies_where() {
    let scene = led(&TWO, Placement::Simultaneous);
    assert_eq!(scene.offered().len(), 12 + 12);
    scene
        .refuses("1 deploy 4 dam 5 forest; 1 deploy 4 forest 5 forest; 1 deploy 4 silent-peak 5 mine")
        .play("1 deploy 4 cargo-ship 5 blackwood")
        .refuses("1 deploy 4 forest 5 mine")
        .play("2 deploy 4 cargo-ship 5 dam")
        .has("player 1 hero 4 lies cargo-ship; player 1 hero 5 lies blackwood")
        .has("player 2 hero 4 lies cargo-ship; player 2 hero 5 lies dam");
}

#[test]
fn section_3_4_the_others_lie_on_the_other_places() {
    let scene = led(&TWO, Placement::Simultaneous).play("1 deploy 4 cargo-ship 5 blackwood");
    let facts = outlive::facts(scene.state());
    let lies = |hero: &str, place: &str| facts.contains(&format!("player 1 hero {hero} lies {place}"));
    assert!(
        lies("3a", "forest") && lies("3b", "mine") || lies("3a", "mine") && lies("3b", "forest"),
        "{facts:?}"
    );
}

/// The strategic variant: from the start player, clockwise, hero by hero.
#[test]
fn section_3_4_in_turn_order_hero_by_hero() {
    let leaders = ["solen-livrich", "jacob-rowlett", "erin-mccarthy"];
    let scene = led(&leaders, Placement::InTurn).has("start 2");
    assert!(scene.offered().iter().all(|action| action.starts_with("2 station ")), "{:?}", scene.offered());
    scene
        .offers("2 station 5 dam; 2 station 4 fair; 2 station 3a cargo-ship; 2 station 5 silent-peak")
        .refuses("2 station 5 forest; 1 station 5 forest; 3 station 5 dam; 2 deploy 4 dam 5 fair")
        .play("2 station 5 dam")
        .refuses("2 station 4 fair; 1 station 5 forest; 3 station 5 forest")
        .offers("3 station 4 dam; 3 station 5 dam; 3 station 5 blackwood")
        .play("3 station 4 dam; 1 station 5 forest")
        .refuses("2 station 5 fair; 2 station 4 dam")
        .offers("2 station 4 fair")
        .has("player 2 hero 5 lies dam; player 1 hero 5 lies forest; player 3 hero 4 lies dam; player 2 hero 4 lies nowhere");
}

/// To the end of the variant: the last hero of each has one place only, and prey is next.
#[test]
fn section_3_4_in_turn_to_the_end() {
    let mut scene = led(&TWO, Placement::InTurn).has("start 1");
    let mut asked = 0;
    while Outlive::turn(scene.state()) != Turn::Nature {
        let offered = scene.offered();
        assert!(offered.len() > 1, "{offered:?}");
        scene = scene.play(&offered[0]);
        asked += 1;
    }
    assert!(asked <= 6, "{asked}");
    for (seat, places) in [
        (1, ["forest", "blackwood", "cargo-ship", "mine"]),
        (2, ["dam", "blackwood", "silent-peak", "cargo-ship"]),
    ] {
        let facts = outlive::facts(scene.state());
        for place in places {
            let there = facts
                .iter()
                .filter(|fact| fact.starts_with(&format!("player {seat} hero")) && fact.ends_with(place));
            assert_eq!(there.count(), 1, "player {seat} at {place}");
        }
    }
}

/// Two Blackwood tiles and one of Silent Peak, after the heroes are placed.
#[test]
fn section_13_7_mary_koolpepper_turns_up_three_tiles() {
    let scene = led_by("mary-koolpepper")
        .has("player 1 equipment flashlight broken; player 1 wood 0")
        .play("1 deploy 4 forest 5 mine; 2 deploy 4 military-base 5 blackwood");
    assert_eq!(scene.outcomes().len(), 8);
    assert!(scene.outcomes().contains(&"tile ammo 2".to_string()));
    scene
        .then()
        .play("nature tile ammo; nature tile ammo; nature tile pill")
        .changes("player 1 ammo 2; player 1 radiation 1; aside blackwood ammo 2; aside silent-peak pill 1");
}

/// R7: the tiles are back in their city's ten at the first Dawn.
#[test]
fn r7_the_tiles_return_at_the_first_dawn() {
    let scene = led_by("mary-koolpepper")
        .play("1 deploy 4 forest 5 mine; 2 deploy 4 military-base 5 blackwood; nature tile water; nature tile can; nature tile wood")
        .has("player 1 water 1; player 1 can 1; player 1 wood 1")
        .play("nature prey 3; nature prey 3; nature prey 3")
        .play("nature equipment axe; nature equipment axe; nature equipment bow; nature equipment bow; nature equipment crowbar; nature equipment crowbar")
        .has("aside blackwood water 0; aside blackwood can 0; aside silent-peak wood 0");
    assert_eq!(scene.outcomes().iter().filter(|outcome| outcome.ends_with('2')).count(), 2);
    assert_eq!(scene.outcomes().len(), 8);
}

/// R7: no room has an effect on them: the Salvagers pay nothing for an empty tile, nor do Scouts search.
#[test]
fn r7_no_room_effects() {
    // Player 1 holds neither Salvagers nor Scouts in these hands, player 3 has the Salvagers.
    let scene = super::dealt(&["erin-mccarthy", "solen-livrich", "mary-koolpepper"], Placement::Simultaneous)
        .play(&super::choices(1, "erin-mccarthy").join(";"))
        .play(&super::choices(2, "solen-livrich").join(";"))
        .play("3 reject smokehouse dockmaster; 3 build-free salvagers; 3 move-in 3; 3 lead mary-koolpepper")
        .play("1 deploy 4 dam 5 blackwood; 2 deploy 4 forest 5 mine; 3 deploy 4 forest 5 mine")
        .then()
        .play("nature tile empty; nature tile empty; nature tile empty")
        .changes("aside blackwood empty 2; aside silent-peak empty 1");
    assert!(scene.outcomes()[0].starts_with("prey"));
}

/// The tiles pay her owner, whoever begins.
#[test]
fn section_13_7_the_tiles_pay_her_owner() {
    led(&["jacob-rowlett", "mary-koolpepper"], Placement::Simultaneous)
        .has("start 1")
        .play("1 deploy 4 dam 5 fair; 2 deploy 4 forest 5 mine; nature tile wood; nature tile chip; nature tile can")
        .has("player 2 wood 1; player 2 chip 1; player 2 can 1; player 1 wood 0; player 1 can 0")
        .has("aside blackwood wood 1; aside blackwood chip 1; aside silent-peak can 1");
}

/// §15: the two heroes of strength 3 are alike, so that only one of them is offered.
#[test]
fn section_15_in_turn_order_equal_heroes_are_offered_once() {
    assert_eq!(led(&TWO, Placement::InTurn).offered().len(), 3 * 4);
}
