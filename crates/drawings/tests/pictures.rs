//! What holds for all pictures, whoever drew them.

use std::collections::HashSet;

use drawings::{picture, posters, red_outpost as pictures};
use red_outpost::Location;
use table::Word;

const PALETTE: &str = include_str!("../../web/src/assets/palette.css");

#[test]
fn every_picture_has_a_name_of_its_own() {
    let mut ids = HashSet::new();
    for symbol in pictures::symbols() {
        assert!(ids.insert(symbol.id.to_string()), "{} is there twice", symbol.id);
    }
    assert!(ids.len() >= Location::ALL.len());
}

#[test]
fn every_location_has_a_picture_in_the_sprite() {
    for &location in Location::ALL {
        let id = pictures::location(location);
        assert!(pictures::sprite().contains(&format!("<symbol id=\"{id}\"")), "{id} is missing");
        assert!(picture(id).into_string().contains(&format!("href=\"#{id}\"")));
    }
}

#[test]
fn every_colour_is_in_the_palette() {
    let drawn =
        [pictures::sprite(), posters::red_outpost().0, posters::outlive().0, &pictures::ground().0].concat();
    let colours: HashSet<&str> =
        drawn.split("var(--").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)).collect();
    assert!(colours.contains("ro-red") && colours.contains("ol-rust"));
    for colour in colours {
        assert!(PALETTE.contains(&format!("--{colour}: ")), "--{colour} is not in the palette");
    }
}

#[test]
fn pictures_keep_to_what_pages_allow() {
    for forbidden in ["style=", "<script", "<style", "http:", "https:"] {
        assert!(!pictures::sprite().contains(forbidden), "{forbidden}");
    }
}
