//! One position in detail.

use bots::{Analysis, Decision};
use table::{Seat, Viewer};
use words::{decimal, grouped, percent, sentence};

use crate::play::{Line, Reader, Terminal, Tone, WIDTH, beside, wrap};
use crate::records::text;

/// Where the numbers begin, and how wide each is.
const NAMES: usize = 24;
const COLUMN: usize = 10;
const MOVES: usize = WIDTH - 4 * COLUMN;

/// How many moves are shown to people.
const SHOWN: usize = 10;

/// Everybody's chances and expected points, and the best moves of those who are due.
pub(super) fn lines<G: Terminal>(
    state: &G::State,
    [at, inputs]: [usize; 2],
    analysis: &Analysis<G>,
    reader: &Reader<G>,
) -> Vec<Line> {
    let language = reader.language;
    let place = text(language, "record-position", &[("at", at.into()), ("inputs", inputs.into())]);
    let mut lines = vec![Line::plain(place), Line::default()];
    lines.push(columns(Line::default().to(NAMES), &labels(reader, &["analysis-wins", "analysis-points"])));
    for seat in Seat::first(G::parties(state)) {
        let name = Line::new(G::tone(seat), format!("  {}", G::seat(seat, reader))).to(NAMES);
        let chance = percent(language, analysis.outcome.win[seat]);
        lines.push(columns(name, &[chance, decimal(language, analysis.outcome.points[seat])]));
    }
    for decision in &analysis.decisions {
        lines.push(Line::default());
        lines.extend(moves(state, decision, reader));
    }
    if !analysis.decisions.is_empty() {
        lines.push(Line::default());
        let order = wrap(&text(language, "analysis-order", &[]), WIDTH).into_iter();
        lines.extend(order.map(|line| Line::new(Tone::Faint, line)));
    }
    lines
}

fn moves<G: Terminal>(state: &G::State, decision: &Decision<G>, reader: &Reader<G>) -> Vec<Line> {
    let Decision { seat, verdict } = decision;
    let language = reader.language;
    let view = G::view(state, Viewer::Seat(*seat));
    let title = text(language, "analysis-moves", &[("seat", G::seat(*seat, reader).into())]);
    let ids = ["analysis-wins", "analysis-points", "analysis-worth", "analysis-tries"];
    let mut lines = vec![columns(Line::new(Tone::Strong, title).to(MOVES), &labels(reader, &ids))];
    let tried = verdict.candidates.iter().filter(|candidate| candidate.visits > 0);
    for (index, candidate) in tried.take(SHOWN).enumerate() {
        let name = sentence(G::action(&candidate.action, *seat, &view, reader));
        let numbers = [
            percent(language, candidate.outcome.win[*seat]),
            decimal(language, candidate.outcome.points[*seat]),
            percent(language, candidate.value as f32),
            grouped(language, candidate.visits),
        ];
        let names = wrap(&name, MOVES - 5).into_iter().map(Line::plain).collect();
        let mut block = beside(vec![Line::plain(format!("{:>3}. ", index + 1))], 5, names);
        block[0] = columns(std::mem::take(&mut block[0]).to(MOVES), &numbers);
        lines.extend(block);
    }
    lines
}

fn labels<G: Terminal>(reader: &Reader<G>, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| text(reader.language, id, &[])).collect()
}

/// A line with numbers behind its head.
fn columns(head: Line, numbers: &[String]) -> Line {
    numbers.iter().fold(head, |line, number| line.and(Tone::Plain, format!("{number:>COLUMN$}")))
}
