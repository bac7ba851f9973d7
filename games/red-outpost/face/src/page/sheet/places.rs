//! The clock, the twelve locations, the goods and the decks.

use maud::{Markup, html};
use red_outpost::{Day, Good, Location, Phase, View, Worker};
use table::{Bag, Turn, Word};

use super::super::title;
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

/// Day, phase, start player and whose turn it is.
pub(super) fn clock(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let day = match view.day {
        Day::One => 1,
        Day::Two => 2,
    };
    let due = match view.turn {
        Turn::Seats(due) => say::list(due.iter().map(|seat| title(seat, reader))),
        Turn::Nature | Turn::Over => String::new(),
    };
    html! {
        section.clock {
            h3 { (text(language, "red-day", &[("day", day.into())])) ": " (say::phase(language, view.phase)) }
            dl {
                @if let Some(start) = view.start {
                    dt { (label(language, "red-start")) }
                    dd { (title(start, reader)) }
                }
                @if !due.is_empty() {
                    dt { (label(language, "red-turn")) }
                    dd { (due) }
                }
                @if let Some(mover) = view.mover {
                    dt { (label(language, "red-mover")) }
                    dd { (say::worker(language, mover)) }
                }
            }
        }
    }
}

/// Every location with its faces, its action, its block marker and who is there.
pub(super) fn locations(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        section.locations {
            h3 { (label(language, "red-locations")) }
            table {
                thead {
                    tr {
                        @for id in ["red-location", "red-mood", "red-action", "red-closed", "red-workers"] {
                            th scope="col" { (label(language, id)) }
                        }
                    }
                }
                tbody {
                    @for &location in Location::ALL {
                        tr {
                            th scope="row" { (say::location(language, location)) }
                            td { (say::board_mood(language, location)) }
                            td { (say::board_action(language, location)) }
                            td { (closed(location, view, reader)) }
                            td { (workers(location, view, reader)) }
                        }
                    }
                }
            }
        }
    }
}

/// The block marker of a location: red while it closes the location, §2.5.
fn closed(location: Location, view: &View, reader: &Audience<'_>) -> Markup {
    let phase = if view.blocked_mornings.has(location) {
        Phase::Morning
    } else if view.blocked_evenings.has(location) {
        Phase::Evening
    } else {
        return html! {};
    };
    let name = say::phase(reader.language, phase);
    if phase == view.phase {
        html! { span.block.now { (text(reader.language, "red-closed-now", &[("phase", name.into())])) } }
    } else {
        html! { span.block { (name) } }
    }
}

fn workers(location: Location, view: &View, reader: &Audience<'_>) -> Markup {
    let here = || Worker::ALL.iter().copied().filter(|&worker| view.workers[worker].at == location);
    html! {
        @if here().next().is_some() {
            ul {
                @for worker in here() {
                    @let (class, id) = if view.workers[worker].standing {
                        ("standing", "red-standing")
                    } else {
                        ("lying", "red-lying")
                    };
                    @let name = say::worker(reader.language, worker);
                    li class=(class) { (name) " (" (label(reader.language, id)) ")" }
                }
            }
        }
    }
}

/// The Warehouse, the export tracks and the supply.
pub(super) fn goods(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        section.goods {
            h3 { (label(language, "red-goods")) }
            table {
                thead {
                    tr {
                        @for id in ["red-good", "red-warehouse", "red-exports", "red-supply"] {
                            th scope="col" { (label(language, id)) }
                        }
                    }
                }
                tbody {
                    @for &good in Good::ALL {
                        tr {
                            th scope="row" { (say::good(language, good)) }
                            td { (view.warehouse[good]) }
                            td { (exports(view, good, reader)) }
                            td { (view.supply[good]) }
                        }
                    }
                }
            }
        }
    }
}

/// The track from the left: fields that are full, what the others pay, and the last one, which never
/// fills, §5.3. In the solo game the goal card says what the day pays, §10.4.
fn exports(view: &View, good: Good, reader: &Audience<'_>) -> String {
    let language = reader.language;
    if let Some(solo) = &view.solo {
        let card = solo.goal.map(|card| &view.values.goals[usize::from(card)]);
        return card.map_or_else(String::new, |card| points(card.exports[good], "red-pays", reader));
    }
    let track = &view.values.exports[good];
    let full = usize::from(view.exported[good]);
    let fields = track.permanent().iter().enumerate().map(|(index, &vp)| {
        if index < full { label(language, "red-full") } else { points(vp, "red-pays", reader) }
    });
    say::list(fields.chain([points(track.last, "red-pays-always", reader)]))
}

fn points(points: u8, id: &str, reader: &Audience<'_>) -> String {
    text(reader.language, id, &[("points", points.into())])
}

/// The two decks and the crystals nobody has.
pub(super) fn decks(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let spaceship = discards(&view.spaceship_discard, |card| say::spaceship_card(language, card));
    let lake = discards(&view.lake_discard, |card| say::lake_card(language, card));
    html! {
        section.decks {
            h3 { (label(language, "red-decks")) }
            dl {
                dt { (say::location(language, Location::Spaceship)) }
                dd { (deck(view.spaceship_left, &spaceship, reader)) }
                dt { (say::location(language, Location::Lake)) }
                dd { (deck(view.lake_left, &lake, reader)) }
                dt { (label(language, "red-supply-crystals")) }
                dd { (view.crystals) }
            }
        }
    }
}

fn deck(left: u8, discards: &str, reader: &Audience<'_>) -> String {
    let left = text(reader.language, "red-face-down", &[("left", left.into())]);
    match discards {
        "" => left,
        cards => format!("{left}; {}", text(reader.language, "red-open", &[("cards", cards.into())])),
    }
}

/// The open cards, each kind once with its number.
fn discards<W: Word, const N: usize>(cards: &Bag<W, N>, name: impl Fn(W) -> String) -> String {
    say::list(cards.kinds().map(|(card, count)| format!("{count}×\u{a0}{}", name(card))))
}
