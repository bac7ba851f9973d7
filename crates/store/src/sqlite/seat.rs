//! Seats: who sits where.

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::guest;
use super::writer::Write;
use crate::{GuestId, Occupant, SeatRow, StoreError, TableId};

/// Somebody else on a seat.
pub(super) struct Change {
    pub(super) id: TableId,
    pub(super) seat: u8,
    pub(super) from: Occupant,
    pub(super) to: Occupant,
}

#[async_trait]
impl Write for Change {
    type Answer = bool;

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<bool, StoreError>> {
        let Self { id, seat, from, to } = self;
        let key: Option<i64> = sqlx::query_scalar(
            "SELECT key FROM game_table JOIN seat ON game_table = key WHERE id = ? AND number = ?",
        )
        .bind(&id.0)
        .bind(seat)
        .fetch_optional(&mut *db)
        .await?;
        let Some(key) = key else { return Ok(Err(StoreError::Missing)) };
        if let Some(guest) = to.guest()
            && !guest::is_known(db, guest).await?
        {
            return Ok(Err(StoreError::Missing));
        }
        let changed = sqlx::query(
            "UPDATE seat SET guest = ?, level = ?
             WHERE game_table = ? AND number = ? AND guest IS ? AND level IS ?",
        )
        .bind(to.guest().map(|guest| guest.0))
        .bind(to.level())
        .bind(key)
        .bind(seat)
        .bind(from.guest().map(|guest| guest.0))
        .bind(from.level())
        .execute(&mut *db)
        .await?;
        if changed.rows_affected() == 0 {
            return Ok(Ok(false));
        }
        note_on_table(db, key, *seat, to).await?;
        Ok(Ok(true))
    }
}

/// Keeps what the lists ask for in step with the seat.
async fn note_on_table(db: &mut SqliteConnection, key: i64, seat: u8, to: &Occupant) -> sqlx::Result<()> {
    let Bits { open, bots } = bits([(seat, to)]);
    sqlx::query("UPDATE game_table SET open = open & ~?1 | ?2, bots = bots & ~?1 | ?3 WHERE key = ?4")
        .bind(1_i64 << seat)
        .bind(open)
        .bind(bots)
        .bind(key)
        .execute(db)
        .await?;
    Ok(())
}

/// Which seats are open and which have a bot, as bits from the lowest.
pub(super) struct Bits {
    pub(super) open: i64,
    pub(super) bots: i64,
}

/// The bits of these seats.
pub(super) fn bits<'a>(seats: impl IntoIterator<Item = (u8, &'a Occupant)>) -> Bits {
    let mut bits = Bits { open: 0, bots: 0 };
    for (seat, occupant) in seats {
        match occupant {
            Occupant::Open => bits.open |= 1 << seat,
            Occupant::Bot(_) | Occupant::StandIn { .. } => bits.bots |= 1 << seat,
            Occupant::Guest(_) => {}
        }
    }
    bits
}

/// Reads a seat from a row with the columns `guest`, `level`, `name` and `invite`.
pub(super) fn read(row: &SqliteRow) -> sqlx::Result<SeatRow> {
    let guest = row.try_get::<Option<i64>, _>("guest")?.map(GuestId);
    let occupant = match (guest, row.try_get("level")?) {
        (None, None) => Occupant::Open,
        (Some(guest), None) => Occupant::Guest(guest),
        (None, Some(level)) => Occupant::Bot(level),
        (Some(guest), Some(level)) => Occupant::StandIn { guest, level },
    };
    Ok(SeatRow { occupant, name: row.try_get("name")?, invite: row.try_get("invite")? })
}
