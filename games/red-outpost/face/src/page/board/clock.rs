//! The clock: the day, its five phases, and who begins, §3.

use drawing::picture;
use maud::{Markup, html};
use red_outpost::{Day, Phase, View};
use table::Word;

use super::super::title;
use super::emblem;
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn clock(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let day = match view.day {
        Day::One => 1,
        Day::Two => 2,
    };
    html! {
        div.clock data-card="clock" {
            p.day { (text(language, "red-day", &[("day", day.into())])) }
            ol.phases {
                @for &phase in Phase::ALL {
                    li aria-current=[(phase == view.phase).then_some("step")] title=(say::phase(language, phase)) {
                        (picture(art::phase(phase)))
                        @if phase == view.phase { span.hand data-piece="clock" {} }
                    }
                }
            }
            p.now-phase { (say::phase(language, view.phase)) }
            @if let Some(start) = view.start {
                p.start data-card="start" {
                    (picture(emblem(start, view))) " " (label(language, "red-start")) ": " (title(start, reader))
                }
            }
        }
    }
}
