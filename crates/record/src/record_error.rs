//! Why a text is no record, and where in it.

use std::fmt;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there, as the rest of a sentence.
    pub message: String,
}

impl RecordError {
    /// A flaw at a byte offset of a line. An offset beyond the line means its end.
    pub(crate) fn new(number: usize, line: &str, at: usize, message: impl Into<String>) -> Self {
        let column = 1 + line.char_indices().take_while(|&(offset, _)| offset < at).count();
        Self { line: number, column, message: message.into() }
    }

    /// A flaw just behind a piece of text that begins with line 1.
    pub(crate) fn after(text: &str, message: impl Into<String>) -> Self {
        let line = text.rsplit('\n').next().unwrap_or("");
        Self::new(1 + text.matches('\n').count(), line, line.len(), message)
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for RecordError {}
