//! Why a recorder refuses an entry.

use std::fmt;

use table::Refusal;

use crate::LIMIT_ENTRIES;

/// Why a recorder refused something. It is then as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// The game's rules refuse it.
    Rules(Refusal),
    /// The latest input that stands is not an action of this seat, or it has revealed something.
    Undo,
    /// Nature would draw outside a segment, in a record that has segments.
    Uncommitted,
    /// The commitment comes after a draw without one, and so would prove nothing.
    CommitmentTooLate,
    /// A new segment would begin before the running one has ended.
    SegmentRunning,
    /// A seed would be revealed although no segment is running.
    NoSegment,
    /// The commitment stands in the record already, so its seed may be known.
    SeedUsed,
    /// The seed is not the one that was committed to.
    WrongSeed,
    /// The dice gave something else.
    Dice {
        /// What they gave, as records write it.
        gave: String,
    },
    /// The table does not hold the seed of a running segment.
    NoDice,
    /// The record is as long as records can be.
    Full,
}

impl EntryError {
    /// Whether what the entry says is at fault, rather than that it stands here at all.
    pub(crate) fn blames_content(&self) -> bool {
        match self {
            Self::Rules(Refusal::NotLegal) | Self::WrongSeed | Self::Dice { .. } => true,
            Self::Rules(Refusal::Over | Refusal::NotDue)
            | Self::Undo
            | Self::Uncommitted
            | Self::CommitmentTooLate
            | Self::SegmentRunning
            | Self::NoSegment
            | Self::SeedUsed
            | Self::NoDice
            | Self::Full => false,
        }
    }
}

impl From<Refusal> for EntryError {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal)
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(refusal) => write!(f, "{refusal}"),
            Self::Undo => f.write_str(
                "the latest input that stands is not an action of this seat that revealed nothing",
            ),
            Self::Uncommitted => {
                f.write_str("nature draws after the seed was revealed, without a new commitment")
            }
            Self::CommitmentTooLate => {
                f.write_str("nature has drawn without a commitment, now it is too late for one")
            }
            Self::SegmentRunning => f.write_str("the seed of the running segment must be revealed first"),
            Self::NoSegment => f.write_str("there is no commitment that a seed could answer"),
            Self::SeedUsed => f.write_str("this commitment was used before, a new segment needs a new seed"),
            Self::WrongSeed => f.write_str("this seed is not the one that was committed to"),
            Self::Dice { gave } => write!(f, "the dice gave \"{gave}\" here"),
            Self::NoDice => f.write_str("the seed is not known at this table"),
            Self::Full => write!(f, "a record has at most {LIMIT_ENTRIES} entries"),
        }
    }
}

impl std::error::Error for EntryError {}
