//! Reading the fields of box files, with sentences for what is wrong.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use table::{Bag, NotationError, Set, Word};

/// The file as its TOML says.
pub fn from_toml<F: DeserializeOwned>(text: &str) -> Result<F, String> {
    toml::from_str(text).map_err(|error| located(text, &error))
}

/// What the TOML reader says, in one line.
fn located(text: &str, error: &toml::de::Error) -> String {
    let message = error.message().lines().collect::<Vec<_>>().join(", ");
    match error.span() {
        Some(span) => {
            let before = &text[..span.start.min(text.len())];
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            format!("line {line}, column {column}: {message}")
        }
        None => message,
    }
}

/// A word of a vocabulary.
pub fn word<W: Word>(field: &str, name: &str) -> Result<W, String> {
    W::parse(name).ok_or_else(|| format!("{field}: {}", NotationError::unknown_word::<W>(0, name)))
}

/// Exactly `N` entries, each read with its field name, counted from 1.
pub fn indexed<T, U, const N: usize>(
    field: &str,
    entries: Vec<T>,
    mut read: impl FnMut(String, T) -> Result<U, String>,
) -> Result<[U; N], String> {
    let read: Result<Vec<U>, String> = entries
        .into_iter()
        .enumerate()
        .map(|(index, entry)| read(format!("{field}[{}]", index + 1), entry))
        .collect();
    exactly(field, read?)
}

/// Exactly `N` entries.
pub fn exactly<T, const N: usize>(field: &str, entries: Vec<T>) -> Result<[T; N], String> {
    let count = entries.len();
    entries.try_into().map_err(|_| format!("{field}: {count} entries instead of {N}"))
}

/// Exactly `N` words.
pub fn array<W: Word, const N: usize>(field: &str, names: &[String]) -> Result<[W; N], String> {
    indexed(field, names.to_vec(), |_, name| word(field, &name))
}

/// Different words.
pub fn set<W: Word>(field: &str, names: &[String]) -> Result<Set<W>, String> {
    let mut members = Set::EMPTY;
    for name in names {
        let member = word(field, name)?;
        if members.has(member) {
            return Err(format!("{field}: {name} stands there twice"));
        }
        members.insert(member);
    }
    Ok(members)
}

/// A number for each word that is named; none for the others.
pub fn bag<W: Word, const N: usize>(field: &str, counts: &BTreeMap<String, u8>) -> Result<Bag<W, N>, String> {
    let mut cards = Bag::all(0);
    for (name, &count) in counts {
        cards[word::<W>(field, name)?] = count;
    }
    Ok(cards)
}
