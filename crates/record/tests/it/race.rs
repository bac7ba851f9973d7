//! A small game to record: two seats race with one die.
//!
//! In your turn you wager one to three, then roll as often as you dare and hold to bank the pot. A
//! roll adds the die times the wager to the pot; a one loses the pot and the turn.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use table::{Game, Log, NotationError, PerSeat, Rng, Score, Seat, Tokens, Turn, Viewer};

pub(crate) struct Race;

#[derive(Debug, PartialEq)]
pub(crate) struct Values {
    pub(crate) name: &'static str,
    pub(crate) faces: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setup {
    pub(crate) values: &'static Values,
    pub(crate) goal: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    faces: u8,
    goal: u8,
    banked: PerSeat<u8>,
    seat: Seat,
    wager: Option<u8>,
    pot: u8,
    rolling: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Wager(u8),
    Roll,
    Hold,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Die(pub(crate) u8);

pub(crate) static BUILT_IN: Values = Values { name: "built-in", faces: 6 };

impl Game for Race {
    const NAME: &'static str = "race";
    const TITLE: &'static str = "Race";
    const SEATS: RangeInclusive<usize> = 2..=2;
    const RULES: u32 = 1;

    type Values = Values;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Die;
    type Event = String;
    type View = State;

    fn built_in() -> &'static Values {
        &BUILT_IN
    }

    fn box_name(values: &Values) -> &str {
        values.name
    }

    fn values(setup: &Setup) -> &'static Values {
        setup.values
    }

    fn usual_setup(seats: usize, values: &'static Values) -> Option<Setup> {
        (seats == 2).then_some(Setup { goal: 20, values })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        vec![("seats", "2".to_owned()), ("goal", setup.goal.to_string())]
    }

    /// Reads the goal leniently, and ignores options that are too many: the record must not.
    fn setup(options: &[(&str, &str)], values: &'static Values) -> Result<Setup, (usize, String)> {
        let [("seats", "2"), rest @ ..] = options else { return Err((0, "two seats race".to_owned())) };
        let [("goal", goal), ..] = rest else { return Err((1, "there is no goal".to_owned())) };
        match goal.parse() {
            Ok(goal @ 1..=100) => Ok(Setup { values, goal }),
            Ok(_) | Err(_) => Err((1, "a goal is a number from 1 to 100".to_owned())),
        }
    }

    fn begin(setup: &Setup, _log: &mut impl Log<Self::Event>) -> State {
        State {
            faces: setup.values.faces,
            goal: setup.goal,
            banked: PerSeat::all(0),
            seat: Seat::One,
            wager: None,
            pot: 0,
            rolling: false,
        }
    }

    fn seats(_: &State) -> usize {
        2
    }

    fn parties(_: &State) -> usize {
        2
    }

    fn turn(state: &State) -> Turn {
        if state.banked.values().any(|&banked| banked >= state.goal) {
            Turn::Over
        } else if state.rolling {
            Turn::Nature
        } else {
            Turn::seat(state.seat)
        }
    }

    fn legal(state: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        match state.wager {
            None => actions.extend([1, 2, 3].map(Action::Wager)),
            Some(_) => actions.extend([Action::Roll, Action::Hold]),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<String>) {
        match action {
            Action::Wager(wager) => state.wager = Some(wager),
            Action::Roll => state.rolling = true,
            Action::Hold => {
                state.banked[seat] += state.pot;
                pass(state);
            }
        }
        log.log(|| format!("{seat} did {action}"));
    }

    fn reveals(_: &State, _: Seat, _: Action) -> bool {
        false
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Die, u32)>) {
        outcomes.clear();
        outcomes.extend((1..=state.faces).map(|pips| (Die(pips), 1)));
    }

    fn sample(state: &State, rng: &mut impl Rng) -> Die {
        assert!(state.rolling, "nature is asked when it is due");
        Die(1 + rng.below(u32::from(state.faces)) as u8)
    }

    fn resolve(state: &mut State, Die(pips): Die, log: &mut impl Log<String>) {
        state.rolling = false;
        match pips {
            1 => pass(state),
            _ => state.pot = (state.pot + pips * state.wager.unwrap_or(1)).min(state.goal),
        }
        log.log(|| format!("rolled {pips}"));
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn determinize(state: &State, _: Seat, _: &mut impl Rng) -> State {
        state.clone()
    }

    fn scores(state: &State) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| Score { points: i16::from(state.banked[seat]), tie_break: 0 })
    }

    fn census(_: &State) -> Result<(), String> {
        Ok(())
    }

    fn audit(_: &Setup, _: &State, _: &[String]) -> Result<(), String> {
        Ok(())
    }
}

fn pass(state: &mut State) {
    state.seat = state.seat.next(2);
    state.pot = 0;
    state.wager = None;
}

impl Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {}\nfaces {}\n", self.name, self.faces)
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wager(wager) => write!(f, "wager {wager}"),
            Self::Roll => f.write_str("roll"),
            Self::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(text);
        let action = match tokens.expect("an action")? {
            (_, "wager") => Self::Wager(tokens.number("a wager", 0..=9)? as u8),
            (_, "roll") => Self::Roll,
            (_, "hold") => Self::Hold,
            (at, found) => return Err(Tokens::unexpected(at, found, "an action")),
        };
        tokens.end().map(|()| action)
    }
}

impl Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(text);
        tokens.literal("die")?;
        let pips = tokens.number("pips", 0..=20)? as u8;
        tokens.end().map(|()| Self(pips))
    }
}
