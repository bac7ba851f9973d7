//! The Dam, §5.9.

use crate::check::{Scene, given};

fn at_the_dam(hero: &str, scene: &str) -> Scene {
    given(&format!(
        "player 1 hero 5 lies military-base; player 1 hero 4 lies forest; player 1 hero 3b lies blackwood; player 1 hero 3a lies silent-peak; {scene}"
    ))
    .play(&format!("1 move {hero} dam"))
}

#[test]
fn section_5_9_a_chip_and_then_an_action_a_water() {
    for (hero, most) in [("3a", 3), ("4", 4), ("5", 5)] {
        at_the_dam(hero, "player 1 chip 2")
            .refuses(&format!("1 take {}", most + 1))
            .play(&format!("1 take {most}"))
            .changes(&format!(
                "player 1 hero {hero} stands dam; player 1 chip 1; player 1 water {most}; stock dam {}",
                7 - most
            ));
    }
}

#[test]
fn section_5_9_without_a_chip_no_water() {
    at_the_dam("5", "player 1 wood 3; player 1 ammo 3").changes("player 1 hero 5 stands dam").has("turn 2");
}

#[test]
fn section_5_9_the_chip_can_be_kept() {
    at_the_dam("5", "player 1 chip 1").offers("1 done").play("1 done").changes("player 1 hero 5 stands dam");
}

/// §15: the chip is a price, so it is asked; how much, only who has little to lose to a stronger hero.
#[test]
fn section_15_all_the_water_or_none() {
    at_the_dam("5", "player 1 chip 6").offers_only("1 take 5; 1 done");
    at_the_dam("5", "player 1 chip 1; player 1 can 5; stock dam 3").offers_only("1 take 3; 1 done");
    at_the_dam("4", "player 1 chip 2").offers_only("1 take 4; 1 take 3; 1 take 2; 1 take 1; 1 done");
}

#[test]
fn section_5_9_no_more_than_there_is() {
    at_the_dam("5", "player 1 chip 1; stock dam 2")
        .refuses("1 take 3; 1 take 5")
        .play("1 take 2")
        .changes("player 1 hero 5 stands dam; player 1 chip 0; player 1 water 2; stock dam 0");
    at_the_dam("5", "player 1 chip 1; stock dam 0").changes("player 1 hero 5 stands dam").has("turn 2");
}
