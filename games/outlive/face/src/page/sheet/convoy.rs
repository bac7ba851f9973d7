//! The convoy board: the events with what they do, cost and pay, §14.

use maud::{Markup, html};
use outlive::{EventCard, View};
use table::Seat;

use super::super::title;
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn convoy(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let heads =
        ["outlive-day", "outlive-event", "outlive-points", "outlive-cost", "outlive-effect", "outlive-state"];
    html! {
        section.convoy {
            h3 { (label(language, "outlive-convoy")) }
            table {
                thead {
                    tr {
                        @for id in heads { th scope="col" { (label(language, id)) } }
                    }
                }
                tbody {
                    @for (index, card) in view.convoy.iter().enumerate() {
                        @match card {
                            Some(card) => (event(view, index + 1, *card, reader)),
                            None => {
                                tr {
                                    td { (index + 1) }
                                    th scope="row" { (label(language, "outlive-face-down")) }
                                    td colspan="4" {}
                                }
                            },
                        }
                    }
                }
            }
        }
    }
}

fn event(view: &View, round: usize, card: EventCard, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let values = &view.values.events[card];
    let is_open = view.unresolved.has(card);
    let cost = say::amounts(language, values.cost.iter().map(|(resource, &count)| (resource, count)));
    html! {
        tr class=[(!is_open).then_some("resolved")] {
            td { (round) }
            th scope="row" { (say::event_card(language, card)) }
            td { (values.vp) }
            td { (cost) }
            td { (say::event_effect(language, card)) }
            td { (state(view, card, reader)) }
        }
    }
}

/// Whether an event is still open, or who has resolved it.
fn state(view: &View, card: EventCard, reader: &Audience<'_>) -> String {
    let language = reader.language;
    let owner = Seat::first(view.seating.players()).find(|&seat| view.shelters[seat].events.has(card));
    match owner {
        Some(owner) => text(language, "outlive-resolved", &[("seat", title(owner, reader).into())]),
        None => label(language, "outlive-unresolved"),
    }
}
