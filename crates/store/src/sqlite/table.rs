//! Tables.

use async_trait::async_trait;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::seat::{self, Bits};
use super::writer::Write;
use super::{guest, journal};
use crate::{Author, GuestId, Line, NewTable, Occupant, SeatRow, StoreError, StoredTable, TableId};

/// A new table.
pub(super) struct Add(pub(super) NewTable);

#[async_trait]
impl Write for Add {
    type Answer = ();

    /// Whoever is named is looked for first, so that a refusal has nothing to undo.
    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let Self(table) = self;
        let sitting = table.seats.iter().filter_map(|(occupant, _)| occupant.guest());
        for guest in sitting.chain([table.owner]) {
            if !guest::is_known(db, guest).await? {
                return Ok(Err(StoreError::Missing));
            }
        }
        let Some(key) = add(db, table).await? else { return Ok(Err(StoreError::table_is_there())) };
        for (number, (occupant, invite)) in (0_u8..).zip(&table.seats) {
            add_seat(db, key, number, occupant, invite).await?;
        }
        journal::insert(db, key, 0, &table.lines).await?;
        Ok(Ok(()))
    }
}

/// The table itself: its key, or nothing if the id is not new.
async fn add(db: &mut SqliteConnection, table: &NewTable) -> sqlx::Result<Option<i64>> {
    let Bits { open, bots } = seat::bits((0..).zip(table.seats.iter().map(|(occupant, _)| occupant)));
    let added = sqlx::query(
        "INSERT INTO game_table
            (id, game, options, secret, owner, public, at, changed, length, due, over, stage, open, bots,
             rules)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14) ON CONFLICT DO NOTHING",
    )
    .bind(&table.id.0)
    .bind(&table.game)
    .bind(&table.options)
    .bind(&table.secret[..])
    .bind(table.owner.0)
    .bind(table.public)
    .bind(table.at)
    .bind(table.lines.len() as i64)
    .bind(table.status.due)
    .bind(table.status.over)
    .bind(table.status.stage)
    .bind(open)
    .bind(bots)
    .bind(table.rules)
    .execute(db)
    .await?;
    Ok((added.rows_affected() > 0).then(|| added.last_insert_rowid()))
}

async fn add_seat(
    db: &mut SqliteConnection,
    key: i64,
    number: u8,
    occupant: &Occupant,
    invite: &str,
) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO seat (game_table, number, guest, level, invite) VALUES (?, ?, ?, ?, ?)")
        .bind(key)
        .bind(number)
        .bind(occupant.guest().map(|guest| guest.0))
        .bind(occupant.level())
        .bind(invite)
        .execute(db)
        .await?;
    Ok(())
}

/// A table that is closed.
pub(super) struct Close(pub(super) TableId);

#[async_trait]
impl Write for Close {
    type Answer = ();

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let closed =
            sqlx::query("UPDATE game_table SET closed = 1 WHERE id = ?").bind(&self.0.0).execute(db).await?;
        Ok(if closed.rows_affected() == 0 { Err(StoreError::Missing) } else { Ok(()) })
    }
}

/// The table where the players meet again.
pub(super) struct SetRematch {
    pub(super) id: TableId,
    pub(super) rematch: TableId,
}

#[async_trait]
impl Write for SetRematch {
    type Answer = TableId;

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<TableId, StoreError>> {
        sqlx::query(
            "UPDATE game_table SET rematch = (SELECT key FROM game_table WHERE id = ?)
             WHERE id = ? AND rematch IS NULL",
        )
        .bind(&self.rematch.0)
        .bind(&self.id.0)
        .execute(&mut *db)
        .await?;
        let noted: Option<String> = sqlx::query_scalar(
            "SELECT next.id FROM game_table AS this JOIN game_table AS next ON next.key = this.rematch
             WHERE this.id = ? AND EXISTS (SELECT 1 FROM game_table WHERE id = ?)",
        )
        .bind(&self.id.0)
        .bind(&self.rematch.0)
        .fetch_optional(db)
        .await?;
        Ok(noted.map(TableId).ok_or(StoreError::Missing))
    }
}

/// A table with everything, as it was at one moment.
pub(super) async fn load(db: &SqlitePool, id: &TableId) -> sqlx::Result<Option<StoredTable>> {
    let mut db = db.begin().await?;
    let row = sqlx::query(
        "SELECT this.key, this.game, this.rules, this.options, this.secret, this.owner, this.public, this.closed,
                next.id AS rematch,
                (SELECT id FROM game_table WHERE rematch = this.key ORDER BY id LIMIT 1) AS origin
         FROM game_table AS this LEFT JOIN game_table AS next ON next.key = this.rematch
         WHERE this.id = ?",
    )
    .bind(&id.0)
    .fetch_optional(&mut *db)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let key = row.try_get("key")?;
    let secret: Vec<u8> = row.try_get("secret")?;
    let table = StoredTable {
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        options: row.try_get("options")?,
        secret: secret.try_into().map_err(|_| sqlx::Error::Decode("a seed has 32 bytes".into()))?,
        owner: GuestId(row.try_get("owner")?),
        public: row.try_get("public")?,
        closed: row.try_get("closed")?,
        rematch: row.try_get::<Option<String>, _>("rematch")?.map(TableId),
        origin: row.try_get::<Option<String>, _>("origin")?.map(TableId),
        seats: load_seats(&mut db, key).await?,
        lines: load_lines(&mut db, key).await?,
    };
    db.commit().await?;
    Ok(Some(table))
}

async fn load_seats(db: &mut SqliteConnection, key: i64) -> sqlx::Result<Vec<SeatRow>> {
    let rows = sqlx::query(
        "SELECT seat.guest, seat.level, seat.invite, guest.name
         FROM seat LEFT JOIN guest ON guest.id = seat.guest
         WHERE seat.game_table = ? ORDER BY seat.number",
    )
    .bind(key)
    .fetch_all(db)
    .await?;
    rows.iter().map(seat::read).collect()
}

async fn load_lines(db: &mut SqliteConnection, key: i64) -> sqlx::Result<Vec<Line>> {
    let rows: Vec<(String, i64, bool)> =
        sqlx::query_as("SELECT input, at, bot FROM journal WHERE game_table = ? ORDER BY seq")
            .bind(key)
            .fetch_all(db)
            .await?;
    let line = |(input, at, is_bot)| {
        let author = if is_bot { Author::Bot } else { Author::Person };
        Line { input, at, author }
    };
    Ok(rows.into_iter().map(line).collect())
}
