//! The box file of Red Outpost. `red_outpost::Values` writes it and says what it must satisfy; here
//! it is read.

use std::collections::BTreeMap;

use boxes::fields::{array, bag, from_toml, indexed, set, word};
use red_outpost::{AutomCard, ExportTrack, GoalCard, Good, PerGood, Values};
use serde::Deserialize;
use texts::Language;

use crate::RedOutpostFace;
use crate::telling::comment;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    name: String,
    mood: Mood,
    wheel: Wheel,
    exports: PerGoodFile<Track>,
    spaceship: BTreeMap<String, u8>,
    lake: BTreeMap<String, u8>,
    ring: Ring,
    autom: Vec<Autom>,
    goals: Vec<Goal>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mood {
    lowest: i8,
    highest: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wheel {
    fields: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PerGoodFile<T> {
    wool: T,
    grain: T,
    coal: T,
    fish: T,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    fields: Vec<u8>,
    last: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ring {
    clockwise: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Autom {
    worker: String,
    locations: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Goal {
    extra_discs: Vec<String>,
    free: Vec<String>,
    happy: Vec<String>,
    goods: Vec<String>,
    penalty: u8,
    warehouse: Vec<String>,
    workers: Vec<String>,
    spaceship: Vec<String>,
    direction: String,
    exports: PerGoodFile<u8>,
}

impl boxes::BoxFile for RedOutpostFace {
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
        let Self { name, mood, wheel, exports, spaceship, lake, ring, autom, goals } = self;
        let tracks = exports.per_good(|good, track| {
            ExportTrack::new(&track.fields, track.last).ok_or_else(|| {
                let most = ExportTrack::MOST_FIELDS;
                format!(
                    "exports.{good}.fields: {} fields that fill, of at most {most} (R4)",
                    track.fields.len()
                )
            })
        })?;
        let autom_cards = indexed("autom", autom, |field, card| {
            Ok(AutomCard {
                worker: word(&format!("{field}.worker"), &card.worker)?,
                locations: array(&format!("{field}.locations"), &card.locations)?,
            })
        })?;
        Ok(Values {
            name: name.into(),
            mood_lowest: mood.lowest,
            mood_highest: mood.highest,
            wheel_fields: wheel.fields,
            exports: tracks,
            spaceship: bag("spaceship", &spaceship)?,
            lake: bag("lake", &lake)?,
            ring: array("ring.clockwise", &ring.clockwise)?,
            autom: autom_cards,
            goals: indexed("goals", goals, |field, goal| goal.into_card(&field))?,
        })
    }
}

impl Goal {
    fn into_card(self, field: &str) -> Result<GoalCard, String> {
        Ok(GoalCard {
            extra_discs: set(&format!("{field}.extra-discs"), &self.extra_discs)?,
            free: set(&format!("{field}.free"), &self.free)?,
            happy: set(&format!("{field}.happy"), &self.happy)?,
            goods: set(&format!("{field}.goods"), &self.goods)?,
            penalty: self.penalty,
            warehouse: array(&format!("{field}.warehouse"), &self.warehouse)?,
            workers: array(&format!("{field}.workers"), &self.workers)?,
            spaceship: array(&format!("{field}.spaceship"), &self.spaceship)?,
            direction: word(&format!("{field}.direction"), &self.direction)?,
            exports: self.exports.per_good(|_, vp| Ok(vp))?,
        })
    }
}

impl<T> PerGoodFile<T> {
    fn per_good<U>(self, mut read: impl FnMut(Good, T) -> Result<U, String>) -> Result<PerGood<U>, String> {
        let Self { wool, grain, coal, fish } = self;
        Ok(PerGood::new([
            read(Good::Wool, wool)?,
            read(Good::Grain, grain)?,
            read(Good::Coal, coal)?,
            read(Good::Fish, fish)?,
        ]))
    }
}
