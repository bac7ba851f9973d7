//! The middle of the page: who does what now, what can be chosen, the result, and what lies there.

use maud::{Markup, html};
use table::Seat;

use super::Notes;
use super::desk::Desk;
use crate::http::number;
use crate::live::Offer;
use crate::pages::log::told_part;
use crate::texts::{glued, text};

/// With so few choices each has a button in the prompt, and the list is needless.
const FEW: usize = 5;

/// What the page asks its reader.
enum Question {
    Nothing,
    /// Somebody at the same screen should take over first.
    Curtain(Seat),
    Choose(Seat, Vec<Offer>),
}

impl Desk<'_> {
    pub(super) fn main(&self, notes: Notes<'_>) -> Markup {
        let playing = self.playing();
        let question = self.question();
        html! {
            div #board data-length=(playing.length()) .tabletop {
                @if self.is_late { (self.result()) }
                div.stage {
                    section.prompt {
                        @if let Some(notice) = notes.notice { p.notice role="alert" { (notice) } }
                        @if self.past.is_some() && self.look.step.is_none() {
                            p.notice { (self.say("looking-back")) " "
                                a href={ "/tables/" (self.id.0) } { (self.say("to-now")) } }
                        }
                        @if self.room.closed { p.notice { (self.say("table-closed")) } }
                        (self.asks(&question))
                        (self.quick(&question))
                        (self.to_result())
                        (self.since())
                        (self.undo())
                        (self.hint_button())
                    }
                    (self.hint(notes.advice))
                    (self.coach())
                    (self.sitting_down())
                    section.drawn { (playing.board(self.looking.eyes)) }
                }
                @if !self.is_late { (self.result()) }
                (self.choices(&question))
                details.sheet { summary { (self.say("in-words")) } (playing.sheet(self.looking.eyes)) }
            }
        }
    }

    fn question(&self) -> Question {
        if self.past.is_some() || self.room.closed {
            return Question::Nothing;
        }
        if let Some(seat) = self.looking.curtain {
            return Question::Curtain(seat);
        }
        let offers = self.room.playing.choices(self.looking.eyes);
        match self.looking.eyes.seat {
            Some(seat) if !offers.is_empty() => Question::Choose(seat, offers),
            _ => Question::Nothing,
        }
    }

    /// Who does what now. When something has been picked on the table, the script asks what it is for in
    /// the same place, so that the prompt stays as high as it is.
    fn asks(&self, question: &Question) -> Markup {
        let playing = self.playing();
        let asked = match question {
            Question::Choose(seat, _) if self.looking.own.len() > 1 => Some(*seat),
            Question::Choose(..) | Question::Curtain(_) | Question::Nothing => None,
        };
        let pattern = |id| text(self.language, id, &[("names", "%".into())]);
        // Whoever plays several seats must know for which of them.
        let asked = html! {
            @if let Some(seat) = asked {
                (playing.emblem(seat)) " " span.{ "party-" (number(seat)) } { (playing.party(seat, self.looking.eyes)) ":" } " "
            }
        };
        html! {
            div.asks {
                p.now tabindex="-1" {
                    (asked)
                    (glued(&playing.prompt(self.looking.eyes)))
                    @if let Some(outcome) = self.outcome() { " " (glued(&outcome)) }
                }
                @if let Question::Choose(..) = question {
                    output.picked hidden data-where=(pattern("picked-where")) data-which=(pattern("picked-which"))
                        data-who=(pattern("picked-who")) data-next=(pattern("picked-next")) {
                        (asked) span.question {}
                    }
                    button #confirm type="button" hidden { (self.say("confirm")) }
                    button.quiet #unpick type="button" hidden { (self.say("unpick")) }
                }
            }
        }
    }

    /// What is chosen in the prompt: what nothing on the table stands for, and all if it is not much.
    fn quick(&self, question: &Question) -> Markup {
        let Question::Choose(seat, offers) = question else { return html! {} };
        let is_few = fits_the_prompt(offers);
        let is_a_part = !is_few && offers.iter().any(|offer| offer.parts.is_empty());
        html! {
            // Another question is another form, and not the same one at another place.
            form.quick name={ "asked-" (self.playing().length()) } method="post" action=(self.to("act")) {
                (self.hidden(*seat))
                // The script shows it: without one nothing glows.
                @if is_a_part { p.elsewhere hidden { (self.say("pick-or")) } }
                @for offer in offers.iter().filter(|offer| is_few || offer.parts.is_empty()) { (choice(offer, true)) }
            }
        }
    }

    /// What others did since the reader last acted.
    fn since(&self) -> Markup {
        let Some(seat) = self.looking.eyes.seat.filter(|_| self.past.is_none()) else { return html! {} };
        let last = self.room.playing.last_act(seat);
        let told = self.room.playing.digest(last, self.looking.eyes);
        html! {
            @if last > 0 && !told.is_empty() {
                details.since {
                    summary { (self.say("since")) }
                    ol { @for part in told.iter().flat_map(|told| &told.parts) { li.heading[part.is_heading] { (told_part(part, &html! {})) } } }
                }
            }
        }
    }

    /// The way back to before one's last choice. It keeps its place where there is nothing to take back.
    fn undo(&self) -> Markup {
        let playing = &*self.room.playing;
        let is_over = self.room.closed || playing.is_over();
        let is_shown = !is_over && (self.past.is_none() || self.look.step.is_some());
        let Some(&first) = self.looking.own.first().filter(|_| is_shown) else { return html! {} };
        let seat = self.looking.own.iter().copied().find(|&seat| playing.can_undo(seat));
        let seat = seat.filter(|_| self.past.is_none());
        html! {
            form.undo method="post" action=(self.to("undo")) {
                (self.hidden(seat.unwrap_or(first)))
                button data-key="u" disabled[seat.is_none()] { (self.say("undo")) }
            }
        }
    }

    /// The choices as a list of buttons, unless the prompt has them all.
    fn choices(&self, question: &Question) -> Markup {
        match question {
            Question::Nothing => html! {},
            Question::Curtain(seat) => {
                let name = self.room.playing.party(*seat, self.looking.eyes);
                html! {
                    section.choices {
                        p { (text(self.language, "curtain", &[("seat", name.as_str().into())])) }
                        p { a.button href={ "/tables/" (self.id.0) "?seat=" (number(*seat)) } {
                            (text(self.language, "curtain-open", &[("seat", name.as_str().into())])) } }
                    }
                }
            }
            Question::Choose(_, offers) if fits_the_prompt(offers) => html! {},
            Question::Choose(seat, offers) => html! {
                details.choices open {
                    summary { (self.say("all-choices")) }
                    form method="post" action=(self.to("act")) {
                        (self.hidden(*seat))
                        @for group in offers.chunk_by(|one, other| one.group == other.group) { (choice_group(group)) }
                    }
                }
            },
        }
    }
}

/// Whether the prompt has room for all choices: there are few, and none takes more than one pick.
fn fits_the_prompt(offers: &[Offer]) -> bool {
    offers.len() <= FEW && offers.iter().all(|offer| offer.parts.len() <= 1)
}

fn choice_group(offers: &[Offer]) -> Markup {
    html! {
        fieldset {
            @if !offers[0].group.is_empty() { legend { (offers[0].group) } }
            @for offer in offers { (choice(offer, false)) }
        }
    }
}

/// A button; where it stands alone, it says what it belongs to.
fn choice(offer: &Offer, is_alone: bool) -> Markup {
    html! {
        button.choice name="action" value=(offer.action) data-parts=(offer.parts.join(" ")) {
            span.text { (glued(&if is_alone { offer.title() } else { offer.text.clone() })) }
            @if !offer.preview.is_empty() {
                " " span.preview data-brief=[offer.brief.as_deref().map(glued)] { (glued(&offer.preview)) }
            }
        }
    }
}
