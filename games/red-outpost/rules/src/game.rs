//! Red Outpost as a [`Game`].

use std::ops::RangeInclusive;

use table::{Game, GameOption, Log, PerSeat, Rng, Score, Seat, Turn, Viewer, Word};

use crate::action::Action;
use crate::cards;
use crate::census::{audit, census};
use crate::chance::{self, Chance};
use crate::event::Event;
use crate::locations::{administration, beerhouse, lake, palace, spaceship, warehouse};
use crate::pending::Pending;
use crate::setup::{Blocks, Cards, Difficulty, Edition, Seating, Setup, Start};
use crate::state::State;
use crate::turn::{move_worker, proceed};
use crate::values::Values;
use crate::view::View;
use crate::{end_of_game, influence, moves, notation, view};

/// The rules of Red Outpost.
pub enum RedOutpost {}

impl Game for RedOutpost {
    const NAME: &'static str = "red-outpost";
    const TITLE: &'static str = "Red Outpost";
    const SEATS: RangeInclusive<usize> = 1..=4;
    const AUTOMATON: &'static str = "autom";
    const RULES: u32 = 2;
    const EARLIER: &'static [&'static str] = &["0.1"];

    type Values = Values;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn built_in() -> &'static Values {
        Values::built_in()
    }

    fn box_name(values: &Values) -> &str {
        &values.name
    }

    fn values(setup: &Setup) -> &'static Values {
        setup.values
    }

    fn all_options() -> Vec<GameOption> {
        vec![
            GameOption::of::<Blocks>("blocks", "where the block markers lie"),
            GameOption::of::<Cards>("cards", "deal special cards"),
            GameOption::of::<Edition>("edition", "which rulebook decides where the two editions differ"),
            GameOption::of::<Start>("start", "the seat that begins"),
            GameOption::of::<Difficulty>("difficulty", "how much a missed goal costs in the solo game"),
        ]
    }

    fn usual_setup(seats: usize, values: &'static Values) -> Option<Setup> {
        let seating = Seating::ALL.iter().copied().find(|seating| seating.seats() == seats)?;
        Some(Setup { values, ..Setup::new(seating) })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        notation::options(setup)
    }

    fn setup(options: &[(&str, &str)], values: &'static Values) -> Result<Setup, (usize, String)> {
        notation::setup(options, values)
    }

    fn begin(setup: &Setup, log: &mut impl Log<Event>) -> State {
        let mut state = setup.state();
        proceed(&mut state, log);
        state
    }

    fn seats(state: &State) -> usize {
        state.seating.seats()
    }

    fn parties(state: &State) -> usize {
        state.parties()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.pending {
            Pending::Draw(_) => Turn::Nature,
            Pending::Over => Turn::Over,
            Pending::Nap(owner) | Pending::LateRiser(owner) => Turn::seat(owner),
            Pending::Nothing
            | Pending::Move
            | Pending::Influence
            | Pending::Instead
            | Pending::Donation
            | Pending::Round
            | Pending::Trade(_)
            | Pending::Transfer
            | Pending::Find
            | Pending::Crop
            | Pending::Fishing
            | Pending::Catch(..)
            | Pending::Cargo
            | Pending::Overtime(_)
            | Pending::Gift
            | Pending::Errand => Turn::seat(state.active),
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if Self::turn(state) != Turn::seat(seat) {
            return;
        }
        match state.pending {
            Pending::Nothing | Pending::Draw(_) | Pending::Over => {}
            Pending::Move => moves::legal(state, actions),
            Pending::Influence => influence::legal(state, actions),
            Pending::Instead => cards::legal_instead(actions),
            Pending::Donation => palace::legal(state, actions),
            Pending::Round => beerhouse::legal(actions),
            Pending::Trade(left) => warehouse::legal(state, left, actions),
            Pending::Transfer => administration::legal(state, actions),
            Pending::Find => spaceship::legal(actions),
            Pending::Crop => cards::cornfield::legal(actions),
            Pending::Fishing => lake::legal(state, actions),
            Pending::Catch(first, second) => lake::legal_catch(state, first, second, actions),
            Pending::Cargo => cards::spaceship::legal(actions),
            Pending::Overtime(produced) => cards::miner::legal(produced, actions),
            Pending::Gift => cards::commissar::legal(actions),
            Pending::Errand => cards::fisherman::legal(state, actions),
            Pending::Nap(_) => cards::field_kitchen::legal(actions),
            Pending::LateRiser(owner) => cards::barracks::legal(state, owner, actions),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let pending = std::mem::replace(&mut state.pending, Pending::Nothing);
        match (action, pending) {
            (Action::Move { worker, to }, _) => move_worker(state, worker, to, log),
            (Action::Stay, _) => cards::shepherd::choose(state, log),
            (Action::Influence { disc, released }, _) => influence::choose(state, disc, released, log),
            (Action::Use, _) => cards::use_instead(state, log),
            (Action::Decline, _) => {}
            (Action::Donate, Pending::Gift) => cards::commissar::choose(state, log),
            (Action::Donate, _) => palace::choose(state, log),
            (Action::Pledge { worker }, _) => cards::palace::choose(state, worker, log),
            (Action::Treat { raise, lower }, _) => beerhouse::choose(state, raise, lower, log),
            (Action::Bribe { good, raise, lower }, _) => warehouse::bribe(state, good, raise, lower, log),
            (Action::Sell { good }, Pending::Trade(left)) => warehouse::sell(state, left, good, log),
            (Action::Buy { good }, Pending::Trade(left)) => warehouse::buy(state, left, good, log),
            (Action::Shift { owner, from, to }, Pending::LateRiser(_)) => {
                cards::barracks::choose(state, seat, owner, from, to, log);
            }
            (Action::Shift { owner, from, to }, _) => administration::choose(state, owner, from, to, log),
            (Action::Take { good }, Pending::Crop) => cards::cornfield::choose(state, good, log),
            (Action::Take { good }, _) => spaceship::choose(state, good, log),
            (Action::Fish, _) => lake::fish(state),
            (Action::ShuffleAndFish, _) => lake::shuffle_and_fish(state, log),
            (Action::Recall { card }, _) => cards::lake::choose(state, card, log),
            (Action::Catch { card, then }, Pending::Catch(first, second)) => {
                lake::catch(state, first, second, card, then, log);
            }
            (Action::Ship { good }, _) => cards::spaceship::choose(state, good, log),
            (Action::Overtime { good }, _) => cards::miner::choose(state, good, log),
            (Action::Send { worker, to }, _) => cards::fisherman::choose(state, worker, to, log),
            (Action::Nap { workers }, _) => cards::field_kitchen::choose(state, seat, workers, log),
            (Action::Sell { .. } | Action::Buy { .. } | Action::Catch { .. }, _) => {
                unreachable!("{action:?} is not legal while {pending:?} is due")
            }
        }
        proceed(state, log);
    }

    /// Everybody knows the whole position, so no action shows anything new.
    fn reveals(_state: &State, _seat: Seat, _action: Action) -> bool {
        false
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Chance, u32)>) {
        outcomes.clear();
        if let Pending::Draw(draw) = state.pending {
            chance::outcomes(state, draw, outcomes);
        }
    }

    /// # Panics
    /// If it is not nature's turn.
    fn sample(state: &State, rng: &mut impl Rng) -> Chance {
        let Pending::Draw(draw) = state.pending else { panic!("nature has nothing to draw") };
        chance::sample(state, draw, rng)
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        if let Pending::Draw(draw) = state.pending {
            chance::resolve(state, draw, chance, log);
            proceed(state, log);
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    /// All that is hidden in this game is what nature has not decided yet, and that is nowhere in the
    /// state: every seat's knowledge is the whole of it.
    fn determinize(state: &State, _seat: Seat, _rng: &mut impl Rng) -> State {
        state.clone()
    }

    fn scores(state: &State) -> PerSeat<Score> {
        end_of_game::scores(state)
    }

    fn census(state: &State) -> Result<(), String> {
        census(state)
    }

    fn audit(setup: &Setup, end: &State, events: &[Event]) -> Result<(), String> {
        audit(setup, end, events)
    }
}
