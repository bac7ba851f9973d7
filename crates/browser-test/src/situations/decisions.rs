//! Everything that somebody can be asked, for those who look at how the page asks it.

use outlive::{Outlive, Placement};
use red_outpost::{Blocks, Cards, RedOutpost};
use table::{Game, Seat, Viewer};

use crate::records::{Played, play, until};

/// How many games are played with each set-up.
const GAMES: u64 = 60;

/// A position in which somebody is asked something.
pub struct Decision {
    /// A name for files: the game, what is asked, and whether little or much can be answered.
    pub name: String,
    /// Who is asked.
    pub seat: Seat,
    /// A game until then.
    pub record: String,
}

/// Two positions for each question of each game: where it came up first, and where it had most answers.
pub fn decisions() -> Vec<Decision> {
    let with_cards = |seating| red_outpost::Setup {
        cards: Cards::With,
        blocks: Blocks::Random,
        ..red_outpost::Setup::new(seating)
    };
    let many = [red_outpost::Seating::Two, red_outpost::Seating::Four].map(with_cards);
    let asked_of_many = |state: &_, seat| {
        super::red_outpost::asked(RedOutpost::view(state, Viewer::Seat(seat)).pending).to_owned()
    };
    let solo = [red_outpost::Setup::new(red_outpost::Seating::Solo)];
    let in_turn = |seating| outlive::Setup { placement: Placement::InTurn, ..outlive::Setup::new(seating) };
    let shelters = [outlive::Setup::new(outlive::Seating::Two), in_turn(outlive::Seating::Four)];
    let mut all = find::<RedOutpost>("red-outpost", &many, asked_of_many);
    all.extend(find::<RedOutpost>("solo", &solo, asked_of_many));
    all.extend(find::<Outlive>("outlive", &shelters, super::outlive::asked));
    all
}

/// Where a question came up: in which game, and after how many decisions.
struct Found {
    setup: usize,
    seed: u64,
    decision: usize,
    seat: Seat,
    answers: usize,
}

/// The places where a question came up first, and where it had most answers.
struct Question {
    asked: String,
    first: Found,
    widest: Option<Found>,
}

fn find<G: Played>(
    game: &str,
    setups: &[G::Setup],
    asked: impl Fn(&G::State, Seat) -> String,
) -> Vec<Decision> {
    let mut questions: Vec<Question> = Vec::new();
    for (setup, seed) in (0..setups.len()).flat_map(|setup| (1..=GAMES).map(move |seed| (setup, seed))) {
        let mut decision = 0;
        play::<G>(&setups[setup], seed, |state, seat, actions| {
            let asked = asked(state, seat);
            let found = Found { setup, seed, decision, seat, answers: actions.len() };
            match questions.iter_mut().find(|question| question.asked == asked) {
                None => questions.push(Question { asked, first: found, widest: None }),
                Some(question) => {
                    let most = question.widest.as_ref().unwrap_or(&question.first).answers;
                    if found.answers > most {
                        question.widest = Some(found);
                    }
                }
            }
            decision += 1;
            false
        });
    }
    let decision = |asked: &str, how: &str, found: &Found| Decision {
        name: format!("{game}-asks-{}{how}", asked.replace(' ', "-")),
        seat: found.seat,
        record: until::<G>(&setups[found.setup], found.seed, found.decision),
    };
    let both = |question: &Question| {
        let widest = question.widest.as_ref().map(|widest| decision(&question.asked, "-much", widest));
        std::iter::once(decision(&question.asked, "", &question.first)).chain(widest).collect::<Vec<_>>()
    };
    questions.iter().flat_map(both).collect()
}
