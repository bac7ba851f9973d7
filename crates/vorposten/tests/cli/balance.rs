//! `vorposten balance`: a page and its pictures.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::{file, folder, refused, vorposten};

/// The page, and its pictures by name.
#[track_caller]
fn report(into: &Path, arguments: &str) -> (String, BTreeMap<String, String>) {
    let out = into.to_str().expect("UTF-8");
    let arguments: Vec<&str> =
        ["balance", "--out", out].into_iter().chain(arguments.split_whitespace()).collect();
    let answer = vorposten(&arguments);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let page = std::fs::read_to_string(into.join("balance.md")).expect("a page");
    let entries = std::fs::read_dir(into.join("balance")).expect("a folder of pictures");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).expect("a picture"))
    };
    (page, entries.map(read).collect())
}

#[test]
fn the_same_command_gives_the_same_report_on_any_number_of_threads() {
    let folder = folder("balance-again");
    let one = report(&folder.join("one"), "--bot greedy --games 3 --seed 5 --threads 1");
    let two = report(&folder.join("two"), "--bot greedy --games 3 --seed 5 --threads 2");
    assert_eq!(one, two);
    let other = report(&folder.join("other"), "--bot greedy --games 3 --seed 6");
    assert_ne!(one.1, other.1, "another seed, other games");
}

#[test]
fn every_picture_is_on_the_page_and_every_link_leads_to_one() {
    let (page, pictures) = report(&folder("balance-links"), "--bot random --games 2");
    let links = page.split("](balance/").skip(1).map(|rest| rest.split(')').next().expect("a link ends"));
    let links: BTreeSet<&str> = links.collect();
    assert_eq!(links, pictures.keys().map(String::as_str).collect());
    for (name, picture) in &pictures {
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{name}");
        assert!(!picture.contains("NaN") && !picture.contains("inf\""), "{name}");
    }
    for heading in ["## Conditions", "## Verdict", "## Red Outpost", "## Red Outpost solo", "## Outlive"] {
        assert!(page.lines().any(|line| line == heading), "{heading}");
    }
    assert!(page.contains("`vorposten balance --games 2 --bot random --seed 1`"), "{page}");
    assert!(!page.contains("NaN"), "{page}");
}

#[test]
fn no_game_is_played_for_a_folder_that_cannot_be_made() {
    let taken = file(&folder("balance-refused"), "taken", "");
    refused(&["balance", "--bot", "random", "--out", &taken], "cannot be made");
    refused(&["balance", "--games", "0"], "--games");
    refused(&["balance", "--bot", "clever"], "clever");
}
