//! One position in detail.

use bots::{Analysis, Decision};
use table::{Game, Seat, StateOf, Viewer};
use terminal::{Line, Terminal, Tone, WIDTH, beside, wrap};
use texts::{Audience, decimal, grouped, percent, sentence};

use crate::records::text;

/// Where the numbers begin, and how wide each is.
const NAMES: usize = 24;
const COLUMN: usize = 10;
const MOVES: usize = WIDTH - 4 * COLUMN;

/// How many moves are shown to people.
const SHOWN: usize = 10;

/// Everybody's chances and expected points, and the best moves of those who are due.
pub(super) fn lines<F: Terminal>(
    state: &StateOf<F>,
    [at, inputs]: [usize; 2],
    analysis: &Analysis<F::Game>,
    reader: &Audience<'_, F::Game>,
) -> Vec<Line> {
    let language = reader.language;
    let place = text(language, "record-position", &[("at", at.into()), ("inputs", inputs.into())]);
    let mut lines = vec![Line::plain(place), Line::default()];
    lines.push(columns(
        Line::default().to(NAMES),
        &labels::<F>(reader, &["analysis-wins", "analysis-points"]),
    ));
    for seat in Seat::first(F::Game::parties(state)) {
        let name = Line::new(F::tone(seat), format!("  {}", F::seat(seat, reader))).to(NAMES);
        let chance = percent(language, analysis.outcome.win[seat]);
        lines.push(columns(name, &[chance, decimal(language, analysis.outcome.points[seat])]));
    }
    for decision in &analysis.decisions {
        lines.push(Line::default());
        lines.extend(moves::<F>(state, decision, reader));
    }
    if !analysis.decisions.is_empty() {
        lines.push(Line::default());
        let order = wrap(&text(language, "analysis-order", &[]), WIDTH).into_iter();
        lines.extend(order.map(|line| Line::new(Tone::Faint, line)));
    }
    lines
}

fn moves<F: Terminal>(
    state: &StateOf<F>,
    decision: &Decision<F::Game>,
    reader: &Audience<'_, F::Game>,
) -> Vec<Line> {
    let Decision { seat, verdict } = decision;
    let language = reader.language;
    let view = F::Game::view(state, Viewer::Seat(*seat));
    let title = text(language, "analysis-moves", &[("seat", F::seat(*seat, reader).into())]);
    let ids = ["analysis-wins", "analysis-points", "analysis-worth", "analysis-tries"];
    let mut lines = vec![columns(Line::new(Tone::Strong, title).to(MOVES), &labels::<F>(reader, &ids))];
    let tried = verdict.candidates.iter().filter(|candidate| candidate.visits > 0);
    for (index, candidate) in tried.take(SHOWN).enumerate() {
        let name = sentence(F::action(&candidate.action, *seat, &view, reader));
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

fn labels<F: Terminal>(reader: &Audience<'_, F::Game>, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| text(reader.language, id, &[])).collect()
}

/// A line with numbers behind its head.
fn columns(head: Line, numbers: &[String]) -> Line {
    numbers.iter().fold(head, |line, number| line.and(Tone::Plain, format!("{number:>COLUMN$}")))
}
