//! What can go wrong with a store.

use std::fmt::{self, Display};

/// Why a store could not do what it was asked. Nothing was changed.
#[derive(Debug)]
pub enum StoreError {
    /// The database comes from a newer version of the program.
    TooNew {
        /// The version of its layout.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// It was asked about a table, seat or guest that is not there.
    Missing,
    /// The store was closed.
    Closed,
    /// The database cannot be used: no such folder, no space, damaged, or an id that is not new.
    Unusable(String),
}

impl StoreError {
    /// A token that is not new. It is random, so whoever meets this has made a mistake.
    pub(crate) fn guest_is_there() -> Self {
        Self::Unusable("there is already a guest with this token".to_owned())
    }

    /// The id of a table that is not new. It is random, so whoever meets this has made a mistake.
    pub(crate) fn table_is_there() -> Self {
        Self::Unusable("there is already a table with this id".to_owned())
    }
}

impl Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooNew { found, known } => write!(
                f,
                "the database was written by a newer version of Vorposten (layout {found}; this one \
                 knows {known}): use that version, or another database"
            ),
            Self::Missing => f.write_str("there is no such table, seat or guest in the database"),
            Self::Closed => f.write_str("the database is closed"),
            Self::Unusable(reason) => write!(f, "the database cannot be used: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}
