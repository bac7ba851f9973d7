//! The Council, §10.3.

use super::idle;
use crate::check::given;

const NIGHT: &str = "phase resolve; player 1 room council 4; player 2 can 1; player 1 can 1";

/// The event, exactly what it costs less the discount, and how the discount is named.
#[test]
fn section_10_3_two_materials_or_two_ammo_or_a_commodity() {
    for (event, store, spared) in [
        ("cave-in", "player 1 wood 1", "wood wood"),
        ("short-circuit", "player 1 metal 1", "metal metal"),
        ("collapsed-district", "player 1 chip 1", "chip chip"),
        ("sandstorm", "player 1 wood 1; player 1 metal 3", "wood wood"),
        ("sandstorm", "player 1 wood 3; player 1 metal 1", "metal metal"),
        ("sandstorm", "player 1 wood 2; player 1 metal 2", "wood metal"),
        ("blocked-roads", "player 1 wood 2", "wood metal"),
        ("blocked-roads", "player 1 wood 1; player 1 metal 1", "wood wood"),
        ("power-failure", "player 1 chip 2", "metal chip"),
        ("power-failure", "player 1 chip 1; player 1 metal 1", "chip chip"),
        ("rats", "player 1 ammo 2", "ammo ammo"),
        ("looters", "player 1 ammo 3; player 1 metal 1", "ammo ammo"),
        ("looters", "player 1 ammo 5", "metal"),
        ("wild-pack", "player 1 ammo 1; player 1 wood 1", "ammo ammo"),
        ("wild-pack", "player 1 ammo 3", "wood"),
        ("forest-fire", "player 1 water 2", "water"),
        ("epidemic", "player 1 water 1; player 1 can 2", "water"),
        ("epidemic", "player 1 water 2", "can"),
        ("poisoned-spring", "player 1 can 2", "chip chip"),
        ("poisoned-spring", "player 1 chip 2", "can"),
    ] {
        // The scene's can counts where the event asks for cans; otherwise it feeds the Council.
        given(&format!("{NIGHT}; event {event}; {store}"))
            .offers_only(&format!("1 resolve {event} sparing {spared}; 1 done"))
            .refuses(&format!("1 resolve {event}"))
            .play(&format!("1 resolve {event} sparing {spared}"))
            .has(&format!("player 1 resolved {event}; player 1 wood 0; player 1 metal 0; player 1 chip 0"))
            .has("player 1 ammo 0; player 1 water 0; player 1 can 0");
    }
}

#[test]
fn section_10_3_not_more_than_one_kind_of_discount() {
    given(&format!("{NIGHT}; event wild-pack; player 1 ammo 9; player 1 wood 9")).offers_only(
        "1 resolve wild-pack; 1 resolve wild-pack sparing wood; 1 resolve wild-pack sparing ammo ammo
             1 done",
    );
    given(&format!("{NIGHT}; event epidemic; player 1 water 9; player 1 can 9")).offers_only(
        "1 resolve epidemic; 1 resolve epidemic sparing water; 1 resolve epidemic sparing can; 1 done",
    );
    given(&format!("{NIGHT}; event sandstorm; player 1 wood 9; player 1 metal 9")).offers_only(
        "1 resolve sandstorm; 1 resolve sandstorm sparing wood wood; 1 resolve sandstorm sparing wood metal
         1 resolve sandstorm sparing metal metal; 1 done",
    );
}

/// Only one event a round; another can still be paid in full.
#[test]
fn section_10_3_one_event_a_round() {
    let scene = given(&format!(
        "{NIGHT}; event cave-in; event short-circuit; player 1 wood 1; player 1 metal 3; player 1 can 40"
    ))
    .play("1 resolve cave-in sparing wood wood")
    .offers("1 resolve short-circuit")
    .refuses("1 resolve short-circuit sparing metal metal");
    idle(scene, "1 resolve short-circuit sparing metal metal").has("round 2");
}

#[test]
fn section_10_3_not_unless_full() {
    given(
        "phase resolve; player 1 room council 3; player 2 can 1; player 1 can 1; event cave-in
         player 1 wood 3",
    )
    .offers_only("1 resolve cave-in; 1 done");
    given("phase resolve; player 2 can 1; player 1 can 1; event cave-in; player 1 wood 1")
        .refuses("1 resolve cave-in sparing wood wood; 1 resolve cave-in");
}

#[test]
fn section_10_3_not_for_the_others() {
    given(&format!("{NIGHT}; event cave-in; player 1 wood 1; player 2 wood 1"))
        .play("1 done")
        .refuses("2 resolve cave-in sparing wood wood; 2 resolve cave-in");
}

/// §10.9: the Cistern's water counts as water here too.
#[test]
fn section_10_9_with_the_cistern() {
    given(&format!("{NIGHT}; event forest-fire; player 1 water 1; player 1 room cistern 3; player 1 can 3"))
        .offers("1 resolve forest-fire sparing water")
        .refuses("1 resolve forest-fire")
        .play("1 resolve forest-fire sparing water")
        .has("player 1 water 0; player 1 resolved forest-fire");
}
