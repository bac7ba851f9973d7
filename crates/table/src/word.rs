//! Closed vocabularies: an enum whose variants have one written name each.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

/// One word of a closed vocabulary, as made by [`words!`](crate::words).
pub trait Word: Copy + Eq + Ord + Hash + Debug + 'static {
    /// What kind of thing this is, for error messages: "worker", "good".
    const KIND: &'static str;
    /// Every word, in order.
    const ALL: &'static [Self];

    /// The word's place in [`Self::ALL`].
    fn index(self) -> usize;

    /// The word as records write it.
    fn name(self) -> &'static str;

    /// The word with that written name.
    fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|word| word.name() == name)
    }
}

/// Defines an enum that is a [`Word`], with `Display` and `FromStr` by its written names.
///
/// ```
/// table::words! {
///     /// What grows.
///     pub enum Fruit: "fruit" { Apple = "apple", Pear = "pear" }
/// }
/// assert_eq!("pear".parse(), Ok(Fruit::Pear));
/// assert_eq!("plum".parse::<Fruit>().unwrap_err().to_string(), "\"plum\" is no fruit (one of apple, pear)");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident: $kind:literal {
        $($(#[$variant_meta:meta])* $variant:ident = $text:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name { $($(#[$variant_meta])* #[doc = concat!("`", $text, "`")] $variant),+ }

        impl $crate::Word for $name {
            const KIND: &'static str = $kind;
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad($crate::Word::name(*self))
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                <Self as $crate::Word>::parse(name)
                    .ok_or_else(|| $crate::NotationError::unknown_word::<Self>(0, name))
            }
        }
    };
}

/// Why a piece of notation cannot be read, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The byte offset of the trouble within the text that was parsed.
    pub at: usize,
    /// What is wrong, as the rest of a sentence.
    pub message: String,
}

impl NotationError {
    /// An error at a byte offset.
    pub fn new(at: usize, message: impl Into<String>) -> Self {
        Self { at, message: message.into() }
    }

    /// A name that is not in the vocabulary.
    pub fn unknown_word<W: Word>(at: usize, name: &str) -> Self {
        let known = W::ALL.iter().map(|word| word.name()).collect::<Vec<_>>().join(", ");
        Self::new(at, format!("{} is no {} (one of {known})", quoted(name), W::KIND))
    }
}

impl NotationError {
    /// The same error in a longer text, in which this one's begins at a byte offset.
    #[must_use]
    pub fn shifted(self, by: usize) -> Self {
        Self { at: self.at + by, ..self }
    }
}

impl Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotationError {}

/// A stranger's text, cut and escaped so that it fits into one line of an error message.
fn quoted(text: &str) -> String {
    const LIMIT: usize = 40;
    let short: String = text.chars().take(LIMIT).collect();
    let dots = if short.len() < text.len() { "…" } else { "" };
    format!("{short:?}{dots}")
}

/// Reads the space-separated words of one input, keeping account of where they stand.
#[derive(Clone)]
pub struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Tokens<'t> {
    /// The words of a text.
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// How far the text is read.
    pub fn position(&self) -> usize {
        self.at
    }

    /// The next word and its byte offset, if there is one.
    pub fn next_raw(&mut self) -> Option<(usize, &'t str)> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start_matches(' ').len());
        let word = self.text[start..].split(' ').next().unwrap_or("");
        self.at = start + word.len();
        (!word.is_empty()).then_some((start, word))
    }

    /// The next word, which must be there; `what` says what is expected.
    pub fn expect(&mut self, what: impl Display) -> Result<(usize, &'t str), NotationError> {
        let end = self.text.len();
        self.next_raw()
            .ok_or_else(|| NotationError::new(end, format!("the line ends where {what} should stand")))
    }

    /// The next word as a word of a vocabulary.
    pub fn word<W: Word>(&mut self) -> Result<W, NotationError> {
        let (at, name) = self.expect(format_args!("a {}", W::KIND))?;
        W::parse(name).ok_or_else(|| NotationError::unknown_word::<W>(at, name))
    }

    /// The next word as a word of a vocabulary, unless the text ends.
    pub fn optional<W: Word>(&mut self) -> Result<Option<W>, NotationError> {
        match self.next_raw() {
            None => Ok(None),
            Some((at, name)) => {
                W::parse(name).map(Some).ok_or_else(|| NotationError::unknown_word::<W>(at, name))
            }
        }
    }

    /// The next word as a number in a range.
    pub fn number(&mut self, what: &str, range: RangeInclusive<i16>) -> Result<i16, NotationError> {
        let (at, digits) = self.expect(what)?;
        let number = digits.parse().ok().filter(|number: &i16| {
            // Only the canonical form is read, so that what is read prints as it was written.
            range.contains(number) && number.to_string() == digits
        });
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| {
            NotationError::new(
                at,
                format!("{} is not {what} (a number from {least} to {most})", quoted(digits)),
            )
        })
    }

    /// The next word, which must be this one.
    pub fn literal(&mut self, literal: &str) -> Result<(), NotationError> {
        let (at, found) = self.expect(format_args!("\"{literal}\""))?;
        if found == literal {
            return Ok(());
        }
        Err(NotationError::new(at, format!("expected \"{literal}\", found {}", quoted(found))))
    }

    /// An error about a word that was just read.
    pub fn unexpected(at: usize, found: &str, expected: &str) -> NotationError {
        NotationError::new(at, format!("{} is not {expected}", quoted(found)))
    }

    /// Nothing may follow.
    pub fn end(mut self) -> Result<(), NotationError> {
        match self.next_raw() {
            None => Ok(()),
            Some((at, extra)) => {
                Err(NotationError::new(at, format!("{} is one word too many", quoted(extra))))
            }
        }
    }
}

/// The facts of a scene, one a line or with `;` between them, each with its byte offset.
pub fn scene_facts(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let mut next = 0;
    let lines = text.split_inclusive([';', '\n']).map(move |line| {
        let at = next;
        next += line.len();
        (at, line.trim_end_matches([';', '\n', ' ']))
    });
    lines.filter(|(_, fact)| !fact.trim_start_matches(' ').is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_say_where_they_stand() {
        let mut tokens = Tokens::new("move  miner");
        assert_eq!(tokens.next_raw(), Some((0, "move")));
        assert_eq!(tokens.next_raw(), Some((6, "miner")));
        assert_eq!(tokens.expect("a location").unwrap_err().at, 11);
    }

    #[test]
    fn numbers_are_read_in_canonical_form_only() {
        for (text, number) in [
            ("0", Some(0)),
            ("7", Some(7)),
            ("9", None),
            ("07", None),
            ("+7", None),
            ("-1", None),
            ("x", None),
        ] {
            assert_eq!(Tokens::new(text).number("a count", 0..=8).ok(), number, "{text}");
        }
    }

    #[test]
    fn a_stranger_s_word_is_cut_and_escaped() {
        assert_eq!(quoted("a\n"), "\"a\\n\"");
        assert!(quoted(&"x".repeat(1000)).len() < 60);
    }
}
