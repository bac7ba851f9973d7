//! Games that are reported on, and their ledgers whichever game they are of.

use std::marker::PhantomData;

use bots::{Bot, Guided, Limit};
use files::Failure;

use super::account::Section;
use super::games::{self, Series};
use super::ledger::Ledger;
use crate::progress::Progress;

/// A game that is reported on.
pub trait Balanced: Guided {
    /// Its ledgers, in the order of the report. There may be several: what is counted of a game for one can
    /// differ from what is counted of a game for more.
    const LEDGERS: &'static [LedgerRef];
}

/// A ledger, whichever game it is of.
#[derive(Clone, Copy)]
pub struct LedgerRef(&'static dyn AnyLedger);

impl LedgerRef {
    /// This ledger.
    pub const fn of<L: Ledger>() -> Self {
        Self(&Entry::<L>(PhantomData))
    }

    /// How many tables it plays at.
    pub(super) fn tables(self) -> usize {
        self.0.tables()
    }

    /// Whether the bot plays other games each time.
    pub(super) fn is_time_limited(self, bot: Bot) -> bool {
        self.0.is_time_limited(bot)
    }

    /// Plays at all of its tables.
    pub(super) fn play(self, series: &Series<'_>, progress: &Progress) -> Result<Section, Failure> {
        self.0.play(series, progress)
    }
}

/// What [`LedgerRef`] asks of a ledger, without its types.
trait AnyLedger {
    fn tables(&self) -> usize;
    fn is_time_limited(&self, bot: Bot) -> bool;
    fn play(&self, series: &Series<'_>, progress: &Progress) -> Result<Section, Failure>;
}

/// The ledger `L`.
struct Entry<L>(PhantomData<fn() -> L>);

impl<L: Ledger> AnyLedger for Entry<L> {
    fn tables(&self) -> usize {
        L::tables().len()
    }

    fn is_time_limited(&self, bot: Bot) -> bool {
        matches!(bot.limit::<L::Face>(), Some(Limit::Time(_)))
    }

    fn play(&self, series: &Series<'_>, progress: &Progress) -> Result<Section, Failure> {
        games::section::<L>(series, progress)
    }
}
