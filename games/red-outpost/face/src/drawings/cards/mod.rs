//! The cards: the decks of Spaceship and Lake with what they bring, special cards, and those of
//! the solo game.

mod backs;
mod lake;
mod spaceship;

use drawing::shapes::{Ink, path};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use red_outpost::{LakeCard, SpaceshipCard};
use table::{Word, words};

use super::ink::{BLACK, WHITE};

const VIEW: View = View::new(40, 56);

words! {
    /// The back of a card, or its whole picture where the face is words.
    pub enum Back: "back of a card" {
        Spaceship = "spaceship",
        Lake = "lake",
        Special = "special",
        Autom = "autom",
        Goal = "goal",
    }
}

/// The face of a Spaceship card.
pub fn spaceship_card(card: SpaceshipCard) -> Id {
    Id::new("ro-spaceship-card", card.name(), VIEW)
}

/// The face of a Lake card.
pub fn lake_card(card: LakeCard) -> Id {
    Id::new("ro-lake-card", card.name(), VIEW)
}

/// What the faces of a deck have in common.
fn ground(deck: &'static str) -> Id {
    Id::new("ro-ground", deck, VIEW)
}

/// The back of a card.
pub fn card_back(back: Back) -> Id {
    Id::new("ro-back", back.name(), VIEW)
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let backs = Back::ALL.iter().map(|&it| Symbol::new(card_back(it), back(it)));
    let ship = SpaceshipCard::ALL.iter().map(|&it| Symbol::new(spaceship_card(it), spaceship::face(it)));
    let lake = LakeCard::ALL.iter().map(|&it| Symbol::new(lake_card(it), lake::face(it)));
    let grounds = [(spaceship::DECK, spaceship::hold()), (lake::DECK, lake::water())];
    let grounds = grounds.into_iter().map(|(deck, drawing)| Symbol::new(ground(deck), drawing));
    backs.chain(grounds).chain(ship).chain(lake)
}

fn back(back: Back) -> Markup {
    match back {
        Back::Spaceship => spaceship::back(),
        Back::Lake => lake::back(),
        Back::Special => backs::special(),
        Back::Autom => backs::autom(),
        Back::Goal => backs::goal(),
    }
}

/// A card in one colour, with a contour and a white edge.
fn blank(ink: Ink) -> Markup {
    html! {
        (path("M3 0H37Q40 0 40 3V53Q40 56 37 56H3Q0 56 0 53V3Q0 0 3 0z", BLACK))
        (path("M3.5 1H36.5Q39 1 39 3.5V52.5Q39 55 36.5 55H3.5Q1 55 1 52.5V3.5Q1 1 3.5 1z", WHITE))
        (path("M3 3H37V53H3z", ink))
    }
}
