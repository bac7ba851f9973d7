//! The one who writes: takes what is waiting, commits it together, and then answers.

use std::sync::{Mutex as Lock, PoisonError};

use async_trait::async_trait;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::failure::{is_of_one, sentence, trouble};
use crate::StoreError;

/// How many writes may wait before callers wait to be let in.
const QUEUE: usize = 1024;

/// How many writes are committed together at most: this bounds how long the first of them waits for
/// the others.
const TOGETHER: usize = 256;

/// Something to be written.
#[async_trait]
pub(super) trait Write: Send + Sync + 'static {
    /// What the caller wants to know.
    type Answer: Send + 'static;

    /// Writes it, inside a transaction that others share. A refusal (the inner error) must have
    /// changed nothing; a failure (the outer one) undoes the whole transaction. It may be called
    /// again, in another transaction, if the first one failed.
    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<Self::Answer, StoreError>>;
}

/// The door to the task that writes.
pub(super) struct Writer {
    queue: Lock<Option<mpsc::Sender<Box<dyn Job>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Gives the connection to a task of its own.
    pub(super) fn start(db: SqliteConnection) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(work(db, waiting));
        Self { queue: Lock::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    /// Writes something, and waits until it is committed. Once it is in the queue it is written, even
    /// if the caller stops waiting.
    pub(super) async fn ask<W: Write>(&self, write: W) -> Result<W::Answer, StoreError> {
        let (caller, answer) = oneshot::channel();
        let job = Box::new(Asked { write, outcome: None, caller });
        self.queue()?.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    fn queue(&self) -> Result<mpsc::Sender<Box<dyn Job>>, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.clone().ok_or(StoreError::Closed)
    }

    /// From now on everybody who asks is sent away.
    pub(super) fn take_no_more(&self) {
        *self.queue.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Waits until everything that was taken is written and the file is closed.
    pub(super) async fn finish(&self) {
        if let Some(task) = self.task.lock().await.take() {
            // It fails only if the task panicked or the runtime ends: there is nobody to wait for.
            let _ = task.await;
        }
    }
}

/// A write together with whoever waits for it.
#[async_trait]
trait Job: Send {
    /// Writes it and remembers what came out.
    async fn attempt(&mut self, db: &mut SqliteConnection) -> sqlx::Result<()>;

    /// Tells the caller what came out, now that it is committed.
    fn committed(self: Box<Self>);

    /// Tells the caller that nothing came of it.
    fn failed(self: Box<Self>, why: StoreError);
}

struct Asked<W: Write> {
    write: W,
    outcome: Option<Result<W::Answer, StoreError>>,
    caller: oneshot::Sender<Result<W::Answer, StoreError>>,
}

#[async_trait]
impl<W: Write> Job for Asked<W> {
    async fn attempt(&mut self, db: &mut SqliteConnection) -> sqlx::Result<()> {
        self.outcome = Some(self.write.write(db).await?);
        Ok(())
    }

    fn committed(self: Box<Self>) {
        let outcome = self.outcome.unwrap_or(Err(StoreError::Closed));
        // The caller may have left.
        let _ = self.caller.send(outcome);
    }

    fn failed(self: Box<Self>, why: StoreError) {
        let _ = self.caller.send(Err(why));
    }
}

/// Writes until nobody can ask any more, then folds the log into the file and closes it.
async fn work(mut db: SqliteConnection, mut waiting: mpsc::Receiver<Box<dyn Job>>) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
        settle(&mut db, &mut jobs).await;
    }
    // If either fails nothing is lost: whoever opens the file next reads the log.
    let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut db).await;
    let _ = db.close().await;
}

/// Commits jobs together and answers them all. One that fails by itself is left out, and the others
/// are tried again; any other failure is everybody's.
async fn settle(db: &mut SqliteConnection, jobs: &mut Vec<Box<dyn Job>>) {
    while !jobs.is_empty() {
        match commit(db, jobs).await {
            Ok(()) => jobs.drain(..).for_each(Job::committed),
            Err(Failure { culprit: Some(place), error }) => jobs.remove(place).failed(trouble(error)),
            Err(Failure { culprit: None, error }) => {
                let why = sentence(&error);
                jobs.drain(..).for_each(|job| job.failed(StoreError::Unusable(why.clone())));
            }
        }
    }
}

/// Why a transaction came to nothing, and which job alone is to blame.
struct Failure {
    culprit: Option<usize>,
    error: sqlx::Error,
}

/// One transaction: all of it, or nothing.
async fn commit(db: &mut SqliteConnection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    let result = transact(db, jobs).await;
    if result.is_err() {
        // SQLite itself has already gone back after some failures, and then refuses to do so again.
        let _ = sqlx::query("ROLLBACK").execute(&mut *db).await;
    }
    result
}

async fn transact(db: &mut SqliteConnection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    let of_all = |error| Failure { culprit: None, error };
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *db).await.map_err(of_all)?;
    for (place, job) in jobs.iter_mut().enumerate() {
        job.attempt(db)
            .await
            .map_err(|error| Failure { culprit: is_of_one(&error).then_some(place), error })?;
    }
    sqlx::query("COMMIT").execute(&mut *db).await.map_err(of_all)?;
    Ok(())
}
