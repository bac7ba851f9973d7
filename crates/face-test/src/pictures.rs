//! Pictures that pages can show, whoever drew them.

use std::collections::HashSet;

use drawing::{Id, Symbol, picture};

/// The most that the pictures of a game may add to a page before it is compressed, which makes a
/// sixth of it.
const BYTES: usize = 120_000;
/// The colours that a page sets where it shows a picture.
const SET_BY_PAGES: [&str; 1] = ["owner"];

/// All pictures of a game.
pub struct Pictures<'p> {
    /// Those of the sprite.
    pub symbols: Vec<Symbol>,
    /// The sprite itself.
    pub sprite: &'p str,
    /// Those that stand in pages by themselves.
    pub alone: Vec<String>,
    /// What must have a picture in the sprite.
    pub things: Vec<Id>,
    /// The style sheet with all colours.
    pub palette: &'p str,
    /// Some of the colours that must be in use, so that the test knows that it looks.
    pub colours: &'p [&'p str],
}

impl Pictures<'_> {
    /// # Panics
    /// If a picture is not as pages need it.
    pub fn check(&self) {
        self.every_name_is_given_once();
        self.every_thing_has_a_picture();
        self.no_picture_is_empty();
        self.pictures_refer_only_to_what_is_there();
        self.every_colour_is_in_the_palette();
        self.pictures_keep_to_what_pages_allow();
        let bytes = self.sprite.len();
        assert!(bytes < BYTES, "the sprite has {bytes} bytes");
    }

    /// Everything that is drawn, one after the other.
    fn all(&self) -> String {
        self.sprite.to_owned() + &self.alone.concat()
    }

    fn every_name_is_given_once(&self) {
        let all = self.all();
        let mut ids = HashSet::new();
        for id in between(&all, " id=\"", "\"") {
            assert!(ids.insert(id), "{id} is there twice");
        }
        assert_eq!(between(&all, "<symbol id=\"", "\"").len(), self.symbols.len());
    }

    fn every_thing_has_a_picture(&self) {
        for &id in &self.things {
            assert!(self.sprite.contains(&format!("<symbol id=\"{id}\"")), "{id} is missing");
            assert!(picture(id).into_string().contains(&format!("href=\"#{id}\"")));
        }
    }

    fn no_picture_is_empty(&self) {
        for symbol in between(self.sprite, "<symbol id=\"", "</symbol>") {
            let (id, drawing) = symbol.split_once('"').expect("a symbol has an id");
            assert!(!drawing.ends_with("\">"), "{id} is empty");
        }
    }

    fn pictures_refer_only_to_what_is_there(&self) {
        for page in self.alone.iter().map(String::as_str).chain([self.sprite]) {
            let ids: HashSet<&str> = between(page, " id=\"", "\"").into_iter().collect();
            for (before, after) in [("href=\"#", "\""), ("url(#", ")")] {
                for name in between(page, before, after) {
                    assert!(ids.contains(name), "there is no {name}");
                }
            }
        }
    }

    fn every_colour_is_in_the_palette(&self) {
        let all = self.all();
        let colours: HashSet<&str> = between(&all, "var(--", ")").into_iter().collect();
        assert!(self.colours.iter().all(|colour| colours.contains(colour)), "{colours:?}");
        for colour in colours.into_iter().filter(|colour| !SET_BY_PAGES.contains(colour)) {
            assert!(self.palette.contains(&format!("--{colour}: ")), "--{colour} is not in the palette");
        }
    }

    fn pictures_keep_to_what_pages_allow(&self) {
        let all = self.all();
        for forbidden in ["style=", "<script", "<style", "http:", "https:"] {
            assert!(!all.contains(forbidden), "{forbidden}");
        }
    }
}

/// What stands between the two texts, each time they occur.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}
