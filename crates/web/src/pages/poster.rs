//! A game on the first page: its picture, what it is about, and everything that begins one.

use maud::{Markup, html};
use texts::Language;

use crate::games::GameRef;
use crate::texts::text;

/// How many play if somebody just wants to play.
pub(super) const USUAL: usize = 3;

pub(super) fn poster(language: Language, game: GameRef) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    let bots = |seats: usize| [("bots", (seats - 1).into())];
    let name = game.name();
    html! {
        article class={ "poster " (name) } {
            div.scene { (game.poster()) h1 { (game.title()) } }
            div.offer {
                p.about { (game.about(language)) }
                form.play method="post" action="/play" {
                    input type="hidden" name="game" value=(name);
                    button.primary.big name="seats" value=(USUAL) {
                        span { (say("play-now")) } small { (text(language, "play-against", &bots(USUAL))) }
                    }
                    span.or { (say("play-or")) }
                    @for seats in game.seats().filter(|&seats| seats != USUAL) {
                        button name="seats" value=(seats) {
                            @if let Some(alone) = game.alone(language).filter(|_| seats == 1) { (alone) } @else { (text(language, "play-bots", &bots(seats))) }
                        }
                    }
                }
                form.learn method="post" action="/learn" {
                    input type="hidden" name="game" value=(name);
                    button { span { (say("learn")) } " " small { (say("learn-about")) } }
                }
                p.links {
                    a href={ "/new/" (name) "/" (USUAL) } { (say("new-table")) }
                    a href={ "/rules/" (name) } { (say("rules")) }
                    a href={ "/rules/" (name) "/values" } { (say("values-link")) }
                }
            }
        }
    }
}
