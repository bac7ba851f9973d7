//! The clock: the day, its five phases, and who begins, §3.

use ::red_outpost::{Day, Phase, RedOutpost, View};
use drawings::picture;
use drawings::red_outpost as art;
use maud::{Markup, html};
use table::Word;
use words::red_outpost as say;

use super::super::super::texts::{label, text};
use super::super::title;
use super::{Reader, emblem};

pub(super) fn clock(view: &View, reader: &Reader<'_, RedOutpost>) -> Markup {
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
