//! How actions, outcomes and options are written in records; `docs/notation.md` defines it.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Tokens};

use crate::Resource;
use crate::action::{Action, Berth, Extra, Items, Spared};
use crate::chance::Chance;
use crate::resource::Materials;
use crate::setup::Setup;
use crate::shelter::ROOMS;
use crate::values::Values;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Reject { one, other } => write!(f, "reject {one} {other}"),
            Self::BuildFree { room } => write!(f, "build-free {room}"),
            Self::MoveIn { count } => write!(f, "move-in {count}"),
            Self::Lead { leader } => write!(f, "lead {leader}"),
            Self::Deploy { four, five } => write!(f, "deploy 4 {four} 5 {five}"),
            Self::Station { hero, place } => write!(f, "station {hero} {place}"),
            Self::Give { items } => {
                f.write_str("give")?;
                items.iter().flatten().try_for_each(|item| write!(f, " {item}"))
            }
            Self::Dismiss { from, count } => write!(f, "dismiss {from} {count}"),
            Self::Move { hero, to, slot: None } => write!(f, "move {hero} {to}"),
            Self::Move { hero, to, slot: Some(slot) } => write!(f, "move {hero} {to} {slot}"),
            Self::Stand { hero } => write!(f, "stand {hero}"),
            Self::Look { city } => write!(f, "look {city}"),
            Self::Strike => f.write_str("strike"),
            Self::Done => f.write_str("done"),
            Self::Guard => f.write_str("guard"),
            Self::Resist { gear, ammo } => write!(f, "resist {gear} {ammo}"),
            Self::House { berth } => write!(f, "house {berth}"),
            Self::Accept { equipment } => write!(f, "accept {equipment}"),
            Self::Take { count, extra: Extra::Added } => write!(f, "take {count}"),
            Self::Take { count, extra: Extra::Plain } => write!(f, "take {count} plain"),
            Self::Algae { ammo } => write!(f, "algae {ammo}"),
            Self::Hunt { ammo, aids } => write!(f, "hunt {ammo} {aids}"),
            Self::Sense => f.write_str("sense"),
            Self::HuntSensed { index, ammo, aids } => write!(f, "hunt-sensed {} {ammo} {aids}", index + 1),
            Self::Pick { equipment } => write!(f, "pick {equipment}"),
            Self::Search => f.write_str("search"),
            Self::Resolve { event, spared: Spared::Nothing } => write!(f, "resolve {event}"),
            Self::Resolve { event, spared: Spared::Some(one, None) } => {
                write!(f, "resolve {event} sparing {one}")
            }
            Self::Resolve { event, spared: Spared::Some(one, Some(other)) } => {
                write!(f, "resolve {event} sparing {one} {other}")
            }
            Self::Feed { water } => write!(f, "feed {water}"),
            Self::Recruit { count, water } => write!(f, "recruit {count} {water}"),
            Self::Build { slot, pay } => write!(f, "build {} {pay}", slot + 1),
            Self::Staff { slot, count } => write!(f, "staff {} {count}", slot + 1),
            Self::Draw => f.write_str("draw"),
            Self::Scrap { equipment } => write!(f, "scrap {equipment}"),
            Self::Repair { equipment, help, pay } => write!(f, "repair {equipment} {help} {pay}"),
        }
    }
}

impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Airlock => f.write_str("airlock"),
            Self::Room(slot) => write!(f, "{}", slot + 1),
        }
    }
}

/// Wood, metal, chips.
impl fmt::Display for Materials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.wood, self.metal, self.chip)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(text);
        let action = parse(&mut tokens)?;
        tokens.end()?;
        Ok(action)
    }
}

fn parse(tokens: &mut Tokens<'_>) -> Result<Action, NotationError> {
    let (at, verb) = tokens.expect("an action")?;
    Ok(match verb {
        "reject" => Action::Reject { one: tokens.word()?, other: tokens.word()? },
        "build-free" => Action::BuildFree { room: tokens.word()? },
        "move-in" => Action::MoveIn { count: count(tokens)? },
        "lead" => Action::Lead { leader: tokens.word()? },
        "deploy" => {
            tokens.literal("4")?;
            let four = tokens.word()?;
            tokens.literal("5")?;
            Action::Deploy { four, five: tokens.word()? }
        }
        "station" => Action::Station { hero: tokens.word()?, place: tokens.word()? },
        "give" => Action::Give { items: items(tokens)? },
        "dismiss" => Action::Dismiss { from: berth(tokens)?, count: count(tokens)? },
        "move" => Action::Move { hero: tokens.word()?, to: tokens.word()?, slot: tokens.optional()? },
        "stand" => Action::Stand { hero: tokens.word()? },
        "look" => Action::Look { city: tokens.word()? },
        "strike" => Action::Strike,
        "done" => Action::Done,
        "guard" => Action::Guard,
        "resist" => Action::Resist { gear: tokens.word()?, ammo: count(tokens)? },
        "house" => Action::House { berth: berth(tokens)? },
        "accept" => Action::Accept { equipment: tokens.word()? },
        "take" => Action::Take { count: count(tokens)?, extra: extra(tokens)? },
        "algae" => Action::Algae { ammo: count(tokens)? },
        "hunt" => Action::Hunt { ammo: count(tokens)?, aids: count(tokens)? },
        "sense" => Action::Sense,
        "hunt-sensed" => {
            let index = tokens.number("a place in the stack", 1..=10)? as u8 - 1;
            Action::HuntSensed { index, ammo: count(tokens)?, aids: count(tokens)? }
        }
        "pick" => Action::Pick { equipment: tokens.word()? },
        "search" => Action::Search,
        "resolve" => Action::Resolve { event: tokens.word()?, spared: spared(tokens)? },
        "feed" => Action::Feed { water: count(tokens)? },
        "recruit" => Action::Recruit { count: count(tokens)?, water: count(tokens)? },
        "build" => Action::Build { slot: slot(tokens)?, pay: materials(tokens)? },
        "staff" => Action::Staff { slot: slot(tokens)?, count: count(tokens)? },
        "draw" => Action::Draw,
        "scrap" => Action::Scrap { equipment: tokens.word()? },
        "repair" => {
            Action::Repair { equipment: tokens.word()?, help: tokens.word()?, pay: materials(tokens)? }
        }
        _ => return Err(Tokens::unexpected(at, verb, "an action of Outlive")),
    })
}

fn count(tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
    Ok(tokens.number("a count", 0..=99)? as u8)
}

fn slot(tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
    Ok(tokens.number("a room of the shelter", 1..=ROOMS as i16)? as u8 - 1)
}

fn materials(tokens: &mut Tokens<'_>) -> Result<Materials, NotationError> {
    Ok(Materials::new(count(tokens)?, count(tokens)?, count(tokens)?))
}

/// Resources in the order of §1, so that a selection is written in one way only.
fn items(tokens: &mut Tokens<'_>) -> Result<Items, NotationError> {
    let mut items = [None; 3];
    let mut last = None;
    for item in &mut items {
        let before = tokens.position();
        *item = tokens.optional::<Resource>()?;
        if item.is_some() && *item < last {
            return Err(NotationError::new(before + 1, "resources stand in the order of the rules"));
        }
        last = *item;
    }
    if items[0].is_none() {
        return Err(NotationError::new(tokens.position(), "the line ends where a resource should stand"));
    }
    Ok(items)
}

fn berth(tokens: &mut Tokens<'_>) -> Result<Berth, NotationError> {
    let mut ahead = tokens.clone();
    if let Some((_, "airlock")) = ahead.next_raw() {
        *tokens = ahead;
        return Ok(Berth::Airlock);
    }
    slot(tokens).map(Berth::Room)
}

fn extra(tokens: &mut Tokens<'_>) -> Result<Extra, NotationError> {
    match tokens.next_raw() {
        None => Ok(Extra::Added),
        Some((_, "plain")) => Ok(Extra::Plain),
        Some((at, other)) => Err(Tokens::unexpected(at, other, "\"plain\"")),
    }
}

fn spared(tokens: &mut Tokens<'_>) -> Result<Spared, NotationError> {
    match tokens.next_raw() {
        None => Ok(Spared::Nothing),
        Some((_, "sparing")) => Ok(Spared::Some(tokens.word()?, tokens.optional()?)),
        Some((at, other)) => Err(Tokens::unexpected(at, other, "\"sparing\"")),
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Room(room) => write!(f, "room {room}"),
            Self::Leader(leader) => write!(f, "leader {leader}"),
            Self::Equipment(equipment) => write!(f, "equipment {equipment}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Prey(prey) => write!(f, "prey {prey}"),
            Self::Event(event) => write!(f, "event {event}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(text);
        let (at, what) = tokens.expect("an outcome")?;
        let chance = match what {
            "room" => Self::Room(tokens.word()?),
            "leader" => Self::Leader(tokens.word()?),
            "equipment" => Self::Equipment(tokens.word()?),
            "tile" => Self::Tile(tokens.word()?),
            "prey" => Self::Prey(tokens.word()?),
            "event" => Self::Event(tokens.word()?),
            _ => return Err(Tokens::unexpected(at, what, "an outcome of Outlive")),
        };
        tokens.end()?;
        Ok(chance)
    }
}

/// The options in the head of a record.
pub(crate) fn options(setup: &Setup) -> Vec<(&'static str, String)> {
    let Setup { seating, placement, values: _ } = setup;
    vec![("seats", seating.to_string()), ("placement", placement.to_string())]
}

/// Reads the options again.
pub(crate) fn setup(options: &[(&str, &str)], values: &'static Values) -> Result<Setup, (usize, String)> {
    let setup = Setup {
        seating: table::option(options, 0, "seats")?,
        placement: table::option(options, 1, "placement")?,
        values,
    };
    table::no_more_options(options, 2)?;
    Ok(setup)
}
