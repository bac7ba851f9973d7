//! What lies at a location: the Warehouse's cubes, gifts to the Palace, and the two decks.

use drawing::picture;
use maud::{Markup, html};
use red_outpost::{LakeCard, Location, Pending, View};
use table::{Bag, Seat, Word};

use super::super::title;
use super::{Thing, cubes, emblem};
use crate::Audience;
use crate::drawings::{self as art, Back, Icon};
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn contents(location: Location, view: &View, reader: &Audience<'_>) -> Markup {
    match location {
        Location::Warehouse => cubes::stored(view, reader),
        Location::Palace => gifts(view, reader),
        Location::Spaceship => spaceship(view, reader),
        Location::Lake => lake(view, reader),
        Location::Pasture
        | Location::Cornfield
        | Location::Beerhouse
        | Location::Administration
        | Location::Mine
        | Location::FieldKitchen
        | Location::LabourCamp
        | Location::Barracks => html! {},
    }
}

/// The crystals that each party has given, §6.2.
fn gifts(view: &View, reader: &Audience<'_>) -> Markup {
    let given = |seat: Seat| view.players[seat].donated;
    html! {
        ul.gifts data-card="palace" {
            @for seat in Seat::first(view.seating.parties()).filter(|&seat| given(seat) > 0) {
                @let counts = [("seat", title(seat, reader).into()), ("count", given(seat).into())];
                li aria-label=(text(reader.language, "red-gifts", &counts)) {
                    (picture(emblem(seat, view))) (picture(art::crystal())) span aria-hidden="true" { (given(seat)) }
                }
            }
        }
    }
}

/// The deck, and what lies open beside it, §6.7.
fn spaceship(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        div.deck data-card="spaceship-deck" {
            (pile(picture(art::card_back(Back::Spaceship)), view.spaceship_left, reader))
            @if view.spaceship_discard.total() > 0 {
                (open_cards(&view.spaceship_discard, |card| say::spaceship_card(language, card), |card| picture(art::spaceship_card(card))))
            }
        }
    }
}

/// The deck, what lies open beside it, and the two cards of the Fisherman, §6.10.
fn lake(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let thing = |parts: &str, class: &str, name: &str, picture: &Markup| {
        Thing { parts, class, name, state: "", card: "lake-deck", piece: "" }.draw(picture)
    };
    let left = text(language, "red-face-down", &[("left", view.lake_left.into())]);
    let card = |card: LakeCard, count: u8| {
        let mut name = say::lake_card(language, card);
        if count > 1 {
            name = format!("{count} × {name}");
        }
        let several = html! { (picture(art::lake_card(card))) @if count > 1 { span.count { (count) } } };
        thing(&format!("lake:{card}"), "card", &name, &several)
    };
    html! {
        div.deck data-card="lake-deck" {
            (thing("deck:lake", "pile", &left, &html! { (picture(art::card_back(Back::Lake))) span.count { (view.lake_left) } }))
            @if let Pending::Catch(one, other) = view.pending {
                (card(one, 1)) (card(other, 1))
            } @else {
                @for (kind, count) in view.lake_discard.kinds() { (card(kind, count)) }
            }
            (thing("shuffle:lake", "shuffle", &label(language, "red-shuffle"), &picture(art::icon(Icon::Shuffle))))
        }
    }
}

/// Cards face down, with their number.
fn pile(back: Markup, left: u8, reader: &Audience<'_>) -> Markup {
    let told = text(reader.language, "red-face-down", &[("left", left.into())]);
    html! { span.pile role="img" aria-label=(told) { (back) span.count { (left) } } }
}

/// Open cards, each kind once with its number.
fn open_cards<W: Word, const N: usize>(
    cards: &Bag<W, N>,
    name: impl Fn(W) -> String,
    drawing: impl Fn(W) -> Markup,
) -> Markup {
    html! {
        span.open {
            @for (card, count) in cards.kinds() {
                span.card role="img" aria-label={ (count) "× " (name(card)) } {
                    (drawing(card)) @if count > 1 { span.count { (count) } }
                }
            }
        }
    }
}
