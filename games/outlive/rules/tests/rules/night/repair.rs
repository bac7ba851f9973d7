//! Repairing, §6.6, R14.

use crate::check::given;

/// The printed materials, and no others.
#[test]
fn section_6_6_the_printed_cost_of_every_card() {
    for (card, wood, metal, chip) in [
        ("axe", 1, 2, 0),
        ("bow", 2, 1, 0),
        ("baseball-bat", 3, 0, 0),
        ("battle-gear", 1, 0, 2),
        ("exoskeleton", 1, 1, 1),
        ("thermal-sensor", 1, 1, 1),
        ("jerrycan", 1, 2, 0),
        ("access-card", 1, 1, 1),
        ("backpack", 3, 0, 0),
        ("metal-detector", 1, 1, 1),
        ("shotgun", 2, 1, 0),
        ("bear-trap", 1, 2, 0),
        ("hacksaw", 1, 1, 1),
        ("grappling-hook", 1, 1, 1),
        ("ammunition-kit", 2, 1, 0),
        ("crowbar", 0, 3, 0),
        ("flashlight", 0, 1, 2),
        ("chainsaw", 0, 1, 2),
        ("pickaxe", 2, 1, 0),
        ("purifier", 0, 1, 2),
    ] {
        let repair = format!("1 repair {card} alone {wood} {metal} {chip}");
        given(&format!("phase shelters; player 1 wood 4; player 1 metal 4; player 1 chip 4; player 1 equipment {card} broken"))
            .play("1 done")
            .offers_only(&format!("{repair}; 1 done"))
            .play(&repair)
            .has(&format!(
                "player 1 equipment {card} ready; player 1 wood {}; player 1 metal {}; player 1 chip {}; round 2",
                4 - wood,
                4 - metal,
                4 - chip
            ));
    }
}

#[test]
fn section_6_6_not_without_the_materials_and_not_what_is_repaired() {
    given("phase shelters; player 1 wood 1; player 1 metal 1; player 1 ammo 3; player 1 equipment pickaxe broken").has("round 2");
    given("phase shelters; player 1 wood 4; player 1 metal 2; player 1 equipment pickaxe ready; player 1 equipment bow broken")
        .play("1 done")
        .refuses("1 repair pickaxe alone 2 1 0")
        .play("1 repair bow alone 2 1 0")
        .has("round 2; player 1 wood 2; player 1 metal 1");
}

/// As many as one can pay.
#[test]
fn section_6_6_several_repairs_a_night() {
    given("phase shelters; player 1 wood 4; player 1 metal 2; player 1 equipment pickaxe broken; player 1 equipment bow broken")
        .play("1 done; 1 repair bow alone 2 1 0")
        .offers_only("1 repair pickaxe alone 2 1 0; 1 done")
        .play("1 repair pickaxe alone 2 1 0")
        .has("player 1 equipment bow ready; player 1 equipment pickaxe ready; player 1 wood 0; round 2");
}

/// R14: the Storeroom draws first, and its discount holds for one repair of this night.
#[test]
fn r14_the_storeroom_draws_and_then_spares_one() {
    let scene = given("phase shelters; player 1 room storeroom 3; player 1 can 2; player 1 wood 4; player 1 equipment backpack broken")
        .play("1 done; nature equipment baseball-bat")
        .offers("1 repair backpack storeroom 2 0 0; 1 repair baseball-bat storeroom 2 0 0")
        .play("1 repair baseball-bat storeroom 2 0 0")
        .has("player 1 equipment baseball-bat ready; player 1 wood 2");
    scene.refuses("1 repair backpack storeroom 2 0 0");
}

/// R14: discounts on one repair add up, never below 0.
#[test]
fn r14_discounts_add_up() {
    let both = "phase shelters; player 1 room storeroom 3; player 1 room toolroom 3; player 1 can 4; player 1 equipment backpack broken";
    given(both)
        .play("nature equipment baseball-bat")
        .offers("1 repair backpack storeroom-and-toolroom 0 0 0; 1 repair baseball-bat storeroom-and-toolroom 0 0 0")
        .play("1 repair backpack storeroom-and-toolroom 0 0 0")
        .has("player 1 equipment backpack ready; player 1 equipment baseball-bat broken; round 2");
    given("phase shelters; player 1 room toolroom 3; player 1 room toolroom 3; player 1 can 4; player 1 equipment backpack broken")
        .offers_only("1 repair backpack two-toolrooms 0 0 0; 1 done");
}

/// R14: which of the printed materials is spared is the player's choice.
#[test]
fn r14_the_player_chooses_what_is_spared() {
    given("phase shelters; player 1 room toolroom 3; player 1 can 2; player 1 wood 1; player 1 metal 1; player 1 equipment hacksaw broken")
        .offers_only("1 repair hacksaw toolroom 1 0 0; 1 repair hacksaw toolroom 0 1 0; 1 done")
        .refuses("1 repair hacksaw alone 1 1 1; 1 repair hacksaw toolroom 0 0 1; 1 repair hacksaw toolroom 0 0 0");
}
