//! `vorposten box` and box files.

use crate::common::{file, folder, refused, vorposten};

const GAMES: [&str; 2] = ["red-outpost", "outlive"];

/// What is printed can be read again and is the same box, comments or not.
#[test]
fn a_printed_box_is_read_as_it_was() {
    let folder = folder("boxes-printed");
    for game in GAMES {
        for language in ["en", "de"] {
            let printed = vorposten(&["box", game, "--lang", language]);
            assert_eq!((printed.code, printed.err.as_str()), (0, ""));
            assert!(printed.out.contains("\n# "), "{game}: no comments");
            let path = file(&folder, "box.toml", &printed.out);
            assert_eq!(vorposten(&["box", game, "--lang", language, "--box", &path]).out, printed.out);
        }
    }
}

/// Replaces one thing in the built-in box of a game.
fn check(game: &str, from: &str, to: &str, reason: &str) {
    let folder = folder(&format!("boxes-{game}-{}", from.len() * 1000 + to.len()));
    let printed = vorposten(&["box", game]).out;
    assert!(printed.contains(from), "{game}: there is no {from:?} to replace");
    let path = file(&folder, "box.toml", printed.replacen(from, to, 1));
    refused(&["box", game, "--box", &path], reason);
    refused(&["play", game, "--seats", "random,random", "--box", &path], reason);
}

#[test]
fn a_wrong_box_of_red_outpost_is_refused_with_field_and_reason() {
    for (from, to, reason) in [
        ("nothing = 2", "nothing = 3", "spaceship: the deck has 13 cards instead of 12"),
        ("one-fish = 2", "one-fish = 3", "lake: the deck has 7 cards instead of 6"),
        ("lowest = -2", "lowest = -20", "mood.lowest: -20 is not between -9 and 0"),
        ("fields = 4", "fields = 0", "wheel.fields: 0 is not between 1 and 12"),
        ("fields = 4", "fields = 400", "line"),
        ("fields = 4", "fields = 4\ncolour = \"red\"", "unknown field `colour`"),
        ("[4, 3]", "[4, 3, 2, 1]", "exports.wool.fields: 4 fields that fill, of at most 3 (R4)"),
        ("choice = 3", "wish = 3", "spaceship: \"wish\" is no Spaceship card"),
        (
            "clockwise = [\"pasture\", \"palace\"",
            "clockwise = [\"pasture\", \"pasture\"",
            "ring: pasture stands there twice",
        ),
        ("worker = \"shepherd\"", "worker = \"wizard\"", "autom[1].worker: \"wizard\" is no worker"),
        ("worker = \"shepherd\"", "worker = \"farmer\"", "autom: the shepherd is on 2 cards instead of 3"),
        (
            "[\"mine\", \"lake\", \"spaceship\"]",
            "[\"lake\", \"lake\", \"spaceship\"]",
            "autom[1].locations: lake stands there twice",
        ),
        ("[\"mine\", \"lake\", \"spaceship\"]", "[\"mine\", \"lake\", \"barracks\"]", "autom[1].locations"),
        (
            "[\"mine\", \"lake\", \"spaceship\"]",
            "[\"mine\", \"lake\"]",
            "autom[1].locations: 2 entries instead of 3",
        ),
        ("penalty = 3", "penalty = 0", "goals[1].penalty: 0 is not between 1 and 20"),
        ("goods = [\"coal\"]", "goods = [\"coal\", \"coal\"]", "goals[1].goods: coal stands there twice"),
        ("goods = [\"coal\"]", "goods = []", "goals[1].goods: 0 goods instead of one or two"),
        ("name = \"built-in\"", "name = \"two words\"", "name: must be one word"),
        ("name = \"built-in\"\n", "", "missing field `name`"),
        ("[mood]", "[mood", "line"),
    ] {
        check("red-outpost", from, to, reason);
    }
}

#[test]
fn a_wrong_box_of_outlive_is_refused_with_field_and_reason() {
    for (from, to, reason) in [
        ("rows = [3, 4]", "rows = [0, 4]", "airlock.rows: 0 is not between 1 and 8"),
        ("rows = [3, 4]", "rows = [3, 4, 5]", "airlock.rows: 3 entries instead of 2"),
        ("rows = [3, 4]", "rows = [1, 2]", "airlock.rows: 3 places do not hold the first four survivors"),
        ("[2, 1, 0,", "[2, 1, 1,", "radiation.track"),
        ("[2, 1, 0,", "[1, 2, 0,", "radiation.track: 2 follows 1; every field is worse than the one before"),
        ("cans = [1,", "cans = [99,", "cargo.cans: 99 is not between 0 and 9"),
        ("count = 6", "count = 7", "prey: there are 31 tiles instead of 30"),
        ("3 = { count", "8 = { count", "prey: \"8\" is no prey"),
        ("rats = {", "mice = {", "events: \"mice\" is no event"),
        ("cost = { ammo = 4 }", "cost = { gold = 4 }", "events.rats.cost: \"gold\" is no resource"),
        ("cost = { ammo = 4 }", "cost = { }", "events.rats.cost: an event costs something"),
        ("vp = 3", "vp = 99", "events.forest-fire.vp: 99 is not between 0 and 15"),
    ] {
        check("outlive", from, to, reason);
    }
}

#[test]
fn a_file_that_is_no_box_is_refused() {
    let folder = folder("boxes-rubbish");
    for game in GAMES {
        refused(
            &["box", game, "--box", &file(&folder, "binary", [0x62, 0x0a, 0xff, 0xfe])],
            "line 2: not a text in UTF-8",
        );
        refused(&["box", game, "--box", &file(&folder, "long", "#".repeat(2 << 20))], "longer than");
        refused(&["box", game, "--box", &file(&folder, "empty", "")], "missing field");
        refused(&["box", game, "--box", "nowhere.toml"], "there is no such file or folder");
    }
}
