//! A table as one reader sees it.

use maud::{Markup, html};
use store::{Guest, TableId};
use table::Seat;
use texts::Language;

use super::PageQuery;
use crate::face::number;
use crate::http::{Help, Session};
use crate::live::{LiveGame, Seen, Snapshot};
use crate::texts::text;
use crate::viewing::Looking;

/// A table as one reader sees it.
pub(super) struct TablePage<'t> {
    pub(super) snapshot: &'t Snapshot,
    /// The game as it is, and what the reader may know of it.
    now: Box<dyn Seen + 't>,
    /// The game as it was, if the reader looks back.
    pub(super) past: Option<&'t dyn LiveGame>,
    then: Option<Box<dyn Seen + 't>>,
    pub(super) looking: Looking,
    pub(super) language: Language,
    pub(super) guest: Option<&'t Guest>,
    pub(super) help: &'t Help,
    pub(super) id: &'t TableId,
    pub(super) look: &'t PageQuery,
    /// Whether the page was opened when the game was over: then it begins with the result. Who saw the
    /// end finds it beneath the board, which stays where it is.
    pub(super) is_late: bool,
}

impl<'t> TablePage<'t> {
    pub(super) fn new(
        snapshot: &'t Snapshot,
        past: Option<&'t dyn LiveGame>,
        session: &'t Session,
        id: &'t TableId,
        look: &'t PageQuery,
        is_late: bool,
    ) -> Self {
        let guest = session.guest.as_ref();
        let guest_id = guest.map(|guest| guest.id);
        // Who shares a screen hands it on when the chosen seat has nothing to do and another one has.
        let own = snapshot.seats_of(guest_id);
        let is_due = |seat: &Seat| snapshot.game.due().has(*seat);
        let chosen = look.seat.and_then(|seat| seat.seat().ok());
        let chosen = chosen.filter(|seat| is_due(seat) || !own.iter().any(is_due));
        let looking = Looking::at(snapshot, guest_id, chosen, session.language);
        Self {
            snapshot,
            now: snapshot.game.seen(looking.viewpoint),
            past,
            then: past.map(|past| past.seen(looking.viewpoint)),
            looking,
            language: session.language,
            guest,
            help: &session.help,
            id,
            look,
            is_late,
        }
    }

    /// Whether the reader wants to see how it was. A step on the way to the present is not that.
    pub(super) fn is_looking_back(&self) -> bool {
        self.past.is_some() && self.look.step.is_none()
    }

    /// The game that is shown: as it is, or as it was.
    pub(super) fn game(&self) -> &dyn LiveGame {
        self.past.unwrap_or(&*self.snapshot.game)
    }

    /// What the reader may know of the game that is shown.
    pub(super) fn seen(&self) -> &(dyn Seen + 't) {
        self.then.as_deref().unwrap_or(&*self.now)
    }

    /// What the reader may know of the game as it is.
    pub(super) fn seen_now(&self) -> &(dyn Seen + 't) {
        &*self.now
    }

    pub(super) fn say(&self, id: &str) -> String {
        text(self.language, id, &[])
    }

    /// Where a form of this table goes to.
    pub(super) fn to(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.id.0)
    }

    /// What the script has to ask with, so that it sees from the same viewpoint, is still invited, and finds
    /// everything in its place.
    pub(super) fn query(&self) -> String {
        let late = if self.is_late { "late=true&" } else { "" };
        let Some(seat) = self.look.seat else { return late.to_owned() };
        let mut invites = self.snapshot.seats().map(|(_, row)| &row.invite);
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
            input type="hidden" name="seq" value=(self.snapshot.game.length());
            @if let Some(viewpoint) = self.look.seat { input type="hidden" name="eyes" value=(viewpoint.0); }
        }
    }
}
