//! The middle of the page: who does what now, what can be chosen, the result, and what lies there.

use maud::{Markup, html};
use table::Seat;

use super::Notes;
use super::shared_preview;
use super::table_page::TablePage;
use crate::face::number;
use crate::guest_settings::{GuestSettings, Switch};
use crate::live::{Offer, way_back};
use crate::pages::log::told_part;
use texts::glued;

use crate::texts::text;

/// With so few choices each has a button in the prompt, and the list is needless.
const FEW: usize = 5;

/// What the page asks its reader.
enum Question {
    Nothing,
    /// Somebody at the same screen should take over first.
    Curtain(Seat),
    /// What can be chosen, and what follows whatever that is.
    Choose(Seat, Vec<Offer>, Vec<String>),
}

impl TablePage<'_> {
    pub(super) fn main(&self, notes: Notes<'_>) -> Markup {
        let seen = self.seen();
        let question = self.question();
        html! {
            div #board data-length=(self.game().length()) .tabletop {
                @if self.is_late { (self.result()) }
                div.stage {
                    section.prompt {
                        @if let Some(notice) = notes.notice { p.notice role="alert" { (notice) } }
                        @if self.is_looking_back() {
                            p.notice { (self.say("looking-back")) " "
                                a href={ "/tables/" (self.id.0) } { (self.say("to-now")) } }
                        }
                        (self.closed())
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
                    section.drawn { (seen.board()) }
                }
                @if !self.is_late { (self.result()) }
                (self.choices(&question))
                details.sheet { summary { (self.say("in-words")) } (seen.sheet()) }
            }
        }
    }

    fn question(&self) -> Question {
        if self.snapshot.closed || (self.past.is_some() && !self.is_asked_meanwhile()) {
            return Question::Nothing;
        }
        if let Some(seat) = self.looking.curtain {
            return Question::Curtain(seat);
        }
        let offers = self.seen_now().choices();
        match self.looking.viewpoint.seat {
            Some(seat) if !offers.is_empty() => {
                let shared = shared_preview::shared(&offers);
                Question::Choose(seat, shared_preview::without(offers, &shared), shared)
            }
            _ => Question::Nothing,
        }
    }

    /// Whether the reader is asked all the while others' steps are shown, and need not wait for these.
    fn is_asked_meanwhile(&self) -> bool {
        let step = self.look.step.zip(self.looking.viewpoint.seat);
        let curtain = self.looking.curtain.is_some();
        step.is_some_and(|(step, seat)| !curtain && self.snapshot.game.is_still_asked(seat, step))
    }

    /// What happens in the step that is shown, if it is not the present. With the end of the game nothing is
    /// more important than that.
    fn happening(&self) -> Option<String> {
        let past = self.past.filter(|past| self.look.step.is_some() && !past.is_over())?;
        let before = past.length().checked_sub(1)?;
        let told = self.snapshot.told(self.seen().story(before));
        let sentences = told.first()?.parts.first()?.sentences.join(" ");
        Some(sentences).filter(|sentences| !sentences.is_empty())
    }

    /// Who does what now. When something has been picked on the table, the script asks what it is for in
    /// the same place, so that the prompt stays as high as it is.
    fn asks(&self, question: &Question) -> Markup {
        let seen = self.seen();
        let asked = match question {
            Question::Choose(seat, ..) if self.looking.own.len() > 1 => Some(*seat),
            Question::Choose(..) | Question::Curtain(_) | Question::Nothing => None,
        };
        let pattern = |id| text(self.language, id, &[("names", "%".into())]);
        // Whoever plays several seats must know for which of them.
        let asked = html! {
            @if let Some(seat) = asked {
                (seen.emblem(seat)) " " span.{ "party-" (number(seat)) } { (seen.party(seat)) ":" } " "
            }
        };
        let confirm = match GuestSettings::of(self.guest).confirm {
            Switch::On => "confirm-move",
            Switch::Off => "confirm",
        };
        let happening = self.happening();
        let is_asked = matches!(question, Question::Choose(..));
        html! {
            div.asks {
                @match happening {
                    // Who is asked meanwhile reads the question, and beside it what others do.
                    Some(happening) if is_asked => {
                        p.now tabindex="-1" { (asked) (glued(&self.seen_now().prompt())) }
                        p.meanwhile { (glued(&happening)) }
                    }
                    Some(happening) => p.now.happening tabindex="-1" { (glued(&happening)) },
                    None if let Question::Curtain(seat) = question => (self.curtain(*seat)),
                    None => p.now tabindex="-1" {
                        (asked)
                        (glued(&seen.prompt()))
                        @if let Some(outcome) = self.outcome() { " " (glued(&outcome)) }
                    },
                }
                (self.reload(question))
                @if let Question::Choose(_, _, shared) = question {
                    @if !shared.is_empty() {
                        p.anyway { (text(self.language, "in-any-case", &[("what", shared_preview::joined(shared).into())])) }
                    }
                    output.picked hidden data-where=(pattern("picked-where")) data-which=(pattern("picked-which"))
                        data-who=(pattern("picked-who")) data-next=(pattern("picked-next")) {
                        (asked) span.question {}
                    }
                    button.primary #confirm type="button" hidden { (self.say(confirm)) }
                    button.quiet #unpick type="button" hidden { (self.say("unpick")) }
                }
            }
        }
    }

    /// Asks somebody at the same screen to take over, before what only he may know is shown.
    fn curtain(&self, seat: Seat) -> Markup {
        let name = self.seen_now().party(seat);
        let say = |id| text(self.language, id, &[("seat", name.as_str().into())]);
        html! {
            p.now tabindex="-1" { (say("curtain")) }
            a.button href={ "/tables/" (self.id.0) "?seat=" (number(seat)) } { (say("curtain-open")) }
        }
    }

    /// The way to see how the table stands by now, for those who wait and have no script.
    fn reload(&self, question: &Question) -> Markup {
        let waits = matches!(question, Question::Nothing) && self.past.is_none();
        html! {
            @if waits && !self.snapshot.closed && !self.snapshot.game.is_over() {
                noscript { a.button href={ "/tables/" (self.id.0) } { (self.say("reload")) } }
            }
        }
    }

    /// What is chosen in the prompt: what nothing on the table stands for, and all if it is not much.
    fn quick(&self, question: &Question) -> Markup {
        let Question::Choose(seat, offers, _) = question else { return html! {} };
        let is_few = fits_the_prompt(offers);
        let is_a_part = !is_few && offers.iter().any(|offer| offer.parts.is_empty());
        html! {
            // Another question is another form, and not the same one at another place.
            form.quick name={ "asked-" (self.game().length()) } method="post" action=(self.to("act")) {
                (self.hidden(*seat))
                @if is_a_part { p.elsewhere { (self.say("pick-or")) } }
                @for offer in offers.iter().filter(|offer| is_few || offer.parts.is_empty()) { (choice(offer, true)) }
            }
        }
    }

    /// What others did since the reader last acted.
    fn since(&self) -> Markup {
        if self.past.is_some() {
            return html! {};
        }
        let told = self.snapshot.told(self.seen_now().since_last_turn());
        html! {
            @if !told.is_empty() {
                details.since {
                    summary { (self.say("since")) }
                    ol { @for part in told.iter().flat_map(|told| &told.parts) { li.heading[part.is_heading] { (told_part(part, &html! {})) } } }
                }
            }
        }
    }

    /// Says that nobody plays here any more, and where the game goes on if it does.
    fn closed(&self) -> Markup {
        let next = self.snapshot.rematch.as_ref().filter(|_| !self.snapshot.game.is_over());
        html! {
            @if self.snapshot.closed {
                p.notice { (self.say("table-closed"))
                    @if let Some(next) = next { " " a href={ "/tables/" (next.0) } { (self.say("went-on")) } } }
            }
        }
    }

    /// The way back to before one's last choice. It keeps its place where there is nothing to take back.
    fn undo(&self) -> Markup {
        let game = &*self.snapshot.game;
        let is_over = self.snapshot.closed || game.is_over();
        let is_shown = !is_over && (self.past.is_none() || self.look.step.is_some());
        let Some(&first) = self.looking.own.first().filter(|_| is_shown) else { return html! {} };
        let seat = self.looking.own.iter().copied().find(|&seat| game.can_undo(seat));
        let seat = seat.filter(|_| self.past.is_none());
        // Against bots one can go back although they have moved, at another table.
        let is_past = seat.is_some() || self.past.is_some();
        if !is_past && way_back(self.snapshot, first).is_some() {
            return html! {
                form.undo.back method="post" action=(self.to("back")) {
                    (self.hidden(first))
                    button data-key="u" title=(self.say("go-back-to")) { (self.say("go-back")) }
                }
            };
        }
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
            Question::Nothing | Question::Curtain(_) => html! {},
            Question::Choose(_, offers, _) if fits_the_prompt(offers) => html! {},
            Question::Choose(seat, offers, _) => html! {
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
