//! What stands beside the table: players, what happened, what is said, and what was agreed.

use maud::{Markup, html};
use store::Chat;

use super::LOG_LINES;
use super::table_page::TablePage;
use crate::face::number;
use crate::pages::log::told_part;

impl TablePage<'_> {
    pub(super) fn sidebar(&self, chat: &[Chat]) -> Markup {
        html! {
            div #beside {
                (self.players())
                (self.log())
                (self.chat(chat))
                (self.fairness())
            }
        }
    }

    fn log(&self) -> Markup {
        let game = self.snapshot.game.game().name();
        let length = self.game().length();
        let after = if self.look.log.is_some() { 0 } else { length.saturating_sub(LOG_LINES) };
        let mut story = self.snapshot.told(self.seen().digest(after));
        // Of what is told at once this may be only the rest.
        if after > 0 && story.first().is_some_and(|told| told.seat.is_none() && !told.is_heading()) {
            story.remove(0);
        }
        html! {
            section.log {
                h2 { (self.say("log")) }
                ol #log tabindex="0" aria-label=(self.say("log")) data-eyes=[self.looking.viewpoint.seat.map(number)] {
                    // Out of sight while the newest is in it.
                    @if after > 0 {
                        li.links { a href={ "/tables/" (self.id.0) "?log=all" } { (self.say("log-all")) } }
                    }
                    @for told in story {
                        @for (index, part) in told.parts.iter().enumerate() {
                            li.heading[part.is_heading] value=(told.line) {
                                @if index == 0 {
                                    a.at href={ (self.to("replay")) "?at=" (told.line) } title=(self.say("look-there")) { (told.line) } " "
                                    @if let Some(seat) = told.seat { (self.seen().emblem(seat)) " " }
                                }
                                (told_part(part, &sections(game, &part.sections)))
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
                @if self.guest.is_some() && !self.snapshot.closed {
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
                summary { (self.say("about-table")) }
                ul { @for sentence in self.seen().agreed() { li { (sentence) } } }
                @if let Some(commitment) = self.seen_now().commitment() {
                    p { (self.say("commitment")) " " code { (commitment) } }
                }
                @if let Some(origin) = self.snapshot.origin.as_ref().filter(|_| !self.looking.own.is_empty()) {
                    p.links { a href={ "/tables/" (origin.0) } { (self.say("came-from")) } }
                }
                (self.help_again())
                (self.manage())
            }
        }
    }
}

/// Links to sections of the rules. The first does not begin a line alone.
fn sections(game: &str, sections: &[&str]) -> Markup {
    html! {
        @for (index, section) in sections.iter().enumerate() {
            (if index == 0 { "\u{a0}" } else { " " }) a.rule href={ "/rules/" (game) "#s" (section) } { "§" (section) }
        }
    }
}
