//! One table in use: its newest snapshot, and the one way to a newer one.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Store, TableId};
use tokio::sync::{OwnedMutexGuard, watch};

use crate::games::Games;
use crate::live::snapshot::Snapshot;
use crate::request_error::RequestError;

/// One table in use.
pub(super) struct LiveTable {
    id: TableId,
    /// Held by whoever changes the table, so that its changes come one after the other. No reader takes it.
    write: Arc<tokio::sync::Mutex<()>>,
    /// Held by whoever gets the table from the store, so that it is read there once.
    load: tokio::sync::Mutex<()>,
    current: watch::Sender<Current>,
    used: Mutex<Instant>,
    games: Games,
}

/// What is known of a table now.
#[derive(Clone)]
pub(crate) enum Current {
    /// It is only in the store. Who listens still hears of the next change.
    Unloaded(Revision),
    Loaded(Arc<Snapshot>),
}

/// Changes whenever there is something new to see at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Revision {
    /// How long the record is.
    pub(crate) length: u32,
    /// How much was said.
    pub(crate) chat: u32,
    /// How often somebody sat down, stood up, or closed the table.
    pub(crate) seats: u32,
}

impl Current {
    pub(crate) fn revision(&self) -> Revision {
        match self {
            Self::Unloaded(revision) => *revision,
            Self::Loaded(snapshot) => snapshot.revision,
        }
    }
}

impl LiveTable {
    pub(super) fn new(games: Games, id: TableId) -> Self {
        let (current, _) = watch::channel(Current::Unloaded(Revision::default()));
        Self {
            games,
            id,
            write: Arc::default(),
            load: tokio::sync::Mutex::default(),
            current,
            used: Mutex::new(Instant::now()),
        }
    }

    /// Hears of everything new at the table.
    pub(super) fn listen(&self) -> watch::Receiver<Current> {
        self.current.subscribe()
    }

    /// The newest snapshot. It waits for nobody, unless the table has to be got from the store first.
    pub(super) async fn snapshot(&self, store: &dyn Store) -> Result<Arc<Snapshot>, RequestError> {
        if let Some(snapshot) = self.loaded() {
            return Ok(snapshot);
        }
        let _loading = self.load.lock().await;
        if let Some(snapshot) = self.loaded() {
            return Ok(snapshot);
        }
        let stored = store.table(&self.id).await?.ok_or(RequestError::NoTable)?;
        let mut snapshot = Arc::new(Snapshot::load(self.games, stored)?);
        self.current.send_if_modified(|current| {
            let known = current.revision();
            let revision = Revision { length: snapshot.game.length(), ..known };
            Arc::make_mut(&mut snapshot).revision = revision;
            *current = Current::Loaded(Arc::clone(&snapshot));
            // Who listens hears of lines that came into the store in another way.
            revision != known
        });
        Ok(snapshot)
    }

    fn loaded(&self) -> Option<Arc<Snapshot>> {
        match &*self.current.borrow() {
            Current::Loaded(snapshot) => Some(Arc::clone(snapshot)),
            Current::Unloaded(_) => None,
        }
    }

    /// Waits until nobody else changes the table.
    pub(super) async fn write(self: Arc<Self>, store: &dyn Store) -> Result<Writer, RequestError> {
        let lock = Arc::clone(&self.write).lock_owned().await;
        let snapshot = self.snapshot(store).await?;
        Ok(Writer { snapshot, table: self, _lock: lock })
    }

    /// There is something new that is not in the snapshot itself.
    pub(super) fn revise(&self, change: impl FnOnce(&mut Revision)) {
        self.current.send_modify(|current| match current {
            Current::Unloaded(revision) => change(revision),
            Current::Loaded(snapshot) => change(&mut Arc::make_mut(snapshot).revision),
        });
    }

    /// The store has changed who is called how: the next to need the table gets it from there.
    pub(super) async fn refresh(&self) {
        let _writing = self.write.lock().await;
        let _loading = self.load.lock().await;
        self.unload();
        self.revise(|revision| revision.seats += 1);
    }

    /// Drops the snapshot from memory; that alone is nothing new to see.
    fn unload(&self) {
        self.current.send_if_modified(|current| {
            *current = Current::Unloaded(current.revision());
            false
        });
    }

    pub(super) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Whether the table must stay in the list. A snapshot that was not used for so long is dropped; whoever
    /// listens still hears of the next change.
    pub(super) fn is_needed(self: &Arc<Self>, idle: Duration) -> bool {
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.elapsed() < idle {
            return true;
        }
        // Who changes it publishes on top of what is there.
        if let Ok(_writing) = self.write.try_lock() {
            self.unload();
        }
        Arc::strong_count(self) > 1 || self.current.receiver_count() > 0
    }
}

/// The right to change a table, which one at a time has.
pub(crate) struct Writer {
    /// The newest snapshot, and it stays the newest until something is committed.
    pub(crate) snapshot: Arc<Snapshot>,
    table: Arc<LiveTable>,
    _lock: OwnedMutexGuard<()>,
}

impl Writer {
    pub(super) fn id(&self) -> &TableId {
        &self.table.id
    }

    /// Stores a change, and publishes it when it is stored: what that is. If the store refuses or fails, or
    /// nobody waits for its answer, nothing is published, and the next reader gets the table from there.
    pub(super) async fn commit<T>(
        &mut self,
        storing: impl Future<Output = Result<T, RequestError>>,
        change: impl FnOnce(&mut Snapshot, &T),
    ) -> Result<T, RequestError> {
        let doubt = Doubt(&self.table);
        let stored = storing.await?;
        doubt.end();
        self.table.current.send_modify(|current| {
            if let Current::Loaded(snapshot) = current {
                change(Arc::make_mut(snapshot), &stored);
            }
        });
        if let Some(snapshot) = self.table.loaded() {
            self.snapshot = snapshot;
        }
        Ok(stored)
    }
}

/// While the store works, its table may not be the one in memory any more.
struct Doubt<'t>(&'t LiveTable);

impl Doubt<'_> {
    /// The store has done what it should.
    fn end(self) {
        std::mem::forget(self);
    }
}

impl Drop for Doubt<'_> {
    fn drop(&mut self) {
        self.0.unload();
    }
}
