//! A table: who does what now, what can be chosen, what lies there, what happened, and what is said.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Chat, Guest, Occupant, TableId};
use table::{Seat, Word};
use words::Language;

use crate::desk::Looking;
use crate::http::{Inputs, Line, SeatNumber, Visitor, number};
use crate::live::{Offer, Playable, Room};
use crate::pages::home::player;
use crate::pages::layout;
use crate::problem::Problem;
use crate::server::Server;
use crate::texts::text;

/// How to look at a table.
#[derive(Default, Deserialize)]
pub(super) struct Look {
    /// After so many lines of the record.
    at: Option<u32>,
    /// With the eyes of which seat.
    seat: Option<SeatNumber>,
    /// The secret with which somebody was invited to that seat.
    invite: Option<String>,
    /// Whether all that happened is told, and not only the latest.
    log: Option<WholeLog>,
    /// The line of the record to which the page is stepping.
    step: Option<u32>,
    /// The lines of the record that the page knows.
    after: Option<u32>,
}

/// The wish for all that happened.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WholeLog {
    All,
}

/// How many lines of the record the page tells of.
const LOG_LINES: u32 = 60;

impl Look {
    /// With the eyes of this seat.
    pub(super) fn with(seat: Option<SeatNumber>) -> Self {
        Self { seat, ..Self::default() }
    }
}

/// Where a table is seen with the eyes of this seat.
pub(super) fn address(id: &TableId, seat: Option<SeatNumber>) -> String {
    let eyes = seat.map(|seat| format!("?seat={}", seat.0)).unwrap_or_default();
    format!("/tables/{}{eyes}", id.0)
}

pub(super) async fn table(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
) -> Result<Markup, Problem> {
    page(&server, &visitor, &TableId(id), &look, None).await
}

/// The page of a table, with a notice if something went wrong.
pub(super) async fn page(
    server: &Server,
    visitor: &Visitor,
    id: &TableId,
    look: &Look,
    notice: Option<&str>,
) -> Result<Markup, Problem> {
    let chat = server.hall.store.chat(id, 0).await?;
    let room = server.hall.room(id).await?;
    let desk = Desk::new(&room, visitor, id, look)?;
    let body = html! {
        div #table data-table=(id.0) data-length=(room.playing.length())
            data-live=[look.at.is_none().then_some("yes")]
            data-query=(desk.query()) data-paused=(desk.say("live-lost")) {
            (desk.main(notice))
            (desk.aside(&chat))
            button #skip-steps hidden { (desk.say("skip-steps")) }
        }
    };
    let title = room.playing.title();
    let class = format!("table {}", room.playing.game());
    Ok(layout::page(visitor.language, title, &class, visitor.guest.as_ref(), body))
}

/// The part of the page that changes, for the script.
pub(super) async fn board(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
) -> Result<Markup, Problem> {
    let id = TableId(id);
    let chat = server.hall.store.chat(&id, 0).await?;
    let room = server.hall.room(&id).await?;
    let desk = Desk::new(&room, &visitor, &id, &look)?;
    Ok(html! { (desk.main(None)) (desk.aside(&chat)) })
}

pub(super) async fn events(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let line = Line {
        id: TableId(id),
        guest: visitor.guest.map(|guest| guest.id),
        seat: look.seat.and_then(|seat| seat.seat().ok()),
        language: visitor.language,
        after: look.after,
    };
    crate::http::events(server, line, &headers).await
}

/// A table as one visitor sees it.
struct Desk<'t> {
    room: &'t Room,
    /// The game as it was, if the visitor looks back.
    past: Option<Box<dyn Playable>>,
    looking: Looking,
    language: Language,
    guest: Option<&'t Guest>,
    id: &'t TableId,
    look: &'t Look,
}

impl<'t> Desk<'t> {
    fn new(room: &'t Room, visitor: &'t Visitor, id: &'t TableId, look: &'t Look) -> Result<Self, Problem> {
        let guest = visitor.guest.as_ref();
        let chosen = look.seat.and_then(|seat| seat.seat().ok());
        let looking = Looking::at(room, guest.map(|guest| guest.id), chosen, visitor.language);
        let past =
            look.at.or(look.step).filter(|&at| at < room.playing.length()).map(|at| room.playing.first(at));
        let past = past.transpose().map_err(|_| Problem::Broken)?;
        Ok(Self { room, past, looking, language: visitor.language, guest, id, look })
    }

    fn playing(&self) -> &dyn Playable {
        self.past.as_deref().unwrap_or(&*self.room.playing)
    }

    fn say(&self, id: &str) -> String {
        text(self.language, id, &[])
    }

    /// Where a form of this table goes to.
    fn to(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.id.0)
    }

    /// What the script has to ask with, so that it sees with the same eyes and is still invited.
    fn query(&self) -> String {
        let Some(seat) = self.look.seat else { return String::new() };
        let mut invites = self.room.seats().map(|(_, row)| &row.invite);
        // Only what this table has given out goes into an address.
        let invite = invites.find(|&invite| Some(invite) == self.look.invite.as_ref());
        let invite = invite.map(|invite| format!("&invite={invite}")).unwrap_or_default();
        format!("seat={}{invite}", seat.0)
    }

    fn main(&self, notice: Option<&str>) -> Markup {
        let playing = self.playing();
        html! {
            div #board data-length=(playing.length()) {
                section.prompt aria-live="polite" {
                    @if let Some(notice) = notice { p.notice role="alert" { (notice) } }
                    @if self.past.is_some() && self.look.step.is_none() {
                        p.notice { (self.say("looking-back")) " "
                            a href={ "/tables/" (self.id.0) } { (self.say("to-now")) } }
                    }
                    @if self.room.closed { p.notice { (self.say("table-closed")) } }
                    p.now tabindex="-1" { (playing.prompt(self.looking.eyes)) }
                    (self.undo())
                }
                (self.sitting_down())
                @if let Some(result) = playing.result(self.looking.eyes) {
                    section.result { h2 { (self.say("result")) } (result) (self.after_the_end()) }
                }
                @if self.past.is_none() && !self.room.closed { (self.choices()) }
                section.sheet { (playing.sheet(self.looking.eyes)) }
            }
        }
    }

    fn undo(&self) -> Markup {
        let playing = &*self.room.playing;
        let seat = self.looking.own.iter().copied().find(|&seat| playing.can_undo(seat));
        let seat = seat.filter(|_| self.past.is_none() && !self.room.closed);
        html! {
            @if let Some(seat) = seat {
                form.undo method="post" action=(self.to("undo")) {
                    (self.hidden(seat))
                    button data-key="u" { (self.say("undo")) }
                }
            }
        }
    }

    /// What every form says of the seat and of what its reader has seen.
    fn hidden(&self, seat: Seat) -> Markup {
        html! {
            input type="hidden" name="seat" value=(number(seat));
            input type="hidden" name="seq" value=(self.room.playing.length());
            @if let Some(eyes) = self.look.seat { input type="hidden" name="eyes" value=(eyes.0); }
        }
    }

    fn choices(&self) -> Markup {
        if let Some(seat) = self.looking.curtain {
            let name = self.room.playing.party(seat, self.looking.eyes);
            return html! {
                section.choices {
                    p { (text(self.language, "curtain", &[("seat", name.as_str().into())])) }
                    p { a.button href={ "/tables/" (self.id.0) "?seat=" (number(seat)) } {
                        (text(self.language, "curtain-open", &[("seat", name.as_str().into())])) } }
                }
            };
        }
        let offers = self.room.playing.choices(self.looking.eyes);
        let Some(seat) = self.looking.eyes.seat.filter(|_| !offers.is_empty()) else { return html! {} };
        html! {
            section.choices aria-label=(self.say("choices")) {
                form method="post" action=(self.to("act")) {
                    (self.hidden(seat))
                    @for group in offers.chunk_by(|one, other| one.group == other.group) { (choice_group(group)) }
                }
            }
        }
    }

    /// Open seats, and seats that bots keep for people.
    fn sitting_down(&self) -> Markup {
        let running = !self.room.playing.is_over() && !self.room.closed && self.past.is_none();
        let is_owner = self.guest.is_some_and(|guest| guest.id == self.room.owner);
        let own = |occupant: &Occupant| match occupant {
            Occupant::StandIn { guest, .. } => self.guest.is_some_and(|me| me.id == *guest),
            Occupant::Open | Occupant::Guest(_) | Occupant::Bot(_) => false,
        };
        html! {
            @for (seat, row) in self.room.seats().filter(|_| running) {
                @if row.occupant == Occupant::Open || own(&row.occupant) {
                    @let name = self.room.playing.party(seat, self.looking.eyes);
                    @let invite = self.look.invite.as_deref().filter(|invite| *invite == row.invite);
                    @let may_claim = own(&row.occupant) || self.room.public || invite.is_some() || is_owner;
                    section.seat-offer {
                        p { (text(self.language, if own(&row.occupant) { "seat-kept" } else { "seat-free" },
                            &[("seat", name.into())])) }
                        @if is_owner && row.occupant == Occupant::Open {
                            label { (self.say("invite-link"))
                                input.link readonly value={ "/tables/" (self.id.0) "?seat=" (number(seat)) "&invite=" (row.invite) }; }
                        }
                        @if may_claim {
                            form method="post" action=(self.to("claim")) {
                                (self.hidden(seat))
                                @if row.occupant == Occupant::Open && (invite.is_some() || is_owner) {
                                    input type="hidden" name="invite" value=(row.invite);
                                }
                                button.primary[!is_owner] { (self.say("sit-down")) }
                            }
                        }
                        @if is_owner && row.occupant == Occupant::Open {
                            form method="post" action=(self.to("bot")) {
                                (self.hidden(seat))
                                select name="level" aria-label=(self.say("level")) {
                                    @for &level in bots::Level::ALL {
                                        option value=(level.name()) selected[level == bots::Level::Medium] {
                                            (words::bots::level(self.language, level)) }
                                    }
                                }
                                button { (self.say("let-bot")) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn after_the_end(&self) -> Markup {
        html! {
            p.links { a href=(self.to("record")) download="game.txt" { (self.say("download-record")) } }
            @if !self.looking.own.is_empty() {
                @match &self.room.rematch {
                    Some(rematch) => p { a.button href={ "/tables/" (rematch.0) } { (self.say("to-rematch")) } },
                    None => form method="post" action=(self.to("rematch")) {
                        button.primary { (self.say("rematch")) }
                    },
                }
            }
        }
    }

    fn aside(&self, chat: &[Chat]) -> Markup {
        html! {
            div #beside {
                (self.players())
                (self.log())
                (self.chat(chat))
                (self.fairness())
            }
        }
    }

    fn players(&self) -> Markup {
        let playing = self.playing();
        let running = self.past.is_none() && !self.room.playing.is_over() && !self.room.closed;
        html! {
            section.players {
                h2 { (self.say("players")) }
                ul {
                    @for (seat, row) in self.room.seats() {
                        @let due = playing.due().has(seat);
                        li.{ "seat-" (number(seat)) }.due[due] {
                            span.colour { (playing.party(seat, self.looking.eyes)) }
                            " " span.name { (player(self.language, row)) }
                            @if due { " " span.turn { (self.say(thinking(&row.occupant))) } }
                            @if running && self.looking.own.contains(&seat) {
                                form method="post" action=(self.to("leave")) {
                                    (self.hidden(seat)) button.quiet { (self.say("leave")) }
                                }
                            }
                        }
                    }
                }
                @if running && self.guest.is_some_and(|guest| guest.id == self.room.owner) {
                    form method="post" action=(self.to("close")) { button.quiet { (self.say("close-table")) } }
                }
            }
        }
    }

    fn log(&self) -> Markup {
        let game = self.room.playing.game();
        let length = self.playing().length();
        let after = if self.look.log.is_some() { 0 } else { length.saturating_sub(LOG_LINES) };
        html! {
            section.log {
                h2 { (self.say("log")) }
                @if after > 0 {
                    p.links { a href={ "/tables/" (self.id.0) "?log=all" } { (self.say("log-all")) } }
                }
                ol #log tabindex="0" aria-label=(self.say("log")) {
                    @for told in self.playing().story(after, self.looking.eyes) {
                        li.heading[told.is_heading] {
                            a.at href={ "/tables/" (self.id.0) "?at=" (told.line) } title=(self.say("look-there")) { (told.line) }
                            " " (told.sentences.join(" "))
                            @for section in &told.sections {
                                " " a.rule href={ "/rules/" (game) "#s" (section) } { "§" (section) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn chat(&self, chat: &[Chat]) -> Markup {
        html! {
            details.chat open[!chat.is_empty()] {
                summary { (self.say("chat")) }
                ul #chat { @for said in chat { li { strong { (said.name) } ": " (said.text) } } }
                @if self.guest.is_some() && !self.room.closed {
                    form method="post" action=(self.to("say")) {
                        input name="text" aria-label=(self.say("chat-say")) maxlength=(crate::limits::CHAT) required;
                        button { (self.say("chat-send")) }
                    }
                }
            }
        }
    }

    fn fairness(&self) -> Markup {
        html! {
            details.agreed {
                summary { (self.say("agreed")) }
                ul { @for sentence in self.playing().agreed(self.looking.eyes) { li { (sentence) } } }
                @if let Some(commitment) = self.room.playing.commitment() {
                    p { (self.say("commitment")) " " code { (commitment) } }
                }
            }
        }
    }
}

/// What somebody who is due does.
fn thinking(occupant: &Occupant) -> &'static str {
    match occupant {
        Occupant::Open => "waits-open",
        Occupant::Guest(_) => "waits-guest",
        Occupant::Bot(_) | Occupant::StandIn { .. } => "waits-bot",
    }
}

fn choice_group(offers: &[Offer]) -> Markup {
    html! {
        fieldset {
            @if !offers[0].group.is_empty() { legend { (offers[0].group) } }
            @for offer in offers {
                button.choice name="action" value=(offer.action) {
                    span.text { (offer.text) }
                    @if !offer.preview.is_empty() { " " span.preview { (offer.preview) } }
                }
            }
        }
    }
}
