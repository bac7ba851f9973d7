//! A game on the first page: its picture, what it is about, and everything that begins one.

use maud::{Markup, PreEscaped, html};
use table::Word;
use words::Language;

use crate::live::Game;
use crate::texts::text;

/// How many play if somebody just wants to play.
const USUAL: usize = 3;

pub(super) fn poster(language: Language, game: Game) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    let bots = |seats: usize| [("bots", (seats - 1).into())];
    let name = game.name();
    html! {
        article class={ "poster " (name) } {
            div.scene { (picture(game)) h1 { (game.title()) } }
            div.offer {
                p.about { (say(&format!("about-{name}"))) }
                form.play method="post" action="/play" {
                    input type="hidden" name="game" value=(name);
                    button.primary.big name="seats" value=(USUAL) {
                        span { (say("play-now")) } small { (text(language, "play-against", &bots(USUAL))) }
                    }
                    span.or { (say("play-or")) }
                    @for seats in game.seats().filter(|&seats| seats != USUAL) {
                        button name="seats" value=(seats) {
                            @if seats == 1 { (say("play-solo")) } @else { (text(language, "play-bots", &bots(seats))) }
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

/// The picture of a game.
fn picture(game: Game) -> PreEscaped<&'static str> {
    match game {
        Game::RedOutpost => drawings::posters::red_outpost(),
        Game::Outlive => drawings::posters::outlive(),
    }
}
