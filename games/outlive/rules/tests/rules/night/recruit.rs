//! Recruiting, §6.4.

use crate::check::given;

#[test]
fn section_6_4_a_commodity_a_survivor() {
    given("phase shelters; player 1 can 3")
        .offers_only("1 recruit 1 0; 1 recruit 2 0; 1 recruit 3 0; 1 done")
        .play("1 recruit 2 0")
        .has("player 1 airlock 2; player 1 can 1");
}

/// Meat, which spoils, is spent first; between water and cans the player chooses.
#[test]
fn section_6_4_any_commodity() {
    let scene = "phase shelters; player 1 meat 1; player 1 water 1; player 1 can 1";
    given(scene)
        .offers_only("1 recruit 1 0; 1 recruit 2 0; 1 recruit 2 1; 1 recruit 3 1; 1 done")
        .play("1 recruit 2 1")
        .has("player 1 airlock 2; player 1 meat 0; player 1 water 0; player 1 can 1");
}

/// Materials and ammo recruit nobody.
#[test]
fn section_6_4_commodities_only() {
    given("phase shelters; player 1 ammo 5; player 1 wood 2")
        .has("round 2; player 1 airlock 0; player 1 ammo 5");
}

#[test]
fn section_6_4_until_the_airlock_is_full() {
    given("phase shelters; player 1 airlock 5; player 1 water 2; player 1 can 5")
        .offers_only("1 recruit 1 0; 1 recruit 2 0; 1 done")
        .refuses("1 recruit 3 0");
    given("phase shelters; player 1 airlock 7; player 1 water 2; player 1 can 5")
        .has("round 2; player 1 can 5");
}

/// Recruits go to the airlock, whatever free places rooms have.
#[test]
fn section_6_4_to_the_airlock_only() {
    given("phase shelters; player 1 airlock 7; player 1 room council 0; player 1 water 2; player 1 can 5")
        .refuses("1 recruit 1 0")
        .offers("1 staff 3 4; 1 done");
}
