//! What is lost: §14.6 Rats, §14.7 Looters, §14.9 Epidemic.

use super::ASIDE;
use crate::check::given;

fn bite(event: &str, things: &str) -> crate::check::Scene {
    given(&format!("phase bite; event {event}; {things}; {ASIDE}"))
}

#[test]
fn section_14_6_rats_take_a_commodity_of_ones_choice() {
    bite("rats", "player 1 meat 1; player 1 water 1; player 1 can 1; player 1 wood 5; player 1 ammo 5")
        .offers_only("1 give meat; 1 give water; 1 give can")
        .refuses("1 give wood; 1 give ammo; 1 give meat water; 1 done; 1 move 5 mine")
        .play("1 give water")
        .changes("player 1 water 0")
        .offers("1 move 5 mine");
}

#[test]
fn section_14_6_rats_come_to_everyone_at_the_same_time() {
    bite("rats", "player 1 meat 1; player 1 can 1; player 2 water 1; player 2 can 1")
        .offers_only("1 give meat; 1 give can; 2 give water; 2 give can")
        .play("2 give can; 1 give meat")
        .changes("player 1 meat 0; player 2 can 0");
}

#[test]
fn section_14_6_who_has_nothing_loses_nothing() {
    bite("rats", "player 1 wood 3; player 1 ammo 3; player 2 can 2")
        .has("player 1 wood 3; player 1 ammo 3; player 2 can 1")
        .offers("1 move 5 mine");
}

#[test]
fn section_14_7_looters_take_two_materials_or_ammo() {
    bite("looters", "player 1 wood 2; player 1 metal 1; player 1 ammo 1; player 1 can 5")
        .offers_only("1 give wood wood; 1 give wood metal; 1 give wood ammo; 1 give metal ammo")
        .refuses("1 give can can; 1 give wood; 1 give can wood; 1 done")
        .play("1 give metal ammo")
        .changes("player 1 metal 0; player 1 ammo 0");
    bite("looters", "player 1 chip 2; player 1 ammo 2")
        .offers_only("1 give chip chip; 1 give chip ammo; 1 give ammo ammo");
}

#[test]
fn section_14_7_as_far_as_one_has_any() {
    bite("looters", "player 1 wood 1; player 1 can 5; player 2 ammo 2; player 2 can 5")
        .has("player 1 wood 0; player 1 can 5; player 2 ammo 0; player 2 can 5")
        .offers("1 move 5 mine");
}

#[test]
fn section_14_9_the_epidemic_takes_a_survivor_of_ones_choice() {
    bite(
        "epidemic",
        "player 1 airlock 2; player 1 room guard 4; player 1 room nursery 5; player 2 airlock 3",
    )
    .has("player 2 airlock 2")
    .offers_only("1 dismiss airlock 1; 1 dismiss 4 1; 1 dismiss 5 1")
    .refuses("1 dismiss 1 1; 1 dismiss 6 1; 1 done")
    .play("1 dismiss 5 1")
    .changes("player 1 room nursery 4")
    .offers("1 move 5 mine");
}

#[test]
fn section_14_9_nobody_there_nobody_lost() {
    bite("epidemic", "player 2 room workshop 1; player 1 can 1")
        .has("player 1 airlock 0; player 2 room workshop 0; player 1 can 1")
        .offers("1 move 5 mine");
}

/// §6.5: a room that loses a survivor stops working, even a Guard that was needed today.
#[test]
fn section_14_9_a_room_that_is_no_longer_full() {
    bite(
        "epidemic",
        "player 2 room guard 4; player 2 airlock 1; player 2 hero 3a stands mine
         player 2 wood 2; player 2 can 1",
    )
    .play("2 dismiss 4 1; 1 move 5 mine")
    .refuses("2 guard")
    .offers_only("2 give can wood; 2 give wood wood");
}

/// §10.10 protects as long as the Bunker is full when the event bites.
#[test]
fn section_10_10_everybody_but_the_bunker() {
    bite("epidemic", "player 1 room bunker 3; player 1 airlock 1; player 2 airlock 1")
        .has("player 1 airlock 1; player 1 room bunker 3; player 2 airlock 0");
    bite("epidemic", "player 1 room bunker 2; player 1 airlock 1")
        .offers_only("1 dismiss airlock 1; 1 dismiss 4 1");
}

/// All four players are bitten.
#[test]
fn section_14_every_player() {
    given("seats 4; phase bite; event rats; player 1 can 1; player 2 can 1; player 3 can 1; player 4 can 1")
        .has("player 1 can 0; player 2 can 0; player 3 can 0; player 4 can 0");
}
