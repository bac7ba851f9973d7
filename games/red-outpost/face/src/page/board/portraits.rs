//! The six portraits, §4.2 and §4.3: who has influence on a worker, and what mood he is in.

use drawing::{filling, picture};
use maud::{Markup, html};
use red_outpost::{View, Worker};
use table::{Seat, Word};
use texts::signed;
use web::face::{Emblem, number};

use super::super::title;
use super::{Thing, emblem, parts};
use crate::drawings::{self as art, Icon};
use crate::page::texts::text;
use crate::telling as say;
use crate::{Audience, RedOutpostFace};

pub(super) fn portraits(view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        div.portraits { @for &worker in Worker::ALL { (portrait(worker, view, reader)) } }
    }
}

fn portrait(worker: Worker, view: &View, reader: &Audience<'_>) -> Markup {
    let name = say::worker(reader.language, worker);
    let card = format!("worker-{worker}");
    let face = Thing {
        parts: &format!("{} {}", parts::portrait(worker), parts::worker(worker)),
        class: "face",
        name: &name,
        state: "",
        card: &card,
        piece: "",
    };
    html! {
        div.portrait.{ "of-" (worker) }.mover[view.mover == Some(worker)] {
            (face.draw(&filling(art::portrait(worker))))
            span.name { (name) }
            (mood(worker, view, reader))
            (discs(worker, view, reader))
        }
    }
}

/// The mood track between its two arrows.
fn mood(worker: Worker, view: &View, reader: &Audience<'_>) -> Markup {
    let mood = view.workers[worker].mood;
    let facts = |id| text(reader.language, id, &[("worker", say::worker(reader.language, worker).into())]);
    let told = [("worker", say::worker(reader.language, worker).into()), ("mood", signed(mood).into())];
    let arrow = |parts: &str, class: &str, name: &str, drawing| {
        Thing { parts, class, name, state: "", card: "mood", piece: "" }.draw(&picture(drawing))
    };
    html! {
        div.moods data-card="mood" {
            (arrow(&parts::down(worker), "arrow down", &facts("red-mood-down"), art::icon(Icon::Lower)))
            span.unseen { (text(reader.language, "red-mood-now", &told)) }
            ol.track aria-hidden="true" {
                @for step in view.values.mood_lowest..=view.values.mood_highest {
                    li.below[step < 0].above[step > 0] {
                        @if step == mood { span.marker data-piece={ "mood-" (worker) } { (signed(step)) } } @else { (signed(step)) }
                    }
                }
            }
            (arrow(&parts::up(worker), "arrow up", &facts("red-mood-up"), art::icon(Icon::Raise)))
        }
    }
}

/// The discs of each party, with crystals that count as discs, §7.2. Who leads is marked.
fn discs(worker: Worker, view: &View, reader: &Audience<'_>) -> Markup {
    let there = &view.workers[worker];
    let influence = |seat: Seat| there.discs[seat] + there.pledges[seat];
    html! {
        div.discs {
            @if there.mood != 0 && !there.leaders.is_empty() { (pays(worker, view, reader)) }
            @for seat in Seat::first(view.seating.parties()).filter(|&seat| influence(seat) > 0) {
                @let counts = [("seat", title(seat, reader).into()), ("discs", there.discs[seat].into()), ("crystals", there.pledges[seat].into())];
                @let name = text(reader.language, "red-discs-here", &counts);
                @let leads = there.leaders.has(seat);
                @let class = format!("disc seat-{}{}", number(seat), if leads { " leads" } else { "" });
                (Thing { parts: &parts::disc(seat, worker), class: &class, name: &name, state: "", card: "discs", piece: "" }.draw(&html! {
                    (picture(emblem(seat, view)))
                    span.count data-count={ "discs-" (number(seat)) "-" (worker) } { (there.discs[seat]) }
                    @if there.pledges[seat] > 0 { (picture(art::crystal())) span.count { (there.pledges[seat]) } }
                }))
            }
        }
    }
}

/// What the portrait would pay if the day ended now, and to whom.
fn pays(worker: Worker, view: &View, reader: &Audience<'_>) -> Markup {
    let there = &view.workers[worker];
    let names = say::list(there.leaders.iter().map(|seat| title(seat, reader)));
    let points = signed(there.mood);
    let told = text(
        reader.language,
        "red-portrait-pays",
        &[("seats", names.into()), ("points", points.as_str().into())],
    );
    html! {
        span.pays data-card="day-pays" title=(told) {
            // Elsewhere the discs of those who lead are marked.
            @for seat in there.leaders.iter().filter(|&seat| there.discs[seat] + there.pledges[seat] == 0) { (Emblem::at::<RedOutpostFace>(seat, reader.setup)) }
            span aria-hidden="true" { (points) }
            span.unseen { (told) }
        }
    }
}
