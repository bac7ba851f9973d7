//! Setting a table up: which game, how many seats, who sits where, and what is agreed.

use axum::extract::Path;
use axum::response::Redirect;
use bots::Level;
use maud::{Markup, html};
use table::Word;
use words::Language;

use crate::http::{Inputs, Visitor};
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
        nav.choices aria-label=(say("new-table")) {
            @for &other in Game::ALL {
                p { strong { (other.title()) }
                    @for count in other.seats() {
                        " " a href={ "/new/" (other.name()) "/" (count) }
                            aria-current=[(other == game && count == seats).then_some("page")] {
                            @if count == 1 { (say("seats-solo")) }
                            @else { (text(language, "seats-count", &[("count", count.into())])) }
                        }
                    }
                }
            }
        }
        form.new method="post" action="/tables" {
            input type="hidden" name="game" value=(game.name());
            fieldset {
                legend { (say("who-sits")) }
                @for seat in 1..=seats { (who(language, seat)) }
            }
            (agreements(language, game, seats))
            fieldset {
                legend { (say("who-finds")) }
                label { input type="radio" name="public" value="false" checked; (say("by-link")) }
                label { input type="radio" name="public" value="true"; (say("public")) }
            }
            button.primary { (say("open-table")) }
        }
    };
    Ok(Page::new(language, &say("new-table"), "new", visitor.guest.as_ref()).show(body))
}

fn who(language: Language, seat: usize) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    let usual = if seat == 1 { "me" } else { "bot-medium" };
    let options = [("me", say("kind-me")), ("open", say("kind-open")), ("local", say("kind-local"))];
    html! {
        label {
            span { (text(language, "seat-number", &[("seat", seat.into())])) }
            select name={ "seat" (seat) } {
                @for (value, label) in options { option value=(value) selected[value == usual] { (label) } }
                @for &level in Level::ALL {
                    @let value = format!("bot-{}", level.name());
                    option value=(value) selected[value == usual] title=(words::bots::description(language, level)) {
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
                @for (index, value) in agreement.values.iter().enumerate() {
                    label {
                        input type="radio" name={ "option-" (agreement.key) } value=(value) checked[index == 0];
                        (game.agreement(language, agreement.key, value))
                    }
                }
            }
        }
    }
}
