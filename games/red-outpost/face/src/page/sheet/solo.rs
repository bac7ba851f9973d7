//! What the solo game adds: the goals of the day, and what Autom will do, §10.4 and §10.5.

use maud::{Markup, html};
use red_outpost::{AUTOM_CARDS, GOAL_CARDS, SoloView, View};

use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn solo(view: &View, solo: &SoloView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let cards = (0..AUTOM_CARDS as u8).filter(|&card| solo.cards_turned.has(card)).count();
    let goals = (0..GOAL_CARDS as u8).filter(|&card| solo.goals_drawn.has(card)).count();
    let counts = [("cards", cards.into()), ("goals", goals.into())];
    let delivered = say::list(solo.delivered.iter().map(|good| say::good(language, good)));
    html! {
        @if solo.goal.is_some() {
            section.goals {
                h3 { (label(language, "red-goals")) }
                ul {
                    @for (goal, is_met) in solo.goals.into_iter().flatten() {
                        @let class = if is_met { "met" } else { "missing" };
                        @let state = label(language, if is_met { "red-met" } else { "red-missing" });
                        li class=(class) { (say::goal(language, goal)) " (" (state) ")" }
                    }
                }
                p { (text(language, "red-penalty", &[("points", solo.penalty.into())])) }
                @if !delivered.is_empty() {
                    p { (text(language, "red-delivered", &[("goods", delivered.into())])) }
                }
            }
        }
        section.autom {
            h3 { (label(language, "red-autom")) }
            @for told in say::autom(language, view, solo) { p { (told) } }
            p { (text(language, "red-autom-cards", &counts)) }
        }
    }
}
