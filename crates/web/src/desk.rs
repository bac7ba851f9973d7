//! What guests do with tables, and who may: pages and the API come here alike.

use std::time::Instant;

use store::{Chat, Guest, GuestId, Occupant, TableId};
use table::{Seat, Word};
use words::Language;

use crate::guests::is_shown;
use crate::http::SeatNumber;
use crate::limits;
use crate::live::{Actor, Advice, Eyes, Opening, Room, Wanted, now};
use crate::problem::Problem;
use crate::server::Server;

/// The level of the bot that sits in for whoever leaves.
const STAND_IN: &str = "medium";

/// A caller at a table: what may be seen, and with which seat's eyes.
pub(crate) struct Looking {
    pub(crate) eyes: Eyes,
    /// The caller's seats.
    pub(crate) own: Vec<Seat>,
    /// A seat of the caller's that sees more than the others at the same screen should: nothing of
    /// that is shown before somebody asks for it.
    pub(crate) curtain: Option<Seat>,
}

impl Looking {
    /// With which eyes somebody sees a table. Who plays several seats sees with those of the one that
    /// is due, but is asked before secrets are shown.
    pub(crate) fn at(room: &Room, guest: Option<GuestId>, chosen: Option<Seat>, language: Language) -> Self {
        let own = room.seats_of(guest);
        let mut curtain = None;
        let seat = match own.as_slice() {
            [] => None,
            &[only] => Some(only),
            [first, ..] => match chosen.filter(|seat| own.contains(seat)) {
                Some(seat) => Some(seat),
                None => {
                    let due = own.iter().find(|&&seat| room.playing.due().has(seat));
                    let seat = *due.unwrap_or(first);
                    curtain = (!room.playing.is_over() && room.playing.has_secrets(seat)).then_some(seat);
                    Some(seat).filter(|_| curtain.is_none())
                }
            },
        };
        Self { eyes: Eyes { seat, language }, own, curtain }
    }
}

/// With which eyes somebody looks back at a game: while it is running only with the own ones, or as
/// those see it who watch, which is seat 0; when it is over with anybody's.
pub(crate) fn looking_back(
    room: &Room,
    guest: Option<GuestId>,
    wanted: Option<u8>,
    language: Language,
) -> Result<Eyes, Problem> {
    let own = room.seats_of(guest);
    let seat = match wanted {
        Some(0) => None,
        Some(number) => {
            let seat = SeatNumber(number).seat()?;
            if seat.index() >= room.seats.len() {
                return Err(Problem::NoSeat);
            }
            if !room.playing.is_over() && !own.contains(&seat) {
                return Err(Problem::NotYours);
            }
            Some(seat)
        }
        // Others may be at the screen of who plays several seats.
        None => own.first().copied().filter(|_| own.len() == 1),
    };
    Ok(Eyes { seat, language })
}

impl Server {
    /// Sets a table up.
    pub(crate) async fn open_table(&self, guest: &Guest, wanted: Wanted) -> Result<TableId, Problem> {
        if !wanted.game.seats().contains(&wanted.seats.len()) {
            return Err(Problem::BadSeats);
        }
        self.admit_table(guest).await?;
        let opening = Opening::begin(wanted.game, wanted.seats.len(), &wanted.options);
        let opening = opening.map_err(Problem::BadOption)?;
        self.hall.open(opening, guest.id, wanted.seats, wanted.public).await
    }

    /// Sets up a table with a record that the guest brings; all seats are the guest's.
    pub(crate) async fn import_table(&self, guest: &Guest, text: &[u8]) -> Result<TableId, Problem> {
        self.admit_table(guest).await?;
        let opening = Opening::import(text).map_err(|broken| Problem::BadRecord(broken.0))?;
        let seats = vec![Occupant::Guest(guest.id); opening.seats()];
        self.hall.open(opening, guest.id, seats, false).await
    }

    /// Sets up a table where a game that is over goes on after so many lines of its record.
    pub(crate) async fn play_on(
        &self,
        guest: &Guest,
        id: &TableId,
        lines: u32,
        seats: Vec<Occupant>,
    ) -> Result<TableId, Problem> {
        let opening = {
            let room = self.hall.room(id).await?;
            if !room.playing.is_over() {
                return Err(Problem::StillRunning);
            }
            if seats.len() != room.playing.seats() {
                return Err(Problem::BadSeats);
            }
            if room.playing.stops().last().is_some_and(|&end| lines >= end) {
                return Err(Problem::Over);
            }
            Opening::branch(&*room.playing, lines).map_err(|broken| Problem::BadRecord(broken.0))?
        };
        self.admit_table(guest).await?;
        self.hall.open(opening, guest.id, seats, false).await
    }

    async fn admit_table(&self, guest: &Guest) -> Result<(), Problem> {
        let running = self.hall.store.open_tables_of(guest.id).await?;
        if running < self.limits.tables_per_guest { Ok(()) } else { Err(Problem::TooManyTables) }
    }

    /// Takes an open seat, or one's own back from the bot that sits in.
    pub(crate) async fn claim(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        invite: Option<&str>,
    ) -> Result<(), Problem> {
        let mut room = self.hall.room(id).await?;
        open_for_changes(&room)?;
        let row = room.seats.get(seat.index()).ok_or(Problem::NoSeat)?;
        match &row.occupant {
            Occupant::Open if room.public || invite == Some(row.invite.as_str()) => {}
            Occupant::Open => return Err(Problem::NotInvited),
            Occupant::StandIn { guest: owner, .. } if *owner == guest.id => {}
            Occupant::Guest(owner) if *owner == guest.id => return Ok(()),
            Occupant::Guest(_) | Occupant::Bot(_) | Occupant::StandIn { .. } => {
                return Err(Problem::SeatTaken);
            }
        }
        self.hall.reseat(id, &mut room, seat, Occupant::Guest(guest.id), Some(guest.name.clone())).await
    }

    /// Leaves a seat to a bot, until the guest comes back.
    pub(crate) async fn leave(&self, guest: &Guest, id: &TableId, seat: Seat) -> Result<(), Problem> {
        let mut room = self.hall.room(id).await?;
        open_for_changes(&room)?;
        room.admit(Actor::Guest(guest.id), seat)?;
        let bot = Occupant::StandIn { guest: guest.id, level: STAND_IN.to_owned() };
        let name = Some(guest.name.clone());
        self.hall.reseat(id, &mut room, seat, bot, name).await
    }

    /// Puts a bot on an open seat; only who opened the table may.
    pub(crate) async fn seat_bot(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        level: &str,
    ) -> Result<(), Problem> {
        let level = level_named(level)?;
        let mut room = self.hall.room(id).await?;
        open_for_changes(&room)?;
        owner(&room, guest)?;
        match room.seats.get(seat.index()).ok_or(Problem::NoSeat)?.occupant {
            Occupant::Open => {}
            Occupant::Guest(_) | Occupant::Bot(_) | Occupant::StandIn { .. } => {
                return Err(Problem::SeatTaken);
            }
        }
        self.hall.reseat(id, &mut room, seat, Occupant::Bot(level), None).await
    }

    /// A seat acts.
    pub(crate) async fn act(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        length: u32,
        action: String,
    ) -> Result<u32, Problem> {
        self.hall.act(id, length, Actor::Guest(guest.id), seat, action).await
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
    ) -> Result<u32, Problem> {
        let mut length = seen;
        loop {
            let acted = self.act(guest, id, seat, length, action.clone()).await;
            let Err(Problem::Stale) = acted else { return acted };
            let room = self.hall.room(id).await?;
            if room.playing.length() == length || !room.playing.is_still_asked(seat, seen) {
                return acted;
            }
            length = room.playing.length();
        }
    }

    /// Advice for a seat of the guest's, against bots only and not too often.
    pub(crate) async fn advise(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        length: u32,
    ) -> Result<Advice, Problem> {
        if !self.hints.admits(guest.id, Instant::now()) {
            return Err(Problem::TooManyHints);
        }
        self.hall.advise(id, length, Actor::Guest(guest.id), seat).await
    }

    /// A seat takes back its latest action.
    pub(crate) async fn undo(
        &self,
        guest: &Guest,
        id: &TableId,
        seat: Seat,
        length: u32,
    ) -> Result<u32, Problem> {
        self.hall.undo(id, length, Actor::Guest(guest.id), seat).await
    }

    /// Somebody at the table, or who watches, says something.
    pub(crate) async fn say(&self, guest: &Guest, id: &TableId, text: &str) -> Result<u32, Problem> {
        let text = text.trim();
        let fits = (1..=limits::CHAT).contains(&text.chars().count());
        if !fits || !text.chars().all(is_shown) {
            return Err(Problem::BadChat);
        }
        if self.hall.room(id).await?.closed {
            return Err(Problem::Closed);
        }
        if self.hall.store.said(id).await? >= limits::CHATS {
            return Err(Problem::ChatFull);
        }
        if !self.chats.admits(guest.id, Instant::now()) {
            return Err(Problem::TooMuchChat);
        }
        let chat = Chat { guest: guest.id, name: guest.name.clone(), text: text.to_owned(), at: now() };
        self.hall.say(id, chat).await
    }

    /// Closes a table; only who opened it may.
    pub(crate) async fn close_table(&self, guest: &Guest, id: &TableId) -> Result<(), Problem> {
        let mut room = self.hall.room(id).await?;
        owner(&room, guest)?;
        self.hall.shut(id, &mut room).await
    }

    /// The table where the players of a finished game meet again: whoever asks first opens it.
    pub(crate) async fn rematch(&self, guest: &Guest, id: &TableId) -> Result<TableId, Problem> {
        let (game, options, seats, public) = {
            let room = self.hall.room(id).await?;
            if let Some(rematch) = &room.rematch {
                return Ok(rematch.clone());
            }
            if room.seats_of(Some(guest.id)).is_empty() {
                return Err(Problem::NotYours);
            }
            if !room.playing.is_over() {
                return Err(Problem::StillRunning);
            }
            let options = room.playing.options();
            // How many seats there are is told by who sits there.
            let options =
                options.lines().filter_map(|line| line.split_once(' ')).filter(|&(key, _)| key != "seats");
            let options = options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
            let seats = room.seats.iter().map(|row| row.occupant.clone()).collect();
            (game_of(&room), options, seats, room.public)
        };
        let new = self.open_table(guest, Wanted { game, seats, options, public }).await?;
        let agreed = self.hall.meet_again(id, &new).await?;
        if agreed != new {
            self.close_table(guest, &new).await?;
        }
        Ok(agreed)
    }
}

/// The level with this name. What a bot does beyond a level is for the arena.
pub(crate) fn level_named(name: &str) -> Result<String, Problem> {
    bots::Level::parse(name).map(|level| level.name().to_owned()).ok_or(Problem::BadLevel)
}

/// The game that is played at a table.
pub(crate) fn game_of(room: &Room) -> crate::live::Game {
    crate::live::Game::parse(room.playing.game()).expect("tables have games of ours")
}

fn owner(room: &Room, guest: &Guest) -> Result<(), Problem> {
    if room.owner == guest.id { Ok(()) } else { Err(Problem::NotOwner) }
}

fn open_for_changes(room: &Room) -> Result<(), Problem> {
    if room.closed {
        Err(Problem::Closed)
    } else if room.playing.is_over() {
        Err(Problem::Over)
    } else {
        Ok(())
    }
}
