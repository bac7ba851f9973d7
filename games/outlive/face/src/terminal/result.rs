//! How a game came out: the points by their source, and who has won and why, §7.

use outlive::{Event, Outlive, State};
use table::{Game, Seat, Turn};
use terminal::Terminal;
use terminal::{Line, Tone, paragraph};
use texts::signed;

use super::labels::label;
use crate::telling as say;
use crate::{Audience, OutliveFace};

const NAMES: usize = 26;
const COLUMN: usize = 10;

pub(super) fn result(state: &State, events: &[&Event], reader: &Audience<'_>) -> Vec<Line> {
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
fn table(state: &State, events: &[&Event], reader: &Audience<'_>) -> Vec<Line> {
    let seats = || Seat::first(Outlive::parties(state));
    let row = |title: Line, cell: &dyn Fn(Seat) -> String| {
        seats().fold(title.to(NAMES), |line, seat| line.and(Tone::Plain, format!("{:>COLUMN$}", cell(seat))))
    };
    let head = Line::new(Tone::Strong, label(reader, "outlive-result")).to(NAMES);
    let mut lines = vec![seats().fold(head, |line, seat| {
        line.and(OutliveFace::tone(seat), format!("{:>COLUMN$}", say::colour(reader.language, seat)))
    })];
    for (source, points) in say::points(events) {
        let title = Line::plain(say::source(reader.language, source));
        lines.push(row(title, &|seat| signed(points[seat])));
    }
    let scores = Outlive::scores(state);
    let total = Line::new(Tone::Strong, label(reader, "outlive-total"));
    lines.push(row(total, &|seat| say::printed(scores[seat].points)));
    lines
}

/// Who has won, and why if the points alone do not tell.
pub(super) fn winner(state: &State, reader: &Audience<'_>) -> String {
    say::outcome(reader.language, state, reader.you)
}
