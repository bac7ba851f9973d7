//! How actions, outcomes and options are written in records; `docs/notation.md` defines it.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Tokens, Word, no_more_options, option};

use crate::WorkerSet;
use crate::action::{Action, Then};
use crate::autom::{AUTOM_CARDS, GOAL_CARDS};
use crate::chance::Chance;
use crate::setup::{Seating, Setup};
use crate::values::Values;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move { worker, to } => write!(f, "move {worker} {to}"),
            Self::Stay => f.write_str("stay"),
            Self::Influence { disc, released } => write!(f, "influence {disc} {released}"),
            Self::Use => f.write_str("use"),
            Self::Decline => f.write_str("decline"),
            Self::Donate => f.write_str("donate"),
            Self::Pledge { worker } => write!(f, "pledge {worker}"),
            Self::Treat { raise, lower } => write!(f, "treat raise {raise} lower {lower}"),
            Self::Bribe { good, raise, lower } => write!(f, "bribe {good} raise {raise} lower {lower}"),
            Self::Sell { good } => write!(f, "sell {good}"),
            Self::Buy { good } => write!(f, "buy {good}"),
            Self::Shift { owner, from, to } => write!(f, "shift {owner} from {from} to {to}"),
            Self::Take { good } => write!(f, "take {good}"),
            Self::Fish => f.write_str("fish"),
            Self::ShuffleAndFish => f.write_str("shuffle-and-fish"),
            Self::Recall { card } => write!(f, "recall {card}"),
            Self::Catch { card, then: Then::Leave } => write!(f, "catch {card}"),
            Self::Catch { card, then: Then::Shuffle } => write!(f, "catch {card} shuffle"),
            Self::Ship { good } => write!(f, "ship {good}"),
            Self::Overtime { good } => write!(f, "overtime {good}"),
            Self::Send { worker, to } => write!(f, "send {worker} {to}"),
            Self::Nap { workers } => {
                f.write_str("nap")?;
                workers.iter().try_for_each(|worker| write!(f, " {worker}"))
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(text);
        let (at, verb) = tokens.expect("an action")?;
        let action = match verb {
            "move" => Self::Move { worker: tokens.word()?, to: tokens.word()? },
            "stay" => Self::Stay,
            "influence" => Self::Influence {
                disc: tokens.word()?,
                released: tokens.number("a number of discs", 0..=9)? as u8,
            },
            "use" => Self::Use,
            "decline" => Self::Decline,
            "donate" => Self::Donate,
            "pledge" => Self::Pledge { worker: tokens.word()? },
            "treat" => {
                let (raise, lower) = exchange(&mut tokens)?;
                Self::Treat { raise, lower }
            }
            "bribe" => {
                let good = tokens.word()?;
                let (raise, lower) = exchange(&mut tokens)?;
                Self::Bribe { good, raise, lower }
            }
            "sell" => Self::Sell { good: tokens.word()? },
            "buy" => Self::Buy { good: tokens.word()? },
            "shift" => {
                let owner = tokens.word()?;
                tokens.literal("from")?;
                let from = tokens.word()?;
                tokens.literal("to")?;
                Self::Shift { owner, from, to: tokens.word()? }
            }
            "take" => Self::Take { good: tokens.word()? },
            "fish" => Self::Fish,
            "shuffle-and-fish" => Self::ShuffleAndFish,
            "recall" => Self::Recall { card: tokens.word()? },
            "catch" => return catch(tokens),
            "ship" => Self::Ship { good: tokens.word()? },
            "overtime" => Self::Overtime { good: tokens.word()? },
            "send" => Self::Send { worker: tokens.word()?, to: tokens.word()? },
            "nap" => return nap(tokens),
            _ => return Err(Tokens::unexpected(at, verb, "an action of Red Outpost")),
        };
        tokens.end()?;
        Ok(action)
    }
}

fn exchange<W: Word>(tokens: &mut Tokens<'_>) -> Result<(W, W), NotationError> {
    tokens.literal("raise")?;
    let raise = tokens.word()?;
    tokens.literal("lower")?;
    Ok((raise, tokens.word()?))
}

fn catch(mut tokens: Tokens<'_>) -> Result<Action, NotationError> {
    let card = tokens.word()?;
    match tokens.next_raw() {
        None => Ok(Action::Catch { card, then: Then::Leave }),
        Some((_, "shuffle")) => {
            tokens.end()?;
            Ok(Action::Catch { card, then: Then::Shuffle })
        }
        Some((at, other)) => Err(Tokens::unexpected(at, other, "\"shuffle\"")),
    }
}

/// One or two workers in the order of the portraits, so that a nap is written in one way only.
fn nap(mut tokens: Tokens<'_>) -> Result<Action, NotationError> {
    let first: crate::Worker = tokens.word()?;
    let mut workers = WorkerSet::EMPTY.with(first);
    if let Some((at, name)) = tokens.next_raw() {
        let second = name.parse().map_err(|error: NotationError| NotationError { at, ..error })?;
        if second <= first {
            return Err(Tokens::unexpected(
                at,
                name,
                "a worker after the first in the order of the portraits",
            ));
        }
        workers.insert(second);
    }
    tokens.end()?;
    Ok(Action::Nap { workers })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Block(location) => write!(f, "block {location}"),
            Self::WorkerCard(worker) => write!(f, "worker-card {worker}"),
            Self::LocationCard(location) => write!(f, "location-card {location}"),
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Goal(card) => write!(f, "goal {}", card + 1),
            Self::Autom(card) => write!(f, "autom {}", card + 1),
            Self::Spaceship(card) => write!(f, "spaceship {card}"),
            Self::Lake(card) => write!(f, "lake {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(text);
        let (at, deck) = tokens.expect("an outcome")?;
        let chance = match deck {
            "block" => Self::Block(tokens.word()?),
            "worker-card" => Self::WorkerCard(tokens.word()?),
            "location-card" => Self::LocationCard(tokens.word()?),
            "start" => Self::Start(tokens.word()?),
            "goal" => Self::Goal(card_number(&mut tokens, GOAL_CARDS)?),
            "autom" => Self::Autom(card_number(&mut tokens, AUTOM_CARDS)?),
            "spaceship" => Self::Spaceship(tokens.word()?),
            "lake" => Self::Lake(tokens.word()?),
            _ => return Err(Tokens::unexpected(at, deck, "an outcome of Red Outpost")),
        };
        tokens.end()?;
        Ok(chance)
    }
}

/// Cards are counted from 1 on paper and from 0 in the program.
fn card_number(tokens: &mut Tokens<'_>, cards: usize) -> Result<u8, NotationError> {
    let number = tokens.number("a card number", 1..=cards as i16)?;
    Ok(number as u8 - 1)
}

/// The options in the head of a record.
pub(crate) fn options(setup: &Setup) -> Vec<(&'static str, String)> {
    let Setup { seating, blocks, cards, edition, start, difficulty, values: _ } = setup;
    vec![
        ("seats", seating.to_string()),
        ("blocks", blocks.to_string()),
        ("cards", cards.to_string()),
        ("edition", edition.to_string()),
        ("start", start.to_string()),
        ("difficulty", difficulty.to_string()),
    ]
}

/// Reads the options again.
pub(crate) fn setup(options: &[(&str, &str)], values: &'static Values) -> Result<Setup, (usize, String)> {
    let setup = Setup {
        seating: option::<Seating>(options, 0, "seats")?,
        blocks: option(options, 1, "blocks")?,
        cards: option(options, 2, "cards")?,
        edition: option(options, 3, "edition")?,
        start: option(options, 4, "start")?,
        difficulty: option(options, 5, "difficulty")?,
        values,
    };
    no_more_options(options, 6)?;
    setup.check().map_err(|(key, reason)| {
        (options.iter().position(|(option, _)| *option == key).unwrap_or(0), reason)
    })?;
    Ok(setup)
}
