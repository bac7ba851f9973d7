//! Going back to one's last decision, against bots: the game goes on from there at a table of its own, and the
//! line that was left stays to be read.

use store::{Guest, TableId};
use table::Seat;

use crate::live::{Actor, Opening, way_back};
use crate::request_error::RequestError;
use crate::server::Server;

impl Server {
    /// Goes back to before the last decision of a seat, on a page that showed so many lines of the record. Bots
    /// may have moved since, but another decision is another way back. Whoever asks twice gets one table.
    pub(crate) async fn go_back(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        seen: u32,
    ) -> Result<TableId, RequestError> {
        let (opening, seats, public) = {
            let snapshot = self.live.snapshot(id).await?;
            snapshot.admit(Actor::Guest(guest.id), seat)?;
            match &snapshot.rematch {
                Some(next) => return Ok(next.clone()),
                None if snapshot.closed => return Err(RequestError::Closed),
                None if snapshot.game.is_over() => return Err(RequestError::Over),
                None => {}
            }
            let lines = way_back(&snapshot, seat).ok_or(RequestError::NoWayBack)?;
            if seen <= lines {
                return Err(RequestError::Stale);
            }
            let opening = Opening::branch(&*snapshot.game, lines);
            let opening = opening.map_err(|broken| RequestError::BadRecord(broken.0))?;
            let seats = snapshot.seats.iter().map(|row| row.occupant.clone()).collect();
            (opening, seats, snapshot.public)
        };
        self.admit_table(guest).await?;
        let new = self.live.open(opening, guest.id, seats, public).await?;
        let agreed = self.live.meet_again(id, &new).await?;
        // Nobody plays on at a table whose dice are known by now.
        let left = if agreed == new { id } else { &new };
        self.live.shut(self.live.write(left).await?).await?;
        Ok(agreed)
    }
}
