//! How the chances went in a game, input by input.

use bots::{Analysis, Limit, analyse, cost};
use record::{Entry, Record};
use search::Outcome;
use table::{Game, Seat, Viewer};
use words::sentence;

use crate::play::{Reader, Terminal};
use crate::records::text;

/// A move is dear if it cost at least this part of the chance to win.
pub(super) const DEAR: f32 = 0.03;

/// How many of the dear moves are named.
const NAMED: usize = 5;

/// How the chances went in a game.
pub(super) struct Course {
    /// Before the first input.
    pub(super) start: Outcome,
    pub(super) inputs: Vec<Input>,
}

/// An input and what came of it.
pub(super) struct Input {
    /// Who, unless it was nature.
    pub(super) seat: Option<Seat>,
    /// As the record has it.
    pub(super) notation: String,
    /// In words.
    pub(super) words: String,
    /// The chances after it.
    pub(super) outcome: Outcome,
    /// What it cost, if somebody decided it and did not take it back.
    pub(super) loss: Option<Loss>,
}

/// What a move cost.
pub(super) struct Loss {
    /// The chance to win with the move.
    pub(super) chance: f32,
    /// The chance to win with the best one.
    pub(super) best_chance: f32,
    /// The part of the chance that was given away.
    pub(super) lost: f32,
    /// The best move as records write it.
    pub(super) better: String,
    /// The best move in words.
    pub(super) better_words: String,
}

impl Course {
    /// The dearest moves, by their place in the list of inputs, with what they cost; the dearest
    /// first.
    pub(super) fn dearest(&self) -> Vec<(usize, &Loss)> {
        let losses =
            self.inputs.iter().enumerate().filter_map(|(at, input)| Some((at, input.loss.as_ref()?)));
        let mut dear: Vec<_> = losses.filter(|(_, loss)| loss.lost >= DEAR).collect();
        dear.sort_by(|(_, one), (_, other)| other.lost.total_cmp(&one.lost));
        dear.truncate(NAMED);
        dear
    }
}

/// The seed for the position after so many inputs. The searches of an analysis take a few seeds from
/// there on, so positions keep a distance.
pub(super) fn seed(at: usize) -> u64 {
    at as u64 * 64
}

/// A position that was reached, and how to get back there.
struct Reached<G: Game> {
    state: G::State,
    analysis: Analysis<G>,
}

/// Follows a game, and tells after each position that it was judged.
pub(super) fn of<G: Terminal>(
    record: &Record<G>,
    limit: Limit,
    reader: &Reader<G>,
    mut judged: impl FnMut(),
) -> Course {
    let mut reach = |state: G::State, at: usize| {
        let analysis = analyse::<G>(&state, limit, seed(at));
        judged();
        Reached { state, analysis }
    };
    let mut here = reach(G::start(&record.setup), 0);
    let mut course = Course { start: here.analysis.outcome, inputs: Vec::new() };
    let mut before: Vec<(usize, Reached<G>)> = Vec::new();
    for &entry in record.entries.iter().filter(|entry| entry.is_input()) {
        let at = course.inputs.len();
        let mut input = described(entry, &here, limit, at, reader);
        let mut state = here.state.clone();
        match entry {
            Entry::Commitment(_) | Entry::Seed(_) => continue,
            Entry::Action(seat, action) => G::apply(&mut state, seat, action, &mut ()),
            Entry::Chance(chance) => G::resolve(&mut state, chance, &mut ()),
            Entry::Undo(_) => {
                let (undone, back) = before.pop().expect("the record holds");
                course.inputs[undone].loss = None;
                here = back;
                input.outcome = here.analysis.outcome;
                course.inputs.push(input);
                continue;
            }
        }
        let next = reach(state, at + 1);
        input.outcome = next.analysis.outcome;
        course.inputs.push(input);
        before.push((at, std::mem::replace(&mut here, next)));
    }
    course
}

/// An input in a position, with what it cost; what came of it is not known yet.
fn described<G: Terminal>(
    entry: record::EntryOf<G>,
    here: &Reached<G>,
    limit: Limit,
    at: usize,
    reader: &Reader<G>,
) -> Input {
    let Reached { state, analysis } = here;
    let (seat, notation, words, loss) = match entry {
        Entry::Commitment(_) | Entry::Seed(_) => (None, String::new(), String::new(), None),
        Entry::Chance(chance) => (None, chance.to_string(), G::chance(&chance, reader), None),
        Entry::Undo(seat) => {
            (Some(seat), "undo".to_owned(), text(reader.language, "analysis-undo", &[]), None)
        }
        Entry::Action(seat, action) => {
            let view = G::view(state, Viewer::Seat(seat));
            let say = |action: &G::Action| sentence(G::action(action, seat, &view, reader));
            let decision = analysis.decisions.iter().find(|decision| decision.seat == seat);
            let loss = decision.map(|decision| {
                let cost = cost(state, decision, action, limit, seed(at));
                Loss {
                    chance: cost.chance,
                    best_chance: cost.best_chance,
                    lost: cost.lost(),
                    better: cost.best.to_string(),
                    better_words: say(&cost.best),
                }
            });
            (Some(seat), action.to_string(), say(&action), loss)
        }
    };
    Input { seat, notation, words, outcome: analysis.outcome, loss }
}
