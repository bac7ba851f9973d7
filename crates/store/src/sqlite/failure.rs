//! What SQLite's refusals mean to whoever runs the server, and whose fault they are.

use crate::StoreError;

/// The primary result codes that are told apart, <https://www.sqlite.org/rescode.html>.
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const READ_ONLY: i32 = 8;
    pub(super) const IO: i32 = 10;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const FULL: i32 = 13;
    pub(super) const CANNOT_OPEN: i32 = 14;
    pub(super) const TOO_BIG: i32 = 18;
    pub(super) const CONSTRAINT: i32 = 19;
    pub(super) const MISMATCH: i32 = 20;
    pub(super) const NOT_A_DATABASE: i32 = 26;
}

/// What to tell the caller.
pub(super) fn trouble(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolClosed => StoreError::Closed,
        error => StoreError::Unusable(sentence(&error)),
    }
}

/// The reason in words, with what SQLite says itself.
pub(super) fn sentence(error: &sqlx::Error) -> String {
    let meaning = match primary_code(error) {
        Some(code::BUSY) => "another program keeps it locked",
        Some(code::READ_ONLY) => "it may not be written to",
        Some(code::IO) => "the disk failed",
        Some(code::CORRUPT) => "the file is damaged",
        Some(code::FULL) => "there is no space left",
        Some(code::CANNOT_OPEN) => "the file cannot be opened",
        Some(code::NOT_A_DATABASE) => "the file is not a database",
        Some(_) | None => return error.to_string(),
    };
    format!("{meaning} ({error})")
}

/// Whether a single write has failed by what it wants, so that those beside it may go on: anything
/// else, like a full disk, stops them all.
pub(super) fn is_of_one(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(_) => {
            matches!(primary_code(error), Some(code::TOO_BIG | code::CONSTRAINT | code::MISMATCH))
        }
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::Encode(_) => true,
        _ => false,
    }
}

/// Whether somebody else was in the way.
pub(super) fn is_busy(error: &sqlx::Error) -> bool {
    primary_code(error) == Some(code::BUSY)
}

/// SQLite's code without the details, which are in the higher bits.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}
