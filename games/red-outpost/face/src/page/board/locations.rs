//! The twelve locations, §6: each a picture with what is printed on it, and who and what is there.

use drawing::{filling, picture};
use maud::{Markup, html};
use red_outpost::{Location, Phase, View, Worker, printed_mood};
use table::Word;
use texts::glued;

use super::{Role, Thing, contents, parts};
use crate::Audience;
use crate::drawings::{self as art, Side};
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn locations(view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        div.locations { @for &location in Location::ALL { (tile(location, view, reader)) } }
    }
}

fn tile(location: Location, view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let name = say::location(language, location);
    let mood = glued(&say::board_mood(language, location));
    let action = glued(&say::board_action(language, location));
    let place = Thing {
        parts: &parts::place(location),
        class: "place",
        name: &name,
        state: &format!("{mood}; {action}"),
        card: &format!("location-{location}"),
        piece: "",
    };
    let block = block(location, view);
    html! {
        div.tile.{ "at-" (location) }.closed[block == Some(view.phase)] {
            (filling(art::location(location)))
            (place.draw_as(Role::Place, &html! { span.preview {} }))
            div.plate {
                span.name { (name) }
                @if let Some(phase) = block { (marker(phase, view, reader)) }
            }
            (contents::contents(location, view, reader))
            div.crew {
                @for (worker, _) in view.workers.iter().filter(|(_, there)| there.at == location) {
                    (figure(worker, view, reader))
                }
            }
            p.print { (picture(art::face(art::Face::of(usual_mood(location))))) span.mood { (mood) } " " span.effect { (action) } }
        }
    }
}

/// What the location does to most workers' moods.
fn usual_mood(location: Location) -> i8 {
    let moods = || Worker::ALL.iter().map(|&worker| printed_mood(location, worker));
    let count = |mood| moods().filter(|&other| other == mood).count();
    moods().max_by_key(|&mood| count(mood)).expect("there are workers")
}

/// The phase in which the location is closed by a block marker, §2.5.
fn block(location: Location, view: &View) -> Option<Phase> {
    if view.blocked_mornings.has(location) {
        Some(Phase::Morning)
    } else {
        view.blocked_evenings.has(location).then_some(Phase::Evening)
    }
}

/// The block marker, red while it closes the location.
fn marker(phase: Phase, view: &View, reader: &Audience<'_>) -> Markup {
    let name = say::phase(reader.language, phase);
    let id = if phase == view.phase { "red-closed-now" } else { "red-closed-later" };
    let told = text(reader.language, id, &[("phase", name.into())]);
    html! {
        span.block.now[phase == view.phase] role="img" aria-label=(told) data-card="block" {
            (picture(art::block(side(phase, view))))
        }
    }
}

/// The side of the marker that lies up.
fn side(phase: Phase, view: &View) -> Side {
    match (phase, phase == view.phase) {
        (Phase::Morning, true) => Side::MorningClosed,
        (Phase::Morning, false) => Side::MorningOpen,
        (_, true) => Side::EveningClosed,
        (_, false) => Side::EveningOpen,
    }
}

/// A worker's figure, standing or lying.
fn figure(worker: Worker, view: &View, reader: &Audience<'_>) -> Markup {
    let (class, id, drawing) = if view.workers[worker].standing {
        ("worker standing", "red-standing", art::worker(worker))
    } else {
        ("worker lying", "red-lying", art::lying(worker))
    };
    let name = say::worker(reader.language, worker);
    let state = label(reader.language, id);
    let figure = Thing {
        parts: &parts::worker(worker),
        class,
        name: &name,
        state: &state,
        card: &format!("worker-{worker}"),
        piece: &format!("worker-{worker}"),
    };
    figure.draw_as(Role::Figure, &picture(drawing))
}
