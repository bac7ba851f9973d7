//! Who sits where, and how to sit down.

use maud::{Markup, html};
use store::Occupant;
use table::{Seat, Word};

use super::table_page::TablePage;
use crate::face::number;
use crate::pages::home::player_at;
use crate::texts::text;

impl TablePage<'_> {
    /// Open seats, and seats that bots keep for people.
    pub(super) fn sitting_down(&self) -> Markup {
        let running = !self.snapshot.game.is_over() && !self.snapshot.closed && !self.is_looking_back();
        let is_owner = self.guest.is_some_and(|guest| guest.id == self.snapshot.owner);
        let own = |occupant: &Occupant| match occupant {
            Occupant::StandIn { guest, .. } => self.guest.is_some_and(|me| me.id == *guest),
            Occupant::Open | Occupant::Guest(_) | Occupant::Bot(_) => false,
        };
        html! {
            @for (seat, row) in self.snapshot.seats().filter(|_| running) {
                @if row.occupant == Occupant::Open || own(&row.occupant) {
                    @let name = self.seen_now().party(seat);
                    @let invite = self.look.invite.as_deref().filter(|invite| *invite == row.invite);
                    @let may_claim = own(&row.occupant) || self.snapshot.public || invite.is_some() || is_owner;
                    section.seat-offer {
                        p { (text(self.language, if own(&row.occupant) { "seat-kept" } else { "seat-free" },
                            &[("seat", name.into())])) }
                        @if is_owner && row.occupant == Occupant::Open {
                            (self.share("invite-link", &format!("/tables/{}?seat={}&invite={}", self.id.0, number(seat), row.invite)))
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
                                            (texts::levels::level(self.language, level.name())) }
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

    /// A panel for each party, those without a seat included.
    pub(super) fn players(&self) -> Markup {
        let seen = self.seen();
        let rows = self.snapshot.seats.iter().map(Some).chain(std::iter::repeat(None));
        let own = |seat| self.looking.own == [seat];
        html! {
            section.players {
                h2 { (self.say("players")) }
                ul {
                    @for (seat, row) in Seat::first(seen.parties()).zip(rows) {
                        @let due = self.game().due().has(seat);
                        li.panel.{ "seat-" (number(seat)) }.due[due] {
                            p.who {
                                (seen.emblem(seat)) " " span.colour { (seen.party(seat)) }
                                @if let Some(row) = row {
                                    " " span.name { (player_at(self.language, &self.snapshot.seats, seat).unwrap_or_default()) }
                                    @if due {
                                        " " span.turn { (self.say(if own(seat) { "state-your-turn" } else { thinking(&row.occupant) })) }
                                    } @else if own(seat) {
                                        " " span.turn { (self.say("you")) }
                                    }
                                }
                            }
                            (seen.panel(seat))
                        }
                    }
                }
            }
        }
    }
}

impl TablePage<'_> {
    /// Leaving seats to bots, and closing the table.
    pub(super) fn manage(&self) -> Markup {
        let running = self.past.is_none() && !self.snapshot.game.is_over() && !self.snapshot.closed;
        let is_owner = self.guest.is_some_and(|guest| guest.id == self.snapshot.owner);
        html! {
            div.manage {
                @for &seat in self.looking.own.iter().filter(|_| running) {
                    form method="post" action=(self.to("leave")) {
                        (self.hidden(seat))
                        button.quiet { (self.seen().party(seat)) ": " (self.say("leave")) }
                    }
                }
                @if running && is_owner {
                    form method="post" action=(self.to("close")) { button.quiet { (self.say("close-table")) } }
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
