//! The leaders, §13: each brings his resources, broken equipment and four places.

use crate::setup::led_by;

/// A leader's resources, equipment and places; the first of a game for two.
fn brings(leader: &str, resources: &str, equipment: &str, places: [&str; 4]) {
    let scene =
        led_by(leader).has(&format!("player 1 leader {leader}; player 1 equipment {equipment} broken"));
    let mut store: Vec<_> =
        ["meat 0", "water 0", "can 0", "wood 0", "metal 0", "chip 0", "ammo 0"].map(String::from).to_vec();
    for resource in resources.split(", ").filter(|resource| !resource.is_empty()) {
        let kind = resource.split(' ').next().expect("a kind");
        store.retain(|other| !other.starts_with(kind));
        store.push(resource.to_string());
    }
    let scene = store.iter().fold(scene, |scene, item| scene.has(&format!("player 1 {item}")));
    let mut expected = Vec::new();
    for four in places {
        for five in places.into_iter().filter(|&five| five != four) {
            expected.push(format!("1 deploy 4 {four} 5 {five}"));
        }
    }
    let mut offered = scene.offered();
    offered.retain(|action| action.starts_with('1'));
    offered.sort_unstable();
    expected.sort_unstable();
    assert_eq!(offered, expected);
}

#[test]
fn section_13_1_erin_mccarthy() {
    brings("erin-mccarthy", "water 2", "jerrycan", ["dam", "blackwood", "silent-peak", "cargo-ship"]);
}

#[test]
fn section_13_2_grayson_pigott() {
    brings("grayson-pigott", "ammo 2, chip 1", "baseball-bat", ["forest", "military-base", "fair", "mine"]);
}

#[test]
fn section_13_3_jacob_rowlett() {
    brings("jacob-rowlett", "metal 2, chip 1", "pickaxe", ["dam", "silent-peak", "fair", "cargo-ship"]);
}

#[test]
fn section_13_4_kooper_froste() {
    brings("kooper-froste", "ammo 1, wood 2", "axe", ["forest", "military-base", "blackwood", "silent-peak"]);
}

#[test]
fn section_13_5_lily_rose_wely() {
    brings("lily-rose-wely", "chip 3", "backpack", ["blackwood", "silent-peak", "fair", "mine"]);
}

#[test]
fn section_13_6_liza_valentine() {
    brings(
        "liza-valentine",
        "ammo 3",
        "ammunition-kit",
        ["military-base", "blackwood", "silent-peak", "cargo-ship"],
    );
}

#[test]
fn section_13_7_mary_koolpepper() {
    brings("mary-koolpepper", "", "flashlight", ["forest", "blackwood", "cargo-ship", "mine"]);
}

#[test]
fn section_13_8_solen_livrich() {
    brings("solen-livrich", "can 2", "grappling-hook", ["forest", "blackwood", "cargo-ship", "mine"]);
}

#[test]
fn section_13_9_swifty_bingham() {
    brings(
        "swifty-bingham",
        "ammo 1, chip 2",
        "thermal-sensor",
        ["dam", "military-base", "fair", "cargo-ship"],
    );
}

#[test]
fn section_13_10_wilson_frye() {
    brings("wilson-frye", "meat 2", "shotgun", ["blackwood", "silent-peak", "cargo-ship", "mine"]);
}
