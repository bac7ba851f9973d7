//! What stands around the position: whose eyes see it, what happened, the points, and a way to play on.

use maud::{Markup, html};
use table::Seat;

use super::Replay;
use crate::desk::game_of;
use crate::http::number;
use crate::pages::chart::Chart;
use crate::pages::log::told_part;
use crate::pages::new::who;

impl Replay<'_> {
    pub(super) fn aside(&self) -> Markup {
        html! { div.aside { (self.seats()) (self.eyes()) (self.log()) } }
    }

    /// With whose eyes one can look.
    fn eyes(&self) -> Markup {
        let over = self.room.playing.is_over();
        let seats = Seat::first(self.room.seats.len()).filter(|seat| over || self.own.contains(seat));
        let current = |eyes: u8| (self.seen_by() == eyes).then_some("true");
        html! {
            nav.eyes aria-label=(self.say("replay-eyes")) {
                h2 { (self.say("replay-eyes")) }
                ul {
                    li { a data-eyes="0" href=(self.address(self.at, Some(0))) aria-current=[current(0)] {
                        (self.say("replay-watching")) } }
                    @for seat in seats {
                        @let eyes = number(seat);
                        li { a data-eyes=(eyes) href=(self.address(self.at, Some(eyes))) aria-current=[current(eyes)] {
                            (self.room.playing.emblem(seat)) " " (self.room.playing.party(seat, self.eyes)) } }
                    }
                }
            }
        }
    }

    pub(super) fn chart(&self) -> Markup {
        let mut chart = Chart::of_points(&*self.room.playing, self.eyes, self.to("replay"));
        chart.at = Some(self.at);
        html! {
            section.points-chart {
                h2 { (self.say("chart-points")) }
                (chart.markup(self.eyes.language))
            }
        }
    }

    /// A new table that begins with the position that is looked at.
    pub(super) fn play_on(&self) -> Markup {
        let language = self.eyes.language;
        let me = self.eyes.seat.or(self.own.first().copied()).or(self.past.due().iter().next());
        let me = me.unwrap_or(Seat::One);
        let game = game_of(self.room);
        html! {
            details.play-on {
                summary { (self.say("play-on")) }
                form method="post" action=(self.to("play-on")) {
                    p { (self.say("play-on-how")) }
                    input type="hidden" name="at" value=(self.at);
                    @for seat in Seat::first(self.room.seats.len()) {
                        @let usual = if seat == me { "me" } else { "bot-medium" };
                        (who(language, game, self.room.seats.len(), seat, usual))
                    }
                    button.primary disabled[self.on().is_none()] { (self.say("play-on-do")) }
                    p.at-end hidden[self.on().is_some()] { (self.say("play-on-over")) }
                }
            }
        }
    }

    /// Everything that happened and stands, each leading to its position.
    fn log(&self) -> Markup {
        let told = self.room.playing.story(0, self.eyes);
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
                                        @if let Some(seat) = told.seat.filter(|_| index == 0) { (self.room.playing.emblem(seat)) " " }
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
