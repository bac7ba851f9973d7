//! The bots' moves: whoever thinks takes one table after the other from the queue.

use std::sync::Arc;
use std::time::Duration;

use store::TableId;

use crate::live::entropy::random;
use crate::live::live_tables::LiveTables;
use crate::live::snapshot::Actor;
use crate::request_error::RequestError;

/// How long a table waits after the store failed.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a table waits where something is broken: it will hardly mend itself.
const RESPITE: Duration = Duration::from_secs(60);

impl LiveTables {
    /// Lets bots move, one table after the other.
    pub(super) async fn think(self: &Arc<Self>) {
        loop {
            let id = self.queue.pop().await;
            let (live, table) = (Arc::clone(self), id.clone());
            // In a task of its own, so that a panic costs one move and not one who thinks.
            let moved = tokio::spawn(async move { live.bot_move(&table).await });
            let error = match moved.await {
                // Whoever moved instead has put the table in the queue again. A record that is full
                // stays so, and so does a table that is played by other rules.
                Ok(
                    Ok(())
                    | Err(
                        RequestError::Stale
                        | RequestError::Closed
                        | RequestError::NoTable
                        | RequestError::Full
                        | RequestError::OtherRules(_),
                    ),
                ) => continue,
                Ok(Err(error)) => error,
                Err(_) => RequestError::Broken,
            };
            tracing::warn!(code = error.code(), "a bot could not move");
            let pause = if error == RequestError::Broken { RESPITE } else { PATIENCE };
            let live = Arc::clone(self);
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                live.queue.push(id);
            });
        }
    }

    async fn bot_move(&self, id: &TableId) -> Result<(), RequestError> {
        let (seat, length, thinking) = {
            let snapshot = self.snapshot(id).await?;
            let Some((seat, bot)) = snapshot.bot_due() else { return Ok(()) };
            let seed = u64::from_le_bytes(random());
            (seat, snapshot.game.length(), snapshot.game.thought(seat, bot, seed))
        };
        let permit = self.thinking_permits.acquire().await.map_err(|_| RequestError::Broken)?;
        let action = tokio::task::spawn_blocking(thinking).await.map_err(|_| RequestError::Broken)?;
        drop(permit);
        self.act(id, length, Actor::Bot, seat, action).await.map(|_| ())
    }
}
