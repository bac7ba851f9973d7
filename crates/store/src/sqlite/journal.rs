//! The journal: the hot path, two statements an append.

use async_trait::async_trait;
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::writer::Write;
use crate::{Appended, Author, Line, Status, StoreError, TableId};

/// How many lines one statement inserts: few enough that a statement for each number up to this stays
/// prepared.
const LINES: usize = 32;

/// More lines for a table.
pub(super) struct Append {
    pub(super) id: TableId,
    pub(super) from: u32,
    pub(super) lines: Vec<Line>,
    pub(super) status: Status,
}

#[async_trait]
impl Write for Append {
    type Answer = Appended;

    /// The length says whether the place is free. If ever it disagreed with the journal, the
    /// journal's key would refuse the lines.
    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<Appended, StoreError>> {
        let before = i64::from(self.from) - 1;
        let key: Option<i64> = sqlx::query_scalar(
            "UPDATE game_table SET length = ?, due = ?, over = ?, stage = ?, changed = coalesce(?, changed)
             WHERE id = ? AND length = ? RETURNING key",
        )
        .bind(before + self.lines.len() as i64)
        .bind(self.status.due)
        .bind(self.status.over)
        .bind(self.status.stage)
        .bind(self.lines.last().map(|line| line.at))
        .bind(&self.id.0)
        .bind(before)
        .fetch_optional(&mut *db)
        .await?;
        if let Some(key) = key {
            insert(db, key, before, &self.lines).await?;
            return Ok(Ok(Appended::Done));
        }
        let found: Option<i64> = sqlx::query_scalar("SELECT key FROM game_table WHERE id = ?")
            .bind(&self.id.0)
            .fetch_optional(db)
            .await?;
        Ok(found.map(|_| Appended::Taken).ok_or(StoreError::Missing))
    }
}

/// Writes lines after so many others.
pub(super) async fn insert(
    db: &mut SqliteConnection,
    table: i64,
    before: i64,
    lines: &[Line],
) -> sqlx::Result<()> {
    let mut seq = before;
    for lines in lines.chunks(LINES) {
        let mut query: QueryBuilder<Sqlite> =
            QueryBuilder::new("INSERT INTO journal (game_table, seq, actor, input, at, bot) ");
        query.push_values(lines, |mut row, line| {
            seq += 1;
            let actor = line.input.split_ascii_whitespace().next().unwrap_or_default();
            row.push_bind(table).push_bind(seq).push_bind(actor).push_bind(&line.input).push_bind(line.at);
            row.push_bind(line.author == Author::Bot);
        });
        query.build().execute(&mut *db).await?;
    }
    Ok(())
}
