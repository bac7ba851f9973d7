//! The box file of Outlive. `outlive::Values` writes it and says what it must satisfy; here it is
//! read.

use std::collections::BTreeMap;

use boxes::fields::{bag, exactly, from_toml, word};
use outlive::{EventCard, EventValues, PerEvent, PerResource, PerSlot, Prey, PreyValues, Resource, Values};
use serde::Deserialize;
use table::{Per, Word};
use texts::Language;

use crate::OutliveFace;
use crate::telling::comment;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    name: String,
    airlock: Airlock,
    radiation: Radiation,
    cargo: Cargo,
    prey: BTreeMap<String, PreyTile>,
    events: BTreeMap<String, Event>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Airlock {
    rows: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Radiation {
    track: Vec<i8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cargo {
    cans: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PreyTile {
    count: u8,
    meat: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Event {
    cost: BTreeMap<String, u8>,
    vp: u8,
}

impl boxes::BoxFile for OutliveFace {
    fn read_box(text: &str) -> Result<Values, String> {
        parse(text)
    }

    fn write_box(values: &Values, language: Language) -> String {
        values.to_toml(|section| comment(language, section))
    }
}

fn parse(text: &str) -> Result<Values, String> {
    let values = from_toml::<Contents>(text)?.into_values()?;
    values.check().map_err(|flaw| flaw.to_string())?;
    Ok(values)
}

impl Contents {
    fn into_values(self) -> Result<Values, String> {
        let Self { name, airlock, radiation, cargo, prey, events } = self;
        let mut tiles = Per::from_fn(|_: Prey| None);
        for (kind, tile) in prey {
            let meat = exactly(&format!("prey.{kind}.meat"), tile.meat)?;
            tiles[word::<Prey>("prey", &kind)?] = Some(PreyValues { count: tile.count, meat });
        }
        let mut cards = PerEvent::from_fn(|_| None);
        for (event, card) in events {
            let field = format!("events.{event}.cost");
            let cost: PerResource<u8> = bag::<Resource, 7>(&field, &card.cost)?;
            cards[word::<EventCard>("events", &event)?] = Some(EventValues { cost, vp: card.vp });
        }
        Ok(Values {
            name: name.into(),
            airlock: exactly("airlock.rows", airlock.rows)?,
            radiation: exactly("radiation.track", radiation.track)?,
            cans: PerSlot::new(exactly("cargo.cans", cargo.cans)?),
            prey: complete("prey", &tiles)?,
            events: complete("events", &cards)?,
        })
    }
}

/// Every word has its entry.
fn complete<W: Word, T: Copy, const N: usize>(
    field: &str,
    entries: &Per<W, Option<T>, N>,
) -> Result<Per<W, T, N>, String> {
    match entries.iter().find(|(_, entry)| entry.is_none()) {
        Some((missing, _)) => Err(format!("{field}: there is no entry {}", missing.name())),
        None => Ok(Per::from_fn(|word| entries[word].expect("none is missing"))),
    }
}
