//! Setting a table up: which game, how many seats, who sits where, and what is agreed.

use axum::extract::Path;
use axum::response::Redirect;
use bots::Level;
use maud::{Markup, html};
use table::{Seat, Word};
use words::Language;

use crate::http::{Inputs, Visitor, number};
use crate::live::Game;
use crate::pages::layout::Page;
use crate::problem::Problem;
use crate::texts::text;

/// The usual table.
pub(super) async fn choose() -> Redirect {
    Redirect::to("/new/red-outpost/3")
}

pub(super) async fn agree(
    visitor: Visitor,
    Inputs(Path((game, seats))): Inputs<Path<(String, usize)>>,
) -> Result<Markup, Problem> {
    let game = Game::parse(&game).filter(|game| game.seats().contains(&seats)).ok_or(Problem::NoPage)?;
    let language = visitor.language;
    let say = |id: &str| text(language, id, &[]);
    let body = html! {
        h1 { (say("new-table")) }
        (games(language, game, seats))
        form.new method="post" action="/tables" {
            input type="hidden" name="game" value=(game.name());
            fieldset.seats {
                legend { (say("who-sits")) }
                @for seat in Seat::first(seats) {
                    (who(language, game, seats, seat, if seat == Seat::One { "me" } else { "bot-medium" }))
                }
                @if seats > 1 { p.note { (say("who-sits-about")) } }
                details {
                    summary { (say("levels")) }
                    dl { @for &level in Level::ALL {
                        dt { (words::bots::level(language, level)) }
                        dd { (words::bots::description(language, level)) }
                    } }
                }
            }
            (agreements(language, game, seats))
            fieldset {
                legend { (say("who-finds")) }
                div.options {
                    label { input type="radio" name="public" value="false" checked; span { (say("by-link")) } }
                    label { input type="radio" name="public" value="true"; span { (say("public")) } }
                }
            }
            button.primary.big { (say("open-table")) }
        }
    };
    let (title, class) = (say("new-table"), format!("new {}", game.name()));
    Ok(Page::new(language, &title, &class, visitor.guest.as_ref()).styles(&["home.css"]).show(body))
}

/// Which game, and how many seats.
fn games(language: Language, game: Game, seats: usize) -> Markup {
    html! {
        nav.choices aria-label=(text(language, "new-game", &[])) {
            @for &other in Game::ALL {
                div class={ "game " (other.name()) } {
                    strong { (other.title()) }
                    @for count in other.seats() {
                        a href={ "/new/" (other.name()) "/" (count) }
                            aria-current=[(other == game && count == seats).then_some("page")] {
                            @if count == 1 { (text(language, "seats-solo", &[])) }
                            @else { (text(language, "seats-count", &[("count", count.into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// A row for a seat: its emblem and colour, and who sits there if nothing else is chosen.
pub(super) fn who(language: Language, game: Game, seats: usize, seat: Seat, usual: &str) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    let people = [("me", say("kind-me")), ("open", say("kind-open")), ("local", say("kind-local"))];
    html! {
        label class={ "seat seat-" (number(seat)) } {
            span.chip aria-hidden="true" { (game.emblem(seats, seat)) }
            span.colour { (game.colour(language, seats, seat)) }
            select name={ "seat" (number(seat)) } {
                @for (value, label) in people { option value=(value) selected[value == usual] { (label) } }
                @for &level in Level::ALL {
                    @let value = format!("bot-{}", level.name());
                    option value=(value) selected[value == usual] {
                        (text(language, "seat-bot", &[("level", words::bots::level(language, level).into())]))
                    }
                }
            }
        }
    }
}

fn agreements(language: Language, game: Game, seats: usize) -> Markup {
    html! {
        @for agreement in game.agreements(seats) {
            fieldset {
                legend { (text(language, &format!("agree-{}", agreement.key), &[])) }
                div.options {
                    @for (index, value) in agreement.values.iter().enumerate() {
                        label {
                            input type="radio" name={ "option-" (agreement.key) } value=(value) checked[index == 0];
                            (sentence(&game.agreement(language, agreement.key, value)))
                        }
                    }
                }
            }
        }
    }
}

/// A choice in a sentence; what comes before a colon is its name.
fn sentence(text: &str) -> Markup {
    match text.split_once(": ") {
        Some((name, what)) => html! { span { strong { (words::sentence(name.to_owned())) } br;
        (words::sentence(what.to_owned())) } },
        None => html! { span { (text) } },
    }
}
