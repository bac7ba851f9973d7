//! The review of a game, with its inputs in words.

use bots::{Limit, Mistake, Review, Reviewer};
use record::{Entry, EntryOf, Record};
use search::Outcome;
use table::{ActionOf, Game, Seat, StateOf, Viewer};
use terminal::Terminal;
use texts::{Audience, sentence};

use crate::records::text;

/// How many mistakes are named.
const NAMED: usize = 5;

/// A game that was reviewed.
pub(super) struct ReviewedGame<G: Game> {
    pub(super) inputs: Vec<Input>,
    /// Its curve begins before the first input and goes on after each; its mistakes have the numbers of
    /// their inputs, counted from 1.
    review: Review<G::Action>,
}

/// An input in words.
pub(super) struct Input {
    /// Who, unless it was nature.
    pub(super) seat: Option<Seat>,
    /// As the record has it.
    pub(super) notation: String,
    pub(super) words: String,
    /// What would have been best, if somebody decided it.
    pub(super) better_words: String,
}

impl<G: Game> ReviewedGame<G> {
    /// What the position before the first input promised.
    pub(super) fn start(&self) -> &Outcome {
        &self.review.curve[0]
    }

    /// The inputs with their numbers and with what the positions after them promised.
    pub(super) fn points(&self) -> impl Iterator<Item = (usize, &Input, &Outcome)> {
        let after = self.review.curve.iter().skip(1);
        self.inputs.iter().zip(after).zip(1..).map(|((input, outcome), number)| (number, input, outcome))
    }

    /// The costliest mistakes with their inputs.
    pub(super) fn costliest(&self) -> impl Iterator<Item = (&Mistake<G::Action>, &Input)> {
        let mistakes = self.review.mistakes.iter().take(NAMED);
        mistakes.map(|mistake| (mistake, &self.inputs[mistake.number as usize - 1]))
    }
}

/// Reviews a game, and tells after each position that it was judged.
pub(super) fn of<F: Terminal>(
    record: &Record<F::Game>,
    limit: Limit,
    reader: &Audience<'_, F::Game>,
    mut judged: impl FnMut(),
) -> ReviewedGame<F::Game> {
    let mut reviewer = Reviewer::<F>::new(&record.setup, limit);
    let mut judge = |reviewer: &mut Reviewer<F>| {
        reviewer.judge();
        judged();
    };
    judge(&mut reviewer);
    let mut inputs = Vec::new();
    for (number, &entry) in (1..).zip(record.entries.iter().filter(|entry| entry.is_input())) {
        let before = reviewer.state().clone();
        let best = reviewer.enter(number, entry).map(|cost| cost.best);
        inputs.push(described::<F>(entry, best, &before, reader));
        judge(&mut reviewer);
    }
    ReviewedGame { inputs, review: reviewer.finish() }
}

/// An input and what would have been best, in the words of the position before it.
fn described<F: Terminal>(
    entry: EntryOf<F::Game>,
    best: Option<ActionOf<F>>,
    before: &StateOf<F>,
    reader: &Audience<'_, F::Game>,
) -> Input {
    let (seat, notation, words, better_words) = match entry {
        Entry::Commitment(_) | Entry::Seed(_) => (None, String::new(), String::new(), None),
        Entry::Chance(chance) => (None, chance.to_string(), F::chance(&chance, reader), None),
        Entry::Undo(seat) => {
            (Some(seat), "undo".to_owned(), text(reader.language, "analysis-undo", &[]), None)
        }
        Entry::Action(seat, action) => {
            let view = F::Game::view(before, Viewer::Seat(seat));
            let say = |action: ActionOf<F>| sentence(F::action(&action, seat, &view, reader));
            (Some(seat), action.to_string(), say(action), best.map(say))
        }
    };
    Input { seat, notation, words, better_words: better_words.unwrap_or_default() }
}
