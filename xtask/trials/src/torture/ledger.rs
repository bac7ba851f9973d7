//! What the players know: the tables, what was acknowledged there, and what was under way.

use std::fmt::{self, Display};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Violation;
use super::journal::Journal;

/// What all players share.
#[derive(Default)]
pub(super) struct Ledger {
    /// By which the server recognises each player.
    pub(super) tokens: Vec<String>,
    tables: Mutex<Vec<Watched>>,
    counts: Mutex<Counts>,
    violation: Mutex<Option<String>>,
    closing: AtomicBool,
}

/// A table that is watched.
pub(super) struct Watched {
    pub(super) id: String,
    pub(super) game: &'static str,
    /// Which of the kinds of tables it is.
    pub(super) plan: usize,
    /// The seats of players, from 1.
    pub(super) seats: Vec<Place>,
    /// Who looks at it, whether he plays there or not.
    pub(super) opener: usize,
    pub(super) journal: Journal,
    /// Whether the game has come to its end.
    pub(super) over: bool,
    /// Whether its end was found in the journal, after which nothing changes.
    pub(super) settled: bool,
    /// Whether a bot was due when the server was down.
    pub(super) bot_due: bool,
}

/// A player's seat.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) seat: u8,
    pub(super) player: usize,
    /// By which the seat has still to be claimed.
    pub(super) invite: Option<String>,
}

/// What was counted.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    pub(super) kills: u64,
    pub(super) tables: u64,
    pub(super) acknowledged: u64,
    /// Lines of bots in the journals.
    pub(super) bots: u64,
    /// Moves without an answer that were in the journal, and that were not.
    pub(super) committed: u64,
    pub(super) lost: u64,
    pub(super) finished: u64,
}

impl Ledger {
    /// The server is open.
    pub(super) fn open(&self) {
        self.closing.store(false, Ordering::SeqCst);
    }

    /// The server is about to be killed: nobody wonders any more if it does not answer.
    pub(super) fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
    }

    pub(super) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    pub(super) fn tables(&self) -> MutexGuard<'_, Vec<Watched>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn counts(&self) -> Counts {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn count(&self, change: impl FnOnce(&mut Counts)) {
        change(&mut self.counts.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Somebody saw what must not be.
    pub(super) fn blame(&self, sentence: String) {
        self.violation.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(sentence);
    }

    pub(super) fn violation(&self) -> Option<Violation> {
        self.violation.lock().unwrap_or_else(PoisonError::into_inner).clone().map(Violation)
    }

    /// A table that has not gone on since the server was down.
    pub(super) fn waits(&self) -> Option<String> {
        let tables = self.tables();
        let waits = |table: &&Watched| !table.over && !table.journal.has_gone_on(table.bot_due);
        tables.iter().find(waits).map(|table| table.id.clone())
    }
}

impl Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, tables, acknowledged, bots, committed, lost, finished } = self;
        write!(
            f,
            "{kills} kills, {acknowledged} acknowledged moves and {bots} moves of bots at {tables} tables, \
             {} moves under way at a kill ({committed} committed, {lost} not), {finished} games finished",
            committed + lost
        )
    }
}
