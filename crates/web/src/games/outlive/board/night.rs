//! The seven steps of the Night, §6, as a list in which the present one is marked.

use ::outlive::{Outlive, View};
use maud::{Markup, html};
use table::Seat;

use super::super::super::texts::label;
use super::Reader;

/// The steps, in order.
const STEPS: [&str; 7] = ["resolve", "feed", "radiation", "recruit", "build", "repair", "tidy"];

/// Whether the players are in their shelters.
pub(super) fn is_night(view: &View) -> bool {
    view.shelters[Seat::One].night.is_some()
}

/// Whether events are being resolved, §6.1.
pub(super) fn is_resolving(view: &View) -> bool {
    view.shelters[Seat::One].night == Some(1)
}

/// Where this player is in the Night.
pub(super) fn steps(seat: Seat, view: &View, reader: &Reader<'_, Outlive>) -> Markup {
    let Some(now) = view.shelters[seat].night else { return html! {} };
    html! {
        ol.night aria-label=(label(reader.language, "outlive-night")) {
            @for (step, name) in (1..).zip(STEPS) {
                li.done[step < now] aria-current=[(step == now).then_some("step")] data-card={ "night-" (name) } {
                    span.number { (step) } " " (label(reader.language, &format!("outlive-step-{name}")))
                }
            }
        }
    }
}
