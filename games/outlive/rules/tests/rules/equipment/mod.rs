//! §12, a file for each use: repairs and pairs of all twenty kinds are here.

mod access_card;
mod baseball_bat;
mod battle_gear;
mod exoskeleton;
mod flashlight;
mod gifts;
mod grappling_hook;
mod hunting_aids;
mod thermal_sensor;

use outlive::Outlive;
use table::{Game, Seat};

use crate::check::given;
use crate::rooms::{NIGHT, idle};

const RING: [&str; 8] =
    ["forest", "dam", "military-base", "silent-peak", "mine", "cargo-ship", "fair", "blackwood"];

/// Seat 1's hero 5 lies beside this place, and none of his other heroes is there.
fn beside(place: &str) -> String {
    let at = RING.iter().position(|&other| other == place).expect("a place of the ring");
    let around = |steps: usize| RING[(at + steps) % RING.len()];
    format!(
        "player 1 hero 5 lies {}; player 1 hero 4 lies {}; player 1 hero 3a lies {}
             player 1 hero 3b lies {}",
        around(7),
        around(3),
        around(4),
        around(5)
    )
}

/// Every kind with its repair in wood, metal and chips; two in a row are partners, §12.1 to §12.20.
const KINDS: [(&str, [u8; 3]); 20] = [
    ("axe", [1, 2, 0]),
    ("bow", [2, 1, 0]),
    ("baseball-bat", [3, 0, 0]),
    ("battle-gear", [1, 0, 2]),
    ("exoskeleton", [1, 1, 1]),
    ("thermal-sensor", [1, 1, 1]),
    ("jerrycan", [1, 2, 0]),
    ("access-card", [1, 1, 1]),
    ("backpack", [3, 0, 0]),
    ("metal-detector", [1, 1, 1]),
    ("shotgun", [2, 1, 0]),
    ("bear-trap", [1, 2, 0]),
    ("hacksaw", [1, 1, 1]),
    ("grappling-hook", [1, 1, 1]),
    ("ammunition-kit", [2, 1, 0]),
    ("crowbar", [0, 3, 0]),
    ("flashlight", [0, 1, 2]),
    ("chainsaw", [0, 1, 2]),
    ("pickaxe", [2, 1, 0]),
    ("purifier", [0, 1, 2]),
];
const MATERIALS: [&str; 3] = ["wood", "metal", "chip"];

fn store(counts: [u8; 3]) -> String {
    MATERIALS.iter().zip(counts).map(|(material, count)| format!("; player 1 {material} {count}")).collect()
}

#[test]
fn section_12_repair_costs() {
    for (card, cost) in KINDS {
        let [wood, metal, chip] = cost;
        let spent: String = MATERIALS
            .iter()
            .zip(cost)
            .filter(|(_, count)| *count > 0)
            .map(|(material, _)| format!("; player 1 {material} 0"))
            .collect();
        given(&format!("{NIGHT}; player 1 equipment {card} broken{}", store(cost)))
            .play("1 done")
            .offers_only(&format!(
                "1 repair {card} alone {wood} {metal} {chip}; 1 done; 2 recruit 1 0; 2 done"
            ))
            .play(&format!("1 repair {card} alone {wood} {metal} {chip}"))
            .changes(&format!("player 1 equipment {card} ready{spent}"));
    }
}

/// With one too few of a kind, no number of others will do.
#[test]
fn section_12_no_other_materials() {
    for (card, cost) in KINDS {
        for kind in (0..3).filter(|&kind| cost[kind] > 0) {
            let mut counts = [9; 3];
            counts[kind] = cost[kind] - 1;
            let scene = given(&format!("{NIGHT}; player 1 equipment {card} broken{}", store(counts)));
            let scene = scene.play("1 done");
            assert!(!scene.offered().iter().any(|action| action.contains("repair")), "{card} {counts:?}");
            scene.changes("");
        }
    }
}

/// §7.1: a pair needs both halves, and both repaired.
#[test]
fn section_12_pairs_of_half_symbols() {
    for (first, (card, _)) in KINDS.into_iter().enumerate() {
        for (second, (other, _)) in KINDS.into_iter().enumerate().skip(first + 1) {
            let pair = i16::from(first % 2 == 0 && second == first + 1);
            for (condition, points) in [("ready", 2 + pair), ("broken", 1)] {
                let text = format!(
                    "phase dawn; round 6; player 1 equipment {card} ready
                         player 1 equipment {other} {condition}"
                );
                let scores = Outlive::scores(given(&text).state());
                assert_eq!(scores[Seat::One].points, points, "{text}");
            }
        }
    }
}

/// §6.7: what was used is ready again; what is broken stays broken.
#[test]
fn section_12_ready_again_at_night() {
    for (card, _) in KINDS {
        idle(given(&format!("{NIGHT}; player 1 equipment {card} spent")), "round 2")
            .has(&format!("player 1 equipment {card} ready"));
        idle(given(&format!("{NIGHT}; player 1 equipment {card} broken")), "round 2")
            .has(&format!("player 1 equipment {card} broken"));
    }
}

/// §5.10: from a city it comes broken, and never a kind that one owns.
#[test]
fn section_12_nobody_owns_two_of_a_kind() {
    for (card, _) in KINDS {
        given(&format!("display blackwood {card}"))
            .play(&format!("1 move 3b blackwood; 1 pick {card}"))
            .has(&format!("player 1 equipment {card} broken; display blackwood"));
        let scene = given(&format!("display blackwood {card}; player 1 equipment {card} broken"));
        scene.play("1 move 3b blackwood").refuses(&format!("1 pick {card}")).offers("1 search");
    }
}

/// Two cards of each kind: two players can have one each.
#[test]
fn section_12_two_of_each_kind() {
    for (card, _) in KINDS {
        let scene =
            given(&format!("{NIGHT}; player 1 equipment {card} broken; player 2 equipment {card} broken"));
        scene.has(&format!("player 1 equipment {card} broken; player 2 equipment {card} broken"));
    }
    let three = "seats 3; player 1 equipment axe broken; player 2 equipment axe broken
         player 3 equipment axe broken";
    assert!(outlive::scene(three).is_err());
}

/// §14.12: one material more, of any kind.
#[test]
fn section_14_12_repairs_in_a_power_failure() {
    for (card, cost) in KINDS {
        let [wood, metal, chip] = cost;
        given(&format!("{NIGHT}; event power-failure; player 1 equipment {card} broken{}", store(cost)))
            .refuses(&format!("1 repair {card} alone {wood} {metal} {chip}"));
        for extra in 0..3 {
            let mut counts = cost;
            counts[extra] += 1;
            let [wood, metal, chip] = counts;
            given(&format!(
                "{NIGHT}; event power-failure; player 1 equipment {card} broken{}",
                store(counts)
            ))
            .play("1 done")
            .play(&format!("1 repair {card} alone {wood} {metal} {chip}"))
            .has(&format!(
                "player 1 equipment {card} ready; player 1 wood 0; player 1 metal 0; player 1 chip 0"
            ));
        }
    }
}
