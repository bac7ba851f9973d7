//! What stands around the position: from whose viewpoint it is seen, what happened, the points, and a way to play on.

use maud::{Markup, html};
use table::Seat;

use super::Replay;
use crate::face::number;
use crate::pages::chart::Chart;
use crate::pages::log::told_part;
use crate::pages::new::who;

impl Replay<'_> {
    pub(super) fn aside(&self) -> Markup {
        html! { div.aside { (self.seats()) (self.viewpoints()) (self.log()) } }
    }

    /// From whose viewpoint one can look.
    fn viewpoints(&self) -> Markup {
        let over = self.snapshot.game.is_over();
        let seats = Seat::first(self.snapshot.seats.len()).filter(|seat| over || self.own.contains(seat));
        let current = |viewpoint: u8| (self.seen_by() == viewpoint).then_some("true");
        html! {
            nav.eyes aria-label=(self.say("replay-eyes")) {
                h2 { (self.say("replay-eyes")) }
                ul {
                    li { a data-eyes="0" href=(self.address(self.at, Some(0))) aria-current=[current(0)] {
                        (self.say("replay-watching")) } }
                    @for seat in seats {
                        @let viewpoint = number(seat);
                        li { a data-eyes=(viewpoint) href=(self.address(self.at, Some(viewpoint))) aria-current=[current(viewpoint)] {
                            (self.now.emblem(seat)) " " (self.now.party(seat)) } }
                    }
                }
            }
        }
    }

    pub(super) fn chart(&self) -> Markup {
        let mut chart = Chart::of_points(&*self.now, self.viewpoint.language, self.to("replay"));
        if let Some(chart) = &mut chart {
            chart.at = Some(self.at);
        }
        html! {
            @if let Some(chart) = chart {
                section.points-chart {
                    h2 { (self.say("chart-points")) }
                    (chart.markup(self.viewpoint.language))
                }
            }
        }
    }

    /// A new table that begins with the position that is looked at.
    pub(super) fn play_on(&self) -> Markup {
        let language = self.viewpoint.language;
        let me = self.viewpoint.seat.or(self.own.first().copied()).or(self.past.due().iter().next());
        let me = me.unwrap_or(Seat::One);
        let game = self.snapshot.game.game();
        html! {
            details.play-on {
                summary { (self.say("play-on")) }
                form method="post" action=(self.to("play-on")) {
                    p { (self.say("play-on-how")) }
                    input type="hidden" name="at" value=(self.at);
                    @for seat in Seat::first(self.snapshot.seats.len()) {
                        @let usual = if seat == me { "me" } else { "bot-medium" };
                        (who(language, game, self.snapshot.seats.len(), seat, usual))
                    }
                    button.primary disabled[self.on().is_none()] { (self.say("play-on-do")) }
                    p.at-end hidden[self.on().is_some()] { (self.say("play-on-over")) }
                }
            }
        }
    }

    /// Everything that happened and stands, each leading to its position.
    fn log(&self) -> Markup {
        let told = self.snapshot.told(self.now.story(0));
        let current = told.iter().map(|told| told.line).rfind(|&line| line <= self.at);
        html! {
            section.log {
                h2 { (self.say("log")) }
                ol #log tabindex="0" aria-label=(self.say("log")) {
                    @for told in told {
                        li {
                            a data-at=(told.line) href=(self.to_line(told.line))
                                aria-current=[(current == Some(told.line)).then_some("step")] {
                                @for (index, part) in told.parts.iter().enumerate() {
                                    div.heading[part.is_heading] {
                                        @if let Some(seat) = told.seat.filter(|_| index == 0) { (self.now.emblem(seat)) " " }
                                        (told_part(part, &html! {}))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
