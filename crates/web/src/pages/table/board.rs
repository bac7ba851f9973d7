//! The middle of the page: who does what now, what can be chosen, the result, and what lies there.

use maud::{Markup, html};

use super::desk::Desk;
use crate::http::number;
use crate::live::Offer;
use crate::texts::text;

impl Desk<'_> {
    pub(super) fn main(&self, notice: Option<&str>) -> Markup {
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
