//! The seven steps of the Night, §6, as a list in which the present one is marked.

use ::outlive::{Event, Outlive, View};
use maud::{Markup, html};
use table::{Seat, Turn};

use super::super::super::texts::label;
use super::{Reader, Tonight};

/// The hover cards and the names of the steps, in order.
const STEPS: [(&str, &str); 7] = [
    ("night-resolve", "outlive-step-resolve"),
    ("night-feed", "outlive-step-feed"),
    ("night-radiation", "outlive-step-radiation"),
    ("night-recruit", "outlive-step-recruit"),
    ("night-build", "outlive-step-build"),
    ("night-repair", "outlive-step-repair"),
    ("night-tidy", "outlive-step-tidy"),
];

/// Whether the players are in their shelters.
pub(super) fn is_night(view: &View) -> bool {
    view.shelters[Seat::One].night.is_some()
}

/// Whether events are being resolved, §6.1.
pub(super) fn is_resolving(view: &View) -> bool {
    view.shelters[Seat::One].night == Some(1)
}

/// Where this player is in the Night, and what came of the steps before; before it all of it is still to
/// come, and after the last Night it is all over. The events are those of the whole game.
pub(super) fn steps(seat: Seat, view: &View, events: &[&Event], reader: &Reader<'_, Outlive>) -> Markup {
    let now = match view.turn {
        Turn::Over => STEPS.len() as u8 + 1,
        Turn::Seats(_) | Turn::Nature => view.shelters[seat].night.unwrap_or(0),
    };
    let tonight = Tonight::of(seat, events);
    html! {
        ol.night aria-label=(label(reader.language, "outlive-night")) {
            @for (step, (card, name)) in (1..).zip(STEPS) {
                li.done[step < now] value=(step) aria-current=[(step == now).then_some("step")] data-card=(card) {
                    span.number { (step) } " " span.step { (label(reader.language, name)) }
                    @if step < now { " " span.outcome { (tonight.outcome(step, seat, view, reader)) } }
                }
            }
        }
    }
}
