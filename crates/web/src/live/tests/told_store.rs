//! A store that appends as a test tells it.

use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use store::{
    Appended, Chat, Guest, GuestId, Line, List, Memory, NewGuest, NewTable, Occupant, Status, Store,
    StoreError, StoredTable, Summary, TableId, TokenHash,
};
use tokio::sync::oneshot;

/// What happens to the next append.
pub(super) enum Next {
    /// It fails.
    Fail,
    /// It says that it has begun, and is made as soon as it is told to go on.
    Wait { begun: oneshot::Sender<()>, go_on: oneshot::Receiver<()> },
}

/// A store in memory that appends as a test tells it.
#[derive(Default)]
pub(super) struct ToldStore {
    pub(super) memory: Memory,
    next: Mutex<Option<Next>>,
}

impl ToldStore {
    /// What happens to the next append; those after it are made at once.
    pub(super) fn tell(&self, next: Next) {
        *self.next.lock().unwrap_or_else(PoisonError::into_inner) = Some(next);
    }
}

#[async_trait]
impl Store for ToldStore {
    async fn append(
        &self,
        id: &TableId,
        from: u32,
        lines: Vec<Line>,
        status: Status,
    ) -> Result<Appended, StoreError> {
        let next = self.next.lock().unwrap_or_else(PoisonError::into_inner).take();
        match next {
            Some(Next::Fail) => return Err(StoreError::Unusable("no space".to_owned())),
            Some(Next::Wait { begun, go_on }) => {
                begun.send(()).expect("the test waits");
                go_on.await.expect("the test goes on");
            }
            None => {}
        }
        self.memory.append(id, from, lines, status).await
    }

    async fn add_guest(&self, guest: NewGuest) -> Result<GuestId, StoreError> {
        self.memory.add_guest(guest).await
    }

    async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, StoreError> {
        self.memory.guest(token).await
    }

    async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.memory.rename_guest(guest, name).await
    }

    async fn set_settings(&self, guest: GuestId, settings: &str) -> Result<(), StoreError> {
        self.memory.set_settings(guest, settings).await
    }

    async fn open_tables_of(&self, guest: GuestId) -> Result<u64, StoreError> {
        self.memory.open_tables_of(guest).await
    }

    async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.memory.add_table(table).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        self.memory.table(id).await
    }

    async fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        from: &Occupant,
        to: &Occupant,
    ) -> Result<bool, StoreError> {
        self.memory.change_seat(id, seat, from, to).await
    }

    async fn close_table(&self, id: &TableId) -> Result<(), StoreError> {
        self.memory.close_table(id).await
    }

    async fn set_rematch(&self, id: &TableId, rematch: &TableId) -> Result<TableId, StoreError> {
        self.memory.set_rematch(id, rematch).await
    }

    async fn tables(&self, list: List, most: u32) -> Result<Vec<Summary>, StoreError> {
        self.memory.tables(list, most).await
    }

    async fn bots_due(&self) -> Result<Vec<TableId>, StoreError> {
        self.memory.bots_due().await
    }

    async fn say(&self, id: &TableId, chat: Chat) -> Result<u32, StoreError> {
        self.memory.say(id, chat).await
    }

    async fn said(&self, id: &TableId) -> Result<u32, StoreError> {
        self.memory.said(id).await
    }

    async fn chat(&self, id: &TableId, after: u32, most: u32) -> Result<Vec<Chat>, StoreError> {
        self.memory.chat(id, after, most).await
    }

    async fn close(&self) {
        self.memory.close().await;
    }
}
