//! Which values of a box are known and which are reconstructed, told by the box itself.

use axum::extract::Path;
use maud::{Markup, html};
use table::Word;

use crate::http::{Inputs, Visitor};
use crate::live::Game;
use crate::pages::layout::Page;
use crate::problem::Problem;
use crate::texts::text;

pub(in crate::pages) async fn values(
    visitor: Visitor,
    Inputs(Path(game)): Inputs<Path<String>>,
) -> Result<Markup, Problem> {
    let game = Game::parse(&game).ok_or(Problem::NoPage)?;
    let language = visitor.language;
    let say = |id: &str| text(language, id, &[]);
    let rules = format!("/rules/{}", game.name());
    let title = text(language, "values-title", &[("game", game.title().into())]);
    let body = html! {
        article.values {
            h1 { (title) }
            p { (say("values-intro")) }
            p.links { a href=(rules) { (say("values-rules")) } }
            @for group in game.values(language) {
                section id=(group.name) {
                    h2 { (group.title) " "
                        span.provenance.reconstructed[group.is_reconstructed] { (group.source) } }
                    div.shown tabindex="0" role="region" aria-label=(group.title) { (group.shown) }
                    p.comment { (group.comment) " " a href={ (rules) "#s" (group.section) } { "§" (group.section) } }
                }
            }
            p { (say("values-own")) " " code { "vorposten box " (game.name()) } }
        }
    };
    let class = format!("rules {}", game.name());
    Ok(Page::new(language, &title, &class, visitor.guest.as_ref()).styles(&["rules.css"]).show(body))
}
