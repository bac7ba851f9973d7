//! A table as one visitor sees it.

use maud::{Markup, html};
use store::{Guest, TableId};
use table::Seat;
use words::Language;

use super::Look;
use crate::desk::Looking;
use crate::http::{Help, Visitor, number};
use crate::live::{Playable, Room};
use crate::problem::Problem;
use crate::texts::text;

/// A table as one visitor sees it.
pub(super) struct Desk<'t> {
    pub(super) room: &'t Room,
    /// The game as it was, if the visitor looks back.
    pub(super) past: Option<Box<dyn Playable>>,
    pub(super) looking: Looking,
    pub(super) language: Language,
    pub(super) guest: Option<&'t Guest>,
    pub(super) help: &'t Help,
    pub(super) id: &'t TableId,
    pub(super) look: &'t Look,
    /// Whether the page was opened when the game was over: then it begins with the result. Who saw the
    /// end finds it beneath the board, which stays where it is.
    pub(super) is_late: bool,
}

impl<'t> Desk<'t> {
    pub(super) fn new(
        room: &'t Room,
        visitor: &'t Visitor,
        id: &'t TableId,
        look: &'t Look,
        is_late: bool,
    ) -> Result<Self, Problem> {
        let guest = visitor.guest.as_ref();
        let guest_id = guest.map(|guest| guest.id);
        // Who shares a screen hands it on when the chosen seat has nothing to do and another one has.
        let own = room.seats_of(guest_id);
        let is_due = |seat: &Seat| room.playing.due().has(*seat);
        let chosen = look.seat.and_then(|seat| seat.seat().ok());
        let chosen = chosen.filter(|seat| is_due(seat) || !own.iter().any(is_due));
        let looking = Looking::at(room, guest_id, chosen, visitor.language);
        let past =
            look.at.or(look.step).filter(|&at| at < room.playing.length()).map(|at| room.playing.first(at));
        let past = past.transpose().map_err(|_| Problem::Broken)?;
        Ok(Self {
            room,
            past,
            looking,
            language: visitor.language,
            guest,
            help: &visitor.help,
            id,
            look,
            is_late,
        })
    }

    pub(super) fn playing(&self) -> &dyn Playable {
        self.past.as_deref().unwrap_or(&*self.room.playing)
    }

    pub(super) fn say(&self, id: &str) -> String {
        text(self.language, id, &[])
    }

    /// Where a form of this table goes to.
    pub(super) fn to(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.id.0)
    }

    /// What the script has to ask with, so that it sees with the same eyes, is still invited, and finds
    /// everything in its place.
    pub(super) fn query(&self) -> String {
        let late = if self.is_late { "late=true&" } else { "" };
        let Some(seat) = self.look.seat else { return late.to_owned() };
        let mut invites = self.room.seats().map(|(_, row)| &row.invite);
        // Only what this table has given out goes into an address.
        let invite = invites.find(|&invite| Some(invite) == self.look.invite.as_ref());
        let invite = invite.map(|invite| format!("&invite={invite}")).unwrap_or_default();
        format!("{late}seat={}{invite}", seat.0)
    }

    /// A link to hand on. Without a script it is chosen and copied by hand.
    pub(super) fn share(&self, label: &str, link: &str) -> Markup {
        html! {
            div.share {
                label { (self.say(label)) " " input.link readonly value=(link); }
                button.copy type="button" hidden data-done=(self.say("copied")) { (self.say("copy")) }
            }
        }
    }

    /// What every form says of the seat and of what its reader has seen.
    pub(super) fn hidden(&self, seat: Seat) -> Markup {
        html! {
            input type="hidden" name="seat" value=(number(seat));
            input type="hidden" name="seq" value=(self.room.playing.length());
            @if let Some(eyes) = self.look.seat { input type="hidden" name="eyes" value=(eyes.0); }
        }
    }
}
