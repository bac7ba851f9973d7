//! Playing what was kept: whether the rules and the dice agree, and who is due then.

use catalogue::{Listed, Visit};
use record::{Entry, EntryOf, Fairness, Record, Recorder, Seed, SharedList};
use store::{Status, StoredTable};
use table::{Game, Turn, Word};

use super::journal::Journal;

/// Who is due after the journal, and whether the game is over; how far it is, the pages count.
pub(super) fn stand(stored: &StoredTable) -> Result<Status, String> {
    struct Stand<'a>(&'a StoredTable);
    impl Visit for Stand<'_> {
        type Answer = Result<Status, String>;

        fn visit<F: Listed>(self) -> Self::Answer {
            stand_in::<F::Game>(self.0)
        }
    }
    in_game(&stored.game, Stand(stored))
}

/// A finished record holds, tells of a whole and fair game, and has the lines of the journal.
pub(super) fn record(game: &str, bytes: &[u8], journal: &Journal) -> Result<(), String> {
    struct Read<'a>(&'a [u8], &'a Journal);
    impl Visit for Read<'_> {
        type Answer = Result<(), String>;

        fn visit<F: Listed>(self) -> Self::Answer {
            record_of::<F::Game>(self.0, self.1)
        }
    }
    in_game(game, Read(bytes, journal))
}

fn in_game<T, V: Visit<Answer = Result<T, String>>>(game: &str, visitor: V) -> Result<T, String> {
    catalogue::visit(game, visitor).unwrap_or_else(|| Err(format!("there is no game \"{game}\"")))
}

fn stand_in<G: Game>(stored: &StoredTable) -> Result<Status, String> {
    let options: Vec<_> = stored.options.lines().filter_map(|line| line.split_once(' ')).collect();
    let setup = G::setup(&options, G::built_in()).map_err(|(_, reason)| reason)?;
    let entries: Result<SharedList<EntryOf<G>>, _> =
        stored.lines.iter().map(|line| line.input.parse()).collect();
    let record = Record::<G> { setup, entries: entries.map_err(|error| error.to_string())? };
    let is_open = !matches!(record.entries.last(), Some(Entry::Seed(_)));
    let table = Recorder::resume(&record, is_open.then_some(Seed(stored.secret)));
    let table = table.map_err(|flaw| format!("the journal cannot be played: {flaw}"))?;
    match G::turn(table.state()) {
        Turn::Seats(due) => {
            Ok(Status { due: due.iter().map(|seat| 1 << seat.index()).sum(), ..Status::default() })
        }
        Turn::Over => Ok(Status { over: true, ..Status::default() }),
        Turn::Nature => Err("the journal ends where nature has still to draw".to_owned()),
    }
}

fn record_of<G: Game>(bytes: &[u8], journal: &Journal) -> Result<(), String> {
    let record = Record::<G>::read(bytes, G::built_in()).map_err(|flaw| format!("its record: {flaw}"))?;
    let report = record.check().map_err(|flaw| format!("its record: {flaw}"))?;
    if !report.over || !matches!(report.fairness, Fairness::Verified { .. }) {
        return Err(format!("its record is not that of a finished and fair game: {report:?}"));
    }
    if !record.entries.iter().map(ToString::to_string).eq(journal.lines.iter().cloned()) {
        return Err("its record is not what is in its journal".to_owned());
    }
    Ok(())
}
