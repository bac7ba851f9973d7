//! The Night, §6.

mod build;
mod feed;
mod radiation;
mod recruit;
mod repair;
mod resolve;
mod tidy;

use crate::check::given;
use outlive::Outlive;
use table::{Game, Turn};

/// §6: a Night in which nothing can be done asks nothing; wave 1 gets through, and the next round begins.
#[test]
fn section_6_a_night_without_choices_asks_nothing() {
    let scene =
        given("phase resolve; event rats").has("round 2; player 1 radiation -1; player 2 radiation -1");
    assert_eq!(Outlive::turn(scene.state()), Turn::Nature);
}

/// Steps 2 to 7 at the same time: nobody waits for another.
#[test]
fn section_6_all_players_at_the_same_time() {
    given("seats 3; phase shelters; player 1 can 1; player 3 can 2; player 2 wood 3; player 2 room armoury site")
        .offers("1 recruit 1 0; 1 done; 3 recruit 1 0; 3 recruit 2 0; 2 build 1 3 0 0; 2 done")
        .play("2 build 4 3 0 0")
        .offers("1 done; 3 done")
        .play("3 recruit 2 0; 1 done")
        .has("round 2; player 3 airlock 2; player 2 room armoury 0; player 1 can 1");
}

/// The steps come in their order: recruits do not stop the wave of the same night, and what they
/// cost was not there to be fed with.
#[test]
fn section_6_the_order_of_the_steps() {
    given("phase shelters; round 2; player 1 meat 2; player 1 wood 3; player 1 equipment backpack broken")
        .has("player 1 radiation -2")
        .offers_only("1 recruit 1 0; 1 recruit 2 0; 1 done")
        .play("1 recruit 2 0")
        .offers("1 build 1 3 0 0; 1 done")
        .refuses("1 repair backpack alone 3 0 0; 1 recruit 1 0")
        .play("1 done")
        .offers_only("1 repair backpack alone 3 0 0; 1 done")
        .play("1 done")
        .has("round 3; player 1 airlock 2; player 1 radiation -2");
}

/// Equipment draws are served in the order in which they come in: here player 2 first.
#[test]
fn section_6_draws_are_served_in_their_order() {
    let store = |seat: u8| {
        format!(
            "player {seat} room storeroom 3; player {seat} can 2; player {seat} wood 3; player {seat} water 2; player {seat} airlock 7"
        )
    };
    given(&format!("phase shelters; {}; {}", store(1), store(2)))
        .play("2 done; nature equipment axe")
        .has("player 2 equipment axe broken")
        .offers("1 done; 1 build 1 3 0 0")
        .play("1 done; nature equipment bow")
        .has("player 1 equipment bow broken");
}

/// After the sixth Night the game is over.
#[test]
fn section_6_7_six_rounds() {
    let over =
        |round: u8| Outlive::turn(given(&format!("round {round}; phase shelters")).state()) == Turn::Over;
    assert!(!over(1) && !over(5) && over(6));
    given("round 5; phase shelters").has("round 6");
}
