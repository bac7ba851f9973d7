//! Everything that changes a table. Each change works on a copy, is stored, and only then published.

use std::sync::Arc;

use store::{Appended, Chat, GuestId, Line, List, Occupant, TableId};
use table::{Seat, Word};

use crate::limits;
use crate::live::committed::Committed;
use crate::live::live_game::{InputError, LiveGame};
use crate::live::live_table::Writer;
use crate::live::live_tables::LiveTables;
use crate::live::opening::Opening;
use crate::live::snapshot::{Actor, Snapshot, status};
use crate::live::time::now;
use crate::request_error::RequestError;

impl LiveTables {
    /// Sets a table up.
    pub(crate) async fn open(
        &self,
        opening: Opening,
        owner: GuestId,
        seats: Vec<Occupant>,
        public: bool,
    ) -> Result<TableId, RequestError> {
        let table = opening.at(owner, seats.clone(), public);
        let id = table.id.clone();
        let committed = Committed::opened(id.clone(), table.lines.len() as u32, table.status, &seats);
        self.store.add_table(table).await?;
        self.tell(&committed);
        Ok(id)
    }

    /// Somebody acts for a seat, if the record is as long as he thinks. Answers how long it is then.
    pub(crate) async fn act(
        &self,
        id: &TableId,
        length: u32,
        actor: Actor,
        seat: Seat,
        action: String,
    ) -> Result<u32, RequestError> {
        self.enter(id, length, actor, seat, |game| game.act(seat, &action, actor.author())).await
    }

    /// Somebody takes back the latest action of a seat.
    pub(crate) async fn undo(
        &self,
        id: &TableId,
        length: u32,
        actor: Actor,
        seat: Seat,
    ) -> Result<u32, RequestError> {
        self.enter(id, length, actor, seat, |game| game.undo(seat)).await
    }

    /// Enters something into the record, for a seat.
    async fn enter(
        &self,
        id: &TableId,
        length: u32,
        actor: Actor,
        seat: Seat,
        input: impl FnOnce(&mut dyn LiveGame) -> Result<(), InputError>,
    ) -> Result<u32, RequestError> {
        let writer = self.write(id).await?;
        let before = &writer.snapshot;
        before.admit(actor, seat)?;
        if before.closed {
            return Err(RequestError::Closed);
        }
        if before.game.length() != length {
            return Err(RequestError::Stale);
        }
        let mut game = before.game.copy();
        input(&mut *game)?;
        let (at, author) = (now(), actor.author());
        let lines = game.lines(length).into_iter().map(|input| Line { input, at, author }).collect();
        let (status, longer) = (status(&*game), game.length());
        let appending = async {
            match self.store.append(id, length + 1, lines, status).await? {
                Appended::Done => Ok(longer),
                Appended::Taken => Err(RequestError::Stale),
            }
        };
        self.commit(writer, appending, |snapshot, &longer| {
            snapshot.revision.length = longer;
            snapshot.game = Arc::from(game);
        })
        .await
    }

    /// Somebody else sits on a seat, if it is who the caller thinks.
    pub(crate) async fn reseat(
        &self,
        writer: Writer,
        seat: Seat,
        to: Occupant,
        name: Option<String>,
    ) -> Result<(), RequestError> {
        let mut seats = writer.snapshot.seats.to_vec();
        let row = &mut seats[seat.index()];
        let from = std::mem::replace(&mut row.occupant, to.clone());
        row.name = name;
        let id = writer.id().clone();
        let changing = async {
            let is_done = self.store.change_seat(&id, seat.index() as u8, &from, &to).await?;
            if is_done { Ok(()) } else { Err(RequestError::SeatTaken) }
        };
        self.commit(writer, changing, |snapshot, ()| {
            snapshot.seats = seats.into();
            snapshot.revision.seats += 1;
        })
        .await
    }

    /// A guest has another name: where he sits it is shown from now on.
    pub(crate) async fn renamed(&self, guest: GuestId) -> Result<(), RequestError> {
        for table in self.store.tables(List::Of(guest), limits::LIST).await? {
            if let Some(table) = self.known_table(&table.id) {
                table.refresh().await;
            }
        }
        Ok(())
    }

    /// The table is closed.
    pub(crate) async fn shut(&self, writer: Writer) -> Result<(), RequestError> {
        let id = writer.id().clone();
        let closing = async { Ok(self.store.close_table(&id).await?) };
        self.commit(writer, closing, |snapshot, ()| {
            snapshot.closed = true;
            snapshot.revision.seats += 1;
        })
        .await
    }

    /// The players meet again at another table, or go on there, unless they have agreed on one already: which one
    /// it is.
    pub(crate) async fn meet_again(&self, id: &TableId, rematch: &TableId) -> Result<TableId, RequestError> {
        let agreeing = async { Ok(self.store.set_rematch(id, rematch).await?) };
        let agreed = self
            .commit(self.write(id).await?, agreeing, |snapshot, agreed| {
                snapshot.rematch = Some(agreed.clone());
                snapshot.revision.seats += 1;
            })
            .await?;
        // The other table knows from now on where it comes from.
        if let Some(table) = self.known_table(&agreed) {
            table.refresh().await;
        }
        Ok(agreed)
    }

    /// Somebody says something.
    pub(crate) async fn say(&self, id: &TableId, chat: Chat) -> Result<u32, RequestError> {
        let number = self.store.say(id, chat).await?;
        self.table(id).revise(|revision| revision.chat = revision.chat.max(number));
        Ok(number)
    }

    /// Commits a change, and tells all who listen.
    async fn commit<T>(
        &self,
        mut writer: Writer,
        storing: impl Future<Output = Result<T, RequestError>>,
        change: impl FnOnce(&mut Snapshot, &T),
    ) -> Result<T, RequestError> {
        let before = writer.snapshot.game.length();
        let stored = writer.commit(storing, change).await?;
        self.tell(&Committed::changed(writer.id().clone(), before, &writer.snapshot));
        Ok(stored)
    }
}
