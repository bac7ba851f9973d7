//! The whole game: how the chances went, and the dearest moves.

use search::Outcome;
use table::{Seat, Word};
use words::percent;

use super::course::{Course, DEAR, Input};
use crate::play::{Line, Reader, Terminal, Tone, WIDTH, paragraph, width};
use crate::records::text;

/// How many cells the chances of all parties share.
const BAR: usize = 20;

/// The cells of the parties, which differ without colours too.
const CELLS: [char; Seat::ALL.len()] = ['█', '░', '▓', '▒'];

/// A line for each input: everybody's chance after it, and what it was. Below, what was dear.
pub(super) fn lines<G: Terminal>(state: &G::State, course: &Course, reader: &Reader<G>) -> Vec<Line> {
    let language = reader.language;
    let parties = G::parties(state);
    let mut lines = paragraph(Line::default(), &text(language, "analysis-curve", &[]));
    let legend = Seat::first(parties).fold(Line::plain("     "), |line, seat| {
        let name = format!("{} {}   ", CELLS[seat.index()], G::seat(seat, reader));
        line.and(G::tone(seat), name)
    });
    lines.extend([Line::default(), legend]);
    let start = text(language, "analysis-start", &[]);
    lines.push(row::<G>(0, &course.start, parties, &start, reader));
    let dearest = course.dearest();
    for (at, input) in course.inputs.iter().enumerate() {
        let mut what = told(input, reader);
        if let Some((_, loss)) = dearest.iter().find(|&&(dear, _)| dear == at) {
            what = format!("−{} {what}", percent(language, loss.lost));
        }
        lines.push(row::<G>(at + 1, &input.outcome, parties, &what, reader));
    }
    lines.push(Line::default());
    if dearest.is_empty() {
        let nothing = text(language, "analysis-nothing-dear", &[("least", percent(language, DEAR).into())]);
        lines.extend(paragraph(Line::default(), &nothing));
    } else {
        lines.push(Line::new(Tone::Strong, text(language, "analysis-dear", &[])));
    }
    for (at, loss) in dearest {
        let known = [
            ("move", told(&course.inputs[at], reader).into()),
            ("chance", percent(language, loss.chance).into()),
            ("best", percent(language, loss.best_chance).into()),
            ("better", loss.better_words.as_str().into()),
        ];
        let head = Line::plain(format!("{:>4} ", at + 1));
        lines.extend(paragraph(head, &text(language, "analysis-dear-move", &known)));
    }
    lines
}

/// Who did what.
fn told<G: Terminal>(input: &Input, reader: &Reader<G>) -> String {
    match input.seat {
        Some(seat) => format!("{}: {}", G::seat(seat, reader), input.words),
        None => input.words.clone(),
    }
}

fn row<G: Terminal>(at: usize, outcome: &Outcome, parties: usize, what: &str, reader: &Reader<G>) -> Line {
    let mut line = Line::plain(format!("{at:>4} "));
    let (mut sum, mut drawn) = (0.0, 0);
    for seat in Seat::first(parties) {
        sum += outcome.win[seat];
        let end = ((sum * BAR as f32).round() as usize).clamp(drawn, BAR);
        line = line.and(G::tone(seat), CELLS[seat.index()].to_string().repeat(end - drawn));
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
