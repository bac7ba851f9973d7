//! How a game came out: the points by their source, and who has won and why, §7.

use ::outlive::{COMMODITIES, Event, Outlive, Source, State, View};
use table::{Game, Score, Seat, Turn, Viewer, Word};
use words::outlive as say;
use words::{sentence, signed};

use super::super::paint::{Line, Tone, paragraph};
use super::super::terminal::Reader;
use super::super::texts::text;
use super::context;
use super::labels::label;

const NAMES: usize = 26;
const COLUMN: usize = 10;

pub(super) fn result(state: &State, events: &[&Event], reader: &Reader<Outlive>) -> Vec<Line> {
    let mut lines = table(state, events, reader);
    lines.push(Line::default());
    let outcome = match Outlive::turn(state) {
        Turn::Over => winner(state, reader),
        Turn::Seats(_) | Turn::Nature => label(reader, "outlive-running"),
    };
    lines.extend(paragraph(Line::default(), &outcome));
    lines
}

/// A row for each source of points, once they are counted, and below the sums.
fn table(state: &State, events: &[&Event], reader: &Reader<Outlive>) -> Vec<Line> {
    let seats = || Seat::first(Outlive::parties(state));
    let row = |title: Line, cell: &dyn Fn(Seat) -> String| {
        seats().fold(title.to(NAMES), |line, seat| line.and(Tone::Plain, format!("{:>COLUMN$}", cell(seat))))
    };
    let head = Line::new(Tone::Strong, label(reader, "outlive-result")).to(NAMES);
    let mut lines = vec![seats().fold(head, |line, seat| {
        line.and(Tone::Team(seat), format!("{:>COLUMN$}", say::colour(reader.language, seat)))
    })];
    for &source in Source::ALL {
        let points = |seat: Seat| events.iter().find_map(|event| points(event, seat, source));
        if seats().any(|seat| points(seat).is_some()) {
            let title = Line::plain(say::source(reader.language, source));
            lines.push(row(title, &|seat| signed(points(seat).unwrap_or(0))));
        }
    }
    let scores = Outlive::scores(state);
    let total = Line::new(Tone::Strong, label(reader, "outlive-total"));
    lines.push(row(total, &|seat| printed(scores[seat].points)));
    lines
}

/// Points as they are printed: they can be below 0.
fn printed(points: i16) -> String {
    points.to_string().replace('-', "−")
}

/// What an event says of a seat's points from a source.
fn points(event: &Event, of: Seat, from: Source) -> Option<i16> {
    match *event {
        Event::Scored { seat, points, source } if (seat, source) == (of, from) => Some(points),
        _ => None,
    }
}

/// Who has won, and why if the points alone do not tell.
pub(super) fn winner(state: &State, reader: &Reader<Outlive>) -> String {
    let language = reader.language;
    let view = Outlive::view(state, Viewer::Spectator);
    let scores = Outlive::scores(state);
    let seats = || Seat::first(Outlive::parties(state));
    let best = seats().map(|seat| scores[seat]).max().unwrap_or_default();
    let list = |seats: &[Seat]| names(&view, seats, reader);
    let winners: Vec<_> = seats().filter(|&seat| scores[seat] == best).collect();
    let is_level = |score: Score| score.points == best.points && score != best;
    let others: Vec<_> = seats().filter(|&seat| is_level(scores[seat])).collect();
    let is_you = winners.iter().any(|&seat| reader.you == Some(seat));
    let points = ("points", printed(best.points).into());
    let person = ("person", if is_you { "you" } else { "other" }.into());
    let seats = ("seats", list(&winners).into());
    sentence(match (winners.len(), others.is_empty()) {
        (2.., _) => text(language, "outlive-shared", &[seats, person, points]),
        (_, true) => text(language, "outlive-winner", &[seats, person, points]),
        (_, false) => {
            let commodities = |seat: Seat| -> u8 {
                COMMODITIES.iter().map(|&resource| view.shelters[seat].store[resource]).sum()
            };
            let most = winners.first().map_or(0, |&seat| commodities(seat));
            let is_equal = others.iter().any(|&seat| commodities(seat) == most);
            let reason = ("reason", if is_equal { "supplies" } else { "commodities" }.into());
            let others = ("others", list(&others).into());
            text(language, "outlive-tie-break", &[seats, person, points, others, reason])
        }
    })
}

/// The seats' names with an "and" before the last.
fn names(view: &View, seats: &[Seat], reader: &Reader<Outlive>) -> String {
    let name = |seat: &Seat| say::seat(reader.language, *seat, context(view, reader));
    match seats {
        [] => String::new(),
        [only] => name(only),
        [others @ .., last] => {
            let names = say::list(others.iter().map(name));
            text(reader.language, "list-and", &[("names", names.into()), ("last", name(last).into())])
        }
    }
}
