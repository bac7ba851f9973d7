//! The Dam, §5.9, R24.

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

/// A row of the airlock and a Smokehouse with somebody in it cost 4 tonight. There is so much else that no
/// robbery could be a reason to take less, §15.
const HUNGRY: &str = "player 1 airlock 3; player 1 room smokehouse 1; player 1 chip 3; player 1 wood 12";

/// R24: food can be too much, as feeding is compulsory.
#[test]
fn r24_every_amount_where_the_night_costs_more_than_there_is() {
    for seats in [2, 3, 4] {
        for store in ["", "player 1 can 3", "player 1 meat 2; player 1 water 1"] {
            at_the_dam("4", &format!("seats {seats}; {HUNGRY}; {store}"))
                .offers_only("1 take 4; 1 take 3; 1 take 2; 1 take 1; 1 done");
        }
    }
    at_the_dam("4", HUNGRY)
        .play("1 take 2")
        .changes("player 1 hero 4 stands dam; player 1 chip 2; player 1 water 2; stock dam 5")
        .has("turn 2");
}

/// R24: who has what the night costs, of whatever kinds, takes all or nothing.
#[test]
fn r24_all_or_nothing_where_there_is_enough() {
    for store in ["player 1 can 4", "player 1 meat 2; player 1 water 2", "player 1 can 9"] {
        at_the_dam("4", &format!("{HUNGRY}; {store}")).offers_only("1 take 4; 1 done");
    }
    at_the_dam("4", "player 1 chip 3; player 1 wood 12; player 1 room smokehouse 0")
        .offers_only("1 take 4; 1 done");
}

/// R24: each amount with the Jerrycan and without it, where the stock has one more for it.
#[test]
fn r24_with_the_jerrycan_and_without_it() {
    let jerrycan = format!("{HUNGRY}; player 1 equipment jerrycan ready");
    at_the_dam("4", &jerrycan).offers_only(
        "1 take 4; 1 take 4 plain; 1 take 3; 1 take 3 plain; 1 take 2; 1 take 2 plain
        1 take 1; 1 take 1 plain; 1 done",
    );
    at_the_dam("4", &format!("{jerrycan}; stock dam 4"))
        .offers_only(
            "1 take 4; 1 take 3; 1 take 3 plain; 1 take 2; 1 take 2 plain; 1 take 1; 1 take 1 plain; 1 done",
        )
        .refuses("1 take 4 plain");
    at_the_dam("4", &jerrycan)
        .play("1 take 3 plain")
        .changes("player 1 hero 4 stands dam; player 1 chip 2; player 1 water 3; stock dam 4")
        .has("player 1 equipment jerrycan ready");
    at_the_dam("4", &jerrycan).play("1 take 3").changes(
        "player 1 hero 4 stands dam; player 1 chip 2; player 1 water 4; stock dam 3
        player 1 equipment jerrycan spent",
    );
}

/// R24: a Jerrycan that is broken, used or not needed is no question.
#[test]
fn r24_no_question_about_the_jerrycan_otherwise() {
    for condition in ["broken", "spent"] {
        at_the_dam("4", &format!("{HUNGRY}; player 1 equipment jerrycan {condition}"))
            .offers_only("1 take 4; 1 take 3; 1 take 2; 1 take 1; 1 done")
            .refuses("1 take 4 plain; 1 take 1 plain");
    }
    at_the_dam("4", &format!("{HUNGRY}; player 1 can 4; player 1 equipment jerrycan ready"))
        .offers_only("1 take 4; 1 done")
        .play("1 take 4")
        .has("player 1 water 5; player 1 equipment jerrycan spent");
    // One with little to lose is asked how much, but not about the Jerrycan.
    at_the_dam("4", "player 1 chip 2; player 1 equipment jerrycan ready")
        .offers_only("1 take 4; 1 take 3; 1 take 2; 1 take 1; 1 done");
}

/// R24: with four water nobody leaves; with three the owner lets go whom he likes, and the Smokehouse, with
/// nobody left in it, costs nothing any more.
#[test]
fn r24_the_night_after() {
    let last = format!(
        "{HUNGRY}; stock mine 0
        player 1 hero 3a stands fair; player 1 hero 3b stands blackwood; player 1 hero 5 stands mine
        player 2 hero 3a stands fair; player 2 hero 3b stands blackwood; player 2 hero 4 stands mine
        player 2 hero 5 stands cargo-ship; player 1 hero 4 lies forest"
    );
    let night = |taken: u8| given(&last).play(&format!("1 move 4 dam; 1 take {taken}"));
    night(4).has("player 1 water 0; player 1 airlock 3; player 1 room smokehouse 1; player 1 radiation 0");
    night(3)
        .offers_only("1 dismiss airlock 1; 1 dismiss 4 1")
        .play("1 dismiss 4 1")
        .has("player 1 water 0; player 1 airlock 3; player 1 room smokehouse 0; player 1 radiation 0");
}
