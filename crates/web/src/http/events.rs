//! What happens at a table, as it happens: one stream for pages and programs alike.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Serialize;
use store::{GuestId, TableId};
use table::Seat;
use tokio::sync::watch;
use utoipa::ToSchema;
use words::Language;

use crate::desk::Looking;
use crate::http::seat_number::number;
use crate::limits;
use crate::live::{Beat, Told};
use crate::problem::Problem;
use crate::server::Server;

/// How often something is sent if nothing happens, so that nobody on the way takes the line for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Who listens, and what he knows already.
pub(crate) struct Line {
    pub(crate) id: TableId,
    pub(crate) guest: Option<GuestId>,
    pub(crate) seat: Option<Seat>,
    pub(crate) language: Language,
    /// The lines of the record that are known; without it, all that there are now.
    pub(crate) after: Option<u32>,
}

/// A line of the record, as the listener may know it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Happened {
    /// The number of the line.
    seq: u32,
    /// What it caused, in sentences.
    text: Vec<String>,
    /// The seats that are due now.
    due: Vec<u8>,
    /// Whether the game is over now.
    over: bool,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub(crate) struct Said {
    name: String,
    text: String,
}

/// The stream of what happens. A browser that lost its line says which line it heard last.
pub(crate) async fn events(
    server: Arc<Server>,
    line: Line,
    headers: &HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<>>, Problem> {
    let mut beat = server.hall.listen(&line.id);
    let heard = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let length = server.hall.room(&line.id).await?.playing.length();
    let known = heard.or(line.after).unwrap_or(length).min(length);
    let said = server.hall.store.said(&line.id).await?;
    let seats = beat.borrow_and_update().seats;
    let closing = server.hall.closing();
    metrics::gauge!("vorposten_streams").increment(1);
    let listener = Listener { server, line, beat, closing, known, said, seats, next: VecDeque::new() };
    let stream = unfold(listener, |mut listener| async {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct Listener {
    server: Arc<Server>,
    line: Line,
    beat: watch::Receiver<Beat>,
    closing: watch::Receiver<bool>,
    known: u32,
    said: u32,
    seats: u32,
    next: VecDeque<Event>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        metrics::gauge!("vorposten_streams").decrement(1);
    }
}

impl Listener {
    /// The next event, as soon as there is one; nothing more when the server stops.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.next.pop_front() {
                return Some(event);
            }
            // A table that cannot be read now may be there when the listener comes back.
            self.hear().await.ok()?;
            if self.next.is_empty() {
                tokio::select! {
                    changed = self.beat.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|&closing| closing) => return None,
                }
            }
        }
    }

    async fn hear(&mut self) -> Result<(), Problem> {
        let beat = *self.beat.borrow_and_update();
        self.hear_game().await?;
        while beat.chat > self.said {
            let store = &self.server.hall.store;
            let heard = store.chat(&self.line.id, self.said, limits::CHATS_SHOWN).await?;
            if heard.is_empty() {
                break;
            }
            for chat in heard {
                self.said += 1;
                self.push("chat", &Said { name: chat.name, text: chat.text });
            }
        }
        if beat.seats != self.seats {
            self.seats = beat.seats;
            self.next.push_back(Event::default().event("seats").data("{}"));
        }
        Ok(())
    }

    async fn hear_game(&mut self) -> Result<(), Problem> {
        let room = self.server.hall.room(&self.line.id).await?;
        let length = room.playing.length();
        if length <= self.known {
            return Ok(());
        }
        let looking = Looking::at(&room, self.line.guest, self.line.seat, self.line.language);
        let mut told = room.playing.story(self.known, looking.eyes).into_iter().peekable();
        let due: Vec<u8> = room.playing.due().iter().map(number).collect();
        let over = room.playing.is_over();
        drop(room);
        for seq in self.known + 1..=length {
            let text = told.next_if(|told| told.line == seq).map_or_else(Vec::new, Told::sentences);
            let happened = Happened { seq, text, due: due.clone(), over };
            let event = Event::default().id(seq.to_string()).event("move").json_data(&happened);
            self.next.extend(event);
        }
        self.known = length;
        Ok(())
    }

    fn push(&mut self, kind: &str, data: &impl Serialize) {
        self.next.extend(Event::default().event(kind).json_data(data));
    }
}
