//! The tables, as those who play there know them: each position is played here as well, so that
//! nobody has to ask the server what is legal.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;

use red_outpost::{RedOutpost, Seating, Setup, Start, State};
use table::{Game, QuickRng, Rng, Seat, Turn, Word};

use crate::server::Client;

/// How many guests share the tables.
const GUESTS: usize = 50;

/// The length of a record that begins: it has a commitment.
const COMMITMENT: u32 = 1;

/// Everybody, and the tables where nothing is under way.
pub(super) struct Crowd {
    pub(super) free: VecDeque<Place>,
    tokens: Vec<String>,
    opened: usize,
    client: Client,
}

/// A table.
pub(super) struct Place {
    pub(super) path: String,
    pub(super) token: String,
    /// How long its record is.
    pub(super) length: u32,
    state: State,
}

/// What is done next at a table.
pub(super) struct Move {
    pub(super) seat: Seat,
    pub(super) action: String,
    next: State,
}

impl Crowd {
    pub(super) fn enter(address: SocketAddr) -> io::Result<Self> {
        let mut client = Client::connect(address)?;
        let tokens = (1..=GUESTS).map(|number| client.welcome(&format!("Guest {number}")));
        Ok(Self { tokens: tokens.collect::<io::Result<_>>()?, free: VecDeque::new(), opened: 0, client })
    }

    /// Opens another table for two at one screen. No bot thinks there, and nothing is drawn in set-up.
    pub(super) fn open(&mut self) -> io::Result<()> {
        let token = self.tokens[self.opened % GUESTS].clone();
        let wish =
            r#"{"game":"red-outpost","seats":[{"kind":"me"},{"kind":"local"}],"options":{"start":"1"}}"#;
        let answer = self.client.post("/api/v1/tables", &token, wish)?;
        let opened = answer.json();
        let id = opened["id"].as_str().filter(|_| answer.status == 201);
        let id = id.ok_or_else(|| io::Error::other(format!("no table was opened: {}", answer.told())))?;
        let setup = Setup { start: Start::One, ..Setup::new(Seating::Two) };
        let state = RedOutpost::start(&setup);
        let path = format!("/api/v1/tables/{id}/actions");
        self.free.push_back(Place { path, token, length: COMMITMENT, state });
        self.opened += 1;
        Ok(())
    }
}

impl Place {
    /// A random action after which nature does not draw, because its outcome would not be known here;
    /// nothing if the game is over, or if there is no such action.
    pub(super) fn choose(&self, rng: &mut QuickRng) -> Option<Move> {
        let Turn::Seats(due) = RedOutpost::turn(&self.state) else { return None };
        let seat = due.iter().next()?;
        let mut actions = Vec::new();
        RedOutpost::legal(&self.state, seat, &mut actions);
        while !actions.is_empty() {
            let action = actions.swap_remove(rng.below(actions.len() as u32) as usize);
            let mut next = self.state.clone();
            RedOutpost::apply(&mut next, seat, action, &mut ());
            if RedOutpost::turn(&next) != Turn::Nature {
                return Some(Move { seat, action: action.to_string(), next });
            }
        }
        None
    }

    /// Whether nobody has moved here yet.
    pub(super) fn is_untouched(&self) -> bool {
        self.length == COMMITMENT
    }

    /// The move was committed.
    pub(super) fn go_on(&mut self, done: Move, length: u32) {
        self.state = done.next;
        self.length = length;
    }
}

impl Move {
    /// As the server wants to have it.
    pub(super) fn body(&self, length: u32) -> String {
        format!(r#"{{"seat":{},"seq":{length},"action":"{}"}}"#, self.seat.index() + 1, self.action)
    }
}
