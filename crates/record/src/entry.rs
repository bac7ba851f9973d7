//! One line of a record's body.

use std::fmt::{self, Display};
use std::str::FromStr;

use table::{Game, NotationError, Seat, Tokens};

use crate::{Hash, Seed};

/// One line of a record's body, for a game with such actions and outcomes.
///
/// Only the canonical form is read: what parses prints as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, C> {
    /// A segment begins. Its outcomes will come from the seed that has this sum.
    Commitment(Hash),
    /// The segment ends, and its seed is revealed.
    Seed(Seed),
    /// Nature decided.
    Chance(C),
    /// A seat acted.
    Action(Seat, A),
    /// A seat took back its latest action.
    Undo(Seat),
}

/// An entry of a record of game `G`.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

impl<A, C> Entry<A, C> {
    /// Whether the entry is an input of the game, which commitments and seeds are not.
    pub fn is_input(&self) -> bool {
        match self {
            Self::Commitment(_) | Self::Seed(_) => false,
            Self::Chance(_) | Self::Action(..) | Self::Undo(_) => true,
        }
    }

    /// The seed, if the entry reveals one.
    pub(crate) fn seed(&self) -> Option<Seed> {
        if let Self::Seed(seed) = self { Some(*seed) } else { None }
    }
}

impl<A: Display, C: Display> Display for Entry<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Commitment(hash) => write!(f, "commitment {hash}"),
            Self::Seed(seed) => write!(f, "seed {seed}"),
            Self::Chance(chance) => write!(f, "nature {chance}"),
            Self::Action(seat, action) => write!(f, "{seat} {action}"),
            Self::Undo(seat) => write!(f, "{seat} undo"),
        }
    }
}

impl<A, C> FromStr for Entry<A, C>
where
    A: Display + FromStr<Err = NotationError>,
    C: Display + FromStr<Err = NotationError>,
{
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let entry = match word {
            "commitment" => rest.parse().map(Self::Commitment),
            "seed" => rest.parse().map(Self::Seed),
            "nature" => rest.parse().map(Self::Chance),
            _ => {
                let seat = word.parse().map_err(|_| Tokens::unexpected(0, word, LINE_BEGINNINGS))?;
                if rest == "undo" {
                    Ok(Self::Undo(seat))
                } else {
                    rest.parse().map(|action| Self::Action(seat, action))
                }
            }
        };
        let entry =
            entry.map_err(|error| NotationError { at: line.len() - rest.len() + error.at, ..error })?;
        // The game's own parsers may be lenient about spaces.
        match entry.to_string() {
            canonical if canonical == line => Ok(entry),
            canonical => Err(NotationError::new(
                first_difference(line, &canonical),
                format!("this line is written \"{canonical}\""),
            )),
        }
    }
}

const LINE_BEGINNINGS: &str = "how a line begins (with a seat, nature, commitment, seed or digest)";

fn first_difference(line: &str, canonical: &str) -> usize {
    line.bytes().zip(canonical.bytes()).take_while(|(found, wanted)| found == wanted).count()
}
