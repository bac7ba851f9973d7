//! Hints: a button to ask for one, and the answer below the prompt.

use maud::{Markup, html};
use table::Seat;
use texts::{Value, decimal, grouped, percent};

use super::address;
use super::table_page::TablePage;
use crate::live::{Advice, Offer, may_be_advised};
use texts::glued;

use crate::texts::text;

impl TablePage<'_> {
    /// The seat that can ask for a hint now.
    fn hinted(&self) -> Option<Seat> {
        let is_now = self.past.is_none() && !self.snapshot.closed;
        let seat = self.looking.viewpoint.seat.filter(|_| is_now)?;
        (self.snapshot.game.due().has(seat) && may_be_advised(self.snapshot, seat)).then_some(seat)
    }

    pub(super) fn hint_button(&self) -> Markup {
        let Some(seat) = self.hinted() else { return html! {} };
        html! {
            form.ask-hint method="post" action=(self.to("hint")) {
                (self.hidden(seat))
                button data-busy=(self.say("hint-thinking")) { (self.say("hint-ask")) }
            }
        }
    }

    /// The place of the answer, and the answer if there is one. Others may have moved while it was thought
    /// about, where several are due; it stands as long as the move can be made.
    pub(super) fn hint(&self, advice: Option<&Advice>) -> Markup {
        let Some(seat) = self.hinted() else { return html! {} };
        html! {
            section #hint.hint aria-live="polite" { @if let Some(advice) = advice { (self.advice(advice, seat)) } }
        }
    }

    fn advice(&self, advice: &Advice, seat: Seat) -> Markup {
        let offers = self.seen_now().choices();
        let offer = |action: &str| offers.iter().find(|offer| offer.action == action);
        let [best, others @ ..] = advice.moves.as_slice() else { return html! {} };
        let Some(found) = offer(&best.action) else { return html! {} };
        let reasons = self.seen_now().reasons(&best.action);
        let chance = |chance: f32| ("chance", Value::from(percent(self.language, chance)));
        let points = |points: f32| ("points", Value::from(decimal(self.language, points)));
        html! {
            div data-points-at-action=(best.action) {
                p.best { span.label { (self.say("hint-best")) } " " strong { (glued(&found.title())) } }
                p.why {
                    (reasons.join(" "))
                    @if !found.preview.is_empty() { " " span.preview { "(" (glued(&found.preview)) ")" } }
                }
                p.worth {
                    (text(self.language, "hint-worth", &[chance(best.chance), points(best.points)]))
                    @if let Some(next) = others.first() {
                        @let name = offer(&next.action).map(Offer::title).unwrap_or_default();
                        " " (text(self.language, "hint-next", &[("move", name.into()), chance(next.chance), points(next.points)]))
                    }
                }
                p.basis { (text(self.language, "hint-basis", &[
                    ("moves", advice.looked_at.into()), ("games", grouped(self.language, advice.games).into())])) }
                a.close href=(address(self.id, self.look.seat)) { (self.say("hover-close")) }
                form method="post" action=(self.to("act")) {
                    (self.hidden(seat))
                    button.primary name="action" value=(best.action) { (self.say("hint-do")) }
                }
            }
        }
    }
}
