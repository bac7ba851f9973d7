//! The seven steps of the Night, §6, as a list in which the present one is marked.

use ::outlive::{Outlive, Pending, View};
use maud::{Markup, html};
use table::Seat;

use super::super::super::texts::label;
use super::{Reader, asked};

/// The steps, in order.
const STEPS: [&str; 7] = ["resolve", "feed", "radiation", "recruit", "build", "repair", "tidy"];

/// Whether the players are in their shelters.
pub(super) fn is_night(view: &View) -> bool {
    Seat::first(view.seating.players()).any(|seat| step(asked(view, seat)).is_some())
}

/// Whether somebody is asked for an event, §6.1.
pub(super) fn is_resolving(view: &View) -> bool {
    Seat::first(view.seating.players()).any(|seat| asked(view, seat) == Pending::Resolve)
}

/// The step in which somebody is asked, counted from 0.
fn step(pending: Pending) -> Option<usize> {
    match pending {
        Pending::Resolve => Some(0),
        Pending::Feed => Some(1),
        Pending::Recruit => Some(3),
        Pending::Build => Some(4),
        Pending::Repair => Some(5),
        _ => None,
    }
}

/// Where this player is in the Night.
pub(super) fn steps(seat: Seat, view: &View, reader: &Reader<'_, Outlive>) -> Markup {
    if !is_night(view) {
        return html! {};
    }
    // Who is asked nothing is through with everything, but for the events, which come one by one.
    let now = step(asked(view, seat)).unwrap_or(if is_resolving(view) { 0 } else { STEPS.len() });
    html! {
        ol.night aria-label=(label(reader.language, "outlive-night")) {
            @for (index, name) in STEPS.iter().enumerate() {
                li.done[index < now] aria-current=[(index == now).then_some("step")] data-card={ "night-" (name) } {
                    span.number { (index + 1) } " " (label(reader.language, &format!("outlive-step-{name}")))
                }
            }
        }
    }
}
