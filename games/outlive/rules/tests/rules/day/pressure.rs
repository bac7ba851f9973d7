//! Pressure, §5.3, R3 and R10.

use crate::check::{Scene, given};

/// Hero 5 of player 1 comes to the empty Mine, where this hero of player 2 is.
fn at_the_mine(hero: &str, scene: &str) -> Scene {
    given(&format!("stock mine 0; player 2 hero {hero} mine; {scene}")).play("1 move 5 mine")
}

#[test]
fn section_5_3_the_difference_in_strength() {
    for (hero, left) in [("3a", 1), ("3b", 1), ("4", 2)] {
        at_the_mine(&format!("{hero} stands"), "player 2 wood 3")
            .has(&format!("player 2 wood {left}; player 1 wood {}", 3 - left));
    }
}

#[test]
fn section_5_3_equals_and_the_stronger_are_not_pressed() {
    at_the_mine("5 stands", "player 2 wood 3").changes("player 1 hero 5 stands mine");
    let weaker = "stock mine 0; player 2 hero 5 stands mine; player 2 wood 3; player 1 wood 3";
    given(weaker).play("1 move 4 mine").changes("player 1 hero 4 stands mine");
}

#[test]
fn section_5_3_inactive_heroes_are_safe() {
    at_the_mine("3a lies", "player 2 wood 3; player 2 ammo 2").changes("player 1 hero 5 stands mine");
}

/// Ammo 1 for 1, as much of it as the victim likes; the rest in commodities and materials.
#[test]
fn section_5_3_the_victim_spends_ammo_and_chooses_what_to_hand_over() {
    let goods = "player 2 ammo 3; player 2 meat 1; player 2 chip 2";
    at_the_mine("3a stands", goods)
        .offers_only("2 resist plain 0; 2 resist plain 1; 2 resist plain 2")
        .play("2 resist plain 2")
        .changes("player 1 hero 5 stands mine; player 2 ammo 1");
    at_the_mine("3a stands", goods)
        .play("2 resist plain 1")
        .offers_only("2 give meat; 2 give chip")
        .play("2 give chip")
        .changes("player 1 hero 5 stands mine; player 2 ammo 2; player 2 chip 1; player 1 chip 1");
    at_the_mine("3a stands", goods)
        .play("2 resist plain 0")
        .offers_only("2 give meat chip; 2 give chip chip")
        .refuses("2 give meat; 2 give chip; 2 give ammo; 2 give chip ammo; 1 give chip chip")
        .play("2 give meat chip")
        .changes(
            "player 1 hero 5 stands mine; player 2 meat 0; player 2 chip 1; player 1 meat 1; player 1 chip 1",
        );
}

#[test]
fn section_5_3_as_far_as_there_is_anything_and_never_ammo() {
    at_the_mine("3a stands", "player 2 can 1")
        .changes("player 1 hero 5 stands mine; player 2 can 0; player 1 can 1");
    at_the_mine("3a stands", "player 2 ammo 5").changes("player 1 hero 5 stands mine");
    at_the_mine("3a stands", "").changes("player 1 hero 5 stands mine");
}

/// The mover's ammo does not raise the pressure, and he is not asked whether to press.
#[test]
fn section_5_3_the_mover_has_no_say() {
    at_the_mine("4 stands", "player 1 ammo 5; player 2 wood 3; player 2 metal 3")
        .offers_only("2 give wood; 2 give metal");
}

/// What is taken is at hand for the actions that follow: here a chip for the Dam.
#[test]
fn section_5_3_before_the_actions() {
    given("player 1 hero 5 lies military-base; player 1 hero 3b lies fair; player 1 hero 4 lies mine; player 2 hero 4 stands dam; player 2 chip 1; player 2 hero 3b lies fair")
        .play("1 move 5 dam")
        .offers("1 take 5")
        .play("1 take 5")
        .changes("player 1 hero 5 stands dam; player 2 chip 0; player 1 water 5; stock dam 2");
}

/// §5.9: pressure does not depend on paying at the Dam.
#[test]
fn section_5_9_pressure_at_the_dam_without_a_chip() {
    given("player 1 hero 5 lies military-base; player 1 hero 3b lies fair; player 1 hero 4 lies mine; player 2 hero 4 stands dam; player 2 wood 1; player 2 hero 3b lies fair")
        .play("1 move 5 dam")
        .changes("player 1 hero 5 stands dam; player 2 wood 0; player 1 wood 1");
}

/// R3: clockwise from the mover.
#[test]
fn r3_several_victims_clockwise_from_the_mover() {
    let goods =
        |seat: u8| format!("player {seat} hero 3a stands mine; player {seat} can 2; player {seat} wood 2");
    given(&format!("seats 4; turn 3; start 3; stock mine 0; {}; {}; {}", goods(1), goods(2), goods(4)))
        .play("3 move 5 mine")
        .offers_only("4 give can can; 4 give can wood; 4 give wood wood")
        .play("4 give wood wood")
        .offers_only("1 give can can; 1 give can wood; 1 give wood wood")
        .play("1 give can can")
        .offers_only("2 give can can; 2 give can wood; 2 give wood wood")
        .play("2 give can wood")
        .has("player 3 wood 3; player 3 can 3");
}

/// Everything that R10 puts in order, on both sides.
const ARMED: &str = "player 1 equipment baseball-bat ready; player 1 room racket 4; player 2 room guard 4
    player 2 equipment battle-gear ready; player 2 ammo 3; player 2 can 2; player 2 wood 3";

/// R10: bat, Guard, Battle gear, ammo, and what remains is chosen by the Racket's owner.
#[test]
fn r10_the_order_of_decisions() {
    at_the_mine("3a stands", ARMED)
        .offers_only("1 strike; 1 done")
        .play("1 strike")
        .offers("2 guard; 2 resist plain 0; 2 resist plain 3; 2 resist geared 0; 2 resist geared 1")
        .refuses("2 resist geared 2; 2 resist plain 4; 2 give can can")
        .play("2 resist plain 1")
        .offers_only("1 give can can; 1 give can wood; 1 give wood wood")
        .play("1 give can wood")
        .changes(
            "player 1 hero 5 stands mine; player 1 equipment baseball-bat spent; player 1 can 1; player 1 wood 1
            player 2 ammo 2; player 2 can 1; player 2 wood 2",
        );
    at_the_mine("3a stands", ARMED)
        .play("1 done")
        .refuses("2 resist plain 3; 2 resist geared 1")
        .play("2 resist geared 0")
        .changes("player 1 hero 5 stands mine; player 2 equipment battle-gear spent");
    at_the_mine("3a stands", ARMED)
        .play("1 strike; 2 guard")
        .changes("player 1 hero 5 stands mine; player 1 equipment baseball-bat spent");
}

/// R10: pressure 3 against Battle gear and one ammo.
#[test]
fn r10_battle_gear_and_then_ammo() {
    at_the_mine("3a stands", ARMED)
        .play("1 strike; 2 resist geared 1")
        .changes("player 1 hero 5 stands mine; player 1 equipment baseball-bat spent; player 2 equipment battle-gear spent; player 2 ammo 2");
}

/// R10: the bat needs a victim who is weaker already without it.
#[test]
fn r10_no_bat_against_equals() {
    at_the_mine("5 stands", "player 1 equipment baseball-bat ready; player 2 wood 2")
        .changes("player 1 hero 5 stands mine");
}

/// R3, R10: the bat works against one victim; the mover decides victim by victim.
#[test]
fn r10_the_bat_against_one_of_two() {
    given(
        "seats 3; stock mine 0; player 1 equipment baseball-bat ready; player 2 hero 4 stands mine; player 2 can 3
        player 3 hero 4 stands mine; player 3 can 3",
    )
    .play("1 move 5 mine")
    .offers_only("1 strike; 1 done")
    .play("1 done")
    .has("player 2 can 2")
    .offers_only("1 strike; 1 done")
    .play("1 strike")
    .has("player 2 can 2; player 3 can 1; player 1 can 3");
}
