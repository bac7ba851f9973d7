//! The order of commitments, draws and seeds: either every draw is committed to, or none is.

use crate::{EntryError, Hash, Seed};

/// How the record stands with commitments.
#[derive(Clone, Copy)]
pub(crate) enum Segment {
    /// Nature has not drawn, and nobody has committed to anything.
    Untouched,
    /// Nature has drawn without a commitment.
    Uncommitted,
    /// Nature draws from the seed with this sum.
    Running(Hash),
    /// The seed is revealed. Nature waits for the next commitment.
    Revealed,
}

impl Segment {
    /// After a commitment.
    pub(crate) fn commit(self, commitment: Hash) -> Result<Self, EntryError> {
        match self {
            Self::Untouched | Self::Revealed => Ok(Self::Running(commitment)),
            Self::Uncommitted => Err(EntryError::CommitmentTooLate),
            Self::Running(_) => Err(EntryError::SegmentRunning),
        }
    }

    /// After a draw.
    pub(crate) fn draw(self) -> Result<Self, EntryError> {
        match self {
            Self::Untouched | Self::Uncommitted => Ok(Self::Uncommitted),
            Self::Running(commitment) => Ok(Self::Running(commitment)),
            Self::Revealed => Err(EntryError::Uncommitted),
        }
    }

    /// After a seed.
    pub(crate) fn reveal(self, seed: Seed) -> Result<Self, EntryError> {
        match self {
            Self::Running(commitment) if commitment == seed.commitment() => Ok(Self::Revealed),
            Self::Running(_) => Err(EntryError::WrongSeed),
            Self::Untouched | Self::Uncommitted | Self::Revealed => Err(EntryError::NoSegment),
        }
    }
}
