//! What is known of the games that were played.

use table::{PerSeat, Seat, Word};

use super::topic::Topic;

/// The tables of a ledger, and what was counted there.
pub(crate) struct Section {
    pub(crate) title: &'static str,
    pub(crate) note: &'static str,
    /// How its pictures are called before the rest of their names.
    pub(crate) id: &'static str,
    pub(crate) sides: Sides,
    pub(crate) topics: Vec<Topic>,
    pub(crate) tables: Vec<Table>,
}

/// The games of one table.
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) id: String,
    pub(crate) accounts: Vec<Account>,
}

/// Who is compared with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    /// Those who won with those who did not.
    WinnersAndOthers,
    /// The solo player with Autom.
    YouAndAutom,
}

/// What is known of one game.
pub(crate) struct Account {
    /// Those with a score, in the order of the seats.
    pub(crate) parties: Vec<Party>,
    /// How many of them take decisions.
    pub(crate) seats: usize,
    cells: Vec<Vec<Cell>>,
}

/// How a game came out for somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Party {
    /// How many play before him in the first round.
    pub(crate) position: usize,
    pub(crate) points: i16,
    /// His share in the win.
    pub(crate) win: f64,
}

/// What a row of a topic counted in a game.
#[derive(Clone, Copy)]
pub(crate) struct Cell {
    /// What each party did or has.
    pub(crate) by: PerSeat<i16>,
    /// How often something could have happened, whoever did it.
    pub(crate) chances: i16,
    /// How often it did, or how much it was in all.
    pub(crate) hits: i16,
}

impl Account {
    /// A game with nothing counted yet.
    pub(crate) fn new(parties: Vec<Party>, seats: usize, topics: &[Topic]) -> Self {
        let empty = Cell { by: PerSeat::all(0), chances: 0, hits: 0 };
        Self { parties, seats, cells: topics.iter().map(|topic| vec![empty; topic.rows.len()]).collect() }
    }

    /// Somebody did something so many times.
    pub(crate) fn did(&mut self, topic: impl Word, row: usize, seat: Seat, times: i16) {
        self.cells[topic.index()][row].by[seat] += times;
    }

    /// Something could have happened.
    pub(crate) fn could(&mut self, topic: impl Word, row: usize) {
        self.cells[topic.index()][row].chances += 1;
    }

    /// It did happen, or there was so much of it.
    pub(crate) fn happened(&mut self, topic: impl Word, row: usize, times: i16) {
        self.cells[topic.index()][row].hits += times;
    }

    /// What was counted.
    pub(crate) fn cell(&self, topic: usize, row: usize) -> &Cell {
        &self.cells[topic][row]
    }
}

impl Section {
    /// The games of all tables.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = &Account> + Clone {
        self.tables.iter().flat_map(|table| &table.accounts)
    }
}

impl Sides {
    /// What the sides are called.
    pub(crate) fn names(self) -> [&'static str; 2] {
        match self {
            Self::WinnersAndOthers => ["winners", "others"],
            Self::YouAndAutom => ["you", "Autom"],
        }
    }

    /// How much a party counts for each side. Who shares a win belongs to both in part.
    pub(crate) fn weights(self, seat: Seat, party: &Party) -> [f64; 2] {
        match (self, seat) {
            (Self::WinnersAndOthers, _) => [party.win, 1.0 - party.win],
            (Self::YouAndAutom, Seat::One) => [1.0, 0.0],
            (Self::YouAndAutom, _) => [0.0, 1.0],
        }
    }
}
