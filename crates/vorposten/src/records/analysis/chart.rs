//! The whole game: how the chances went, and the costliest moves.

use bots::MISTAKE_LOSS;
use search::Outcome;
use table::{Game, Seat, StateOf, Word};
use terminal::{Line, Terminal, Tone, WIDTH, paragraph, width};
use texts::{Audience, percent};

use super::review::{Input, ReviewedGame};
use crate::records::text;

/// How many cells the chances of all parties share.
const BAR: usize = 20;

/// The cells of the parties, which differ without colours too.
const CELLS: [char; Seat::ALL.len()] = ['█', '░', '▓', '▒'];

/// A line for each input: everybody's chance after it, and what it was. Below, the mistakes.
pub(super) fn lines<F: Terminal>(
    state: &StateOf<F>,
    game: &ReviewedGame<F::Game>,
    reader: &Audience<'_, F::Game>,
) -> Vec<Line> {
    let language = reader.language;
    let parties = F::Game::parties(state);
    let mut lines = paragraph(Line::default(), &text(language, "analysis-curve", &[]));
    let legend = Seat::first(parties).fold(Line::plain("     "), |line, seat| {
        let name = format!("{} {}   ", CELLS[seat.index()], F::seat(seat, reader));
        line.and(F::tone(seat), name)
    });
    lines.extend([Line::default(), legend]);
    let start = text(language, "analysis-start", &[]);
    lines.push(row::<F>(0, game.start(), parties, &start, reader));
    let costliest: Vec<_> = game.costliest().collect();
    for (number, input, outcome) in game.points() {
        let mut what = told::<F>(input, reader);
        if let Some((mistake, _)) = costliest.iter().find(|(mistake, _)| mistake.number as usize == number) {
            what = format!("−{} {what}", percent(language, mistake.cost.lost()));
        }
        lines.push(row::<F>(number, outcome, parties, &what, reader));
    }
    lines.push(Line::default());
    if costliest.is_empty() {
        let least = percent(language, MISTAKE_LOSS).into();
        let nothing = text(language, "analysis-nothing-dear", &[("least", least)]);
        lines.extend(paragraph(Line::default(), &nothing));
    } else {
        lines.push(Line::new(Tone::Strong, text(language, "analysis-dear", &[])));
    }
    for (mistake, input) in costliest {
        let known = [
            ("move", told::<F>(input, reader).into()),
            ("chance", percent(language, mistake.cost.chance).into()),
            ("best", percent(language, mistake.cost.best_chance).into()),
            ("better", input.better_words.as_str().into()),
        ];
        let head = Line::plain(format!("{:>4} ", mistake.number));
        lines.extend(paragraph(head, &text(language, "analysis-dear-move", &known)));
    }
    lines
}

/// Who did what.
fn told<F: Terminal>(input: &Input, reader: &Audience<'_, F::Game>) -> String {
    match input.seat {
        Some(seat) => format!("{}: {}", F::seat(seat, reader), input.words),
        None => input.words.clone(),
    }
}

fn row<F: Terminal>(
    at: usize,
    outcome: &Outcome,
    parties: usize,
    what: &str,
    reader: &Audience<'_, F::Game>,
) -> Line {
    let mut line = Line::plain(format!("{at:>4} "));
    let (mut sum, mut drawn) = (0.0, 0);
    for seat in Seat::first(parties) {
        sum += outcome.win[seat];
        let end = ((sum * BAR as f32).round() as usize).clamp(drawn, BAR);
        line = line.and(F::tone(seat), CELLS[seat.index()].to_string().repeat(end - drawn));
        drawn = end;
    }
    line = line.to(5 + BAR);
    for seat in Seat::first(parties) {
        line = line.and(Tone::Plain, format!("{:>6}", percent(reader.language, outcome.win[seat])));
    }
    let room = WIDTH - line.width() - 2;
    line.and(Tone::Plain, format!("  {}", cut(what, room)))
}

/// The text, or as much of it as there is room for.
fn cut(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    text.chars().take(room - 1).chain(['…']).collect()
}
