//! Two servers, one for each world, that are asked the same.

use std::fmt::Write;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use store::{Author, GuestId, Line, Memory, NewGuest, NewTable, Occupant, Status, Store, TableId, TokenHash};
use table::{Seat, Turn, Viewer, Word};

use super::worlds::{Pair, Secretive, World};
use crate::app::{Answer, App, Caller, NO_LIMITS};

/// The guests: one for each seat, who opened the table, and who watches.
const NAMES: [&str; 6] = ["Ada", "Bea", "Cyd", "Dot", "Host", "Watcher"];
const HOST: usize = 4;
const WATCHER: usize = 5;

/// Two servers, one for each world.
pub(super) struct Servers([(App, Arc<Memory>); 2]);

/// The token of a guest.
fn token(guest: usize) -> String {
    format!("{guest:x}").repeat(64)
}

/// The secret of a seat's link.
fn invite(world: usize, seat: Seat) -> String {
    format!("invite{world}{}", seat.index()).repeat(3)
}

/// The seat that nobody has taken yet, so that there is an invitation that could leak.
pub(super) fn open_seat<G: Secretive>(pair: &Pair<G>) -> Seat {
    let viewer = match pair.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::One,
    };
    viewer.next(pair.seats().count())
}

impl Servers {
    pub(super) async fn start() -> Self {
        let start = async || {
            let store = Arc::new(Memory::new());
            for (guest, name) in NAMES.into_iter().enumerate() {
                let token = TokenHash(Sha256::digest(token(guest)).into());
                store.add_guest(NewGuest { token, name: name.to_owned(), at: 0 }).await.expect("a new guest");
            }
            (App::on(Arc::clone(&store) as Arc<dyn Store>, NO_LIMITS).await, store)
        };
        Self([start().await, start().await])
    }

    pub(super) async fn stop(self) {
        for (app, _) in self.0 {
            app.stop().await;
        }
    }

    /// Keeps both worlds under this id.
    pub(super) async fn keep<G: Secretive>(&self, id: &str, pair: &Pair<G>) {
        for (index, world) in [&pair.one, &pair.other].into_iter().enumerate() {
            let table = kept(id, pair, world, index);
            self.0[index].1.add_table(table).await.expect("a new table");
        }
    }

    /// Panics if the two servers tell the viewer anything that differs, or a secret.
    pub(super) async fn see_the_same<G: Secretive>(&self, id: &str, pair: &Pair<G>) {
        let seat = match pair.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let told = self.told(id, pair, seat).await;
        for (one, other) in told[0].iter().zip(&told[1]) {
            if one != other {
                let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
                let excerpt = |text: &str| {
                    let bytes =
                        &text.as_bytes()[at.saturating_sub(200).min(text.len())..(at + 200).min(text.len())];
                    String::from_utf8_lossy(bytes).into_owned()
                };
                let head = one.lines().next().unwrap_or_default();
                panic!("{id}, {head}:\n{}\n---\n{}", excerpt(one), excerpt(other));
            }
        }
        let secrets = secrets(pair);
        for text in told.iter().flatten() {
            for secret in &secrets {
                assert!(!text.contains(secret.as_str()), "{id}: {secret} is told in\n{text}");
            }
        }
    }

    /// Whether the two servers tell this seat something that differs.
    pub(super) async fn tell_apart<G: Secretive>(&self, id: &str, pair: &Pair<G>, seat: Seat) -> bool {
        let texts = [0, 1].map(|index| {
            let caller = self.0[index].0.with_token(token(seat.index()));
            let path = format!("/api/v1/tables/{id}");
            async move { caller.get(&path).await.text() }
        });
        let [one, other] = texts;
        without_commitments(one.await, &pair.one) != without_commitments(other.await, &pair.other)
    }

    /// Everything that somebody is told, by both servers.
    async fn told<G: Secretive>(&self, id: &str, pair: &Pair<G>, seat: Option<Seat>) -> [Vec<String>; 2] {
        let mut told = [Vec::new(), Vec::new()];
        for (index, world) in [&pair.one, &pair.other].into_iter().enumerate() {
            let caller = self.0[index].0.with_token(token(seat.map_or(WATCHER, Word::index)));
            let texts = ask(&caller, id, pair, seat).await;
            told[index] = texts.into_iter().map(|text| without_commitments(text, world)).collect();
        }
        told
    }
}

/// A table as a store keeps it.
fn kept<G: Secretive>(id: &str, pair: &Pair<G>, world: &World<G>, index: usize) -> NewTable {
    let due = match G::turn(world.state()) {
        Turn::Seats(due) => due.iter().map(|seat| 1 << seat.index()).sum(),
        Turn::Nature | Turn::Over => 0,
    };
    let options = G::options(world.setup());
    let occupant = |seat: Seat| match seat {
        seat if seat == open_seat(pair) => Occupant::Open,
        seat => Occupant::Guest(GuestId(seat.index() as i64 + 1)),
    };
    NewTable {
        id: TableId(id.to_owned()),
        game: G::NAME.to_owned(),
        rules: G::RULES,
        options: options.iter().map(|(key, value)| format!("{key} {value}\n")).collect(),
        secret: world.seeds.last().expect("nature has drawn").0,
        owner: GuestId(HOST as i64 + 1),
        public: false,
        at: 0,
        seats: pair.seats().map(|seat| (occupant(seat), invite(index, seat))).collect(),
        lines: world.lines().into_iter().map(|input| Line { input, at: 0, author: Author::Person }).collect(),
        status: Status { due, over: false, stage: 0 },
    }
}

/// Asks everything there is to ask, with what may not be done as well.
async fn ask<G: Secretive>(caller: &Caller, id: &str, pair: &Pair<G>, seat: Option<Seat>) -> Vec<String> {
    let length = pair.one.lines().len();
    let (api, page) = (format!("/api/v1/tables/{id}"), format!("/tables/{id}"));
    let mut told = Vec::new();
    for path in [
        api.clone(),
        format!("{api}?at={}", length / 2),
        format!("{api}?at={}", length - 1),
        format!("{api}?seat={}", open_seat(pair)),
        format!("{api}/record"),
        page.clone(),
        format!("{page}?at={}", length - 2),
        format!("{page}?log=all"),
        format!("{page}/board"),
        format!("{page}/board?step={}", length - 1),
        format!("{page}/board?step={}&seat={}", length / 3, open_seat(pair)),
        format!("{page}/replay"),
        format!("{page}/replay?at={}", length / 2),
        format!("{page}/replay?at={}&seat=0", length - 1),
        format!("{page}/replay?seat={}", open_seat(pair)),
        format!("{page}/replay/moment?at={}", length - 2),
        format!("{page}/review"),
        format!("{api}/review"),
        format!("{page}/record"),
        "/api/v1/tables?list=mine".to_owned(),
        "/".to_owned(),
    ] {
        told.push(written(&path, &caller.get(&path).await));
    }
    told.push(written("German", &caller.german().get(&page).await));
    told.push(heard(caller, id, length).await);

    // Others can do these things now, so what the refusal says could give them away.
    let number = seat.map_or(1, |seat| seat.index() as u64 + 1);
    let own = seat.map(|seat| pair.one.legal(seat)).unwrap_or_default();
    let strange = pair.seats().flat_map(|other| [pair.one.legal(other), pair.other.legal(other)].concat());
    let strange: Vec<_> =
        strange.filter(|action| !own.contains(action)).map(|action| action.to_string()).collect();
    let step = 1 + strange.len() / 4;
    for action in strange.iter().step_by(step).map(String::as_str).chain(["dance"]) {
        let seq = length as u64;
        told.push(written(action, &caller.act(id, number, seq, action).await));
        told.push(written(action, &caller.act(id, open_seat(pair).index() as u64 + 1, seq, action).await));
        let fields = [("seat", &*number.to_string()), ("seq", &*seq.to_string()), ("action", action)];
        told.push(written(action, &caller.form(&format!("{page}/act"), &fields).await));
    }
    told.push(written("stale", &caller.act(id, number, 1, "dance").await));
    // This may be possible, and so comes last.
    told.push(written("undo", &caller.undo(id, number, length as u64).await));
    told.push(written("undone", &caller.get(&page).await));
    told
}

fn written(question: &str, answer: &Answer) -> String {
    let mut text = format!("{question}\n{}\n", answer.status);
    for (name, value) in
        answer.headers.iter().filter(|(name, _)| !["date", "content-length"].contains(&name.as_str()))
    {
        _ = writeln!(text, "{name}: {value:?}");
    }
    text + &without_times(&answer.text())
}

/// The two servers are asked one after the other, and may tell how long ago something was differently.
fn without_times(page: &str) -> String {
    const TIME: &str = "class=\"when\">";
    let mut parts = page.split(TIME);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + TIME + part.find('<').map_or(part, |end| &part[end..]))
}

/// The whole story so far, as it is streamed.
async fn heard(caller: &Caller, id: &str, length: usize) -> String {
    let mut ear = caller.listen(id, "?after=0", None).await;
    let mut text = String::from("events\n");
    for _ in 0..length {
        _ = writeln!(text, "{:?}", ear.hear().await);
    }
    text
}

/// The commitments are public, and differ with the seeds.
fn without_commitments<G: Secretive>(text: String, world: &World<G>) -> String {
    let hide =
        |text: String, seed: &record::Seed| text.replace(&seed.commitment().to_string(), "(commitment)");
    world.seeds.iter().fold(text, hide)
}

/// What nobody is ever told before the end.
fn secrets<G: Secretive>(pair: &Pair<G>) -> Vec<String> {
    let seeds = pair.one.seeds.iter().chain(&pair.other.seeds).map(ToString::to_string);
    let invites = pair.seats().flat_map(|seat| [0, 1].map(|world| invite(world, seat)));
    seeds.chain(invites).chain((0..NAMES.len()).map(token)).collect()
}
