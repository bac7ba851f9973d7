//! A player: sits at several tables, looks, and does something random that is offered.

use std::io;
use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use table::{QuickRng, Rng};

use crate::server::Client;

use super::journal::Journal;
use super::ledger::{Ledger, Place, Watched};
use super::plan::{PLANS, Sits};
use super::{PLAYERS, Violation};

/// Of so many moves one is taken back.
const UNDO: u32 = 20;

/// How long a player leaves a table alone where somebody else is due, so that the bots get the
/// processor.
const PAUSE: Duration = Duration::from_millis(2);

/// Plays until the server is gone.
pub(super) fn play(ledger: &Ledger, address: SocketAddr, player: usize, seed: u64) {
    let client = Client::connect(address);
    let played = client.map_err(Violation::from).and_then(|client| {
        let token = &ledger.tokens[player];
        Player { ledger, client, player, token, rng: QuickRng::new(seed) }.play()
    });
    if let Err(Violation(sentence)) = played {
        ledger.blame(sentence);
    }
}

struct Player<'l> {
    ledger: &'l Ledger,
    client: Client,
    player: usize,
    token: &'l str,
    rng: QuickRng,
}

/// A table, and the seat of this player if he has one.
struct Chosen {
    id: String,
    place: Option<Place>,
}

impl Player<'_> {
    fn play(&mut self) -> Result<(), Violation> {
        while !self.ledger.is_closing() {
            let done = self.turn();
            // A connection may break when the server is killed, and at no other time.
            match done {
                Ok(done) => done?,
                Err(_) if self.ledger.is_closing() => return Ok(()),
                Err(error) => return Err(Violation(format!("the server hung up: {error}"))),
            }
        }
        Ok(())
    }

    /// Sees to one table.
    fn turn(&mut self) -> io::Result<Result<(), Violation>> {
        if let Some(plan) = self.missing_plan() {
            return self.open(plan);
        }
        let Some(Chosen { id, place }) = self.choose() else {
            thread::sleep(PAUSE);
            return Ok(Ok(()));
        };
        match place {
            Some(Place { seat, invite: Some(invite), .. }) => self.claim(&id, seat, &invite),
            place => self.look(&id, place.map(|place| place.seat)),
        }
    }

    /// A kind of table that this player should open: of every kind one runs.
    fn missing_plan(&self) -> Option<usize> {
        let tables = self.ledger.tables();
        let runs = |plan: usize| tables.iter().any(|table| table.plan == plan && !table.over);
        (self.player..PLANS.len()).step_by(PLAYERS).find(|&plan| !runs(plan))
    }

    fn open(&mut self, plan: usize) -> io::Result<Result<(), Violation>> {
        let answer = self.client.post("/api/v1/tables", self.token, &PLANS[plan].wish().to_string())?;
        let opened = answer.json();
        let Some(id) = opened["id"].as_str().filter(|_| answer.status == 201) else {
            return Ok(Err(Violation(format!("no table was opened: {}", answer.told()))));
        };
        let mut others = (1..PLAYERS).map(|next| (self.player + next) % PLAYERS);
        let place = |(index, sits): (usize, &Sits)| {
            let invite = opened["seats"][index]["invite"].as_str().map(str::to_owned);
            let player = match sits {
                Sits::Opener => self.player,
                Sits::Other => others.next()?,
                Sits::Bot(_) => return None,
            };
            Some(Place { seat: index as u8 + 1, player, invite })
        };
        let seats = PLANS[plan].seats.iter().enumerate().filter_map(place).collect();
        self.ledger.tables().push(Watched {
            id: id.to_owned(),
            game: PLANS[plan].game,
            plan,
            seats,
            opener: self.player,
            journal: Journal::default(),
            over: false,
            settled: false,
            bot_due: false,
        });
        self.ledger.count(|counts| counts.tables += 1);
        Ok(Ok(()))
    }

    /// One of the tables that run and that this player has opened or plays at.
    fn choose(&mut self) -> Option<Chosen> {
        let tables = self.ledger.tables();
        let place = |table: &Watched| table.seats.iter().find(|place| place.player == self.player).cloned();
        let mine = |table: &&Watched| !table.over && (table.opener == self.player || place(table).is_some());
        let mine: Vec<&Watched> = tables.iter().filter(mine).collect();
        if mine.is_empty() {
            return None;
        }
        let table = self.rng.choose(&mine);
        Some(Chosen { id: table.id.clone(), place: place(table) })
    }

    /// Sits down. A claim without an answer can be repeated.
    fn claim(&mut self, id: &str, seat: u8, invite: &str) -> io::Result<Result<(), Violation>> {
        let path = format!("/api/v1/tables/{id}/seats/{seat}/claim");
        let answer = self.client.post(&path, self.token, &json!({ "invite": invite }).to_string())?;
        // While the invitation was under way, the game may have ended without its guest.
        if answer.status != 204 && answer.json()["error"]["code"] != "over" {
            return Ok(Err(Violation(format!("table {id}: no seat {seat}: {}", answer.told()))));
        }
        self.at(id, |table| table.seats.iter_mut().filter(|p| p.seat == seat).for_each(|p| p.invite = None));
        Ok(Ok(()))
    }

    /// Looks at a table, and acts there if it can.
    fn look(&mut self, id: &str, seat: Option<u8>) -> io::Result<Result<(), Violation>> {
        let quiet = self.at(id, |table| table.journal.quiet());
        let answer = self.client.get(&format!("/api/v1/tables/{id}"), self.token)?;
        let seen = answer.json();
        let Some(length) = seen["seq"].as_u64().filter(|_| answer.status == 200) else {
            return Ok(Err(Violation(format!("table {id}: it cannot be read: {}", answer.told()))));
        };
        self.at(id, |table| {
            table.journal.see(length as usize, quiet);
            table.over |= seen["over"] == true;
        });
        let due = seen["due"].as_array().zip(seat).is_some_and(|(due, seat)| due.contains(&seat.into()));
        match seat.filter(|_| due) {
            Some(seat) => self.act(id, seat, length, &seen["legal"]),
            None => {
                thread::sleep(PAUSE);
                Ok(Ok(()))
            }
        }
    }

    fn act(&mut self, id: &str, seat: u8, length: u64, legal: &Value) -> io::Result<Result<(), Violation>> {
        let legal = legal.as_array().map_or(&[][..], Vec::as_slice);
        if legal.is_empty() {
            return Ok(Err(Violation(format!("table {id}: seat {seat} is due, but has no choice"))));
        }
        let undo = self.rng.below(UNDO) == 0;
        let offered =
            legal[self.rng.below(legal.len() as u32) as usize]["action"].as_str().unwrap_or_default();
        let (verb, action) = if undo { ("undo", "undo") } else { ("actions", offered) };
        let body = json!({ "seat": seat, "seq": length, "action": action });
        let sent = self.at(id, |table| table.journal.send(length as usize + 1, format!("{seat} {action}")));
        let answer =
            self.client.post(&format!("/api/v1/tables/{id}/{verb}"), self.token, &body.to_string())?;
        match (answer.status, answer.json()["seq"].as_u64()) {
            (200, Some(end)) => {
                self.at(id, |table| table.journal.acknowledge(sent, end as usize));
                self.ledger.count(|counts| counts.acknowledged += 1);
            }
            // Somebody else was faster, or there was nothing to take back.
            (409, _) => self.at(id, |table| table.journal.refuse(&sent)),
            (422, _) if undo => self.at(id, |table| table.journal.refuse(&sent)),
            _ => {
                let told = answer.told();
                return Ok(Err(Violation(format!("table {id}: \"{seat} {action}\" was refused: {told}"))));
            }
        }
        Ok(Ok(()))
    }

    /// Does something with what is known of a table. Tables are never forgotten.
    fn at<T>(&self, id: &str, change: impl FnOnce(&mut Watched) -> T) -> T {
        let mut tables = self.ledger.tables();
        let table = tables.iter_mut().rev().find(|table| table.id == id);
        change(table.expect("every table is in the ledger"))
    }
}
