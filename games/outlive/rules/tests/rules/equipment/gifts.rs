//! The equipment that only gives: §12.1 Axe, §12.2 Bow, §12.7 Jerrycan, §12.9 Backpack, §12.10 Metal
//! detector, §12.13 Hacksaw, §12.15 Ammunition kit, §12.16 Crowbar, §12.18 Chainsaw, §12.19 Pickaxe,
//! §12.20 Purifier.

use super::beside;
use crate::check::given;

/// The card, its place, what comes from the supply on arriving: §12.2, §12.10, §12.13, §12.16, §12.18,
/// §12.20.
const ON_ARRIVING: [(&str, &str, &str); 7] = [
    ("bow", "forest", "meat 1"),
    ("metal-detector", "fair", "can 1"),
    ("hacksaw", "cargo-ship", "metal 2"),
    ("crowbar", "military-base", "chip 2"),
    ("chainsaw", "silent-peak", "wood 2"),
    ("chainsaw", "blackwood", "wood 2"),
    ("purifier", "mine", "water 1"),
];

fn destination(place: &str) -> String {
    if place == "cargo-ship" { "cargo-ship 5".into() } else { place.into() }
}

/// Whatever the place has: stocks are not touched, and no action is needed.
#[test]
fn section_12_without_a_plus_on_arriving() {
    for (card, place, gift) in ON_ARRIVING {
        let to = destination(place);
        let empty = if ["cargo-ship", "silent-peak", "blackwood"].contains(&place) {
            String::new()
        } else {
            format!("; stock {place} 0")
        };
        given(&format!("{}; player 1 equipment {card} ready; algae taken{empty}", beside(place)))
            .play(&format!("1 move 5 {to}"))
            .has(&format!("player 1 hero 5 stands {to}; player 1 {gift}; player 1 equipment {card} spent"));
    }
}

#[test]
fn section_12_not_broken_nor_used_already() {
    for (card, place, gift) in ON_ARRIVING {
        let nothing = gift.split_once(' ').expect("a resource and a number").0;
        for condition in ["broken", "spent"] {
            given(&format!("{}; player 1 equipment {card} {condition}", beside(place)))
                .play(&format!("1 move 5 {}", destination(place)))
                .has(&format!("player 1 {nothing} 0; player 1 equipment {card} {condition}"));
        }
    }
}

#[test]
fn section_12_nowhere_else() {
    for (card, place, gift) in ON_ARRIVING {
        let nothing = gift.split_once(' ').expect("a resource and a number").0;
        let elsewhere = if place == "mine" { "fair" } else { "mine" };
        given(&format!("{}; player 1 equipment {card} ready", beside(elsewhere)))
            .play(&format!("1 move 5 {elsewhere}"))
            .has(&format!("player 1 {nothing} 0; player 1 equipment {card} ready"));
    }
}

/// Only the owner's arrival counts.
#[test]
fn section_12_not_for_the_others() {
    for (card, place, gift) in ON_ARRIVING {
        let nothing = gift.split_once(' ').expect("a resource and a number").0;
        given(&format!("{}; player 2 equipment {card} ready", beside(place)))
            .play(&format!("1 move 5 {}", destination(place)))
            .has(&format!("player 1 {nothing} 0; player 2 {nothing} 0; player 2 equipment {card} ready"));
    }
}

/// §5.2: a hero who cannot move does nothing where he stands up.
#[test]
fn section_5_2_not_where_a_hero_only_stands_up() {
    given(
        "event blocked-roads; player 1 equipment bow ready; player 1 hero 3a lies forest
             player 1 hero 3b stands dam
         player 1 hero 4 stands blackwood; player 1 hero 5 stands fair",
    )
    .has("player 1 hero 3a stands forest; player 1 meat 0; player 1 equipment bow ready");
}

/// The card, its place, the resource, how many more and the stock: §12.1, §12.7, §12.9, §12.15, §12.19.
const BESIDE_ACTIONS: [(&str, &str, &str, u8, u8); 5] = [
    ("axe", "forest", "wood", 2, 6),
    ("jerrycan", "dam", "water", 1, 7),
    ("backpack", "fair", "chip", 2, 6),
    ("ammunition-kit", "military-base", "ammo", 2, 6),
    ("pickaxe", "mine", "metal", 2, 6),
];

/// The Dam wants a chip, which would be mixed up with the chips of the Fair.
fn scene(card: &str, place: &str, condition: &str) -> String {
    let chip = if place == "dam" { "; player 1 chip 1" } else { "" };
    format!("{}; player 1 equipment {card} {condition}{chip}", beside(place))
}

/// How many hero 5 may take; of ammo it is all or, beside the algae, one less, §15.
fn amounts(place: &str) -> &'static [u8] {
    if place == "military-base" { &[5] } else { &[1, 3, 5] }
}

#[test]
fn section_12_with_a_plus_out_of_the_stock() {
    for (card, place, resource, more, _) in BESIDE_ACTIONS {
        for taken in amounts(place) {
            given(&format!("seats 4; {}; stock {place} 9", scene(card, place, "ready")))
                .play(&format!("1 move 5 {place}; 1 take {taken}"))
                .has(&format!(
                    "player 1 {resource} {}; stock {place} {}; player 1 equipment {card} spent; turn 2",
                    taken + more,
                    9 - taken - more
                ));
        }
    }
}

/// §15: what is taken by itself brings the same.
#[test]
fn section_12_with_a_plus_taken_by_itself() {
    for (card, place, resource, more, _) in BESIDE_ACTIONS.into_iter().filter(|gift| gift.1 != "dam") {
        let rich = "player 1 can 14; algae taken";
        given(&format!("seats 4; {}; stock {place} 9; {rich}", scene(card, place, "ready")))
            .play(&format!("1 move 5 {place}"))
            .has(&format!(
                "player 1 {resource} {}; stock {place} {}; player 1 equipment {card} spent; turn 2",
                5 + more,
                4 - more
            ));
    }
}

#[test]
fn section_12_with_a_plus_nothing_without_an_action() {
    for (card, place, resource, _, stock) in
        BESIDE_ACTIONS.into_iter().filter(|gift| gift.1 != "military-base")
    {
        given(&scene(card, place, "ready")).play(&format!("1 move 5 {place}; 1 done")).has(&format!(
            "player 1 {resource} 0; stock {place} {stock}; player 1 equipment {card} ready; turn 2"
        ));
    }
}

#[test]
fn section_12_with_a_plus_as_far_as_the_stock_goes() {
    for (card, place, resource, _, _) in BESIDE_ACTIONS {
        for (stock, taken, condition) in [(5, 5, "ready"), (6, 5, "spent"), (4, 4, "ready"), (1, 1, "ready")]
        {
            let scene = format!("{}; stock {place} {stock}; algae taken", scene(card, place, "ready"));
            let taken = if place == "military-base" { String::new() } else { format!("1 take {taken}") };
            given(&scene).play(&format!("1 move 5 {place}; {taken}")).has(&format!(
                "player 1 {resource} {stock}; stock {place} 0; player 1 equipment {card} {condition}"
            ));
        }
        given(&format!("{}; stock {place} 0; algae taken", scene(card, place, "ready")))
            .play(&format!("1 move 5 {place}"))
            .has(&format!("player 1 {resource} 0; player 1 equipment {card} ready; turn 2"));
    }
}

#[test]
fn section_12_with_a_plus_not_broken_nor_used_already() {
    for (card, place, resource, _, _) in BESIDE_ACTIONS {
        for condition in ["broken", "spent"] {
            for taken in amounts(place) {
                given(&scene(card, place, condition))
                    .play(&format!("1 move 5 {place}; 1 take {taken}"))
                    .has(&format!("player 1 {resource} {taken}; player 1 equipment {card} {condition}"));
            }
        }
    }
}

/// What it adds is no action: §14.5 does not limit it.
#[test]
fn section_14_5_beside_a_sandstorm() {
    for (card, place, resource, more, _) in BESIDE_ACTIONS {
        given(&format!("event sandstorm; {}", scene(card, place, "ready")))
            .play(&format!("1 move 5 {place}"))
            .refuses("1 take 4")
            .play("1 take 3")
            .has(&format!("player 1 {resource} {}", 3 + more));
    }
}

/// §12.15: algae are not ammo. Ammo beside them will do.
#[test]
fn section_12_15_ammo_must_have_been_taken() {
    given(&format!("{}; stock military-base 0", scene("ammunition-kit", "military-base", "ready")))
        .play("1 move 5 military-base")
        .has("player 1 ammo 0; player 1 equipment ammunition-kit ready; algae taken; turn 2");
    given(&format!("seats 4; {}; stock military-base 7", scene("ammunition-kit", "military-base", "ready")))
        .play("1 move 5 military-base; 1 algae 4")
        .has("player 1 ammo 6; player 1 equipment ammunition-kit spent; stock military-base 1");
}

/// §12.1: a hunt is no wood.
#[test]
fn section_12_1_a_hunt_is_not_enough() {
    given(&format!("{}; prey forest 5", scene("axe", "forest", "ready")))
        .play("1 move 5 forest; 1 hunt 0 0; nature prey 4")
        .has("player 1 wood 0; player 1 equipment axe ready; turn 2");
    given(&format!("{}; prey forest 4", scene("axe", "forest", "ready")))
        .play("1 move 5 forest; 1 hunt 0 0; nature prey 4; 1 take 1")
        .has("player 1 wood 3; player 1 equipment axe spent; turn 2");
}

/// Both cards of a place work in one visit.
#[test]
fn section_12_two_cards_for_one_place() {
    for (one, other, place, taken, expected) in [
        ("axe", "bow", "forest", 1, "player 1 wood 3; player 1 meat 1"),
        ("backpack", "metal-detector", "fair", 1, "player 1 chip 3; player 1 can 1"),
        ("ammunition-kit", "crowbar", "military-base", 5, "player 1 ammo 7; player 1 chip 2"),
        ("pickaxe", "purifier", "mine", 1, "player 1 metal 3; player 1 water 1"),
    ] {
        given(&format!(
            "seats 4; {}; player 1 equipment {one} ready; player 1 equipment {other} ready",
            beside(place)
        ))
        .play(&format!("1 move 5 {place}; 1 take {taken}"))
        .has(&format!("{expected}; player 1 equipment {one} spent; player 1 equipment {other} spent"));
    }
}

/// Once a round: the second city gives nothing.
#[test]
fn section_12_18_once_a_round() {
    given("player 1 equipment chainsaw ready; player 1 hero 5 lies cargo-ship")
        .play("1 move 3b blackwood; 1 done; 2 move 5 mine; 2 done; 1 move 4 silent-peak")
        .has("player 1 wood 2; player 1 hero 4 stands silent-peak");
}

/// §5.3 comes before: what arriving gives is not there yet when he presses, and nothing presses him.
#[test]
fn section_12_after_the_pressure() {
    given(&format!(
        "{}; player 1 equipment purifier ready; player 2 hero 3a stands mine; player 2 wood 3",
        beside("mine")
    ))
    .play("1 move 5 mine")
    .has("player 1 wood 2; player 2 wood 1; player 1 water 1; player 2 water 0");
}

/// §6.2: a row of the airlock and a Smokehouse with somebody in it cost 4 tonight.
const HUNGRY: &str = "player 1 airlock 3; player 1 room smokehouse 1";
const FOOD: [&str; 3] = ["bow", "metal-detector", "purifier"];

/// R24: food is asked about by whom the night costs more than he has; declined, the card stays ready.
#[test]
fn r24_food_may_be_left_where_the_night_costs_more_than_there_is() {
    for (card, place, gift) in ON_ARRIVING.into_iter().filter(|(card, ..)| FOOD.contains(card)) {
        let arrived = |store: &str| {
            given(&format!("{}; player 1 equipment {card} ready; {HUNGRY}; {store}", beside(place)))
                .play(&format!("1 move 5 {place}"))
        };
        let (resource, _) = gift.split_once(' ').expect("a resource and a number");
        let asked = || arrived("").offers_only(&format!("1 accept {card}; 1 done"));
        asked()
            .play(&format!("1 accept {card}"))
            .changes(&format!(
                "player 1 hero 5 stands {place}; player 1 {gift}; player 1 equipment {card} spent"
            ))
            .offers("1 take 5; 1 done");
        asked()
            .play("1 done")
            .changes(&format!("player 1 hero 5 stands {place}"))
            .has(&format!("player 1 {resource} 0; player 1 equipment {card} ready"))
            .offers("1 take 5; 1 done")
            .refuses(&format!("1 accept {card}"));
        // Three are too few, four are enough, of whatever kinds.
        let other = if resource == "can" { "water" } else { "can" };
        arrived(&format!("player 1 {other} 3")).offers_only(&format!("1 accept {card}; 1 done"));
        arrived(&format!("player 1 {other} 4"))
            .has(&format!("player 1 {gift}; player 1 equipment {card} spent"))
            .refuses(&format!("1 accept {card}"));
    }
}

/// R24: materials can never be too many.
#[test]
fn r24_materials_come_by_themselves() {
    for (card, place, gift) in ON_ARRIVING.into_iter().filter(|(card, ..)| !FOOD.contains(card)) {
        given(&format!("{}; player 1 equipment {card} ready; {HUNGRY}", beside(place)))
            .play(&format!("1 move 5 {}", destination(place)))
            .has(&format!("player 1 {gift}; player 1 equipment {card} spent"))
            .refuses(&format!("1 accept {card}"));
    }
}
