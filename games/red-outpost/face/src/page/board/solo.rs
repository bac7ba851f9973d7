//! The cards of the solo game: the goals of the day, and what Autom will do, §10.4 and §10.5.

use drawing::picture;
use maud::{Markup, html};
use red_outpost::{AutomCard, Goal, GoalCard, Location, SoloView, View};
use table::Seat;

use crate::Audience;
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling as say;

/// What lies before each of the two: the goals before the player, the card before Autom.
pub(super) fn solo(seat: Seat, view: &View, solo: &SoloView, reader: &Audience<'_>) -> Markup {
    let open = solo.face_up.map(|card| &view.values.autom[usize::from(card)]);
    match (seat, open) {
        (Seat::One, _) if solo.goal.is_some() => goals(solo, reader),
        (Seat::Two, Some(card)) => autom(card, view, solo, reader),
        _ => html! {},
    }
}

/// The goal card: what is wanted today, and what it costs to miss it.
fn goals(solo: &SoloView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        section.goal-card data-card="goal-card" {
            header {
                h3 { (label(language, "red-goals")) }
                p { (text(language, "red-penalty-short", &[("points", solo.penalty.into())])) }
            }
            ul {
                @for (goal, is_met) in solo.goals.into_iter().flatten() {
                    li.met[is_met] {
                        (goal_picture(goal))
                        span { (say::goal(language, goal)) }
                        span.state { span.unseen { (label(language, if is_met { "red-met" } else { "red-missing" })) } }
                    }
                }
            }
            p.aim { (label(language, "red-aim")) }
        }
    }
}

fn goal_picture(goal: Goal) -> Markup {
    match goal {
        Goal::Free(worker) | Goal::Happy(worker) => picture(art::portrait(worker)),
        Goal::Export(good) => picture(art::good(good)),
    }
}

/// The open Autom card: its three destinations with the one that counts now, and Autom's orders.
fn autom(card: &AutomCard, view: &View, solo: &SoloView, reader: &Audience<'_>) -> Markup {
    let goal = solo.goal.map(|card| &view.values.goals[usize::from(card)]);
    html! {
        section.autom-card data-card="autom-card" {
            ol.destinations {
                @for location in card.locations {
                    li.next[solo.destination == Some(location)] {
                        (picture(art::location(location))) span { (say::location(reader.language, location)) }
                    }
                }
            }
            @if let Some(goal) = goal { (orders(goal, reader)) }
            div.unseen { @for told in say::autom(reader.language, view, solo) { p { (told) } } }
        }
    }
}

/// Whom Autom moves if his card's worker cannot, which goods it takes first, and which way it goes.
fn orders(goal: &GoalCard, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        dl.orders aria-hidden="true" {
            dt { (label(language, "red-workers")) }
            dd { @for worker in goal.workers { (picture(art::worker(worker))) } }
            dt { (say::location(language, Location::Warehouse)) }
            dd { @for good in goal.warehouse { (picture(art::good(good))) } }
            dt { (say::location(language, Location::Spaceship)) }
            dd { @for good in goal.spaceship { (picture(art::good(good))) } }
            dt { (label(language, "red-direction")) }
            dd { (say::direction(language, goal.direction)) }
        }
    }
}
