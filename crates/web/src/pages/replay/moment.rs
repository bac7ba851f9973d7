//! One position: what led to it, how it stands, and the table as it was.

use maud::{Markup, html};
use table::Seat;

use super::Replay;
use crate::face::number;
use crate::live::Told;
use crate::pages::home::player_at;

impl Replay<'_> {
    /// Where one is, and what happened since the stop before.
    pub(super) fn told(&self) -> Markup {
        let undone = self.now.is_undone(self.at);
        let told = match self.back() {
            Some(back) => self.snapshot.told(self.then.story(back)),
            None => Vec::new(),
        };
        let sentences: Vec<_> = told.into_iter().flat_map(Told::sentences).collect();
        html! {
            section #told.prompt aria-live="polite" aria-atomic="true" data-at=(self.at) {
                p.place { strong { (self.place()) } " · " (self.part()) }
                @if undone { p.notice { (self.say("replay-undone")) } }
                @if !sentences.is_empty() { p.what { (sentences.join(" ")) } }
                @else if self.back().is_none() { p.what { (self.say("replay-begins")) } }
                @else { p.what { (self.say("replay-nothing")) } }
                @if self.on().is_some() || !self.past.is_over() { p.next { (self.then.prompt()) } }
            }
        }
    }

    /// The table as it was. How that looks is decided in this one place.
    pub(super) fn shown(&self) -> Markup {
        html! {
            div #shown .tabletop {
                h2.unseen { (self.say("replay-table")) }
                section.drawn { (self.then.board()) }
                details.sheet { summary { (self.say("in-words")) } (self.then.sheet()) }
            }
        }
    }

    /// Who plays, with the points at that time; those may be secret while the game is running.
    pub(super) fn seats(&self) -> Markup {
        let language = self.viewpoint.language;
        let points = self.snapshot.game.is_over().then(|| self.then.points());
        html! {
            section #seats.players {
                h2 { (self.say("players")) }
                ul {
                    @for (index, seat) in Seat::first(self.then.parties()).enumerate() {
                        @let panel = self.then.panel(seat);
                        li.panel.{ "seat-" (number(seat)) }.due[self.past.due().has(seat)] {
                            p.who {
                                (self.then.emblem(seat)) " " span.colour { (self.then.party(seat)) }
                                @if let Some(name) = player_at(language, &self.snapshot.seats, seat) { " " span.name { (name) } }
                            }
                            @match &points {
                                Some(points) if panel.0.is_empty() => p.score {
                                    (points[index].to_string().replace('-', "−")) " " abbr { (self.say("points")) }
                                },
                                _ => (panel),
                            }
                        }
                    }
                }
            }
        }
    }
}
