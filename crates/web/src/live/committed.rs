//! The one event that leaves the live tables: something was committed.
//!
//! Whoever has to do something then listens: the bots' queue, the metrics, and what may come, like clocks,
//! notices and other servers. Streams listen to the snapshots of their table, which are published first.

use std::ops::Range;

use store::{Occupant, SeatRow, Status, TableId};
use table::{Seat, SeatSet, Word};

use crate::live::snapshot::Snapshot;

/// Something was committed at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Committed {
    pub(crate) table: TableId,
    /// The numbers of the lines of the record that are new; none if only the seats have changed. With line 1
    /// the table is set up.
    pub(crate) lines: Range<u32>,
    /// The seats that are due now; none at a table that is closed.
    pub(crate) due: SeatSet,
    /// Those of them where a bot sits.
    pub(crate) bots: SeatSet,
    pub(crate) over: bool,
}

/// Somebody who listens. Nothing goes on at the table before he returns, so he should not take long.
pub(crate) type CommitListener = Box<dyn Fn(&Committed) + Send + Sync>;

impl Committed {
    /// A table that was set up.
    pub(super) fn opened(table: TableId, length: u32, status: Status, seats: &[Occupant]) -> Self {
        let due: SeatSet =
            Seat::ALL.iter().copied().filter(|seat| status.is_due(seat.index() as u8)).collect();
        Self { table, lines: 1..length + 1, due, bots: bots(due, seats.iter()), over: status.over }
    }

    /// A table that was so long before.
    pub(super) fn changed(table: TableId, length_before: u32, snapshot: &Snapshot) -> Self {
        let due = if snapshot.closed { SeatSet::EMPTY } else { snapshot.game.due() };
        Self {
            table,
            lines: length_before + 1..snapshot.game.length() + 1,
            due,
            bots: bots(due, snapshot.seats.iter().map(|SeatRow { occupant, .. }| occupant)),
            over: snapshot.game.is_over(),
        }
    }
}

/// The seats among these where a bot sits.
fn bots<'o>(due: SeatSet, occupants: impl Iterator<Item = &'o Occupant>) -> SeatSet {
    let seats = Seat::ALL.iter().copied().zip(occupants);
    seats
        .filter(|&(seat, occupant)| due.has(seat) && occupant.level().is_some())
        .map(|(seat, _)| seat)
        .collect()
}

/// Counts for the metrics of the server.
pub(crate) fn count(committed: &Committed) {
    if committed.lines.start == 1 {
        metrics::counter!("vorposten_tables_opened").increment(1);
    } else if !committed.lines.is_empty() {
        metrics::counter!("vorposten_moves").increment(1);
    }
}
