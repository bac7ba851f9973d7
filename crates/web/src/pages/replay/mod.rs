//! The replay: the table as it was after any line of the record.
//!
//! While a game is running one looks back from one's own viewpoint only; when it is over, from anybody's.

mod aside;
mod controls;
mod moment;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use store::TableId;
use table::Seat;

use crate::face::number;
use crate::http::{Inputs, Session};
use crate::live::{Chapter, LiveGame, Seen, Snapshot, Timeline, Viewpoint};
use crate::pages::drawn::drawn;
use crate::pages::layout::{Page, hover_card};
use crate::request_error::RequestError;
use crate::server::Server;
use crate::texts::text;
use crate::viewing::looking_back;

/// What to look at, and how.
#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    /// After so many lines of the record; without it, where the game begins.
    at: Option<u32>,
    /// From the viewpoint of which seat; 0 is that of somebody who watches.
    seat: Option<u8>,
}

impl ReplayQuery {
    /// After which line of the record one looks at the game.
    fn at(&self, game: &dyn LiveGame) -> u32 {
        self.at.unwrap_or_else(|| game.stops()[0]).min(game.length())
    }
}

pub(super) async fn replay(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<ReplayQuery>>,
) -> Result<Markup, RequestError> {
    let id = TableId(id);
    let snapshot = server.live.snapshot(&id).await?;
    drawn(|| {
        let at = look.at(&*snapshot.game);
        let past = snapshot.game.first(at).map_err(|_| RequestError::Broken)?;
        let replay = Replay::new(&snapshot, &*past, &session, &id, &look)?;
        let title = format!("{} · {}", replay.say("replay"), replay.now.title());
        let class = format!("table replay {}", snapshot.game.game().name());
        Ok(Page::new(session.games, session.language, &title, &class, session.guest.as_ref())
            .styles(&["table.css"])
            .styles_of(snapshot.game.game())
            .styles(&["replay.css"])
            .scripts(&["replay.js"])
            .show(replay.page()))
    })
}

/// What changes from one position to the next, for the script.
pub(super) async fn moment(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<ReplayQuery>>,
) -> Result<Markup, RequestError> {
    let id = TableId(id);
    let snapshot = server.live.snapshot(&id).await?;
    drawn(|| {
        let at = look.at(&*snapshot.game);
        let past = snapshot.game.first(at).map_err(|_| RequestError::Broken)?;
        let replay = Replay::new(&snapshot, &*past, &session, &id, &look)?;
        Ok(html! { (replay.told()) (replay.seats()) (replay.shown()) })
    })
}

/// A game as somebody looks back at it.
struct Replay<'t> {
    snapshot: &'t Snapshot,
    id: &'t TableId,
    /// The seats of who looks.
    own: Vec<Seat>,
    viewpoint: Viewpoint,
    /// Whose viewpoint was asked for.
    seat: Option<u8>,
    /// The lines of the record after which the replay stops.
    stops: Vec<u32>,
    chapters: Vec<Chapter>,
    /// The line of the record that is looked at.
    at: u32,
    /// The game as it was then.
    past: &'t dyn LiveGame,
    /// What who looks may know of it now, and of how it was then.
    now: Box<dyn Seen + 't>,
    then: Box<dyn Seen + 't>,
}

impl<'t> Replay<'t> {
    fn new(
        snapshot: &'t Snapshot,
        past: &'t dyn LiveGame,
        session: &Session,
        id: &'t TableId,
        look: &ReplayQuery,
    ) -> Result<Self, RequestError> {
        let guest = session.guest.as_ref().map(|guest| guest.id);
        let viewpoint = looking_back(snapshot, guest, look.seat, session.language)?;
        let now = snapshot.game.seen(viewpoint);
        let Timeline { stops, chapters } = now.timeline();
        Ok(Self {
            snapshot,
            id,
            own: snapshot.seats_of(guest),
            viewpoint,
            seat: look.seat,
            stops,
            chapters,
            at: past.length(),
            past,
            now,
            then: past.seen(viewpoint),
        })
    }

    fn page(&self) -> Markup {
        let stops: Vec<_> = self.stops.iter().map(ToString::to_string).collect();
        html! {
            (self.now.sprites())
            div #replay data-to=(self.to("replay")) data-stops=(stops.join(" ")) data-at=(self.at)
                data-seat=[self.seat] {
                (self.controls())
                div.moment {
                    (self.told())
                    (self.shown())
                }
                (self.aside())
                @if self.snapshot.game.is_over() { div.below { (self.chart()) (self.play_on()) } }
            }
            (hover_card(self.viewpoint.language))
        }
    }

    fn say(&self, id: &str) -> String {
        text(self.viewpoint.language, id, &[])
    }

    /// A page of this table.
    fn to(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.id.0)
    }

    /// Another position, from the same viewpoint.
    fn to_line(&self, line: u32) -> String {
        self.address(line, self.seat)
    }

    /// A position, from this viewpoint.
    fn address(&self, line: u32, seat: Option<u8>) -> String {
        let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        format!("{}?at={line}{seat}", self.to("replay"))
    }

    /// The number of the stop that is looked at, or of the one before.
    fn step(&self) -> usize {
        self.stops.partition_point(|&stop| stop <= self.at).saturating_sub(1)
    }

    fn back(&self) -> Option<u32> {
        self.stops.iter().rev().copied().find(|&stop| stop < self.at)
    }

    fn on(&self) -> Option<u32> {
        self.stops.iter().copied().find(|&stop| stop > self.at)
    }

    /// Whose viewpoint it is, as the address says it.
    fn seen_by(&self) -> u8 {
        self.viewpoint.seat.map_or(0, number)
    }
}
