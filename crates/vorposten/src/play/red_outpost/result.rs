//! How a game came out: the points by their source, and who has won and why, §9.

use ::red_outpost::{Event, RedOutpost, START_VP, Seating, Source, State};
use table::{Game, PerSeat, Seat, Turn, Word};
use words::red_outpost as say;
use words::{sentence, signed};

use super::super::paint::{Line, Tone, paragraph};
use super::super::terminal::Reader;
use super::super::texts::text;
use super::{context, name};

const NAMES: usize = 26;
const COLUMN: usize = 10;

pub(super) fn result(state: &State, events: &[&Event], reader: &Reader<RedOutpost>) -> Vec<Line> {
    let mut lines = table(state, events, reader);
    lines.push(Line::default());
    let outcome = match RedOutpost::turn(state) {
        Turn::Over => winner(state, reader),
        Turn::Seats(_) | Turn::Nature => text(reader.language, "result-running", &[]),
    };
    lines.extend(paragraph(Line::default(), &outcome));
    lines
}

/// A row for each source of points, and below the sums.
fn table(state: &State, events: &[&Event], reader: &Reader<RedOutpost>) -> Vec<Line> {
    let language = reader.language;
    let seats = || Seat::first(RedOutpost::parties(state));
    let row = |title: Line, cell: &dyn Fn(Seat) -> String| {
        seats().fold(title.to(NAMES), |line, seat| line.and(Tone::Plain, format!("{:>COLUMN$}", cell(seat))))
    };
    let label = |id: &str| text(language, id, &[]);
    let mut lines = vec![Line::new(Tone::Strong, label("label-result")).to(NAMES)];
    for seat in seats() {
        let head = std::mem::take(&mut lines[0]);
        lines[0] = head.and(Tone::Of(seat), format!("{:>COLUMN$}", name(seat, reader)));
    }
    lines.push(row(Line::plain(label("label-start-points")), &|_| START_VP.to_string()));
    for &source in Source::ALL {
        let points = points(events, source);
        if points.values().any(|&by| by != 0) {
            let title = Line::plain(say::source(language, source));
            lines.push(row(title, &|seat| signed(points[seat])));
        }
    }
    let scores = RedOutpost::scores(state);
    let total = Line::new(Tone::Strong, label("label-total"));
    lines.push(row(total, &|seat| scores[seat].points.to_string().replace('-', "−")));
    lines
}

/// What a source brought to each party in the whole game.
fn points(events: &[&Event], wanted: Source) -> PerSeat<i16> {
    let mut points = PerSeat::all(0);
    for event in events {
        if let Event::Scored { seat, by, source } = **event
            && source == wanted
        {
            points[seat] += by;
        }
    }
    points
}

/// Who has won, and why if the points alone do not tell.
pub(super) fn winner(state: &State, reader: &Reader<RedOutpost>) -> String {
    let language = reader.language;
    let scores = RedOutpost::scores(state);
    let seats = || Seat::first(RedOutpost::parties(state));
    let best = seats().map(|seat| scores[seat]).max().unwrap_or_default();
    let list = |seats: &[Seat]| names(seats, reader);
    let points = ("points", best.points.into());
    match reader.setup.seating {
        Seating::Solo => {
            let [you, autom] = [Seat::One, Seat::Two].map(|seat| scores[seat].points);
            let outcome = match you.cmp(&autom) {
                std::cmp::Ordering::Greater => "won",
                std::cmp::Ordering::Equal => "level",
                std::cmp::Ordering::Less => "lost",
            };
            let numbers = [("you", you.into()), ("autom", autom.into()), ("outcome", outcome.into())];
            text(language, "result-solo", &numbers)
        }
        Seating::Two | Seating::Three | Seating::Four => {
            let winners: Vec<_> = seats().filter(|&seat| scores[seat] == best).collect();
            let beaten = |seat: &Seat| scores[*seat].points == best.points && scores[*seat] != best;
            let others: Vec<_> = seats().filter(beaten).collect();
            let is_you = winners.iter().any(|&seat| reader.you == Some(seat));
            let person = ("person", if is_you { "you" } else { "other" }.into());
            let seats = ("seats", list(&winners).into());
            sentence(match (winners.len(), others.is_empty()) {
                (2.., _) => text(language, "result-shared", &[seats, person, points]),
                (_, true) => text(language, "result-winner", &[seats, person, points]),
                (_, false) => {
                    let others = ("others", list(&others).into());
                    text(language, "result-tie-break", &[seats, person, points, others])
                }
            })
        }
    }
}

/// The seats' names with an "and" before the last.
fn names(seats: &[Seat], reader: &Reader<RedOutpost>) -> String {
    let name = |seat: &Seat| say::seat(reader.language, *seat, context(reader));
    match seats {
        [] => String::new(),
        [only] => name(only),
        [others @ .., last] => {
            let names = say::list(others.iter().map(name));
            text(reader.language, "list-and", &[("names", names.into()), ("last", name(last).into())])
        }
    }
}
