//! What guests do with tables, and who may: pages and the API come here alike.

use std::time::Instant;

use store::{Chat, Guest, Occupant, TableId};
use table::{Seat, Word};

use crate::guests::is_shown;
use crate::limits;
use crate::live::{Actor, Advice, Opening, Snapshot, Wanted, now};
use crate::request_error::RequestError;
use crate::server::Server;

/// The level of the bot that sits in for whoever leaves.
const STAND_IN: &str = "medium";

impl Server {
    /// Sets a table up.
    pub(crate) async fn open_table(&self, guest: &Guest, wanted: Wanted) -> Result<TableId, RequestError> {
        if !wanted.game.seats().contains(&wanted.seats.len()) {
            return Err(RequestError::BadSeats);
        }
        self.admit_table(guest).await?;
        let opening = Opening::begin(wanted.game, wanted.seats.len(), &wanted.options);
        let opening = opening.map_err(RequestError::BadOption)?;
        self.live.open(opening, guest.id, wanted.seats, wanted.public).await
    }

    /// Sets up a table with a record that the guest brings; all seats are the guest's.
    pub(crate) async fn import_table(&self, guest: &Guest, text: &[u8]) -> Result<TableId, RequestError> {
        self.admit_table(guest).await?;
        let opening =
            Opening::import(self.games, text).map_err(|broken| RequestError::BadRecord(broken.0))?;
        let seats = vec![Occupant::Guest(guest.id); opening.seats()];
        self.live.open(opening, guest.id, seats, false).await
    }

    /// Sets up a table where a game that is over goes on after so many lines of its record.
    pub(crate) async fn play_on(
        &self,
        guest: &Guest,
        id: &TableId,
        lines: u32,
        seats: Vec<Occupant>,
    ) -> Result<TableId, RequestError> {
        let opening = {
            let snapshot = self.live.snapshot(id).await?;
            if !snapshot.game.is_over() {
                return Err(RequestError::StillRunning);
            }
            if seats.len() != snapshot.game.seats() {
                return Err(RequestError::BadSeats);
            }
            if snapshot.game.stops().last().is_some_and(|&end| lines >= end) {
                return Err(RequestError::Over);
            }
            Opening::branch(&*snapshot.game, lines).map_err(|broken| RequestError::BadRecord(broken.0))?
        };
        self.admit_table(guest).await?;
        self.live.open(opening, guest.id, seats, false).await
    }

    /// Lets a guest set up another table, if he has not too many.
    pub(crate) async fn admit_table(&self, guest: &Guest) -> Result<(), RequestError> {
        let running = self.live.store.open_tables_of(guest.id).await?;
        if running < self.limits.tables_per_guest { Ok(()) } else { Err(RequestError::TooManyTables) }
    }

    /// Takes an open seat, or one's own back from the bot that sits in.
    pub(crate) async fn claim(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        invite: Option<&str>,
    ) -> Result<(), RequestError> {
        let writer = self.live.write(id).await?;
        let snapshot = &writer.snapshot;
        open_for_changes(snapshot)?;
        let row = snapshot.seats.get(seat.index()).ok_or(RequestError::NoSeat)?;
        match &row.occupant {
            Occupant::Open if snapshot.public || invite == Some(row.invite.as_str()) => {}
            Occupant::Open => return Err(RequestError::NotInvited),
            Occupant::StandIn { guest: owner, .. } if *owner == guest.id => {}
            Occupant::Guest(owner) if *owner == guest.id => return Ok(()),
            Occupant::Guest(_) | Occupant::Bot(_) | Occupant::StandIn { .. } => {
                return Err(RequestError::SeatTaken);
            }
        }
        self.live.reseat(writer, seat, Occupant::Guest(guest.id), Some(guest.name.clone())).await
    }

    /// Leaves a seat to a bot, until the guest comes back.
    pub(crate) async fn leave(&self, guest: &Guest, id: &TableId, seat: Seat) -> Result<(), RequestError> {
        let writer = self.live.write(id).await?;
        open_for_changes(&writer.snapshot)?;
        writer.snapshot.admit(Actor::Guest(guest.id), seat)?;
        let bot = Occupant::StandIn { guest: guest.id, level: STAND_IN.to_owned() };
        let name = Some(guest.name.clone());
        self.live.reseat(writer, seat, bot, name).await
    }

    /// Puts a bot on an open seat; only who opened the table may.
    pub(crate) async fn seat_bot(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        level: &str,
    ) -> Result<(), RequestError> {
        let level = level_named(level)?;
        let writer = self.live.write(id).await?;
        open_for_changes(&writer.snapshot)?;
        owner(&writer.snapshot, guest)?;
        match writer.snapshot.seats.get(seat.index()).ok_or(RequestError::NoSeat)?.occupant {
            Occupant::Open => {}
            Occupant::Guest(_) | Occupant::Bot(_) | Occupant::StandIn { .. } => {
                return Err(RequestError::SeatTaken);
            }
        }
        self.live.reseat(writer, seat, Occupant::Bot(level), None).await
    }

    /// A seat acts.
    pub(crate) async fn act(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        length: u32,
        action: String,
    ) -> Result<u32, RequestError> {
        self.live.act(id, length, Actor::Guest(guest.id), seat, action).await
    }

    /// The same by a person, who saw so many lines of the record: if only others have acted since, who are
    /// asked at the same time, the question is still the same. A program would not know then which line
    /// its action became, and is refused.
    pub(crate) async fn act_on_page(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        seen: u32,
        action: String,
    ) -> Result<u32, RequestError> {
        let mut length = seen;
        loop {
            let acted = self.act(guest, id, seat, length, action.clone()).await;
            let Err(RequestError::Stale) = acted else { return acted };
            let snapshot = self.live.snapshot(id).await?;
            if snapshot.game.length() == length || !snapshot.game.is_still_asked(seat, seen) {
                return acted;
            }
            length = snapshot.game.length();
        }
    }

    /// Advice for a seat of the guest's, against bots only and not too often.
    pub(crate) async fn advise(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        length: u32,
    ) -> Result<Advice, RequestError> {
        if !self.hint_limiter.admits(guest.id, Instant::now()) {
            return Err(RequestError::TooManyHints);
        }
        self.live.advise(id, length, Actor::Guest(guest.id), seat).await
    }

    /// A seat takes back its latest action.
    pub(crate) async fn undo(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        length: u32,
    ) -> Result<u32, RequestError> {
        self.live.undo(id, length, Actor::Guest(guest.id), seat).await
    }

    /// Somebody at the table, or who watches, says something.
    pub(crate) async fn say(&self, guest: &Guest, id: &TableId, text: &str) -> Result<u32, RequestError> {
        let text = text.trim();
        let fits = (1..=limits::CHAT).contains(&text.chars().count());
        if !fits || !text.chars().all(is_shown) {
            return Err(RequestError::BadChat);
        }
        if self.live.snapshot(id).await?.closed {
            return Err(RequestError::Closed);
        }
        if self.live.store.said(id).await? >= limits::CHATS {
            return Err(RequestError::ChatFull);
        }
        if !self.chat_limiter.admits(guest.id, Instant::now()) {
            return Err(RequestError::TooMuchChat);
        }
        let chat = Chat { guest: guest.id, name: guest.name.clone(), text: text.to_owned(), at: now() };
        self.live.say(id, chat).await
    }

    /// Closes a table; only who opened it may.
    pub(crate) async fn close_table(&self, guest: &Guest, id: &TableId) -> Result<(), RequestError> {
        let writer = self.live.write(id).await?;
        owner(&writer.snapshot, guest)?;
        self.live.shut(writer).await
    }

    /// The table where the players of a finished game meet again: whoever asks first opens it.
    pub(crate) async fn rematch(&self, guest: &Guest, id: &TableId) -> Result<TableId, RequestError> {
        let (game, options, seats, public) = {
            let snapshot = self.live.snapshot(id).await?;
            if let Some(rematch) = &snapshot.rematch {
                return Ok(rematch.clone());
            }
            if snapshot.seats_of(Some(guest.id)).is_empty() {
                return Err(RequestError::NotYours);
            }
            if !snapshot.game.is_over() {
                return Err(RequestError::StillRunning);
            }
            let options = snapshot.game.options();
            // How many seats there are is told by who sits there.
            let options =
                options.lines().filter_map(|line| line.split_once(' ')).filter(|&(key, _)| key != "seats");
            let options = options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
            let seats = snapshot.seats.iter().map(|row| row.occupant.clone()).collect();
            (snapshot.game.game(), options, seats, snapshot.public)
        };
        let new = self.open_table(guest, Wanted { game, seats, options, public }).await?;
        let agreed = self.live.meet_again(id, &new).await?;
        if agreed != new {
            self.close_table(guest, &new).await?;
        }
        Ok(agreed)
    }
}

/// The level with this name. What a bot does beyond a level is for the arena.
pub(crate) fn level_named(name: &str) -> Result<String, RequestError> {
    bots::Level::parse(name).map(|level| level.name().to_owned()).ok_or(RequestError::BadLevel)
}

fn owner(snapshot: &Snapshot, guest: &Guest) -> Result<(), RequestError> {
    if snapshot.owner == guest.id { Ok(()) } else { Err(RequestError::NotOwner) }
}

fn open_for_changes(snapshot: &Snapshot) -> Result<(), RequestError> {
    if snapshot.closed {
        Err(RequestError::Closed)
    } else if snapshot.game.is_over() {
        Err(RequestError::Over)
    } else {
        Ok(())
    }
}
