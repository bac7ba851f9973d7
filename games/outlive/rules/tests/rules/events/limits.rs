//! What events forbid or make dear: §14.5 Sandstorm, §14.8 Poisoned spring, §14.10 Wild pack, §14.11
//! Blocked roads, §14.12 Power failure. See also the Bunker, the discounts and the equipment.

use crate::check::given;
use crate::rooms::NIGHT;

#[test]
fn section_14_5_three_actions_at_most() {
    given("event sandstorm").play("1 move 5 mine").offers("1 take 3; 1 take 1").refuses("1 take 4; 1 take 5");
    given("event sandstorm").play("1 move 4 mine").offers("1 take 3").refuses("1 take 4");
    given("event sandstorm").play("1 move 3a fair").offers("1 take 3").refuses("1 take 4");
    given("").play("1 move 5 mine").offers("1 take 5");
}

#[test]
fn section_14_5_in_cities_and_at_the_base_and_the_dam() {
    given(
        "event sandstorm; player 1 hero 5 lies cargo-ship; player 1 hero 3a lies mine; display blackwood axe",
    )
    .play("1 move 5 blackwood; 1 pick axe; 1 search; nature tile wood; 1 search; nature tile can")
    .has("turn 2; player 1 wood 1; player 1 can 1");
    given("event sandstorm; player 1 hero 4 lies mine")
        .play("1 move 5 military-base")
        .offers("1 take 3; 1 algae 2")
        .refuses("1 take 4; 1 algae 3");
    given("event sandstorm; player 1 hero 3b lies mine; player 1 chip 1")
        .play("1 move 5 dam")
        .offers("1 take 3")
        .refuses("1 take 4");
}

/// The hunt too; ammo still helps.
#[test]
fn section_14_5_hunting() {
    given("event sandstorm; prey mine 5; player 1 ammo 2")
        .play("1 move 5 mine")
        .offers("1 hunt 2 0")
        .refuses("1 hunt 1 0; 1 hunt 0 0")
        .play("1 hunt 2 0; nature prey 3")
        .has("turn 2; player 1 meat 3; player 1 ammo 0");
}

/// Strength stays: pressure and slots are as ever.
#[test]
fn section_14_5_strength_is_not_less() {
    given("event sandstorm; player 2 hero 3a stands mine; player 2 wood 5")
        .play("1 move 5 mine")
        .has("player 1 wood 2");
    given("event sandstorm").play("1 move 5 cargo-ship 5").has("player 1 can 3");
}

const DAM: &str = "player 1 hero 3b lies forest; player 1 hero 3a lies fair";

#[test]
fn section_14_8_the_dam_costs_two_chips() {
    given(&format!("event poisoned-spring; {DAM}; player 1 chip 2"))
        .play("1 move 3b dam; 1 take 3")
        .has("player 1 water 3; player 1 chip 0; stock dam 4");
    given(&format!("event poisoned-spring; {DAM}; player 1 chip 1"))
        .play("1 move 3b dam")
        .refuses("1 take 1; 1 take 3")
        .has("turn 2; player 1 chip 1; player 1 water 0");
    given(&format!("{DAM}; player 1 chip 2")).play("1 move 3b dam; 1 take 3").has("player 1 chip 1");
}

#[test]
fn section_14_10_one_more_endurance_and_the_same_meat() {
    given("event wild-pack; prey mine 4")
        .play("1 move 5 mine")
        .offers("1 hunt 0 0")
        .play("1 hunt 0 0; nature prey 3")
        .has("turn 2; player 1 meat 2; player 1 hunted 4 1");
    given("event wild-pack; prey mine 5; player 1 ammo 9; player 1 hunted 5 1")
        .play("1 move 5 mine")
        .offers("1 hunt 1 0; 1 hunt 6 0")
        .refuses("1 hunt 0 0; 1 hunt 7 0")
        .play("1 hunt 6 0; nature prey 3; 1 take 5")
        // No action went into the hunt: all five take metal.
        .has("player 1 ammo 3; player 1 meat 4; player 1 hunted 5 2; player 1 metal 5; turn 2");
}

/// §11 counts the printed kinds, §10.5 adds to the printed meat.
#[test]
fn section_14_10_with_the_butcher() {
    given("event wild-pack; prey mine 4; player 1 hunted 5 3; player 1 room butcher 4")
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 3")
        .has("player 1 meat 3; player 1 hunted 4 1; player 1 hunted 5 3");
}

#[test]
fn section_14_11_one_step_only() {
    given("event blocked-roads")
        .offers_only("1 move 3a blackwood; 1 move 5 mine")
        .refuses("1 move 3a fair; 1 move 3b blackwood; 1 move 4 mine; 1 move 5 cargo-ship 5");
}

/// §5.2: those that cannot move wait, and then stand up.
#[test]
fn section_14_11_more_heroes_cannot_move() {
    given(
        "event blocked-roads; player 1 hero 3a lies forest; player 1 hero 3b stands dam
         player 1 hero 4 stands blackwood; player 1 hero 5 lies mine",
    )
    .refuses("1 stand 3a; 1 stand 5; 1 move 3a fair")
    .offers_only("1 move 5 silent-peak; 1 move 5 cargo-ship 5");
}

#[test]
fn section_14_12_building_costs_four() {
    given(&format!("{NIGHT}; event power-failure; player 1 wood 2; player 1 metal 2"))
        .offers("1 build 1 2 2 0")
        .refuses("1 build 1 2 1 0; 1 build 1 1 2 0")
        .play("1 build 1 2 2 0")
        .has("player 1 room workshop 0; player 1 wood 0; player 1 metal 0");
    given(&format!("{NIGHT}; event power-failure; player 1 wood 3")).refuses("1 build 1 3 0 0");
}

/// Step 1 comes first: resolved tonight, it makes nothing dearer tonight.
#[test]
fn section_14_12_not_when_it_was_resolved_tonight() {
    given("phase resolve; event power-failure; player 1 chip 3; player 1 metal 4; player 2 can 1")
        .play("1 resolve power-failure")
        .offers("1 build 1 0 3 0");
    given("phase resolve; event power-failure; player 1 chip 3; player 1 metal 4; player 2 can 1")
        .play("1 done")
        .refuses("1 build 1 0 3 0")
        .offers("1 build 1 0 4 0; 1 build 1 0 1 3");
}

/// Recruiting and feeding cost as ever.
#[test]
fn section_14_12_nothing_else() {
    given(&format!("{NIGHT}; event power-failure; player 1 can 2; player 1 room guard 4"))
        .has("player 1 can 1; player 1 room guard 4")
        .offers("1 recruit 1 0");
}
