//! The reviews that were asked for: one is made at a time, and the latest are kept.
//!
//! Nothing here is stored. A review that is forgotten is made again when somebody asks.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::TableId;

use crate::live::bot_queue::TableQueue;
use crate::live::live_tables::LiveTables;
use crate::live::review::Review;
use crate::request_error::RequestError;

/// How many games may wait for their review.
const WAITING: usize = 50;

/// How many reviews are kept. Each is a few kilobytes.
const KEPT: usize = 200;

/// The reviews that were asked for.
#[derive(Default)]
pub(super) struct Reviews {
    queue: TableQueue,
    known: Mutex<KnownReviews>,
}

#[derive(Default)]
struct KnownReviews {
    progress: HashMap<TableId, Progress>,
    /// Those that are made, the oldest first.
    made: VecDeque<TableId>,
}

/// How far a review is.
#[derive(Clone)]
pub(crate) enum Progress {
    /// So many positions of so many are judged.
    Made {
        positions: usize,
        of: usize,
    },
    Done(Arc<Review>),
}

impl Reviews {
    /// How far the review is. If there is none, it waits for its turn from now on.
    fn ask(&self, id: &TableId, positions: usize) -> Result<Progress, RequestError> {
        let mut known = self.known();
        if let Some(progress) = known.progress.get(id) {
            return Ok(progress.clone());
        }
        if self.queue.len() >= WAITING {
            return Err(RequestError::Busy);
        }
        let progress = Progress::Made { positions: 0, of: positions };
        known.progress.insert(id.clone(), progress.clone());
        self.queue.push(id.clone());
        Ok(progress)
    }

    fn advance(&self, id: &TableId, positions: usize, of: usize) {
        self.known().progress.insert(id.clone(), Progress::Made { positions, of });
    }

    /// Keeps a review, and forgets the oldest if there are too many.
    fn keep(&self, id: TableId, review: Review) {
        let mut known = self.known();
        known.progress.insert(id.clone(), Progress::Done(Arc::new(review)));
        known.made.push_back(id);
        if known.made.len() > KEPT
            && let Some(oldest) = known.made.pop_front()
        {
            known.progress.remove(&oldest);
        }
    }

    /// There is no such review, so the next to ask begins anew.
    fn forget(&self, id: &TableId) {
        self.known().progress.remove(id);
    }

    fn known(&self) -> MutexGuard<'_, KnownReviews> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveTables {
    /// How far the review of a game that is over is. Whoever asks first has it made.
    pub(crate) async fn review(&self, id: &TableId) -> Result<Progress, RequestError> {
        let positions = {
            let snapshot = self.snapshot(id).await?;
            if !snapshot.game.is_over() {
                return Err(RequestError::StillRunning);
            }
            snapshot.game.stops().len()
        };
        self.reviews.ask(id, positions)
    }

    /// Makes the reviews that were asked for, one after the other.
    pub(super) async fn make_reviews(&self) {
        loop {
            let id = self.reviews.queue.pop().await;
            match self.make_review(&id).await {
                Ok(review) => self.reviews.keep(id, review),
                Err(error) => {
                    tracing::warn!(code = error.code(), "a game could not be reviewed");
                    self.reviews.forget(&id);
                }
            }
        }
    }

    async fn make_review(&self, id: &TableId) -> Result<Review, RequestError> {
        let mut reviewing = self.snapshot(id).await?.game.reviewing(self.review_iterations);
        let mut positions = 0;
        loop {
            // Those who think stand in one line, so a bot that is due waits for one position at most.
            let permit = self.thinking_permits.acquire().await.map_err(|_| RequestError::Broken)?;
            let judged = tokio::task::spawn_blocking(move || (reviewing.judge(), reviewing)).await;
            drop(permit);
            let (has_more, on) = judged.map_err(|_| RequestError::Broken)?;
            if !has_more {
                return Ok(on.review());
            }
            reviewing = on;
            positions += 1;
            self.reviews.advance(id, positions, reviewing.positions());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: usize) -> TableId {
        TableId(number.to_string())
    }

    #[test]
    fn only_so_many_games_wait() {
        let reviews = Reviews::default();
        assert!((0..WAITING).all(|number| reviews.ask(&id(number), 9).is_ok()));
        assert_eq!(reviews.ask(&id(WAITING), 9).err(), Some(RequestError::Busy));
        let Ok(Progress::Made { positions: 0, of: 9 }) = reviews.ask(&id(0), 9) else {
            panic!("who waits already is not sent away")
        };
    }

    #[test]
    fn the_oldest_review_is_forgotten() {
        let reviews = Reviews::default();
        for number in 0..=KEPT {
            reviews.keep(id(number), Review::default());
        }
        let known = reviews.known();
        assert_eq!((known.progress.len(), known.made.len()), (KEPT, KEPT));
        assert!(!known.progress.contains_key(&id(0)) && known.progress.contains_key(&id(1)));
    }
}
