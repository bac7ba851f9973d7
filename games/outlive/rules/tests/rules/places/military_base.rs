//! The Military base, §5.5.

use crate::check::{Scene, given};

/// A hero of this strength comes to the base.
fn at_the_base(hero: &str, scene: &str) -> Scene {
    given(&format!(
        "player 1 hero 5 lies mine; player 1 hero 4 lies dam; player 1 hero 3b lies fair; player 1 hero 3a lies forest; {scene}"
    ))
    .play(&format!("1 move {hero} military-base"))
}

#[test]
fn section_5_5_an_action_an_ammo() {
    for (hero, most) in [("3a", 3), ("4", 4), ("5", 5)] {
        at_the_base(hero, "")
            .refuses(&format!("1 take {}; 1 algae {most}; 1 done", most + 1))
            .offers_only(&format!("1 take {most}; 1 algae {}", most - 1))
            .play(&format!("1 take {most}"))
            .changes(&format!(
                "player 1 hero {hero} stands military-base; player 1 ammo {most}; stock military-base {}",
                6 - most
            ));
    }
}

#[test]
fn section_5_5_no_more_than_there_is() {
    at_the_base("5", "stock military-base 2; algae taken")
        .changes("player 1 hero 5 stands military-base; player 1 ammo 2; stock military-base 0")
        .has("turn 2");
    at_the_base("5", "stock military-base 0; algae taken")
        .changes("player 1 hero 5 stands military-base")
        .has("turn 2");
}

/// §15: with an action to spare the algae cost no ammo, so both are taken by themselves.
#[test]
fn section_15_algae_and_all_the_ammo() {
    for stock in [0, 2, 4] {
        let ammo =
            if stock > 0 { format!("player 1 ammo {stock}; stock military-base 0") } else { String::new() };
        at_the_base("5", &format!("stock military-base {stock}"))
            .changes(&format!(
                "player 1 hero 5 stands military-base; player 1 radiation 1; algae taken; {ammo}"
            ))
            .has("turn 2");
    }
    at_the_base("5", "stock military-base 5").offers_only("1 take 5; 1 algae 4");
}

/// §15: without algae there is nothing to weigh, as ammo cannot be robbed.
#[test]
fn section_15_all_the_ammo_without_algae() {
    for (hero, most) in [("3a", 3), ("4", 4), ("5", 5)] {
        at_the_base(hero, "algae taken")
            .changes(&format!(
                "player 1 hero {hero} stands military-base; player 1 ammo {most}; stock military-base {}",
                6 - most
            ))
            .has("turn 2");
    }
}

/// Once a round for everybody.
#[test]
fn section_5_5_the_algae_are_taken_once_a_round() {
    at_the_base("4", "player 1 radiation -6; player 2 hero 5 lies mine; player 2 hero 4 lies fair")
        .play("1 algae 3")
        .changes(
            "player 1 hero 4 stands military-base; player 1 radiation -4; player 1 ammo 3; stock military-base 3; algae taken",
        )
        .then()
        .play("2 move 5 military-base")
        .changes("player 2 hero 5 stands military-base; player 2 ammo 3; stock military-base 0")
        .has("turn 1; player 2 radiation 0");
}

/// §9.2: at the best end the marker stays, and the algae are gone all the same.
#[test]
fn section_9_2_radiation_stops_at_the_best_field() {
    at_the_base("3a", "player 1 radiation 2").play("1 algae 2").changes(
        "player 1 hero 3a stands military-base; player 1 ammo 2; stock military-base 4; algae taken",
    );
    at_the_base("3a", "player 1 radiation 1").play("1 algae 2").has("player 1 radiation 2");
}
