//! Lists of tables. Each has an index of its own that leaves finished tables out.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};

use super::seat;
use crate::{List, Status, Summary, TableId};

/// The tables that match, limited before their seats are looked up.
macro_rules! summaries {
    ($matching:literal) => {
        concat!(
            "SELECT listed.*, seat.guest, seat.level, seat.invite, guest.name
             FROM (SELECT key, id, game, public, closed, due, over, stage, length, changed FROM game_table
                   WHERE ",
            $matching,
            " ORDER BY changed DESC, id LIMIT ?) AS listed
             JOIN seat ON seat.game_table = listed.key
             LEFT JOIN guest ON guest.id = seat.guest
             ORDER BY listed.changed DESC, listed.id, seat.number"
        )
    };
}

const OPEN: &str = summaries!("public = 1 AND closed = 0 AND over = 0 AND open <> 0");
const WATCH: &str = summaries!("public = 1 AND closed = 0 AND over = 0 AND open = 0");
const OF: &str = summaries!("closed = 0 AND key IN (SELECT game_table FROM seat WHERE guest = ?)");
const BOTS_DUE: &str =
    "SELECT id FROM game_table WHERE closed = 0 AND over = 0 AND (due & bots) <> 0 ORDER BY changed, id";

/// A list of tables.
pub(super) async fn tables(db: &SqlitePool, list: List, most: u32) -> sqlx::Result<Vec<Summary>> {
    let query = match list {
        List::Open => sqlx::query(OPEN),
        List::Watch => sqlx::query(WATCH),
        List::Of(guest) => sqlx::query(OF).bind(guest.0),
    };
    let rows = query.bind(most).fetch_all(db).await?;
    rows.chunk_by(|one, other| key(one).ok() == key(other).ok()).map(read).collect()
}

/// All running tables where a bot is due.
pub(super) async fn bots_due(db: &SqlitePool) -> sqlx::Result<Vec<TableId>> {
    let ids: Vec<String> = sqlx::query_scalar(BOTS_DUE).fetch_all(db).await?;
    Ok(ids.into_iter().map(TableId).collect())
}

fn key(row: &SqliteRow) -> sqlx::Result<i64> {
    row.try_get("key")
}

/// Reads a table from its rows, one a seat.
fn read(rows: &[SqliteRow]) -> sqlx::Result<Summary> {
    let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
    Ok(Summary {
        id: TableId(row.try_get("id")?),
        game: row.try_get("game")?,
        public: row.try_get("public")?,
        closed: row.try_get("closed")?,
        seats: rows.iter().map(seat::read).collect::<sqlx::Result<_>>()?,
        status: Status { due: row.try_get("due")?, over: row.try_get("over")?, stage: row.try_get("stage")? },
        length: row.try_get("length")?,
        changed: row.try_get("changed")?,
    })
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::super::opening;
    use super::{BOTS_DUE, OF, OPEN, WATCH};

    /// No list reads the table of tables from one end to the other.
    #[tokio::test]
    async fn lists_leave_finished_tables_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let (_writer, readers) = opening::open(&folder.path().join("a.db")).await.expect("a database");
        let by_index = [
            (OPEN, "game_table USING INDEX table_open"),
            (WATCH, "game_table USING INDEX table_watch"),
            (OF, "game_table USING INTEGER PRIMARY KEY (rowid=?)"),
            (OF, "seat USING COVERING INDEX seat_guest (guest=?)"),
            (BOTS_DUE, "game_table USING INDEX table_bots"),
        ];
        for (query, step) in by_index {
            let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
            let plan: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(explain).fetch_all(&readers).await.expect("a plan");
            assert!(plan.iter().any(|(.., detail)| detail.contains(step)), "{step} is not in {plan:#?}");
        }
    }
}
