//! Who does what now.

use red_outpost::{Draw, Pending, View};
use table::{Seat, Turn};
use texts::{Language, Value, sentence};

use super::actions::here;
use super::names::{id, location_value, seat_value};
use super::{Context, text};

/// Who does what now, as one sentence. Whoever is asked reads the question; others read for whom they wait.
pub fn prompt(language: Language, view: &View, asked: Option<Seat>, context: Context) -> String {
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    let (name, variables) = match view.pending {
        Pending::Draw(draw) => return nature(language, draw),
        Pending::Nothing => return say("prompt-nothing", &[]),
        Pending::Over => return say("prompt-over", &[]),
        Pending::Move => ("move", vec![]),
        Pending::Influence => ("influence", vec![]),
        Pending::Instead => ("instead", vec![("card", location_value(here(view)))]),
        Pending::Donation => ("donation", vec![]),
        Pending::Round => ("round", vec![]),
        Pending::Trade(left) => {
            ("trade", vec![("left", left.into()), ("edition", id("edition", view.edition).into())])
        }
        Pending::Transfer => ("transfer", vec![]),
        Pending::Find => ("find", vec![]),
        Pending::Crop => ("crop", vec![]),
        Pending::Fishing => ("fishing", vec![]),
        Pending::Catch(first, second) if first == second => {
            ("catch-same", vec![("first", id("lake", first).into())])
        }
        Pending::Catch(first, second) => {
            ("catch", vec![("first", id("lake", first).into()), ("second", id("lake", second).into())])
        }
        Pending::Cargo => ("cargo", vec![]),
        Pending::Overtime(_) => ("overtime", vec![]),
        Pending::Gift => ("gift", vec![]),
        Pending::Errand => ("errand", vec![]),
        Pending::Nap(_) => ("nap", vec![]),
        Pending::LateRiser(_) => ("late-riser", vec![]),
    };
    let seat = match view.turn {
        Turn::Seats(due) => due.iter().next().unwrap_or(view.active),
        Turn::Nature | Turn::Over => view.active,
    };
    let party = ("seat", seat_value(seat, context));
    if asked == Some(seat) {
        let task = say(&format!("task-{name}"), &variables);
        sentence(say("prompt-seat", &[party, ("task", task.into())]))
    } else {
        let doing = say(&format!("doing-{name}"), &variables);
        say("prompt-waiting", &[party, ("doing", doing.into())])
    }
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
