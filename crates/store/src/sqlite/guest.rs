//! Guests.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};

use super::writer::Write;
use crate::{Guest, GuestId, NewGuest, StoreError, TokenHash};

/// A new guest.
pub(super) struct Add(pub(super) NewGuest);

#[async_trait]
impl Write for Add {
    type Answer = GuestId;

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<GuestId, StoreError>> {
        let Self(NewGuest { token, name, at }) = self;
        let added =
            sqlx::query("INSERT INTO guest (token, name, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
                .bind(&token.0[..])
                .bind(name)
                .bind(at)
                .execute(db)
                .await?;
        Ok(match added.rows_affected() {
            0 => Err(StoreError::guest_is_there()),
            _ => Ok(GuestId(added.last_insert_rowid())),
        })
    }
}

/// Another name.
pub(super) struct Rename {
    pub(super) guest: GuestId,
    pub(super) name: String,
}

#[async_trait]
impl Write for Rename {
    type Answer = ();

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let renamed = sqlx::query("UPDATE guest SET name = ? WHERE id = ?")
            .bind(&self.name)
            .bind(self.guest.0)
            .execute(db)
            .await?;
        Ok(if renamed.rows_affected() == 0 { Err(StoreError::Missing) } else { Ok(()) })
    }
}

/// How a guest wants to see and play.
pub(super) struct SetSettings {
    pub(super) guest: GuestId,
    pub(super) settings: String,
}

#[async_trait]
impl Write for SetSettings {
    type Answer = ();

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let changed = sqlx::query("UPDATE guest SET settings = ? WHERE id = ?")
            .bind(&self.settings)
            .bind(self.guest.0)
            .execute(db)
            .await?;
        Ok(if changed.rows_affected() == 0 { Err(StoreError::Missing) } else { Ok(()) })
    }
}

/// Whether there is such a guest.
pub(super) async fn is_known(db: &mut SqliteConnection, guest: GuestId) -> sqlx::Result<bool> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM guest WHERE id = ?)").bind(guest.0).fetch_one(db).await
}

/// The guest with this token.
pub(super) async fn with_token(db: &SqlitePool, token: &TokenHash) -> sqlx::Result<Option<Guest>> {
    let found: Option<(i64, String, String)> =
        sqlx::query_as("SELECT id, name, settings FROM guest WHERE token = ?")
            .bind(&token.0[..])
            .fetch_optional(db)
            .await?;
    Ok(found.map(|(id, name, settings)| Guest { id: GuestId(id), name, settings }))
}

/// How many running tables the guest has opened, if there is such a guest.
pub(super) async fn open_tables(db: &SqlitePool, guest: GuestId) -> sqlx::Result<Option<u64>> {
    sqlx::query_scalar(
        "SELECT (SELECT count(*) FROM game_table WHERE owner = guest.id AND closed = 0 AND over = 0)
         FROM guest WHERE id = ?",
    )
    .bind(guest.0)
    .fetch_optional(db)
    .await
}
