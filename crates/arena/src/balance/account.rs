//! What is known of the games that were played.

use table::{PerSeat, Seat, Word};

use super::topic::{Origin, Topic};

/// The tables of a ledger, and what was counted there.
pub(crate) struct Section {
    pub(crate) title: &'static str,
    pub(crate) note: &'static str,
    /// How its pictures are called before the rest of their names.
    pub(crate) id: &'static str,
    /// What keeps its capital within a sentence.
    pub(crate) names: &'static [&'static str],
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
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sides {
    /// Those who won with those who did not.
    WinnersAndOthers,
    /// The player of the only seat with an automaton.
    PlayerAndAutomaton(Automaton),
}

/// An automaton that a single player meets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Automaton {
    /// What it is called.
    pub name: &'static str,
    /// What share of the games a strong player should win: from here to there.
    pub wins: [f64; 2],
    /// What a tie is, as the end of a sentence.
    pub tie: &'static str,
    /// Where the automaton's strength comes from.
    pub origin: Origin,
}

/// What is known of one game.
pub struct Account {
    /// Those with a score, in the order of the seats.
    pub parties: Vec<Party>,
    /// How many of them take decisions.
    pub seats: usize,
    cells: Vec<Vec<Cell>>,
}

/// How a game came out for somebody.
#[derive(Clone, Copy, Debug)]
pub struct Party {
    /// How many play before him in the first round.
    pub position: usize,
    /// His score.
    pub points: i16,
    /// His share in the win.
    pub win: f64,
}

/// What a row of a topic counted in a game.
#[derive(Clone, Copy)]
pub struct Cell {
    /// What each party did or has.
    pub by: PerSeat<i16>,
    /// How often something could have happened, whoever did it.
    pub chances: i16,
    /// How often it did, or how much it was in all.
    pub hits: i16,
}

impl Account {
    /// A game with nothing counted yet.
    pub fn new(parties: Vec<Party>, seats: usize, topics: &[Topic]) -> Self {
        let empty = Cell { by: PerSeat::all(0), chances: 0, hits: 0 };
        Self { parties, seats, cells: topics.iter().map(|topic| vec![empty; topic.rows.len()]).collect() }
    }

    /// Somebody did something so many times.
    pub fn did(&mut self, topic: impl Word, row: usize, seat: Seat, times: i16) {
        self.cells[topic.index()][row].by[seat] += times;
    }

    /// Something could have happened.
    pub fn could(&mut self, topic: impl Word, row: usize) {
        self.cells[topic.index()][row].chances += 1;
    }

    /// It did happen, or there was so much of it.
    pub fn happened(&mut self, topic: impl Word, row: usize, times: i16) {
        self.cells[topic.index()][row].hits += times;
    }

    /// What was counted.
    pub fn cell(&self, topic: usize, row: usize) -> &Cell {
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
            Self::PlayerAndAutomaton(automaton) => ["you", automaton.name],
        }
    }

    /// How much a party counts for each side. Who shares a win belongs to both in part.
    pub(crate) fn weights(self, seat: Seat, party: &Party) -> [f64; 2] {
        match (self, seat) {
            (Self::WinnersAndOthers, _) => [party.win, 1.0 - party.win],
            (Self::PlayerAndAutomaton(_), Seat::One) => [1.0, 0.0],
            (Self::PlayerAndAutomaton(_), _) => [0.0, 1.0],
        }
    }
}
