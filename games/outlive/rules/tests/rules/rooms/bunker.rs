//! The Bunker, §10.10, against each of the twelve events.

use super::NIGHT;
use crate::check::given;

const BUNKER: &str = "player 1 room bunker 3";
const ASIDE: &str =
    "aside silent-peak ammo 2; aside silent-peak empty 2; aside blackwood ammo 2; aside blackwood empty 2";

#[test]
fn section_14_1_to_14_4_shortages_concern_it() {
    for (event, place) in [("forest-fire", "forest"), ("cave-in", "mine"), ("short-circuit", "fair")] {
        given(&format!("phase event; {BUNKER}; player 2 room bunker 3; {ASIDE}"))
            .play(&format!("nature event {event}"))
            .changes(&format!("event {event}; stock {place} 3"));
    }
    given(&format!("phase event; {BUNKER}; player 2 room bunker 3; {ASIDE}"))
        .play(
            "nature event collapsed-district; nature tile can; nature tile wood; nature tile metal
             nature tile can; nature tile wood; nature tile metal",
        )
        .has("aside blackwood can 1; aside silent-peak metal 1")
        .offers("1 move 5 mine");
}

#[test]
fn section_14_5_sandstorm() {
    given(&format!("event sandstorm; {BUNKER}")).play("1 move 5 mine").offers("1 take 5");
    given("event sandstorm; player 1 room bunker 2").play("1 move 5 mine").refuses("1 take 4; 1 take 5");
}

#[test]
fn section_14_6_rats_14_7_looters_and_14_9_epidemic() {
    let things = "player 1 can 1; player 1 wood 3; player 1 airlock 1; player 2 can 1; player 2 wood 2
         player 2 airlock 1";
    for event in ["rats", "looters", "epidemic"] {
        let scene = given(&format!("phase bite; event {event}; {BUNKER}; {things}; {ASIDE}"));
        let taken = match event {
            "rats" => "player 2 can 0; player 2 wood 2; player 2 airlock 1",
            "looters" => "player 2 can 1; player 2 wood 0; player 2 airlock 1",
            _ => "player 2 can 1; player 2 wood 2; player 2 airlock 0",
        };
        scene
            .has(&format!(
                "{taken}; player 1 can 1; player 1 wood 3; player 1 airlock 1; player 1 room bunker 3"
            ))
            .offers("1 move 5 mine");
    }
}

#[test]
fn section_14_8_poisoned_spring() {
    let dam =
        "event poisoned-spring; player 1 hero 3b lies forest; player 1 hero 3a lies fair; player 1 chip 1";
    given(&format!("{dam}; {BUNKER}"))
        .play("1 move 3b dam; 1 take 3")
        .has("player 1 water 3; player 1 chip 0");
    given(dam).play("1 move 3b dam").refuses("1 take 1").has("player 1 chip 1");
}

#[test]
fn section_14_10_wild_pack() {
    given(&format!("event wild-pack; prey mine 5; {BUNKER}")).play("1 move 5 mine").offers("1 hunt 0 0");
    given("event wild-pack; prey mine 5").play("1 move 5 mine").refuses("1 hunt 0 0");
}

#[test]
fn section_14_11_blocked_roads() {
    given(&format!("event blocked-roads; {BUNKER}")).offers("1 move 5 cargo-ship 5; 1 move 4 mine");
    given("event blocked-roads").refuses("1 move 5 cargo-ship 5; 1 move 4 mine").offers("1 move 5 mine");
}

#[test]
fn section_14_12_power_failure() {
    given(&format!(
        "{NIGHT}; event power-failure; {BUNKER}; player 1 can 2; player 1 wood 3
         player 1 equipment backpack broken"
    ))
    .offers("1 build 1 3 0 0")
    .play("1 done")
    .offers("1 repair backpack alone 3 0 0");
    given(&format!(
        "{NIGHT}; event power-failure; player 1 room bunker 2; player 1 can 2
         player 1 wood 3; player 1 equipment backpack broken"
    ))
    .refuses("1 build 1 3 0 0; 1 repair backpack alone 3 0 0");
}

/// It may still resolve events, like anybody.
#[test]
fn section_10_10_events_can_be_resolved() {
    given(&format!("phase resolve; event rats; {BUNKER}; player 1 ammo 4; player 1 can 2; player 2 can 1"))
        .play("1 resolve rats")
        .has("player 1 resolved rats; player 1 ammo 0");
}

/// Pressure and the radiation wave are no events.
#[test]
fn section_10_10_only_against_events() {
    given(&format!("{NIGHT}; {BUNKER}; player 1 can 2; player 1 wood 3")).has("player 1 radiation -1");
    given(&format!("{BUNKER}; player 1 hero 3a stands mine; turn 2; player 1 wood 2"))
        .play("2 move 5 mine")
        .has("player 1 wood 0; player 2 wood 2");
}

/// §6.5: a room works as soon as it is full, here by the survivor of the Cargo ship, §5.8: the next hero
/// has all his actions.
#[test]
fn section_10_10_filled_by_day_it_protects_at_once() {
    let filled = |berth: &str| {
        given("event sandstorm; player 1 room bunker 2")
            .play(&format!("1 move 5 cargo-ship 5; 1 house {berth}; 2 move 5 mine; 2 done; 1 move 4 mine"))
    };
    filled("4").has("player 1 room bunker 3").offers("1 take 4");
    filled("airlock").has("player 1 room bunker 2").offers("1 take 3").refuses("1 take 4");
}

/// And it stops as soon as it is not.
#[test]
fn section_10_10_no_longer_when_somebody_left() {
    given(&format!("{NIGHT}; event power-failure; {BUNKER}; player 1 can 1; player 1 wood 3"))
        .has("player 1 room bunker 2")
        .refuses("1 build 1 3 0 0");
}
