//! Who does what now.

use red_outpost::{Draw, Pending, View};
use table::Turn;

use super::actions::here;
use super::names::{id, location_value, seat_value};
use super::{Context, text};
use crate::{Language, Value, sentence};

/// Who does what now, as one sentence.
pub fn prompt(language: Language, view: &View, context: Context) -> String {
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    let task = match view.pending {
        Pending::Draw(draw) => return nature(language, draw),
        Pending::Nothing => return say("prompt-nothing", &[]),
        Pending::Over => return say("prompt-over", &[]),
        Pending::Move => say("task-move", &[]),
        Pending::Influence => say("task-influence", &[]),
        Pending::Instead => say("task-instead", &[("card", location_value(here(view)))]),
        Pending::Donation => say("task-donation", &[]),
        Pending::Round => say("task-round", &[]),
        Pending::Trade(left) => say("task-trade", &[("left", left.into())]),
        Pending::Transfer => say("task-transfer", &[]),
        Pending::Find => say("task-find", &[]),
        Pending::Crop => say("task-crop", &[]),
        Pending::Fishing => say("task-fishing", &[]),
        Pending::Catch(first, second) if first == second => {
            say("task-catch-same", &[("first", id("lake", first).into())])
        }
        Pending::Catch(first, second) => {
            say("task-catch", &[("first", id("lake", first).into()), ("second", id("lake", second).into())])
        }
        Pending::Cargo => say("task-cargo", &[]),
        Pending::Overtime(_) => say("task-overtime", &[]),
        Pending::Gift => say("task-gift", &[]),
        Pending::Errand => say("task-errand", &[]),
        Pending::Nap(_) => say("task-nap", &[]),
        Pending::LateRiser(_) => say("task-late-riser", &[]),
    };
    let seat = match view.turn {
        Turn::Seats(due) => due.iter().next().unwrap_or(view.active),
        Turn::Nature | Turn::Over => view.active,
    };
    sentence(say("prompt-seat", &[("seat", seat_value(seat, context)), ("task", task.into())]))
}

fn nature(language: Language, draw: Draw) -> String {
    let id = match draw {
        Draw::Block => "prompt-draw-block",
        Draw::WorkerCard => "prompt-draw-worker-card",
        Draw::LocationCard => "prompt-draw-location-card",
        Draw::Start => "prompt-draw-start",
        Draw::Goal => "prompt-draw-goal",
        Draw::FirstAutomCard => "prompt-draw-first-autom-card",
        Draw::AutomCard => "prompt-draw-autom-card",
        Draw::Spaceship => "prompt-draw-spaceship",
        Draw::Lake => "prompt-draw-lake",
        Draw::SecondLake(first) => {
            return text(language, "prompt-draw-second-lake", &[("first", id("lake", first).into())]);
        }
    };
    text(language, id, &[])
}
