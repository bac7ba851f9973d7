//! What a box must satisfy to be playable.

use std::ops::RangeInclusive;

use table::BoxFlaw;

use super::{PREY_TILES, Values};
use crate::setup::FIRST_SURVIVORS;

const ROW: RangeInclusive<u8> = 1..=8;
const RADIATION: RangeInclusive<i8> = -20..=20;
const CANS: RangeInclusive<u8> = 0..=9;
const MEAT: RangeInclusive<u8> = 0..=15;
const COST: RangeInclusive<u8> = 0..=9;
const VP: RangeInclusive<u8> = 0..=15;

impl Values {
    /// Whether the box can be played; if not, the first flaw.
    pub fn check(&self) -> Result<(), BoxFlaw> {
        BoxFlaw::check_name(&self.name)?;
        self.airlock.iter().try_for_each(|&row| BoxFlaw::check_range("airlock.rows", row, &ROW))?;
        if self.airlock_size() < FIRST_SURVIVORS {
            let places = self.airlock_size();
            return BoxFlaw::refuse(
                "airlock.rows",
                format!("{places} places do not hold the first four survivors"),
            );
        }
        self.check_radiation()?;
        self.cans.values().try_for_each(|&cans| BoxFlaw::check_range("cargo.cans", cans, &CANS))?;
        self.check_prey()?;
        self.check_events()
    }

    /// The track falls from field to field and has a 0 to start on.
    fn check_radiation(&self) -> Result<(), BoxFlaw> {
        let field = "radiation.track";
        self.radiation.iter().try_for_each(|&points| BoxFlaw::check_range(field, points, &RADIATION))?;
        if !self.radiation.contains(&0) {
            return BoxFlaw::refuse(field, "has no field 0 to start on");
        }
        if let Some(pair) = self.radiation.windows(2).find(|pair| pair[1] >= pair[0]) {
            return BoxFlaw::refuse(
                field,
                format!("{} follows {}; every field is worse than the one before", pair[1], pair[0]),
            );
        }
        Ok(())
    }

    fn check_prey(&self) -> Result<(), BoxFlaw> {
        for (prey, tile) in self.prey.iter() {
            tile.meat
                .iter()
                .try_for_each(|&meat| BoxFlaw::check_range(&format!("prey.{prey}.meat"), meat, &MEAT))?;
        }
        let tiles: u32 = self.prey.values().map(|tile| u32::from(tile.count)).sum();
        if tiles != u32::from(PREY_TILES) {
            return BoxFlaw::refuse("prey", format!("there are {tiles} tiles instead of {PREY_TILES}"));
        }
        Ok(())
    }

    fn check_events(&self) -> Result<(), BoxFlaw> {
        for (event, card) in self.events.iter() {
            for (resource, &count) in card.cost.iter() {
                BoxFlaw::check_range(&format!("events.{event}.cost.{resource}"), count, &COST)?;
            }
            if card.cost.values().all(|&count| count == 0) {
                return BoxFlaw::refuse(&format!("events.{event}.cost"), "an event costs something");
            }
            BoxFlaw::check_range(&format!("events.{event}.vp"), card.vp, &VP)?;
        }
        Ok(())
    }
}
