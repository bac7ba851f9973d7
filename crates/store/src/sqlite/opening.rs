//! Opening the file: is it ours, is its layout known, bring it up to date.

use std::fs::OpenOptions;
use std::path::{self, Path};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, SqlitePool};

use super::failure::{is_busy, sentence};
use crate::StoreError;

/// The layouts in their order: the script that leads to each from the one before. A script that was
/// released is never changed.
const MIGRATIONS: [&str; 4] = [
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
    include_str!("migrations/0004.sql"),
];

/// "Vorp": by this number in its head a file is known as ours. The first script writes it.
const APPLICATION: i64 = 0x566f_7270;

/// How many can read at the same time.
const READERS: u32 = 4;

/// How long to wait for another program that writes, or for a free reader.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before the next try, where SQLite does not wait itself.
const PAUSE: Duration = Duration::from_millis(20);

/// How many prepared statements a connection keeps: more than there are.
const STATEMENTS: usize = 128;

/// Opens the file for one writer and some readers.
pub(super) async fn open(path: &Path) -> Result<(SqliteConnection, SqlitePool), StoreError> {
    let unusable = |reason: String| StoreError::Unusable(format!("{}: {reason}", path.display()));
    // An absolute path cannot be mistaken for one of the names that SQLite treats as special.
    let file = path::absolute(path).map_err(|error| unusable(error.to_string()))?;
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| unusable(format!("the folder cannot be made ({error})")))?;
    }
    make(&file);
    let writing = options(&file).create_if_missing(true);
    let mut writer = writing.connect().await.map_err(|error| unusable(sentence(&error)))?;
    match prepare_patiently(&mut writer).await {
        Ok(()) => {}
        Err(Refusal::Foreign) => return Err(unusable("it is a database of another program".to_owned())),
        Err(Refusal::TooNew { found, known }) => return Err(StoreError::TooNew { found, known }),
        Err(Refusal::Failed(error)) => return Err(unusable(sentence(&error))),
    }
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        // Whoever closes last removes the log, and that may be a reader: they are kept from writing, but
        // not from that.
        .connect_with(options(&file).pragma("query_only", "ON"))
        .await
        .map_err(|error| unusable(sentence(&error)))?;
    Ok((writer, readers))
}

/// Makes the file if it is not there, so that nobody else on the machine can read the seeds and
/// invitations in it. What SQLite puts beside it gets the same rights. If it cannot be made, SQLite will
/// say why.
fn make(file: &Path) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    _ = options.open(file);
}

/// Every commit waits for the disk, so that what was acknowledged survives a power cut; on a Mac only
/// the full sync reaches the disk. A connection keeps half a megabyte of pages, as the system keeps them all.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "1")
        .pragma("cache_size", "-512")
        .busy_timeout(PATIENCE)
        .statement_cache_capacity(STATEMENTS)
        .disable_statement_logging()
}

/// Opens a database that all others have closed, so that its log is folded into the file, and closes it.
pub(super) async fn fold(file: &Path) -> sqlx::Result<()> {
    let mut db = options(file).create_if_missing(false).connect().await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut db).await?;
    db.close().await
}

/// Why a file is not used.
enum Refusal {
    Foreign,
    TooNew { found: i64, known: i64 },
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error)
    }
}

/// Tries for a while: SQLite does not wait for others who switch to the write-ahead log at the same
/// time.
async fn prepare_patiently(db: &mut SqliteConnection) -> Result<(), Refusal> {
    let start = Instant::now();
    loop {
        match prepare(db).await {
            Err(Refusal::Failed(error)) if is_busy(&error) && start.elapsed() < PATIENCE => {
                // There is nothing to undo if it failed outside a transaction.
                let _ = sqlx::query("ROLLBACK").execute(&mut *db).await;
                tokio::time::sleep(PAUSE).await;
            }
            result => return result,
        }
    }
}

/// Looks before it touches anything: even the write-ahead log would change a file that is not ours.
async fn prepare(db: &mut SqliteConnection) -> Result<(), Refusal> {
    sqlx::query("BEGIN").execute(&mut *db).await?;
    let layout = known_layout(db).await?;
    sqlx::query("COMMIT").execute(&mut *db).await?;
    sqlx::query("PRAGMA journal_mode = WAL").execute(&mut *db).await?;
    if layout == MIGRATIONS.len() {
        return Ok(());
    }
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *db).await?;
    // Another program may have brought it up to date in the meantime.
    let layout = known_layout(db).await?;
    for (script, number) in MIGRATIONS.iter().zip(1..).skip(layout) {
        sqlx::query(*script).persistent(false).execute(&mut *db).await?;
        // A pragma takes no parameters, and the number is our own.
        let note = AssertSqlSafe(format!("PRAGMA user_version = {number}"));
        sqlx::query(note).persistent(false).execute(&mut *db).await?;
    }
    sqlx::query("COMMIT").execute(&mut *db).await?;
    Ok(())
}

/// How many of the migrations the file has behind it. Only inside a transaction do the three answers
/// belong together.
async fn known_layout(db: &mut SqliteConnection) -> Result<usize, Refusal> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *db).await?;
    let parts: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *db).await?;
    if parts > 0 && application != APPLICATION {
        return Err(Refusal::Foreign);
    }
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *db).await?;
    match usize::try_from(found) {
        Ok(layout) if layout <= MIGRATIONS.len() => Ok(layout),
        Ok(_) | Err(_) => Err(Refusal::TooNew { found, known: MIGRATIONS.len() as i64 }),
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;

    /// What SQLite's documentation asks of whoever wants commits to survive a power cut.
    #[tokio::test]
    async fn commits_wait_for_the_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut writer, _readers) = open(&folder.path().join("a.db")).await.expect("a database");
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut writer).await.expect("a mode");
        assert_eq!(journal, "wal");
        let full: i64 =
            sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut writer).await.expect("a mode");
        assert_eq!(full, 2);
    }

    /// Before 3.51.3, a checkpoint that met a writer at the wrong moment could lose what the write-ahead
    /// log held. SQLite is built in, so this is the one that everybody has.
    #[tokio::test]
    async fn the_write_ahead_log_is_one_that_loses_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut writer, _readers) = open(&folder.path().join("a.db")).await.expect("a database");
        let version: String =
            sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut writer).await.expect("a version");
        let parts: Vec<u32> = version.split('.').map(|part| part.parse().expect("a number")).collect();
        assert!(parts >= vec![3, 51, 3], "this is SQLite {version}");
    }

    /// What was written with the first layout is there in the last one.
    #[tokio::test]
    async fn an_earlier_layout_is_brought_up_to_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.db");
        let mut first = options(&path).create_if_missing(true).connect().await.expect("a database");
        let written = "PRAGMA user_version = 1;
            INSERT INTO guest (id, token, name, at) VALUES (1, x'00', 'Ada', 1);
            INSERT INTO game_table
                (id, game, options, secret, owner, public, at, changed, length, due, over, open, bots)
            VALUES ('t', 'go', '', x'00', 1, 1, 1, 1, 0, 1, 0, 0, 0)";
        for script in [MIGRATIONS[0], written] {
            sqlx::raw_sql(script).execute(&mut first).await.expect("the first layout");
        }
        first.close().await.expect("a database");
        let (mut writer, _readers) = open(&path).await.expect("a database");
        let stages: Vec<i64> =
            sqlx::query_scalar("SELECT stage FROM game_table").fetch_all(&mut writer).await.expect("tables");
        assert_eq!(stages, [0]);
        let layout: i64 =
            sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut writer).await.expect("a layout");
        assert_eq!(layout, MIGRATIONS.len() as i64);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn nobody_else_can_read_the_files() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let _open = open(&folder.path().join("a.db")).await.expect("a database");
        let files: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().collect();
        assert_eq!(files.len(), 3, "the file, its log and the index of that");
        for file in files {
            let rights = file.metadata().expect("a file").permissions().mode() & 0o777;
            assert_eq!(rights, 0o600, "{}", file.path().display());
        }
    }
}
