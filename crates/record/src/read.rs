//! From a text to a record: its notation and its digest. The rules come afterwards.
//!
//! A fault of the notation is reported before a wrong digest, because it says more.

use table::{Game, NotationError, Tokens};

use crate::record::{LINES_BEFORE_OPTIONS, VERSION};
use crate::{EntryOf, Hash, LIMIT_BYTES, Record, RecordError, SharedList, fingerprint};

/// Reads a record without playing it.
pub(crate) fn record<G: Game>(bytes: &[u8], values: &'static G::Values) -> Result<Record<G>, RecordError> {
    let mut lines = Lines::new(bytes)?;
    let setup = head::<G>(&mut lines, values)?;
    let entries = body::<G>(&mut lines)?;
    Ok(Record { setup, entries })
}

/// The game that a record says it is of, known or not. What follows that line is not read.
pub fn peek_game(bytes: &[u8]) -> Result<String, RecordError> {
    let mut lines = Lines::new(bytes)?;
    version(&mut lines)?;
    lines.field("game ").map(str::to_owned)
}

const BEGINNING: &str = "vorposten record ";

fn version(lines: &mut Lines<'_>) -> Result<(), RecordError> {
    let version = VERSION.to_string();
    lines.expect(BEGINNING, &version, &format!("the version of the notation that is read here ({version})"))
}

fn head<G: Game>(lines: &mut Lines<'_>, values: &'static G::Values) -> Result<G::Setup, RecordError> {
    version(lines)?;
    lines.expect("game ", G::NAME, &format!("the game {}", G::NAME))?;
    rules::<G>(lines)?;
    let in_use = format!("{} {}", G::box_name(values), fingerprint::<G>(values));
    let advice = "the record was played with another box, give that box with --box FILE";
    lines.expect("box ", &in_use, &format!("the box in use ({in_use}): {advice}"))?;
    setup::<G>(lines, values)
}

/// The version of the rules must be the one that is played here. Otherwise it is told who reads it.
fn rules<G: Game>(lines: &mut Lines<'_>) -> Result<(), RecordError> {
    const BEGINNING: &str = "rules ";
    let found = lines.field(BEGINNING)?;
    if found == G::RULES.to_string() {
        return Ok(());
    }
    let other = found.parse::<u32>().ok().filter(|rules| rules.to_string() == found);
    let earlier = other.and_then(|rules| G::EARLIER.get((rules as usize).checked_sub(1)?));
    let reader = match (earlier, other) {
        (Some(version), _) => format!(": version {version} of the program reads it"),
        (None, Some(rules)) if rules > G::RULES => ": a newer version of the program reads it".to_owned(),
        (None, _) => String::new(),
    };
    let what = format!("the version of the rules that is played here ({}){reader}", G::RULES);
    Err(lines.notation(BEGINNING.len(), Tokens::unexpected(0, found, &what)))
}

fn setup<G: Game>(lines: &mut Lines<'_>, values: &'static G::Values) -> Result<G::Setup, RecordError> {
    let mut options = Vec::new();
    loop {
        let line = lines.next()?;
        if line.is_empty() {
            break;
        }
        if line.starts_with("digest ") {
            return Err(lines.flaw(0, "a blank line must stand between head and body"));
        }
        let missing = || lines.flaw(line.len(), "the line ends where the value of this option should stand");
        options.push(line.split_once(' ').ok_or_else(missing)?);
    }
    let flaw = |index: usize, message| RecordError {
        line: LINES_BEFORE_OPTIONS + index.min(options.len()) + 1,
        column: 1,
        message,
    };
    let setup = G::setup(&options, values).map_err(|(index, message)| flaw(index, message))?;
    let canonical = G::options(&setup);
    for (index, (key, value)) in canonical.iter().enumerate() {
        if options.get(index) != Some(&(key, value)) {
            return Err(flaw(index, format!("this line is written \"{key} {value}\"")));
        }
    }
    if canonical.len() < options.len() {
        return Err(flaw(canonical.len(), "this is one option too many".to_owned()));
    }
    Ok(setup)
}

fn body<G: Game>(lines: &mut Lines<'_>) -> Result<SharedList<EntryOf<G>>, RecordError> {
    let mut entries = SharedList::default();
    loop {
        let so_far = lines.so_far();
        let line = lines.next()?;
        let Some(digest) = line.strip_prefix("digest ") else {
            entries.push(line.parse().map_err(|error| lines.notation(0, error))?);
            continue;
        };
        let digest: Hash = digest.parse().map_err(|error| lines.notation("digest ".len(), error))?;
        lines.end()?;
        if digest != Hash::of(so_far.as_bytes()) {
            return Err(lines.flaw("digest ".len(), "the text does not match its digest: it was altered"));
        }
        return Ok(entries);
    }
}

/// The lines of a text, keeping account of where they stand.
struct Lines<'t> {
    text: &'t str,
    /// The line that was read last, and its number.
    line: &'t str,
    number: usize,
    /// Where the next line begins.
    next: usize,
}

impl<'t> Lines<'t> {
    fn new(bytes: &'t [u8]) -> Result<Self, RecordError> {
        if bytes.len() > LIMIT_BYTES {
            let message = format!("a record has at most {LIMIT_BYTES} bytes, and this has {}", bytes.len());
            return Err(RecordError::after("", message));
        }
        let text = str::from_utf8(bytes).map_err(|error| {
            let valid = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            RecordError::after(&valid, "what stands here is not UTF-8 text")
        })?;
        if !text.starts_with(BEGINNING) && !BEGINNING.starts_with(text) {
            let message = format!("this is no record: a record begins with \"{BEGINNING}{VERSION}\"");
            return Err(RecordError::after("", message));
        }
        if let Some((before, _)) = text.split_once('\r') {
            return Err(RecordError::after(before, "here stands a CR, but lines end with LF alone"));
        }
        Ok(Self { text, line: "", number: 0, next: 0 })
    }

    /// The text up to the next line.
    fn so_far(&self) -> &'t str {
        &self.text[..self.next]
    }

    fn next(&mut self) -> Result<&'t str, RecordError> {
        let Some((line, _)) = self.text[self.next..].split_once('\n') else {
            return Err(RecordError::after(
                self.text,
                "the record is cut off here: a whole one ends with its digest",
            ));
        };
        self.line = line;
        self.number += 1;
        self.next += line.len() + 1;
        Ok(line)
    }

    /// The rest of the next line, which must begin like this.
    fn field(&mut self, beginning: &str) -> Result<&'t str, RecordError> {
        let line = self.next()?;
        line.strip_prefix(beginning)
            .ok_or_else(|| self.flaw(0, format!("this line must begin with \"{beginning}\"")))
    }

    /// The next line must consist of these two; `what` says what the second is.
    fn expect(&mut self, beginning: &str, value: &str, what: &str) -> Result<(), RecordError> {
        match self.field(beginning)? {
            found if found == value => Ok(()),
            found => Err(self.notation(beginning.len(), Tokens::unexpected(0, found, what))),
        }
    }

    /// Nothing may follow.
    fn end(&self) -> Result<(), RecordError> {
        if self.next == self.text.len() {
            return Ok(());
        }
        Err(RecordError::after(self.so_far(), "the digest must be the last line"))
    }

    fn notation(&self, from: usize, error: NotationError) -> RecordError {
        self.flaw(from + error.at, error.message)
    }

    fn flaw(&self, at: usize, message: impl Into<String>) -> RecordError {
        RecordError::new(self.number, self.line, at, message)
    }
}
