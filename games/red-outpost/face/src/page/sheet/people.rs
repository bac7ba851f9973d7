//! The workers' portraits, and the players with what they own.

use maud::{Markup, html};
use red_outpost::{Card, Seating, View, Worker};
use table::Seat;
use texts::signed;

use super::super::title;
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

/// A row for each worker: where, how, and the discs of each party with crystals on the portrait, §7.2.
pub(super) fn portraits(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let discs_of = |seat| text(language, "red-discs-of", &[("seat", title(seat, reader).into())]);
    let ends = [view.values.mood_lowest, view.values.mood_highest].map(signed);
    let track = [("lowest", ends[0].as_str().into()), ("highest", ends[1].as_str().into())];
    html! {
        section.portraits {
            h3 { (label(language, "red-portraits")) }
            table {
                thead {
                    tr {
                        th scope="col" { (label(language, "red-worker")) }
                        th scope="col" { (label(language, "red-location")) }
                        th scope="col" { (label(language, "red-mood")) }
                        @for seat in holders(view) { th scope="col" { (discs_of(seat)) } }
                    }
                }
                tbody {
                    @for (worker, portrait) in view.workers.iter() {
                        tr class=[(view.mover == Some(worker)).then_some("mover")] {
                            th scope="row" { (say::worker(language, worker)) }
                            td { (say::location(language, portrait.at)) }
                            td { (signed(portrait.mood)) }
                            @for seat in holders(view) { td { (discs(view, worker, seat, reader)) } }
                        }
                    }
                }
            }
            p { (text(language, "red-track", &track)) }
        }
    }
}

fn discs(view: &View, worker: Worker, seat: Seat, reader: &Audience<'_>) -> String {
    let portrait = &view.workers[worker];
    match (portrait.discs[seat], portrait.pledges[seat]) {
        (discs, 0) => discs.to_string(),
        (discs, crystals) => {
            let counts = [("discs", discs.into()), ("crystals", crystals.into())];
            text(reader.language, "red-discs-crystals", &counts)
        }
    }
}

/// Who can have discs on portraits: everybody, or in the solo game Autom alone.
fn holders(view: &View) -> impl Iterator<Item = Seat> {
    let first = match view.seating {
        Seating::Solo => 1,
        Seating::Two | Seating::Three | Seating::Four => 0,
    };
    Seat::first(view.seating.parties()).skip(first)
}

/// A row for each party.
pub(super) fn players(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let heads = ["red-player", "red-points", "red-crystals", "red-donated", "red-reserve", "red-wheel"];
    html! {
        section.players {
            h3 { (label(language, "red-players")) }
            table {
                thead {
                    tr {
                        @for head in heads { th scope="col" { (label(language, head)) } }
                    }
                }
                tbody {
                    @for seat in Seat::first(view.seating.parties()) {
                        tr class={ "seat-" (seat) } {
                            th scope="row" { (title(seat, reader)) }
                            @for cell in cells(view, seat, reader) { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}

/// Autom has no crystals, and the solo player no discs, §10.2.
fn cells(view: &View, seat: Seat, reader: &Audience<'_>) -> [String; 5] {
    let owned = &view.players[seat];
    let is_solo = view.seating == Seating::Solo;
    let none = || "–".to_owned();
    let language = reader.language;
    let wheel = [("field", (owned.wheel + 1).into()), ("fields", view.values.wheel_fields.into())];
    [
        owned.vp.to_string().replace('-', "−"),
        if is_solo && seat == Seat::Two { none() } else { owned.crystals.to_string() },
        owned.donated.to_string(),
        match owned.held {
            _ if is_solo && seat == Seat::One => none(),
            0 => owned.reserve.to_string(),
            held => text(language, "red-held", &[("reserve", owned.reserve.into()), ("held", held.into())]),
        },
        text(language, "red-wheel-field", &wheel),
    ]
}

/// The special cards, with what they do.
pub(super) fn cards(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let of = |seat: Seat| {
        let owned = &view.players[seat];
        [owned.worker_card.map(Card::Worker), owned.location_card.map(Card::Location)].into_iter().flatten()
    };
    let seats = || Seat::first(view.seating.parties());
    html! {
        @if seats().any(|seat| of(seat).next().is_some()) {
            section.cards {
                h3 { (label(language, "red-cards")) }
                dl {
                    @for seat in seats() {
                        @for card in of(seat) {
                            @let owner = ("seat", title(seat, reader).into());
                            @let name = ("card", say::card(language, card).into());
                            dt { (text(language, "red-card", &[owner, name])) }
                            dd { (say::card_effect(language, card, view.edition)) }
                        }
                    }
                }
            }
        }
    }
}
