//! How a game came out: the points by their source, and who has won and why, §9.

use red_outpost::{Event, RedOutpost, START_VP, State};
use table::{Game, Seat, Turn};
use terminal::Terminal;
use terminal::{Line, Tone, paragraph};
use texts::signed;

use super::name;
use crate::telling as say;
use crate::telling::context;
use crate::terminal::text;
use crate::{Audience, RedOutpostFace};

const NAMES: usize = 26;
const COLUMN: usize = 10;

pub(super) fn result(state: &State, events: &[&Event], reader: &Audience<'_>) -> Vec<Line> {
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
fn table(state: &State, events: &[&Event], reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let seats = || Seat::first(RedOutpost::parties(state));
    let row = |title: Line, cell: &dyn Fn(Seat) -> String| {
        seats().fold(title.to(NAMES), |line, seat| line.and(Tone::Plain, format!("{:>COLUMN$}", cell(seat))))
    };
    let label = |id: &str| text(language, id, &[]);
    let mut lines = vec![Line::new(Tone::Strong, label("label-result")).to(NAMES)];
    for seat in seats() {
        let head = std::mem::take(&mut lines[0]);
        lines[0] = head.and(RedOutpostFace::tone(seat), format!("{:>COLUMN$}", name(seat, reader)));
    }
    lines.push(row(Line::plain(label("label-start-points")), &|_| START_VP.to_string()));
    for (source, points) in say::points(events) {
        let title = Line::plain(say::source(language, source));
        lines.push(row(title, &|seat| signed(points[seat])));
    }
    let scores = RedOutpost::scores(state);
    let total = Line::new(Tone::Strong, label("label-total"));
    lines.push(row(total, &|seat| scores[seat].points.to_string().replace('-', "−")));
    lines
}

/// Who has won, and why if the points alone do not tell.
pub(super) fn winner(state: &State, reader: &Audience<'_>) -> String {
    say::outcome(reader.language, state, context(reader))
}
