//! What can be wrong with a box, and the checks that every game's box needs.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

use crate::Word;

/// The letters of a box's name.
const NAME_LIMIT: usize = 40;

/// What is wrong with a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxFlaw {
    /// The field, as the box file names it.
    pub field: String,
    /// The reason, as the rest of a sentence.
    pub reason: String,
}

impl BoxFlaw {
    /// Refuses a field for a reason.
    pub fn refuse(field: &str, reason: impl Into<String>) -> Result<(), Self> {
        Err(Self { field: field.into(), reason: reason.into() })
    }

    /// A name is one word, as it stands in the head of records.
    pub fn check_name(name: &str) -> Result<(), Self> {
        let printable = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'));
        if name.is_empty() || name.chars().count() > NAME_LIMIT || !printable {
            return Self::refuse("name", "must be one word of at most 40 letters, digits, '-', '_' and '.'");
        }
        Ok(())
    }

    /// A number lies in its range.
    pub fn check_range<T: PartialOrd + Display>(
        field: &str,
        value: T,
        range: &RangeInclusive<T>,
    ) -> Result<(), Self> {
        if range.contains(&value) {
            return Ok(());
        }
        Self::refuse(field, format!("{value} is not between {} and {}", range.start(), range.end()))
    }

    /// No word stands in a list twice.
    pub fn check_different<W: Word>(field: &str, words: &[W]) -> Result<(), Self> {
        match words.iter().enumerate().find(|(index, word)| words[..*index].contains(word)) {
            Some((_, word)) => Self::refuse(field, format!("{} stands there twice", word.name())),
            None => Ok(()),
        }
    }
}

impl Display for BoxFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)
    }
}

impl std::error::Error for BoxFlaw {}
