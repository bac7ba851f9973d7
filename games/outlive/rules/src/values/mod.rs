//! The box: what the rulebook leaves to pictures and we reconstructed, §9, §11, §14.

mod built_in;
mod check;
mod write;

use std::borrow::Cow;

use table::{Per, words};

use crate::cards::{PerEvent, Prey};
use crate::{PerResource, PerSlot};

/// The values of a box.
#[derive(Clone, Debug)]
pub struct Values {
    /// What the box is called.
    pub name: Cow<'static, str>,
    /// The places in each row of the airlock, §9.1.
    pub airlock: [u8; 2],
    /// The radiation track from its best end, §9.2. The marker starts on the 0.
    pub radiation: [i8; RADIATION_FIELDS],
    /// The cans of the slots of the Cargo ship, §9.3.
    pub cans: PerSlot<u8>,
    /// The prey tiles, §11.
    pub prey: Per<Prey, PreyValues, 5>,
    /// The event cards, §14.
    pub events: PerEvent<EventValues>,
}

/// The fields of the radiation track.
pub(crate) const RADIATION_FIELDS: usize = 11;
/// The prey tiles in the box.
pub(crate) const PREY_TILES: u8 = 30;

/// A kind of prey, §11.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreyValues {
    /// How many tiles there are.
    pub count: u8,
    /// The meat for the first, second, third … of the kind; the last number holds for all others.
    pub meat: [u8; 6],
}

impl PreyValues {
    /// The meat for one more, having so many.
    pub fn meat(&self, before: u8) -> u8 {
        self.meat[usize::from(before).min(self.meat.len() - 1)]
    }
}

/// What an event costs and pays, §14. What it does is a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventValues {
    /// What it costs to resolve.
    pub cost: PerResource<u8>,
    /// What it pays at the end.
    pub vp: u8,
}

words! {
    /// A group of values with a common source.
    pub enum Section: "section of a box" {
        Airlock = "airlock",
        Radiation = "radiation",
        Cargo = "cargo",
        Prey = "prey",
        Events = "events",
    }
}

/// How we know a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// In part from a source, the rest reconstructed.
    PartlyReconstructed,
}

impl Section {
    /// How we know the built-in values of this section.
    pub fn provenance(self) -> Provenance {
        match self {
            Self::Airlock | Self::Radiation | Self::Cargo | Self::Prey | Self::Events => {
                Provenance::PartlyReconstructed
            }
        }
    }
}

/// Two boxes are the same if they print the same. Mostly they are one and the same object.
impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.to_string() == other.to_string()
    }
}

impl Values {
    /// The box that comes with the program.
    pub fn built_in() -> &'static Self {
        &built_in::BUILT_IN
    }

    /// The places in the airlock.
    pub fn airlock_size(&self) -> u8 {
        self.airlock[0] + self.airlock[1]
    }

    /// The rows with anybody in them: the first fills first, R12.
    pub fn airlock_rows_occupied(&self, survivors: u8) -> u8 {
        u8::from(survivors > 0) + u8::from(survivors > self.airlock[0])
    }

    /// The field of the track where radiation starts.
    pub(crate) fn radiation_start(&self) -> u8 {
        self.radiation.iter().position(|&points| points == 0).unwrap_or(0) as u8
    }

    /// The last field of the track.
    pub(crate) fn radiation_end(&self) -> u8 {
        RADIATION_FIELDS as u8 - 1
    }
}
