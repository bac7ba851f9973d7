//! The box, §12: the values that both rulebooks leave to pictures.
//!
//! [`built_in`] holds them together. Some are known from a source, the others are reconstructed by
//! us ([`Section::provenance`]); whoever owns the printed game can write the printed values into a
//! file and play with those.

mod built_in;
mod check;
mod write;

use std::borrow::Cow;

use table::words;

use crate::autom::{AUTOM_CARDS, AutomCard, GOAL_CARDS, GoalCard};
use crate::deck::{LakeCard, SpaceshipCard};
use crate::{Location, PerGood};

/// The values of a box.
#[derive(Clone, Debug)]
pub struct Values {
    /// What the box is called.
    pub name: Cow<'static, str>,
    /// The lower end of the mood tracks, §12.1. They start at 0, and a step is a point.
    pub mood_lowest: i8,
    /// Their upper end.
    pub mood_highest: i8,
    /// The fields of the production wheel, §12.2.
    pub wheel_fields: u8,
    /// The export tracks, §12.3.
    pub exports: PerGood<ExportTrack>,
    /// The Spaceship deck, §12.4.
    pub spaceship: table::Bag<SpaceshipCard, 12>,
    /// The Lake deck, §12.5.
    pub lake: table::Bag<LakeCard, 3>,
    /// The locations in a ring, clockwise, for Autom, §12.7.
    pub ring: [Location; 12],
    /// The Autom cards, §12.8.
    pub autom: [AutomCard; AUTOM_CARDS],
    /// The goal cards, §12.9.
    pub goals: [GoalCard; GOAL_CARDS],
}

/// An export track: fields that fill, and a last one with a question mark that never does, §5.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExportTrack {
    fields: [u8; ExportTrack::MOST_FIELDS],
    count: u8,
    /// What the last field pays.
    pub last: u8,
}

impl ExportTrack {
    /// More fields could use up the cubes of a good, R4.
    pub const MOST_FIELDS: usize = 3;

    /// A track with these fields before the question mark, or nothing if there are too many.
    pub fn new(permanent: &[u8], last: u8) -> Option<Self> {
        let mut fields = [0; Self::MOST_FIELDS];
        fields.get_mut(..permanent.len())?.copy_from_slice(permanent);
        Some(Self { fields, count: permanent.len() as u8, last })
    }

    /// What the fields pay that fill, from the left.
    #[inline]
    pub fn permanent(&self) -> &[u8] {
        &self.fields[..usize::from(self.count)]
    }
}

words! {
    /// A group of values with a common source.
    pub enum Section: "section of a box" {
        Mood = "mood",
        Wheel = "wheel",
        Exports = "exports",
        Spaceship = "spaceship",
        Lake = "lake",
        Ring = "ring",
        Autom = "autom",
        Goals = "goals",
    }
}

/// How we know a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// From a published review; it fits every example of the rulebooks.
    Review,
    /// In part from the rulebooks, the rest reconstructed.
    PartlyReconstructed,
    /// Reconstructed by us within what the rulebooks say.
    Reconstructed,
}

impl Section {
    /// How we know the built-in values of this section, §12.
    pub fn provenance(self) -> Provenance {
        match self {
            Self::Mood | Self::Wheel => Provenance::Review,
            Self::Spaceship | Self::Lake | Self::Ring => Provenance::PartlyReconstructed,
            Self::Exports | Self::Autom | Self::Goals => Provenance::Reconstructed,
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
}
