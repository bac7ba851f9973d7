//! What a game is.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::options::{GameOption, OptionError, agree, offered_options};
use crate::{Log, NotationError, PerSeat, Rng, Seat, SeatSet};

/// The rules of one game, as functions over plain data.
///
/// A game is played by seats and by nature. Nothing in a state says what nature will do next: a
/// shuffled deck is a bag of what is left, and a draw is decided when it is made. Nothing that the
/// rules force is asked, and what is asked has at least two answers, unless the implementation's
/// documentation says otherwise.
pub trait Game: Sized + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// The game's title, which is the same in every language.
    const TITLE: &'static str;
    /// What a party without a seat is called where seats have numbers, as in the JSON of scores.
    const AUTOMATON: &'static str = "automaton";
    /// The numbers of seats that it can be played with.
    const SEATS: RangeInclusive<usize>;
    /// The version of the rules. It grows when an old record would no longer replay.
    const RULES: u32;
    /// The versions of the program that played the earlier rules, from version 1 on: who has an old record
    /// needs them.
    const EARLIER: &'static [&'static str] = &[];

    /// The values of the box that the rulebooks do not print. `Display` writes them in full and
    /// canonically: two boxes are the same if they print the same.
    type Values: Display + PartialEq + Debug + 'static;
    /// What is agreed before the game: players, options, box.
    type Setup: Clone + PartialEq + Debug;
    /// The position.
    type State: Clone + PartialEq + Debug;
    /// One thing a player announces, as written in a record.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// One thing that chance decides, as written in a record.
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// One thing that happened.
    type Event: Clone + PartialEq + Debug;
    /// What someone may see of a position.
    type View: PartialEq + Debug;

    /// The box that comes with the program.
    fn built_in() -> &'static Self::Values;

    /// The name of a box.
    fn box_name(values: &Self::Values) -> &str;

    /// The box of a set-up.
    fn values(setup: &Self::Setup) -> &'static Self::Values;

    /// What can be agreed beside the number of seats and the box: every option with all its values, in the
    /// order of records.
    fn all_options() -> Vec<GameOption> {
        Vec::new()
    }

    /// The usual set-up for so many seats, if the game can be played by so many.
    fn usual_setup(seats: usize, values: &'static Self::Values) -> Option<Self::Setup>;

    /// The set-up's options as they stand in the head of a record, in a fixed order.
    fn options(setup: &Self::Setup) -> Vec<(&'static str, String)>;

    /// Reads those options again. They must be complete and in order; an error names the option's
    /// index in the list.
    fn setup(options: &[(&str, &str)], values: &'static Self::Values)
    -> Result<Self::Setup, (usize, String)>;

    /// Sets the game up: the position before the first input, and what happens until then.
    fn begin(setup: &Self::Setup, log: &mut impl Log<Self::Event>) -> Self::State;

    /// How many seats take decisions.
    fn seats(state: &Self::State) -> usize;

    /// How many parties have a score: the seats, and an automaton that plays without one.
    fn parties(state: &Self::State) -> usize;

    /// Who is due.
    fn turn(state: &Self::State) -> Turn;

    /// Replaces the list by exactly those actions that the seat may take now, without repetition.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Does a legal action. What it does with any other is not defined, not even that it returns.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Whether a legal action shows somebody what he could not know before: that is so if two positions
    /// which some viewer cannot tell apart differ for him after it, by what he sees or by what is told.
    /// Such an action can never be taken back. What nature draws always reveals, and is not meant here.
    /// The answer itself must give nothing away: it is the same in positions that look alike.
    fn reveals(state: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// Replaces the list by what nature could do now, with weights in proportion to the chances.
    fn outcomes(state: &Self::State, outcomes: &mut Vec<(Self::Chance, u32)>);

    /// Draws one of the outcomes by their weights.
    fn sample(state: &Self::State, rng: &mut impl Rng) -> Self::Chance;

    /// Does one of the outcomes. What it does with any other is not defined.
    fn resolve(state: &mut Self::State, chance: Self::Chance, log: &mut impl Log<Self::Event>);

    /// What the viewer may see.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A world that this seat cannot tell from the true one, as likely as any other such world.
    fn determinize(state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State;

    /// The scores as they stand, of the parties.
    fn scores(state: &Self::State) -> PerSeat<Score>;

    /// Counts everything there is in a position; an error says what is missing or too many. Tests ask after
    /// every input, so a piece that gets lost or appears from nowhere is found where it happens.
    fn census(state: &Self::State) -> Result<(), String>;

    /// Whether a game that is over and all that happened in it add up. Tests ask at the end.
    fn audit(setup: &Self::Setup, end: &Self::State, events: &[Self::Event]) -> Result<(), String>;

    /// What can be agreed at a table with so many seats. The usual value of each option comes first; what
    /// makes no difference there is left out.
    fn offered_options(seats: usize) -> Vec<GameOption> {
        offered_options::<Self>(seats)
    }

    /// The set-up for so many seats with these options; those that are not named are as usual.
    fn agree(
        seats: usize,
        options: &[(&str, &str)],
        values: &'static Self::Values,
    ) -> Result<Self::Setup, OptionError> {
        agree::<Self>(seats, options, values)
    }

    /// The position before the first input.
    fn start(setup: &Self::Setup) -> Self::State {
        Self::begin(setup, &mut ())
    }

    /// Does an action if it is legal; otherwise the state is as before.
    fn try_apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal> {
        match Self::turn(state) {
            Turn::Over => return Err(Refusal::Over),
            Turn::Seats(due) if due.has(seat) => {}
            Turn::Seats(_) | Turn::Nature => return Err(Refusal::NotDue),
        }
        let mut actions = Vec::new();
        Self::legal(state, seat, &mut actions);
        if !actions.contains(&action) {
            return Err(Refusal::NotLegal);
        }
        Self::apply(state, seat, action, log);
        Ok(())
    }

    /// Does an outcome if it is possible; otherwise the state is as before.
    fn try_resolve(
        state: &mut Self::State,
        chance: Self::Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal> {
        match Self::turn(state) {
            Turn::Over => return Err(Refusal::Over),
            Turn::Seats(_) => return Err(Refusal::NotDue),
            Turn::Nature => {}
        }
        let mut outcomes = Vec::new();
        Self::outcomes(state, &mut outcomes);
        if !outcomes.iter().any(|&(possible, _)| possible == chance) {
            return Err(Refusal::NotLegal);
        }
        Self::resolve(state, chance, log);
        Ok(())
    }
}

/// Who is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Each of these seats may act; none of them waits for another.
    Seats(SeatSet),
    /// Chance decides.
    Nature,
    /// The game is over.
    Over,
}

impl Turn {
    /// One seat alone is due.
    pub fn seat(seat: Seat) -> Self {
        Self::Seats(SeatSet::EMPTY.with(seat))
    }
}

/// Whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player's.
    Seat(Seat),
    /// Somebody's who only watches.
    Spectator,
}

/// A score: more points are better, then the larger tie-break; if both are equal, the place is shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    /// Victory points.
    pub points: i16,
    /// What decides between equal points.
    pub tie_break: i16,
}

/// Why an input was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Somebody else is due.
    NotDue,
    /// The rules do not allow it now.
    NotLegal,
}

impl Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Over => "the game is over",
            Self::NotDue => "somebody else is due",
            Self::NotLegal => "the rules do not allow it now",
        })
    }
}

impl std::error::Error for Refusal {}
