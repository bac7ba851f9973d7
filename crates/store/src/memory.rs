//! A store that forgets: for tests, and for trying things out.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;

use crate::{
    Appended, Chat, Guest, GuestId, Line, List, NewGuest, NewTable, Occupant, SeatRow, Status, Store,
    StoreError, StoredTable, Summary, TableId, TokenHash,
};

/// Keeps everything in memory, as long as it lives.
pub struct Memory(Mutex<Option<Kept>>);

impl Memory {
    /// An empty one.
    #[must_use]
    pub fn new() -> Self {
        Self(Mutex::new(Some(Kept::default())))
    }

    /// Does something with what is kept. Nothing that is done here stops half-way, so what a panic
    /// left behind is still whole.
    fn with<T>(&self, act: impl FnOnce(&mut Kept) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        act(kept.as_mut().ok_or(StoreError::Closed)?)
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

/// What is kept. A guest's number is the place in the list, counted from 1.
#[derive(Default)]
struct Kept {
    guests: Vec<Known>,
    tables: BTreeMap<TableId, Table>,
}

/// A guest with everything that was changed since.
struct Known {
    new: NewGuest,
    settings: String,
}

/// A table with everything that was added or changed since.
struct Table {
    new: NewTable,
    closed: bool,
    rematch: Option<TableId>,
    changed: i64,
    chat: Vec<Chat>,
}

impl Kept {
    fn guest(&mut self, id: GuestId) -> Result<&mut Known, StoreError> {
        let place = usize::try_from(id.0).ok().and_then(|number| number.checked_sub(1));
        place.and_then(|place| self.guests.get_mut(place)).ok_or(StoreError::Missing)
    }

    fn table(&mut self, id: &TableId) -> Result<&mut Table, StoreError> {
        self.tables.get_mut(id).ok_or(StoreError::Missing)
    }

    fn seats(&self, table: &Table) -> Vec<SeatRow> {
        let name = |guest: GuestId| {
            let place = usize::try_from(guest.0 - 1).ok()?;
            self.guests.get(place).map(|guest| guest.new.name.clone())
        };
        let row = |(occupant, invite): &(Occupant, String)| SeatRow {
            occupant: occupant.clone(),
            name: occupant.guest().and_then(name),
            invite: invite.clone(),
        };
        table.new.seats.iter().map(row).collect()
    }

    fn origin(&self, id: &TableId) -> Option<TableId> {
        let mut tables = self.tables.iter();
        tables.find(|(_, table)| table.rematch.as_ref() == Some(id)).map(|(id, _)| id.clone())
    }

    fn stored(&self, table: &Table) -> StoredTable {
        StoredTable {
            game: table.new.game.clone(),
            rules: table.new.rules,
            options: table.new.options.clone(),
            secret: table.new.secret,
            owner: table.new.owner,
            public: table.new.public,
            closed: table.closed,
            rematch: table.rematch.clone(),
            origin: self.origin(&table.new.id),
            seats: self.seats(table),
            lines: table.new.lines.clone(),
        }
    }

    fn summary(&self, table: &Table) -> Summary {
        Summary {
            id: table.new.id.clone(),
            game: table.new.game.clone(),
            public: table.new.public,
            closed: table.closed,
            seats: self.seats(table),
            status: table.new.status,
            length: u32::try_from(table.new.lines.len()).unwrap_or(u32::MAX),
            changed: table.changed,
        }
    }
}

impl Table {
    fn is_running(&self) -> bool {
        !self.closed && !self.new.status.over
    }

    fn occupants(&self) -> impl Iterator<Item = &Occupant> {
        self.new.seats.iter().map(|(occupant, _)| occupant)
    }

    fn has_open_seat(&self) -> bool {
        self.occupants().any(|occupant| *occupant == Occupant::Open)
    }

    fn waits_for_bot(&self) -> bool {
        let due = |seat| self.new.status.is_due(seat);
        self.is_running() && (0..).zip(self.occupants()).any(|(seat, it)| it.level().is_some() && due(seat))
    }

    fn is_in(&self, list: List) -> bool {
        match list {
            List::Open => self.new.public && self.is_running() && self.has_open_seat(),
            List::Watch => self.new.public && self.is_running() && !self.has_open_seat(),
            List::Of(guest) => !self.closed && self.occupants().any(|it| it.guest() == Some(guest)),
        }
    }
}

#[async_trait]
impl Store for Memory {
    async fn add_guest(&self, guest: NewGuest) -> Result<GuestId, StoreError> {
        self.with(|kept| {
            if kept.guests.iter().any(|known| known.new.token == guest.token) {
                return Err(StoreError::guest_is_there());
            }
            kept.guests.push(Known { new: guest, settings: String::new() });
            Ok(GuestId(i64::try_from(kept.guests.len()).unwrap_or(i64::MAX)))
        })
    }

    async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, StoreError> {
        self.with(|kept| {
            let found = (1..).zip(&kept.guests).find(|(_, guest)| guest.new.token == *token);
            Ok(found.map(|(id, guest)| Guest {
                id: GuestId(id),
                name: guest.new.name.clone(),
                settings: guest.settings.clone(),
            }))
        })
    }

    async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.with(|kept| {
            kept.guest(guest)?.new.name = name.to_owned();
            Ok(())
        })
    }

    async fn set_settings(&self, guest: GuestId, settings: &str) -> Result<(), StoreError> {
        self.with(|kept| {
            kept.guest(guest)?.settings = settings.to_owned();
            Ok(())
        })
    }

    async fn open_tables_of(&self, guest: GuestId) -> Result<u64, StoreError> {
        self.with(|kept| {
            kept.guest(guest)?;
            let open = |table: &&Table| table.new.owner == guest && table.is_running();
            Ok(kept.tables.values().filter(open).count() as u64)
        })
    }

    async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        table.assert_seats();
        self.with(|kept| {
            let sitting = table.seats.iter().filter_map(|(occupant, _)| occupant.guest());
            for guest in sitting.chain([table.owner]) {
                kept.guest(guest)?;
            }
            if kept.tables.contains_key(&table.id) {
                return Err(StoreError::table_is_there());
            }
            let (id, changed) = (table.id.clone(), table.at);
            let table = Table { new: table, closed: false, rematch: None, changed, chat: Vec::new() };
            kept.tables.insert(id, table);
            Ok(())
        })
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        self.with(|kept| Ok(kept.tables.get(id).map(|table| kept.stored(table))))
    }

    async fn append(
        &self,
        id: &TableId,
        from: u32,
        lines: Vec<Line>,
        status: Status,
    ) -> Result<Appended, StoreError> {
        self.with(|kept| {
            let table = kept.table(id)?;
            if from as usize != table.new.lines.len() + 1 {
                return Ok(Appended::Taken);
            }
            table.changed = lines.last().map_or(table.changed, |line| line.at);
            table.new.lines.extend(lines);
            table.new.status = status;
            Ok(Appended::Done)
        })
    }

    async fn change_seat(
        &self,
        id: &TableId,
        seat: u8,
        from: &Occupant,
        to: &Occupant,
    ) -> Result<bool, StoreError> {
        self.with(|kept| {
            if let Some(guest) = to.guest() {
                kept.guest(guest)?;
            }
            let seats = &mut kept.table(id)?.new.seats;
            let (occupant, _) = seats.get_mut(usize::from(seat)).ok_or(StoreError::Missing)?;
            if occupant != from {
                return Ok(false);
            }
            *occupant = to.clone();
            Ok(true)
        })
    }

    async fn close_table(&self, id: &TableId) -> Result<(), StoreError> {
        self.with(|kept| {
            kept.table(id)?.closed = true;
            Ok(())
        })
    }

    async fn set_rematch(&self, id: &TableId, rematch: &TableId) -> Result<TableId, StoreError> {
        self.with(|kept| {
            kept.table(rematch)?;
            Ok(kept.table(id)?.rematch.get_or_insert_with(|| rematch.clone()).clone())
        })
    }

    async fn tables(&self, list: List, most: u32) -> Result<Vec<Summary>, StoreError> {
        self.with(|kept| {
            let mut found: Vec<&Table> = kept.tables.values().filter(|table| table.is_in(list)).collect();
            // The sort is stable, so tables of the same moment stay in the order of their ids.
            found.sort_by_key(|table| Reverse(table.changed));
            Ok(found.into_iter().take(most as usize).map(|table| kept.summary(table)).collect())
        })
    }

    async fn bots_due(&self) -> Result<Vec<TableId>, StoreError> {
        self.with(|kept| {
            let mut found: Vec<&Table> = kept.tables.values().filter(|table| table.waits_for_bot()).collect();
            found.sort_by_key(|table| table.changed);
            Ok(found.into_iter().map(|table| table.new.id.clone()).collect())
        })
    }

    async fn say(&self, id: &TableId, chat: Chat) -> Result<u32, StoreError> {
        self.with(|kept| {
            kept.guest(chat.guest)?;
            let said = &mut kept.table(id)?.chat;
            said.push(chat);
            Ok(u32::try_from(said.len()).unwrap_or(u32::MAX))
        })
    }

    async fn said(&self, id: &TableId) -> Result<u32, StoreError> {
        self.with(|kept| Ok(u32::try_from(kept.table(id)?.chat.len()).unwrap_or(u32::MAX)))
    }

    async fn chat(&self, id: &TableId, after: u32, most: u32) -> Result<Vec<Chat>, StoreError> {
        self.with(|kept| {
            let said = kept.table(id)?.chat.iter();
            Ok(said.skip(after as usize).take(most as usize).cloned().collect())
        })
    }

    async fn close(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
