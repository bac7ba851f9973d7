//! What the server keeps: guests, tables with their seats and chat, and the journal of every game.
//!
//! A [`Store`] is the one door to it. The journal only grows, and its key (table, number) is the
//! concurrency control: of two appends for the same place one is taken, and the other is told so.
//! What was acknowledged is committed, and survives a power cut. Positions are never stored; whoever
//! needs one plays the journal. What the lines mean is not known here.

mod guest;
mod journal;
mod memory;
mod sqlite;
mod store_error;
mod table;

use async_trait::async_trait;

pub use guest::{Guest, GuestId, NewGuest, TokenHash};
pub use journal::{Appended, Author, Line, Status};
pub use memory::Memory;
pub use sqlite::Sqlite;
pub use store_error::StoreError;
pub use table::{Chat, List, MOST_SEATS, NewTable, Occupant, SeatRow, StoredTable, Summary, TableId};

/// The door to what is kept. Every call is one transaction.
///
/// Who asks about a table, seat or guest that is not there gets [`StoreError::Missing`], or `None` where
/// the answer is an option; lists are just shorter. A change that was asked for may be made even if
/// the caller stops waiting for the answer.
#[async_trait]
pub trait Store: Send + Sync {
    /// Welcomes a guest. The token must be new.
    async fn add_guest(&self, guest: NewGuest) -> Result<GuestId, StoreError>;

    /// The guest with this token.
    async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, StoreError>;

    /// Gives a guest another name.
    async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError>;

    /// Keeps how a guest wants to see and play. What that means is for whoever shows pages.
    async fn set_settings(&self, guest: GuestId, settings: &str) -> Result<(), StoreError>;

    /// How many tables that are neither over nor closed a guest has opened.
    async fn open_tables_of(&self, guest: GuestId) -> Result<u64, StoreError>;

    /// Sets a table up, with its seats and the first lines of its journal. The id must be new.
    ///
    /// # Panics
    ///
    /// Panics if the table has no seat, or more than [`MOST_SEATS`].
    async fn add_table(&self, table: NewTable) -> Result<(), StoreError>;

    /// A table with its seats and its whole journal.
    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError>;

    /// Adds lines to a journal, the first of them as number `from` (lines count from 1), and what
    /// they lead to. If that place is not the next one, nothing is added. Without lines only the
    /// status changes. Whether the table is closed or over is for the caller to respect: a last line
    /// may have to be added then.
    async fn append(
        &self,
        id: &TableId,
        from: u32,
        lines: Vec<Line>,
        status: Status,
    ) -> Result<Appended, StoreError>;

    /// Changes who sits on a seat (numbered from 0), if it is still who the caller thinks: true if it
    /// was done.
    async fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        from: &Occupant,
        to: &Occupant,
    ) -> Result<bool, StoreError>;

    /// Closes a table: it can still be looked at, but nobody plays on.
    async fn close_table(&self, id: &TableId) -> Result<(), StoreError>;

    /// Notes which table is the rematch of a table, or where its game goes on, if none is noted yet, and tells which one is.
    /// Both must have been added before.
    async fn set_rematch(&self, id: &TableId, rematch: &TableId) -> Result<TableId, StoreError>;

    /// Tables, those that changed last first (and in the order of their ids, where that is equal), at
    /// most so many.
    async fn tables(&self, list: List, most: u32) -> Result<Vec<Summary>, StoreError>;

    /// All tables that are running and have a bot or stand-in on a seat that is due, those that have
    /// waited longest first.
    async fn bots_due(&self) -> Result<Vec<TableId>, StoreError>;

    /// Adds to the chat of a table; the number counts from 1.
    async fn say(&self, id: &TableId, chat: Chat) -> Result<u32, StoreError>;

    /// How much was said at a table: the number of the latest.
    async fn said(&self, id: &TableId) -> Result<u32, StoreError>;

    /// What was said at a table after so many, in order, at most so much.
    async fn chat(&self, id: &TableId, after: u32, most: u32) -> Result<Vec<Chat>, StoreError>;

    /// Waits until everything that was acknowledged is safe, and takes no more.
    async fn close(&self);
}
