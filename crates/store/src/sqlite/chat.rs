//! The chat of a table.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};

use super::writer::Write;
use crate::{Chat, GuestId, StoreError, TableId};

/// Something that is said.
pub(super) struct Say {
    pub(super) id: TableId,
    pub(super) chat: Chat,
}

#[async_trait]
impl Write for Say {
    type Answer = u32;

    /// Table and guest are joined rather than left to the foreign keys, which would refuse only after
    /// the number was returned.
    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<u32, StoreError>> {
        let Chat { guest, name, text, at } = &self.chat;
        let number: Option<u32> = sqlx::query_scalar(
            "INSERT INTO chat (game_table, number, guest, name, text, at)
             SELECT key, (SELECT coalesce(max(number), 0) + 1 FROM chat WHERE game_table = key),
                    guest.id, ?, ?, ?
             FROM game_table, guest WHERE game_table.id = ? AND guest.id = ?
             RETURNING number",
        )
        .bind(name)
        .bind(text)
        .bind(at)
        .bind(&self.id.0)
        .bind(guest.0)
        .fetch_optional(db)
        .await?;
        Ok(number.ok_or(StoreError::Missing))
    }
}

/// How much was said, if there is such a table.
pub(super) async fn count(db: &SqlitePool, id: &TableId) -> sqlx::Result<Option<u32>> {
    sqlx::query_scalar(
        "SELECT (SELECT coalesce(max(number), 0) FROM chat WHERE game_table = key)
         FROM game_table WHERE id = ?",
    )
    .bind(&id.0)
    .fetch_optional(db)
    .await
}

/// What was said after so many, at most so much, if there is such a table.
pub(super) async fn said(
    db: &SqlitePool,
    id: &TableId,
    after: u32,
    most: u32,
) -> sqlx::Result<Option<Vec<Chat>>> {
    let key: Option<i64> =
        sqlx::query_scalar("SELECT key FROM game_table WHERE id = ?").bind(&id.0).fetch_optional(db).await?;
    // Tables are never taken away, so nothing can happen between the two that would matter.
    let Some(key) = key else { return Ok(None) };
    let rows: Vec<(i64, String, String, i64)> = sqlx::query_as(
        "SELECT guest, name, text, at FROM chat WHERE game_table = ? AND number > ? ORDER BY number LIMIT ?",
    )
    .bind(key)
    .bind(after)
    .bind(most)
    .fetch_all(db)
    .await?;
    Ok(Some(
        rows.into_iter()
            .map(|(guest, name, text, at)| Chat { guest: GuestId(guest), name, text, at })
            .collect(),
    ))
}
