//! The clock and the board: twelve locations in three columns and four rows, with what stands on
//! them.

use red_outpost::{Day, Location, Phase, Seating, View, Worker};
use table::Word;
use terminal::Terminal;
use terminal::{Line, Tone, beside};

use super::{due, name, panel};
use crate::telling as say;
use crate::terminal::text;
use crate::{Audience, RedOutpostFace};

/// The columns of a location between its borders, with a space on both sides of what stands there.
const CELL: usize = 24;
const COLUMNS: usize = 3;

/// Day, phase, start player and whose turn it is.
pub(super) fn clock(view: &View, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let day = match view.day {
        Day::One => 1,
        Day::Two => 2,
    };
    let mut line = Line::new(Tone::Strong, text(language, "label-day", &[("day", day.into())]));
    line = line.and(Tone::Plain, "  ");
    for &phase in Phase::ALL {
        let phase_name = say::phase(language, phase);
        line = if phase == view.phase {
            line.and(Tone::Strong, format!(" [{phase_name}]"))
        } else {
            line.and(Tone::Faint, format!(" {phase_name}"))
        };
    }
    if let (Some(start), Seating::Two | Seating::Three | Seating::Four) = (view.start, view.seating) {
        let label = text(language, "label-start", &[("seat", name(start, reader).into())]);
        line = line.and(Tone::Plain, "   ").and(RedOutpostFace::tone(start), label);
    }
    if let Some(seat) = due(view) {
        let label = text(language, "label-turn", &[("seat", name(seat, reader).into())]);
        line = line.and(Tone::Plain, "   ").and(RedOutpostFace::tone(seat), label);
    }
    vec![line]
}

/// The board with goods and decks beside it.
pub(super) fn board(view: &View, reader: &Audience<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    let rows: Vec<_> = Location::ALL.chunks(COLUMNS).collect();
    for (index, row) in rows.iter().enumerate() {
        let corners = if index == 0 { ["┌", "┬", "┐"] } else { ["├", "┼", "┤"] };
        lines.push(border(corners, |column| edge(row[column], view, reader)));
        let cells: Vec<_> = row.iter().map(|&location| cell(location, view, reader)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for number in 0..height {
            let mut line = Line::default();
            for cell in &cells {
                let content = cell.get(number).cloned().unwrap_or_default();
                line = line.and(Tone::Faint, "│").then(Line::plain(" ").then(content).to(CELL));
            }
            lines.push(line.and(Tone::Faint, "│"));
        }
    }
    lines.push(border(["└", "┴", "┘"], |_| Line::new(Tone::Faint, "─".repeat(CELL))));
    let panel_at = COLUMNS * (CELL + 1) + 3;
    let mut lines = beside(lines, panel_at, panel::panel(view, reader, terminal::WIDTH - panel_at));
    lines.push(Line::new(Tone::Faint, text(reader.language, "label-legend", &[])));
    lines
}

fn border([left, middle, right]: [&str; 3], edge: impl Fn(usize) -> Line) -> Line {
    let mut line = Line::new(Tone::Faint, left);
    for column in 0..COLUMNS {
        let end = if column + 1 < COLUMNS { middle } else { right };
        line = line.then(edge(column)).and(Tone::Faint, end);
    }
    line
}

/// The upper edge of a location, with its block marker: red while it closes the location, §2.5.
fn edge(location: Location, view: &View, reader: &Audience<'_>) -> Line {
    let phase = if view.blocked_mornings.has(location) {
        Phase::Morning
    } else if view.blocked_evenings.has(location) {
        Phase::Evening
    } else {
        return Line::new(Tone::Faint, "─".repeat(CELL));
    };
    let (sign, tone) = if phase == view.phase { ("■", Tone::Red) } else { ("□", Tone::Plain) };
    let marker = Line::new(tone, format!(" {sign} {} ", say::phase(reader.language, phase)));
    let room = CELL - 1 - marker.width();
    Line::new(Tone::Faint, "─".repeat(room)).then(marker).and(Tone::Faint, "─")
}

fn cell(location: Location, view: &View, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let mut lines = vec![
        Line::new(Tone::Strong, say::location(language, location)),
        Line::plain(say::board_mood(language, location)),
        Line::plain(say::board_action(language, location)),
        Line::default(),
    ];
    for &worker in Worker::ALL.iter().filter(|&&worker| view.workers[worker].at == location) {
        let (sign, tone) = match (view.workers[worker].standing, view.mover == Some(worker)) {
            (true, _) => ("▲", Tone::Plain),
            (false, true) => ("▬", Tone::Strong),
            (false, false) => ("▬", Tone::Faint),
        };
        let token = Line::new(tone, format!("{sign} {}", say::worker(language, worker)));
        let last = lines.last_mut().expect("a cell has lines");
        let gap = usize::from(last.width() > 0);
        if last.width() + gap + token.width() <= CELL - 2 {
            *last = std::mem::take(last).and(Tone::Plain, " ".repeat(gap)).then(token);
        } else {
            lines.push(token);
        }
    }
    lines
}
