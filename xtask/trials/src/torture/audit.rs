//! Comparing the database with the ledger, while the server is down.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use store::{List, Sqlite, Status, Store, StoreError, StoredTable, Summary, TableId};

use super::ledger::{Ledger, Watched};
use super::replay;
use super::{PLAYERS, Violation};

impl From<StoreError> for Violation {
    fn from(trouble: StoreError) -> Self {
        Self(trouble.to_string())
    }
}

/// Compares the database with the ledger. Games that were over last time are only compared again if
/// everything is.
pub(super) fn audit(database: &Path, ledger: &mut Ledger, everything: bool) -> Result<(), Violation> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Sqlite::open(database).await?;
        let result = compare(&store, ledger, everything).await;
        store.close().await;
        result
    })
}

/// What the lists of the store say.
struct Lists {
    summaries: HashMap<TableId, Summary>,
    bots_due: HashSet<TableId>,
}

async fn compare(store: &Sqlite, ledger: &Ledger, everything: bool) -> Result<(), Violation> {
    let mut tables = std::mem::take(&mut *ledger.tables());
    let lists = lists(store, &tables).await?;
    for table in tables.iter_mut().filter(|table| everything || !table.settled) {
        let stored = load(store, &TableId(table.id.clone())).await?;
        check(table, stored, &lists, ledger)
            .map_err(|reason| Violation(format!("table {}: {reason}", table.id)))?;
    }
    strangers(store, &tables, &lists).await?;
    *ledger.tables() = tables;
    Ok(())
}

/// All tables where players sit, and those of bots alone that are public and run.
async fn lists(store: &Sqlite, tables: &[Watched]) -> Result<Lists, Violation> {
    let mut lists = vec![List::Watch];
    let mut owners = HashSet::new();
    for table in tables {
        if owners.len() == PLAYERS {
            break;
        }
        owners.insert(load(store, &TableId(table.id.clone())).await?.owner);
    }
    lists.extend(owners.into_iter().map(List::Of));
    let mut summaries = HashMap::new();
    for list in lists {
        let found = store.tables(list, u32::MAX).await?;
        summaries.extend(found.into_iter().map(|summary| (summary.id.clone(), summary)));
    }
    Ok(Lists { summaries, bots_due: store.bots_due().await?.into_iter().collect() })
}

async fn load(store: &Sqlite, id: &TableId) -> Result<StoredTable, Violation> {
    let stored = store.table(id).await?;
    stored.ok_or_else(|| Violation(format!("table {}: it was acknowledged and is missing", id.0)))
}

fn check(table: &mut Watched, stored: StoredTable, lists: &Lists, ledger: &Ledger) -> Result<(), String> {
    let id = TableId(table.id.clone());
    let status = replay::stand(&stored)?;
    if let Some(summary) = lists.summaries.get(&id) {
        listed(&stored, summary)?;
    } else if !table.seats.is_empty() {
        return Err("it is in no list".to_owned());
    }
    table.bot_due =
        (0..).zip(&stored.seats).any(|(seat, row)| row.occupant.level().is_some() && status.is_due(seat));
    if table.bot_due != lists.bots_due.contains(&id) {
        return Err("it is not known whether it waits for a bot".to_owned());
    }
    if table.over && !status.over {
        return Err("it was over and is not any more".to_owned());
    }
    let seats: Vec<u8> = table.seats.iter().map(|place| place.seat).collect();
    let kept = stored.lines.into_iter().map(|line| line.input).collect();
    let fates = table.journal.settle(kept, &seats)?;
    ledger.count(|counts| {
        counts.committed += fates.committed;
        counts.lost += fates.lost;
        counts.bots += fates.others;
        counts.finished += u64::from(status.over && !table.settled);
    });
    table.over = status.over;
    table.settled = status.over;
    Ok(())
}

/// The list agrees with the journal. As lines are read in their order and not by their number, this
/// also tells that none is missing between them.
fn listed(stored: &StoredTable, summary: &Summary) -> Result<(), String> {
    let (lines, length) = (stored.lines.len(), summary.length);
    if lines != length as usize {
        return Err(format!("the journal has {lines} lines, but the table counts {length}"));
    }
    let status = replay::stand(stored)?;
    if status != (Status { stage: 0, ..summary.status }) {
        return Err(format!("it stands at {status:?}, but is listed with {:?}", summary.status));
    }
    Ok(())
}

/// A table whose opening was never answered may be there, and then it is as sound as any.
async fn strangers(store: &Sqlite, tables: &[Watched], lists: &Lists) -> Result<(), Violation> {
    let known: HashSet<&str> = tables.iter().map(|table| table.id.as_str()).collect();
    for (id, summary) in lists.summaries.iter().filter(|(id, _)| !known.contains(id.0.as_str())) {
        let stored = load(store, id).await?;
        listed(&stored, summary).map_err(|reason| Violation(format!("table {}: {reason}", id.0)))?;
    }
    Ok(())
}
