//! The bots' moves: whoever thinks takes one table after the other from the queue.

use std::sync::Arc;
use std::time::Duration;

use store::TableId;

use crate::live::chance::random;
use crate::live::hall::Hall;
use crate::live::room::Actor;
use crate::problem::Problem;

/// How long a table waits after the store failed.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a table waits where something is broken: it will hardly mend itself.
const RESPITE: Duration = Duration::from_secs(60);

impl Hall {
    /// Lets bots move, one table after the other.
    pub(super) async fn think(self: &Arc<Self>) {
        loop {
            let id = self.queue.pop().await;
            let (hall, table) = (Arc::clone(self), id.clone());
            // In a task of its own, so that a panic costs one move and not one who thinks.
            let moved = tokio::spawn(async move { hall.bot_move(&table).await });
            let problem = match moved.await {
                // Whoever moved instead has put the table in the queue again. A record that is full
                // stays so.
                Ok(Ok(()) | Err(Problem::Stale | Problem::Closed | Problem::NoTable | Problem::Full)) => {
                    continue;
                }
                Ok(Err(problem)) => problem,
                Err(_) => Problem::Broken,
            };
            tracing::warn!(code = problem.code(), "a bot could not move");
            let pause = if problem == Problem::Broken { RESPITE } else { PATIENCE };
            let hall = Arc::clone(self);
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                hall.queue.push(id);
            });
        }
    }

    async fn bot_move(&self, id: &TableId) -> Result<(), Problem> {
        let (seat, length, thinking) = {
            let room = self.room(id).await?;
            let Some((seat, bot)) = room.bot_due() else { return Ok(()) };
            let seed = u64::from_le_bytes(random());
            (seat, room.playing.length(), room.playing.thought(seat, bot, seed))
        };
        let mind = self.minds.acquire().await.map_err(|_| Problem::Broken)?;
        let action = tokio::task::spawn_blocking(thinking).await.map_err(|_| Problem::Broken)?;
        drop(mind);
        self.act(id, length, Actor::Bot, seat, action).await.map(|_| ())
    }
}
