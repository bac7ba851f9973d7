//! The replay: the table as it was after any line of the record.
//!
//! While a game is running one looks back with one's own eyes only; when it is over, with anybody's.

mod aside;
mod controls;
mod moment;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use store::TableId;
use table::Seat;

use crate::desk::looking_back;
use crate::http::{Inputs, Visitor, number};
use crate::live::{Chapter, Eyes, Playable, Room};
use crate::pages::layout::{Page, hover_card};
use crate::problem::Problem;
use crate::server::Server;
use crate::texts::text;

/// What to look at, and how.
#[derive(Deserialize)]
pub(super) struct Look {
    /// After so many lines of the record; without it, where the game begins.
    at: Option<u32>,
    /// With the eyes of which seat; 0 are those of somebody who watches.
    seat: Option<u8>,
}

pub(super) async fn replay(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
) -> Result<Markup, Problem> {
    let id = TableId(id);
    let room = server.hall.room(&id).await?;
    let replay = Replay::new(&room, &visitor, &id, &look)?;
    let title = format!("{} · {}", replay.say("replay"), room.playing.title());
    let class = format!("table replay {}", room.playing.game());
    Ok(Page::new(visitor.language, &title, &class, visitor.guest.as_ref())
        .styles(&["table.css"])
        .styles(room.playing.styles())
        .styles(&["replay.css"])
        .scripts(&["replay.js"])
        .show(replay.page()))
}

/// What changes from one position to the next, for the script.
pub(super) async fn moment(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
) -> Result<Markup, Problem> {
    let id = TableId(id);
    let room = server.hall.room(&id).await?;
    let replay = Replay::new(&room, &visitor, &id, &look)?;
    Ok(html! { (replay.told()) (replay.seats()) (replay.shown()) })
}

/// A game as somebody looks back at it.
struct Replay<'t> {
    room: &'t Room,
    id: &'t TableId,
    /// The seats of who looks.
    own: Vec<Seat>,
    eyes: Eyes,
    /// Whose eyes were asked for.
    seat: Option<u8>,
    /// The lines of the record after which the replay stops.
    stops: Vec<u32>,
    chapters: Vec<Chapter>,
    /// The line of the record that is looked at.
    at: u32,
    /// The game as it was then.
    past: Box<dyn Playable>,
}

impl<'t> Replay<'t> {
    fn new(room: &'t Room, visitor: &Visitor, id: &'t TableId, look: &Look) -> Result<Self, Problem> {
        let guest = visitor.guest.as_ref().map(|guest| guest.id);
        let eyes = looking_back(room, guest, look.seat, visitor.language)?;
        let stops = room.playing.stops();
        let at = look.at.unwrap_or(stops[0]).min(room.playing.length());
        let past = room.playing.first(at).map_err(|_| Problem::Broken)?;
        let chapters = room.playing.chapters(visitor.language);
        Ok(Self { room, id, own: room.seats_of(guest), eyes, seat: look.seat, stops, chapters, at, past })
    }

    fn page(&self) -> Markup {
        let stops: Vec<_> = self.stops.iter().map(ToString::to_string).collect();
        html! {
            (self.room.playing.furniture(self.eyes))
            div #replay data-to=(self.to("replay")) data-stops=(stops.join(" ")) data-at=(self.at)
                data-seat=[self.seat] {
                (self.controls())
                div.moment {
                    (self.told())
                    (self.shown())
                }
                (self.aside())
                @if self.room.playing.is_over() { div.below { (self.chart()) (self.play_on()) } }
            }
            (hover_card(self.eyes.language))
        }
    }

    fn say(&self, id: &str) -> String {
        text(self.eyes.language, id, &[])
    }

    /// A page of this table.
    fn to(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.id.0)
    }

    /// Another position, seen with the same eyes.
    fn to_line(&self, line: u32) -> String {
        self.address(line, self.seat)
    }

    /// A position, seen with these eyes.
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

    /// Whose eyes they are, as the address says it.
    fn seen_by(&self) -> u8 {
        self.eyes.seat.map_or(0, number)
    }
}
