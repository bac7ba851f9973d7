//! All tables in use: where readers find them, and what goes on around them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Store, TableId};
use tokio::sync::{Semaphore, watch};

use crate::games::Games;
use crate::limits::ReviewIterations;
use crate::live::bot_queue::TableQueue;
use crate::live::committed::{CommitListener, Committed};
use crate::live::live_table::{Current, LiveTable, Writer};
use crate::live::reviews::Reviews;
use crate::live::snapshot::Snapshot;
use crate::request_error::RequestError;

/// How long a table that nobody uses stays in memory.
const IDLE: Duration = Duration::from_secs(30);

/// All tables in use.
pub(crate) struct LiveTables {
    games: Games,
    pub(crate) store: Arc<dyn Store>,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    listeners: Vec<CommitListener>,
    /// The tables that wait for a bot.
    pub(super) queue: Arc<TableQueue>,
    pub(super) reviews: Reviews,
    /// The iterations that a review gets.
    pub(super) review_iterations: ReviewIterations,
    /// As many as may think at a time: bots, advisers and the reviewer stand in one line.
    pub(super) thinking_permits: Semaphore,
    /// Becomes true when the server stops.
    closing: watch::Sender<bool>,
}

impl LiveTables {
    /// The tables in this store. The listeners hear of everything that is committed, as the bots do.
    pub(crate) fn new(
        games: Games,
        store: Arc<dyn Store>,
        review_iterations: ReviewIterations,
        mut listeners: Vec<CommitListener>,
    ) -> Arc<Self> {
        let (closing, _) = watch::channel(false);
        let queue = Arc::new(TableQueue::default());
        let waiting = Arc::clone(&queue);
        listeners.push(Box::new(move |committed| {
            if !committed.bots.is_empty() {
                waiting.push(committed.table.clone());
            }
        }));
        Arc::new(Self {
            games,
            store,
            tables: Mutex::default(),
            listeners,
            queue,
            reviews: Reviews::default(),
            review_iterations,
            thinking_permits: Semaphore::new(0),
            closing,
        })
    }

    /// Begins to work: so many think at a time, waiting tables are picked up, reviews are made, and idle
    /// tables are dropped from memory.
    pub(crate) async fn start(self: &Arc<Self>, thinkers: usize) -> Result<(), RequestError> {
        for id in self.store.bots_due().await? {
            self.queue.push(id);
        }
        self.thinking_permits.add_permits(thinkers);
        for _ in 0..thinkers {
            let live = Arc::clone(self);
            tokio::spawn(async move { while_open(&live, live.think()).await });
        }
        let live = Arc::clone(self);
        tokio::spawn(async move { while_open(&live, live.make_reviews()).await });
        let live = Arc::clone(self);
        tokio::spawn(async move { while_open(&live, live.sweep()).await });
        Ok(())
    }

    /// Ends all streams and the bots' thinking.
    pub(crate) fn stop_streams(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until everything is safe.
    pub(crate) async fn close(&self) {
        self.store.close().await;
    }

    /// Becomes true when the server stops.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// How many tables are in memory, and how many wait for a bot.
    pub(crate) fn load(&self) -> (usize, usize) {
        (self.tables().len(), self.queue.len())
    }

    /// The newest snapshot of a table. Who holds it keeps nobody waiting.
    pub(crate) async fn snapshot(&self, id: &TableId) -> Result<Arc<Snapshot>, RequestError> {
        let found = self.table(id).snapshot(&*self.store).await;
        self.forget_missing(id, found)
    }

    /// Hears of everything new at a table.
    pub(crate) fn listen(&self, id: &TableId) -> watch::Receiver<Current> {
        self.table(id).listen()
    }

    /// The right to change a table, which one at a time has.
    pub(crate) async fn write(&self, id: &TableId) -> Result<Writer, RequestError> {
        let found = self.table(id).write(&*self.store).await;
        self.forget_missing(id, found)
    }

    fn forget_missing<T>(&self, id: &TableId, found: Result<T, RequestError>) -> Result<T, RequestError> {
        if let Err(RequestError::NoTable) = found {
            self.tables().remove(id);
        }
        found
    }

    /// Tells all who listen.
    pub(super) fn tell(&self, committed: &Committed) {
        self.listeners.iter().for_each(|listener| listener(committed));
    }

    /// Drops tables from memory that nobody uses.
    async fn sweep(&self) {
        loop {
            tokio::time::sleep(IDLE / 4).await;
            self.drop_idle(IDLE);
        }
    }

    /// Drops tables from memory that nobody has used for so long.
    pub(super) fn drop_idle(&self, idle: Duration) {
        self.tables().retain(|_, table| table.is_needed(idle));
    }

    /// A table, used now.
    pub(super) fn table(&self, id: &TableId) -> Arc<LiveTable> {
        let mut tables = self.tables();
        let table = match tables.get(id) {
            Some(table) => table,
            None => {
                tables.entry(id.clone()).or_insert_with(|| Arc::new(LiveTable::new(self.games, id.clone())))
            }
        };
        table.touch();
        Arc::clone(table)
    }

    /// A table, if it is in memory.
    pub(super) fn known_table(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.tables().get(id).cloned()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Works until the server stops.
async fn while_open(live: &LiveTables, work: impl Future<Output = ()>) {
    let mut closing = live.closing();
    tokio::select! {
        () = work => {}
        _ = closing.wait_for(|&closing| closing) => {}
    }
}
