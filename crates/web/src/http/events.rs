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
use texts::Language;
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::face::number;
use crate::limits;
use crate::live::{Current, Snapshot, Told};
use crate::request_error::RequestError;
use crate::server::Server;
use crate::viewing::Looking;

/// How often something is sent if nothing happens, so that nobody on the way takes the line for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Who listens, and what he knows already.
pub(crate) struct Subscription {
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
    subscription: Subscription,
    headers: &HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<>>, RequestError> {
    let mut current = server.live.listen(&subscription.id);
    let heard = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let length = server.live.snapshot(&subscription.id).await?.game.length();
    let known = heard.or(subscription.after).unwrap_or(length).min(length);
    let said = server.live.store.said(&subscription.id).await?;
    let seats = current.borrow_and_update().revision().seats;
    let closing = server.live.closing();
    metrics::gauge!("vorposten_streams").increment(1);
    let events =
        EventStream { server, subscription, current, closing, known, said, seats, next: VecDeque::new() };
    let stream = unfold(events, |mut events| async {
        let event = events.next().await?;
        Some((Ok(event), events))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

struct EventStream {
    server: Arc<Server>,
    subscription: Subscription,
    current: watch::Receiver<Current>,
    closing: watch::Receiver<bool>,
    known: u32,
    said: u32,
    seats: u32,
    next: VecDeque<Event>,
}

impl Drop for EventStream {
    fn drop(&mut self) {
        metrics::gauge!("vorposten_streams").decrement(1);
    }
}

impl EventStream {
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
                    changed = self.current.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|&closing| closing) => return None,
                }
            }
        }
    }

    async fn hear(&mut self) -> Result<(), RequestError> {
        let current = self.current.borrow_and_update().clone();
        let snapshot = match current {
            Current::Loaded(snapshot) => snapshot,
            Current::Unloaded(_) => self.server.live.snapshot(&self.subscription.id).await?,
        };
        self.hear_game(&snapshot);
        let revision = snapshot.revision;
        while revision.chat > self.said {
            let store = &self.server.live.store;
            let heard = store.chat(&self.subscription.id, self.said, limits::CHATS_SHOWN).await?;
            if heard.is_empty() {
                break;
            }
            for chat in heard {
                self.said += 1;
                self.push("chat", &Said { name: chat.name, text: chat.text });
            }
        }
        if revision.seats != self.seats {
            self.seats = revision.seats;
            self.next.push_back(Event::default().event("seats").data("{}"));
        }
        Ok(())
    }

    fn hear_game(&mut self, snapshot: &Snapshot) {
        let length = snapshot.game.length();
        if length <= self.known {
            return;
        }
        let looking = Looking::at(
            snapshot,
            self.subscription.guest,
            self.subscription.seat,
            self.subscription.language,
        );
        let story = snapshot.game.seen(looking.viewpoint).story(self.known);
        let mut told = snapshot.told(story).into_iter().peekable();
        let due: Vec<u8> = snapshot.game.due().iter().map(number).collect();
        let over = snapshot.game.is_over();
        for seq in self.known + 1..=length {
            let text = told.next_if(|told| told.line == seq).map_or_else(Vec::new, Told::sentences);
            let happened = Happened { seq, text, due: due.clone(), over };
            let event = Event::default().id(seq.to_string()).event("move").json_data(&happened);
            self.next.extend(event);
        }
        self.known = length;
    }

    fn push(&mut self, kind: &str, data: &impl Serialize) {
        self.next.extend(Event::default().event(kind).json_data(data));
    }
}
