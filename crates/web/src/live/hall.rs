//! All tables in use, and everything that changes them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Appended, Chat, GuestId, Line, List, Occupant, Store, TableId};
use table::{Seat, Word};
use tokio::sync::{Semaphore, watch};

use crate::limits;
use crate::live::bots::Queue;
use crate::live::chance::now;
use crate::live::opening::Opening;
use crate::live::playable::Turned;
use crate::live::reviews::Reviews;
use crate::live::room::{Actor, Room};
use crate::live::slot::{Slot, Taken};
use crate::problem::Problem;

/// How long a table that nobody uses stays in memory.
const IDLE: Duration = Duration::from_secs(30);

/// All tables in use.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    pub(super) queue: Queue,
    pub(super) reviews: Reviews,
    /// The iterations that a review gets.
    pub(super) review_iterations: u64,
    /// As many as may think at a time: bots, advisers and the reviewer stand in one line.
    pub(super) minds: Semaphore,
    /// Becomes true when the server stops.
    closing: watch::Sender<bool>,
}

/// Changes whenever there is something new to see at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Beat {
    /// How long the record is.
    pub(crate) length: u32,
    /// How much was said.
    pub(crate) chat: u32,
    /// How often somebody sat down, stood up, or closed the table.
    pub(crate) seats: u32,
}

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, review_iterations: u64) -> Arc<Self> {
        let (closing, _) = watch::channel(false);
        Arc::new(Self {
            store,
            slots: Mutex::default(),
            queue: Queue::default(),
            reviews: Reviews::default(),
            review_iterations,
            minds: Semaphore::new(0),
            closing,
        })
    }

    /// Begins to work: so many think at a time, waiting tables are picked up, reviews are made, and idle
    /// tables are dropped from memory.
    pub(crate) async fn start(self: &Arc<Self>, thinkers: usize) -> Result<(), Problem> {
        for id in self.store.bots_due().await? {
            self.queue.push(id);
        }
        self.minds.add_permits(thinkers);
        for _ in 0..thinkers {
            let hall = Arc::clone(self);
            tokio::spawn(async move { while_open(&hall, hall.think()).await });
        }
        let hall = Arc::clone(self);
        tokio::spawn(async move { while_open(&hall, hall.make_reviews()).await });
        let hall = Arc::clone(self);
        tokio::spawn(async move { while_open(&hall, hall.sweep()).await });
        Ok(())
    }

    /// Ends all streams and the bots' thinking.
    pub(crate) fn stop_streams(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until everything is safe.
    pub(crate) async fn close(&self) {
        self.store.close().await;
    }

    /// Becomes true when the server stops.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// How many tables are in memory, and how many wait for a bot.
    pub(crate) fn load(&self) -> (usize, usize) {
        (self.slots().len(), self.queue.len())
    }

    /// A table, for as long as the answer is held.
    pub(crate) async fn room(&self, id: &TableId) -> Result<Taken, Problem> {
        let taken = self.slot(id).take(id, &*self.store).await;
        if let Err(Problem::NoTable) = taken {
            self.slots().remove(id);
        }
        taken
    }

    /// Hears of everything new at a table.
    pub(crate) fn listen(&self, id: &TableId) -> watch::Receiver<Beat> {
        self.slot(id).beat.subscribe()
    }

    /// Sets a table up.
    pub(crate) async fn open(
        &self,
        opening: Opening,
        owner: GuestId,
        seats: Vec<Occupant>,
        public: bool,
    ) -> Result<TableId, Problem> {
        let table = opening.at(owner, seats, public);
        let id = table.id.clone();
        let is_bot_due =
            (0..).zip(&table.seats).any(|(seat, (it, _))| it.level().is_some() && table.status.is_due(seat));
        self.store.add_table(table).await?;
        if is_bot_due {
            self.queue.push(id.clone());
        }
        metrics::counter!("vorposten_tables_opened").increment(1);
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
    ) -> Result<u32, Problem> {
        self.change(id, length, actor, seat, move |room| room.playing.act(seat, &action)).await
    }

    /// Somebody takes back the latest action of a seat.
    pub(crate) async fn undo(
        &self,
        id: &TableId,
        length: u32,
        actor: Actor,
        seat: Seat,
    ) -> Result<u32, Problem> {
        self.change(id, length, actor, seat, move |room| room.playing.undo(seat)).await
    }

    /// Somebody else sits on a seat, if it is who the caller thinks.
    pub(crate) async fn reseat(
        &self,
        id: &TableId,
        room: &mut Room,
        seat: Seat,
        to: Occupant,
        name: Option<String>,
    ) -> Result<(), Problem> {
        let row = &mut room.seats[seat.index()];
        if !self.store.change_seat(id, seat.index() as u8, &row.occupant, &to).await? {
            self.slot(id).distrust();
            return Err(Problem::SeatTaken);
        }
        row.occupant = to;
        row.name = name;
        self.slot(id).beat.send_modify(|beat| beat.seats += 1);
        self.queue.push(id.clone());
        Ok(())
    }

    /// A guest has another name: where he sits it is shown from now on.
    pub(crate) async fn renamed(&self, guest: GuestId) -> Result<(), Problem> {
        for table in self.store.tables(List::Of(guest), limits::LIST).await? {
            let slot = self.slots().get(&table.id).cloned();
            if let Some(slot) = slot {
                slot.distrust();
                slot.beat.send_modify(|beat| beat.seats += 1);
            }
        }
        Ok(())
    }

    /// The table is closed.
    pub(crate) async fn shut(&self, id: &TableId, room: &mut Room) -> Result<(), Problem> {
        self.store.close_table(id).await?;
        room.closed = true;
        self.slot(id).beat.send_modify(|beat| beat.seats += 1);
        Ok(())
    }

    /// The players meet again at another table, unless they have agreed on one already: which one it is.
    pub(crate) async fn meet_again(&self, id: &TableId, rematch: &TableId) -> Result<TableId, Problem> {
        let mut room = self.room(id).await?;
        let agreed = self.store.set_rematch(id, rematch).await?;
        room.rematch = Some(agreed.clone());
        self.slot(id).beat.send_modify(|beat| beat.seats += 1);
        Ok(agreed)
    }

    /// Somebody says something.
    pub(crate) async fn say(&self, id: &TableId, chat: Chat) -> Result<u32, Problem> {
        let number = self.store.say(id, chat).await?;
        self.slot(id).beat.send_modify(|beat| beat.chat = beat.chat.max(number));
        Ok(number)
    }

    /// Changes the game and commits that.
    async fn change(
        &self,
        id: &TableId,
        length: u32,
        actor: Actor,
        seat: Seat,
        change: impl FnOnce(&mut Room) -> Result<(), Turned>,
    ) -> Result<u32, Problem> {
        let mut room = self.room(id).await?;
        room.admit(actor, seat)?;
        if room.closed {
            return Err(Problem::Closed);
        }
        if room.playing.length() != length {
            return Err(Problem::Stale);
        }
        if let Err(turned) = change(&mut room) {
            // A record can fill up in the middle of nature's draws.
            if room.playing.length() != length {
                self.slot(id).distrust();
            }
            return Err(turned.into());
        }
        self.commit(id, room, length).await
    }

    /// Commits what is new in the record. Until then nobody else sees the table; if it fails, the
    /// table is loaded again as it was.
    async fn commit(&self, id: &TableId, room: Taken, before: u32) -> Result<u32, Problem> {
        let at = now();
        let lines = room.playing.lines(before).into_iter().map(|input| Line { input, at }).collect();
        let length = room.playing.length();
        let appended = self.store.append(id, before + 1, lines, room.status()).await;
        if !matches!(appended, Ok(Appended::Done)) {
            self.slot(id).distrust();
        }
        match appended? {
            Appended::Taken => return Err(Problem::Stale),
            Appended::Done => {}
        }
        if room.bot_due().is_some() {
            self.queue.push(id.clone());
        }
        drop(room);
        self.slot(id).beat.send_modify(|beat| beat.length = beat.length.max(length));
        metrics::counter!("vorposten_moves").increment(1);
        Ok(length)
    }

    /// Drops tables from memory that nobody uses.
    async fn sweep(&self) {
        loop {
            tokio::time::sleep(IDLE / 4).await;
            self.slots().retain(|_, slot| slot.is_needed(IDLE));
        }
    }

    /// The place of a table in memory, used now.
    fn slot(&self, id: &TableId) -> Arc<Slot> {
        let mut slots = self.slots();
        let slot = slots.entry(id.clone()).or_default();
        slot.touch();
        Arc::clone(slot)
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Works until the server stops.
async fn while_open(hall: &Hall, work: impl Future<Output = ()>) {
    let mut closing = hall.closing();
    tokio::select! {
        () = work => {}
        _ = closing.wait_for(|&closing| closing) => {}
    }
}
