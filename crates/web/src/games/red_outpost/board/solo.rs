//! The cards of the solo game: the goals of the day, and what Autom will do, §10.4 and §10.5.

use ::red_outpost::{AutomCard, Goal, RedOutpost, SoloView, View};
use drawings::picture;
use drawings::red_outpost as art;
use maud::{Markup, html};
use words::red_outpost as say;

use super::super::super::texts::{label, text};
use super::Reader;

pub(super) fn solo(view: &View, solo: &SoloView, reader: &Reader<'_, RedOutpost>) -> Markup {
    let open = solo.face_up.map(|card| &view.values.autom[usize::from(card)]);
    html! {
        div.solo {
            @if solo.goal.is_some() { (goals(solo, reader)) }
            @if let Some(card) = open { (autom(card, view, solo, reader)) }
        }
    }
}

/// The goal card: what is wanted today, and what it costs to miss it.
fn goals(solo: &SoloView, reader: &Reader<'_, RedOutpost>) -> Markup {
    let language = reader.language;
    html! {
        section.goal-card data-card="goal-card" {
            h3 { (label(language, "red-goals")) }
            ul {
                @for (goal, is_met) in solo.goals.into_iter().flatten() {
                    li.met[is_met] {
                        (goal_picture(goal))
                        span { (say::goal(language, goal)) }
                        span.state { (label(language, if is_met { "red-met" } else { "red-missing" })) }
                    }
                }
            }
            p.penalty { (text(language, "red-penalty", &[("points", solo.penalty.into())])) }
        }
    }
}

fn goal_picture(goal: Goal) -> Markup {
    match goal {
        Goal::Free(worker) | Goal::Happy(worker) => picture(art::portrait(worker)),
        Goal::Export(good) => picture(art::good(good)),
    }
}

/// The open Autom card: its three destinations, the one that counts now, and Autom's orders.
fn autom(card: &AutomCard, view: &View, solo: &SoloView, reader: &Reader<'_, RedOutpost>) -> Markup {
    html! {
        section.autom-card data-card="autom-card" {
            h3 { (picture(art::autom())) (label(reader.language, "red-autom")) }
            ol.destinations {
                @for location in card.locations {
                    li.next[solo.destination == Some(location)] {
                        (picture(art::location(location))) span { (say::location(reader.language, location)) }
                    }
                }
            }
            @for told in say::autom(reader.language, view, solo) { p { (told) } }
        }
    }
}
