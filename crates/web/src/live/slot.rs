//! The place of one table in memory.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Store, TableId};
use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard, watch};

use crate::live::hall::Beat;
use crate::live::room::Room;
use crate::problem::Problem;

/// A table that somebody holds.
pub(crate) type Taken = OwnedMappedMutexGuard<Option<Room>, Room>;

/// The place of one table in memory. There is one for each, so its changes come one after the other.
pub(super) struct Slot {
    /// The table, once somebody needs it.
    room: Arc<tokio::sync::Mutex<Option<Room>>>,
    /// Whether the table in memory may not be what is kept.
    distrusted: AtomicBool,
    pub(super) beat: watch::Sender<Beat>,
    used: Mutex<Instant>,
}

impl Default for Slot {
    fn default() -> Self {
        let (beat, _) = watch::channel(Beat::default());
        Self { room: Arc::default(), distrusted: false.into(), beat, used: Mutex::new(Instant::now()) }
    }
}

impl Slot {
    /// Holds the table, and gets it from the store if it is not here.
    pub(super) async fn take(&self, id: &TableId, store: &dyn Store) -> Result<Taken, Problem> {
        let mut room = Arc::clone(&self.room).lock_owned().await;
        if self.distrusted.swap(false, Ordering::Relaxed) {
            *room = None;
        }
        if room.is_none() {
            let stored = store.table(id).await?.ok_or(Problem::NoTable)?;
            let loaded = Room::load(stored).map_err(|broken| {
                tracing::error!(reason = broken.0, "a journal cannot be played");
                Problem::Broken
            })?;
            *room = Some(loaded);
        }
        let taken = OwnedMutexGuard::try_map(room, Option::as_mut);
        Ok(taken.unwrap_or_else(|_| unreachable!("it was just put there")))
    }

    /// The table in memory may not be what is kept: the next to need it gets it from the store.
    pub(super) fn distrust(&self) {
        self.distrusted.store(true, Ordering::Relaxed);
    }

    pub(super) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Whether the place must stay. A table that was not used for so long is dropped from it; whoever
    /// listens still hears of the next change.
    pub(super) fn is_needed(self: &Arc<Self>, idle: Duration) -> bool {
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.elapsed() < idle {
            return true;
        }
        if let Ok(mut room) = self.room.try_lock() {
            *room = None;
        }
        Arc::strong_count(self) > 1 || Arc::strong_count(&self.room) > 1 || self.beat.receiver_count() > 0
    }
}
