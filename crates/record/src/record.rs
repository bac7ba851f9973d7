//! A record as data, and its text.

use std::fmt::{self, Debug, Write};

use table::Game;

use crate::{
    EntryError, EntryOf, Hash, LIMIT_BYTES, RecordError, Recorder, Report, SharedList, fingerprint, read,
};

/// The version of the notation.
pub(crate) const VERSION: u32 = 1;

/// The lines of the head before the game's options: version, game, rules, box.
pub(crate) const LINES_BEFORE_OPTIONS: usize = 4;

/// A game as it was played: what was agreed, and what was entered since.
///
/// This is plain data that anybody can put together; [`Self::check`] tells whether it holds.
pub struct Record<G: Game> {
    /// What was agreed before the game.
    pub setup: G::Setup,
    /// What was entered, in order.
    pub entries: SharedList<EntryOf<G>>,
}

impl<G: Game> Record<G> {
    /// Reads a record that was played with this box, and verifies everything: notation, digest,
    /// the rules line by line, every revealed seed and every outcome that came from one.
    pub fn read(bytes: &[u8], values: &'static G::Values) -> Result<Self, RecordError> {
        let record = read::record(bytes, values)?;
        record.check()?;
        Ok(record)
    }

    /// The text of the record, ending with its digest.
    ///
    /// # Panics
    /// If the text is longer than [`LIMIT_BYTES`].
    pub fn write(&self) -> String {
        let values = G::values(&self.setup);
        let mut text = format!(
            "vorposten record {VERSION}\ngame {}\nrules {}\nbox {} {}\n",
            G::NAME,
            G::RULES,
            G::box_name(values),
            fingerprint::<G>(values),
        );
        for (key, value) in G::options(&self.setup) {
            _ = writeln!(text, "{key} {value}");
        }
        text.push('\n');
        for entry in self.entries.iter() {
            _ = writeln!(text, "{entry}");
        }
        seal(text)
    }

    /// Verifies the record from the first entry to the last.
    pub fn check(&self) -> Result<Report, RecordError> {
        Ok(Recorder::resume(self, None)?.report())
    }

    /// How many inputs there are: actions, outcomes and undos.
    pub fn inputs(&self) -> usize {
        self.entries.iter().filter(|entry| entry.is_input()).count()
    }

    /// The record as it was when it had so many inputs, or all of it if it never had more. If
    /// the record holds, so does this.
    #[must_use]
    pub fn first(&self, inputs: usize) -> Self {
        let next = self.entries.iter().enumerate().filter(|(_, entry)| entry.is_input()).nth(inputs);
        let end = next.map_or(self.entries.len(), |(index, _)| index);
        Self { setup: self.setup.clone(), entries: self.entries.iter().take(end).copied().collect() }
    }

    /// Where in the text an entry was refused. The entry behind the last one is the digest.
    pub(crate) fn flaw(&self, index: usize, refused: &EntryError) -> RecordError {
        let blank = 1;
        let number = LINES_BEFORE_OPTIONS + G::options(&self.setup).len() + blank + index + 1;
        let line = self.entries.get(index).map(ToString::to_string).unwrap_or_default();
        let at = line.find(' ').filter(|_| refused.blames_content()).map_or(0, |space| space + 1);
        RecordError::new(number, &line, at, refused.to_string())
    }
}

/// Ends the text of a record with its digest. This is how a record written by hand becomes whole.
///
/// # Panics
/// If the text is then longer than [`LIMIT_BYTES`].
pub fn seal(mut text: String) -> String {
    let digest = Hash::of(text.as_bytes());
    _ = writeln!(text, "digest {digest}");
    assert!(text.len() <= LIMIT_BYTES, "a record has at most {LIMIT_BYTES} bytes");
    text
}

// Derived, these would ask the same of the game itself, which is only a name.

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self { setup: self.setup.clone(), entries: self.entries.clone() }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.entries == other.entries
    }
}

impl<G: Game> Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record").field("setup", &self.setup).field("entries", &self.entries).finish()
    }
}
