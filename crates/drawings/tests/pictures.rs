//! What holds for all pictures, whoever drew them.

use std::collections::HashSet;

use ::outlive::{Equipment, EventCard, Hero, Leader, Place, Prey, Resource, Room, Tile};
use ::red_outpost::{Good, Location, Phase, Worker};
use drawings::{Id, outlive, picture, posters, red_outpost};
use table::{Seat, Word};

const PALETTE: &str = include_str!("../../web/src/assets/palette.css");
/// The most that the pictures of a game may add to a page before it is compressed, which makes a
/// sixth of it.
const BYTES: usize = 120_000;
/// The colours that a page sets where it shows a picture.
const SET_BY_PAGES: [&str; 1] = ["owner"];

/// What a page shows of one game.
fn sprites() -> [&'static str; 2] {
    [red_outpost::sprite(), outlive::sprite()]
}

/// Everything that is drawn, one after the other.
fn all() -> String {
    let ground = red_outpost::ground().into_string();
    [&sprites().concat(), posters::red_outpost().0, posters::outlive().0, &ground].concat()
}

/// What stands between the two texts, each time they occur.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}

/// Every thing has its picture in the sprite.
fn check(sprite: &str, things: Vec<Id>) {
    for id in things {
        assert!(sprite.contains(&format!("<symbol id=\"{id}\"")), "{id} is missing");
        assert!(picture(id).into_string().contains(&format!("href=\"#{id}\"")));
    }
}

#[test]
fn every_name_is_given_once() {
    let all = all();
    let mut ids = HashSet::new();
    for id in between(&all, " id=\"", "\"") {
        assert!(ids.insert(id), "{id} is there twice");
    }
    let symbols = red_outpost::symbols().len() + outlive::symbols().len();
    assert_eq!(between(&all, "<symbol id=\"", "\"").len(), symbols);
}

#[test]
fn every_thing_of_red_outpost_has_a_picture() {
    let mut things: Vec<Id> = Vec::new();
    things.extend(Location::ALL.iter().map(|&it| red_outpost::location(it)));
    for &worker in Worker::ALL {
        things.extend([
            red_outpost::worker(worker),
            red_outpost::lying(worker),
            red_outpost::portrait(worker),
        ]);
    }
    things.extend(Good::ALL.iter().map(|&it| red_outpost::good(it)));
    things.extend(Phase::ALL.iter().map(|&it| red_outpost::phase(it)));
    check(red_outpost::sprite(), things);
}

#[test]
fn every_thing_of_outlive_has_a_picture() {
    let mut things = vec![outlive::survivor(), outlive::algae()];
    things.extend([outlive::tile_back(), outlive::prey_back(), outlive::event_back()]);
    things.extend(Place::ALL.iter().map(|&it| outlive::place(it)));
    things.extend(Resource::ALL.iter().map(|&it| outlive::resource(it)));
    things.extend(Tile::ALL.iter().map(|&it| outlive::tile(it)));
    things.extend(Prey::ALL.iter().map(|&it| outlive::prey(it)));
    things.extend(Hero::ALL.iter().flat_map(|&it| [outlive::hero(it), outlive::lying(it)]));
    things.extend(Seat::ALL.iter().map(|&it| outlive::emblem(it)));
    things.extend(Room::ALL.iter().map(|&it| outlive::room(it)));
    things.extend(Equipment::ALL.iter().flat_map(|&it| [outlive::equipment(it), outlive::pair(it)]));
    things.extend(Leader::ALL.iter().map(|&it| outlive::leader(it)));
    things.extend(EventCard::ALL.iter().map(|&it| outlive::event(it)));
    check(outlive::sprite(), things);
}

#[test]
fn no_picture_is_empty() {
    for symbol in between(&sprites().concat(), "<symbol id=\"", "</symbol>") {
        let (id, drawing) = symbol.split_once('"').expect("a symbol has an id");
        assert!(!drawing.ends_with("\">"), "{id} is empty");
    }
}

#[test]
fn pictures_refer_only_to_what_is_there() {
    let [red_outpost, outlive] = sprites();
    for page in [red_outpost, outlive, posters::red_outpost().0, posters::outlive().0] {
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
    for colour in colours.into_iter().filter(|colour| !SET_BY_PAGES.contains(colour)) {
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
fn sprites_stay_small() {
    for sprite in sprites() {
        let bytes = sprite.len();
        assert!(bytes < BYTES, "a sprite has {bytes} bytes");
    }
}
