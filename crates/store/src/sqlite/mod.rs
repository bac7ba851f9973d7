//! The store in a file, by SQLite: what a single server needs.
//!
//! One connection writes, and a task of its own has it ([`writer`]); a few others only read, each
//! from its own snapshot, and neither waits for the other. Writes that wait at the same time are
//! committed together, because it is the disk's confirmation that takes time.

mod chat;
#[cfg(test)]
mod failing;
mod failure;
mod guest;
mod journal;
mod list;
mod opening;
mod seat;
mod table;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::SqlitePool;

use crate::{
    Appended, Chat, Guest, GuestId, Line, List, NewGuest, NewTable, Occupant, Status, Store, StoreError,
    StoredTable, Summary, TableId, TokenHash,
};
use failure::trouble;
use writer::Writer;

/// A database in a file. Several programs may have it open at once.
pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
    file: PathBuf,
}

impl Sqlite {
    /// Opens the database in this file. File and folders are made if they are not there, and an older
    /// layout is brought up to date. A file that is not ours is left as it is.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`] if a newer program has written it, [`StoreError::Unusable`] if it is not a
    /// database of this program or the disk refuses.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let (connection, readers) = opening::open(path).await?;
        Ok(Self { writer: Writer::start(connection), readers, file: path.to_owned() })
    }

    /// Removes the write-ahead log, if it is still there. Whoever closes last does that, but where the writer and
    /// a reader close at the same moment each takes the other for the last one.
    async fn remove_log(&self) {
        let mut log = self.file.as_os_str().to_owned();
        log.push("-wal");
        let log = PathBuf::from(log);
        // A reader whose caller has hung up closes by itself, a moment later. Another program may keep the
        // log, so nobody waits for long.
        for _ in 0..LOOKS {
            if !log.exists() || opening::fold(&self.file).await.is_ok() && !log.exists() {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// How often to look whether the log is gone, and how long to wait in between.
const LOOKS: usize = 100;
const PAUSE: Duration = Duration::from_millis(5);

#[async_trait]
impl Store for Sqlite {
    async fn add_guest(&self, guest: NewGuest) -> Result<GuestId, StoreError> {
        self.writer.ask(guest::Add(guest)).await
    }

    async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, StoreError> {
        guest::with_token(&self.readers, token).await.map_err(trouble)
    }

    async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.writer.ask(guest::Rename { guest, name: name.to_owned() }).await
    }

    async fn set_settings(&self, guest: GuestId, settings: &str) -> Result<(), StoreError> {
        self.writer.ask(guest::SetSettings { guest, settings: settings.to_owned() }).await
    }

    async fn open_tables_of(&self, guest: GuestId) -> Result<u64, StoreError> {
        guest::open_tables(&self.readers, guest).await.map_err(trouble)?.ok_or(StoreError::Missing)
    }

    async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        table.assert_seats();
        self.writer.ask(table::Add(table)).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        table::load(&self.readers, id).await.map_err(trouble)
    }

    async fn append(
        &self,
        id: &TableId,
        from: u32,
        lines: Vec<Line>,
        status: Status,
    ) -> Result<Appended, StoreError> {
        self.writer.ask(journal::Append { id: id.clone(), from, lines, status }).await
    }

    async fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        from: &Occupant,
        to: &Occupant,
    ) -> Result<bool, StoreError> {
        self.writer.ask(seat::Change { id: id.clone(), seat, from: from.clone(), to: to.clone() }).await
    }

    async fn close_table(&self, id: &TableId) -> Result<(), StoreError> {
        self.writer.ask(table::Close(id.clone())).await
    }

    async fn set_rematch(&self, id: &TableId, rematch: &TableId) -> Result<TableId, StoreError> {
        self.writer.ask(table::SetRematch { id: id.clone(), rematch: rematch.clone() }).await
    }

    async fn tables(&self, list: List, most: u32) -> Result<Vec<Summary>, StoreError> {
        list::tables(&self.readers, list, most).await.map_err(trouble)
    }

    async fn bots_due(&self) -> Result<Vec<TableId>, StoreError> {
        list::bots_due(&self.readers).await.map_err(trouble)
    }

    async fn say(&self, id: &TableId, chat: Chat) -> Result<u32, StoreError> {
        self.writer.ask(chat::Say { id: id.clone(), chat }).await
    }

    async fn said(&self, id: &TableId) -> Result<u32, StoreError> {
        chat::count(&self.readers, id).await.map_err(trouble)?.ok_or(StoreError::Missing)
    }

    async fn chat(&self, id: &TableId, after: u32, most: u32) -> Result<Vec<Chat>, StoreError> {
        chat::said(&self.readers, id, after, most).await.map_err(trouble)?.ok_or(StoreError::Missing)
    }

    /// The readers go first: as long as one of them reads, the writer cannot fold everything that it
    /// has committed into the file.
    async fn close(&self) {
        self.writer.take_no_more();
        self.readers.close().await;
        self.writer.finish().await;
        self.remove_log().await;
    }
}
