//! How to go through the game: step by step, by a slider, or by itself.

use maud::{Markup, html};

use super::Replay;
use crate::pages::chart::part;
use crate::texts::text;

/// The signs on the buttons, as polygons in a square of 24.
const FIRST: &[&str] = &["5,5 8,5 8,19 5,19", "20,5 20,19 9,12"];
const BACK: &[&str] = &["15,5 15,19 5,12", "17,5 20,5 20,19 17,19"];
const PLAY: &[&str] = &["7,4 20,12 7,20"];
const PAUSE: &[&str] = &["6,5 10,5 10,19 6,19", "14,5 18,5 18,19 14,19"];
const ON: &[&str] = &["9,5 9,19 19,12", "4,5 7,5 7,19 4,19"];
const LAST: &[&str] = &["16,5 19,5 19,19 16,19", "4,5 4,19 15,12"];

/// How long a step stays when the game plays by itself, in milliseconds, with what that is called.
const SPEEDS: [(u32, &str); 4] = [(3000, "½×"), (1500, "1×"), (750, "2×"), (300, "5×")];

impl Replay<'_> {
    pub(super) fn controls(&self) -> Markup {
        let (first, last) = (self.stops[0], self.stops[self.stops.len() - 1]);
        html! {
            section.controls aria-label=(self.say("replay-controls")) {
                h1 { (self.say("replay")) }
                nav.steps aria-label=(self.say("replay-steps")) {
                    (self.step_link("replay-first", self.back().map(|_| first), FIRST))
                    (self.step_link("replay-back", self.back(), BACK))
                    button #play type="button" hidden aria-label=(self.say("replay-play")) title=(self.say("replay-play"))
                        data-stop=(self.say("replay-pause")) { span.play { (sign(PLAY)) } span.pause { (sign(PAUSE)) } }
                    (self.step_link("replay-on", self.on(), ON))
                    (self.step_link("replay-last", self.on().map(|_| last), LAST))
                }
                form.scrub method="get" action=(self.to("replay")) {
                    input #at type="range" name="at" min=(first) max=(last) value=(self.at.clamp(first, last))
                        aria-label=(self.say("replay-position")) aria-valuetext=(self.place());
                    @if let Some(seat) = self.seat { input type="hidden" name="seat" value=(seat); }
                    button.go { (self.say("replay-go")) }
                }
                label.speed hidden { span { (self.say("replay-speed")) }
                    select #speed {
                        @for (time, name) in SPEEDS { option value=(time) selected[time == 1500] { (name) } }
                    }
                }
                p.links {
                    a href={ "/tables/" (self.id.0) } { (self.say("to-table")) }
                    @if self.snapshot.game.is_over() { a href=(self.to("review")) { (self.say("to-review")) } }
                }
            }
        }
    }

    /// Where one is, in words.
    pub(super) fn place(&self) -> String {
        let known = [("step", self.step().into()), ("steps", (self.stops.len() - 1).into())];
        text(self.viewpoint.language, "replay-place", &known)
    }

    /// The part of the game in which one is.
    pub(super) fn part(&self) -> String {
        part(&self.chapters, self.at, self.viewpoint.language)
    }

    /// A step to another position, if there is one in that direction.
    fn step_link(&self, text: &str, line: Option<u32>, signs: &[&str]) -> Markup {
        let label = self.say(text);
        html! {
            a.button id=(text.trim_start_matches("replay-")) href=[line.map(|line| self.to_line(line))] role=[line.is_none().then_some("link")]
                aria-disabled=[line.is_none().then_some("true")] aria-label=(label) title=(label) { (sign(signs)) }
        }
    }
}

fn sign(polygons: &[&str]) -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            @for points in polygons { polygon points=(points) {} }
        }
    }
}
