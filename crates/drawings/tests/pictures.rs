//! What holds for all pictures, whoever drew them.

use std::collections::HashSet;

use drawings::{Id, picture, posters, red_outpost as pictures};
use red_outpost::{Good, Location, Phase, Worker};
use table::Word;

const PALETTE: &str = include_str!("../../web/src/assets/palette.css");
/// The most that the pictures may add to a page before it is compressed, which makes a sixth of it.
const BYTES: usize = 120_000;

/// Everything that is drawn, one after the other.
fn all() -> String {
    let ground = pictures::ground().into_string();
    [pictures::sprite(), posters::red_outpost().0, posters::outlive().0, &ground].concat()
}

/// What stands between the two texts, each time they occur.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}

#[test]
fn every_name_is_given_once() {
    let all = all();
    let mut ids = HashSet::new();
    for id in between(&all, " id=\"", "\"") {
        assert!(ids.insert(id), "{id} is there twice");
    }
    assert_eq!(between(&all, "<symbol id=\"", "\"").len(), pictures::symbols().len());
}

#[test]
fn every_thing_that_has_a_name_has_a_picture() {
    let mut ids: Vec<Id> = Vec::new();
    ids.extend(Location::ALL.iter().map(|&it| pictures::location(it)));
    ids.extend(
        Worker::ALL
            .iter()
            .flat_map(|&it| [pictures::worker(it), pictures::lying(it), pictures::portrait(it)]),
    );
    ids.extend(Good::ALL.iter().map(|&it| pictures::good(it)));
    ids.extend(Phase::ALL.iter().map(|&it| pictures::phase(it)));
    for id in ids {
        assert!(pictures::sprite().contains(&format!("<symbol id=\"{id}\"")), "{id} is missing");
        assert!(picture(id).into_string().contains(&format!("href=\"#{id}\"")));
    }
}

#[test]
fn pictures_refer_only_to_what_is_there() {
    for page in [pictures::sprite(), posters::red_outpost().0, posters::outlive().0] {
        let ids: HashSet<&str> = between(page, " id=\"", "\"").into_iter().collect();
        for (before, after) in [("href=\"#", "\""), ("url(#", ")")] {
            for name in between(page, before, after) {
                assert!(ids.contains(name), "there is no {name}");
            }
        }
    }
}

#[test]
fn every_colour_is_in_the_palette() {
    let all = all();
    let colours: HashSet<&str> = between(&all, "var(--", ")").into_iter().collect();
    assert!(colours.contains("ro-red") && colours.contains("ol-rust"));
    for colour in colours {
        assert!(PALETTE.contains(&format!("--{colour}: ")), "--{colour} is not in the palette");
    }
}

#[test]
fn pictures_keep_to_what_pages_allow() {
    let all = all();
    for forbidden in ["style=", "<script", "<style", "http:", "https:"] {
        assert!(!all.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn the_sprite_stays_small() {
    let bytes = pictures::sprite().len();
    assert!(bytes < BYTES, "the sprite has {bytes} bytes");
}
