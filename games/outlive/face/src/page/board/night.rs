//! The seven steps of the Night, §6, as a list in which the present one is marked.

use maud::{Markup, html};
use outlive::{Event, NightStep, View};
use table::{Seat, Turn, Word};

use super::Tonight;
use crate::Audience;
use crate::page::texts::label;

/// The hover card and the name of a step; whoever sleeps has none before him.
fn names(step: NightStep) -> Option<(&'static str, &'static str)> {
    match step {
        NightStep::Resolve => Some(("night-resolve", "outlive-step-resolve")),
        NightStep::Feed => Some(("night-feed", "outlive-step-feed")),
        NightStep::Radiation => Some(("night-radiation", "outlive-step-radiation")),
        NightStep::Recruit => Some(("night-recruit", "outlive-step-recruit")),
        NightStep::Build => Some(("night-build", "outlive-step-build")),
        NightStep::Repair => Some(("night-repair", "outlive-step-repair")),
        NightStep::Tidy => Some(("night-tidy", "outlive-step-tidy")),
        NightStep::Asleep => None,
    }
}

/// Whether the players are in their shelters.
pub(super) fn is_night(view: &View) -> bool {
    view.shelters[Seat::One].night.is_some()
}

/// Whether events are being resolved, §6.1.
pub(super) fn is_resolving(view: &View) -> bool {
    view.shelters[Seat::One].night == Some(NightStep::Resolve)
}

/// Where this player is in the Night, and what came of the steps before; before it all of it is still to
/// come, and after the last Night it is all over. The events are those of the whole game.
pub(super) fn steps(seat: Seat, view: &View, events: &[&Event], reader: &Audience<'_>) -> Markup {
    let now = match view.turn {
        Turn::Over => Some(NightStep::Asleep),
        Turn::Seats(_) | Turn::Nature => view.shelters[seat].night,
    };
    let tonight = Tonight::of(seat, events);
    let steps = NightStep::ALL.iter().filter_map(|&step| Some((step, names(step)?)));
    html! {
        ol.night aria-label=(label(reader.language, "outlive-night")) {
            @for (number, (step, (card, name))) in (1..).zip(steps) {
                li.done[Some(step) < now] value=(number) aria-current=[(Some(step) == now).then_some("step")] data-card=(card) {
                    span.number { (number) } " " span.step { (label(reader.language, name)) }
                    @if Some(step) < now { " " span.outcome { (tonight.outcome(step, seat, view, reader)) } }
                }
            }
        }
    }
}
