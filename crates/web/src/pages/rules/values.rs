//! Which values of a box are known and which are reconstructed, told by the box itself.

use axum::extract::Path;
use maud::{Markup, html};

use crate::face::Provenance;
use crate::http::{Inputs, Session};

use crate::pages::layout::Page;
use crate::request_error::RequestError;
use crate::texts::text;

pub(in crate::pages) async fn values(
    session: Session,
    Inputs(Path(game)): Inputs<Path<String>>,
) -> Result<Markup, RequestError> {
    let game = session.games.find(&game).ok_or(RequestError::NoPage)?;
    let language = session.language;
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
                        span.provenance.reconstructed[group.provenance != Provenance::Review] {
                            (group.provenance.label(language))
                        } }
                    div.shown tabindex="0" role="region" aria-label=(group.title) { (group.shown) }
                    p.comment { (group.comment) " " a href={ (rules) "#s" (group.section) } { "§" (group.section) } }
                }
            }
            p { (say("values-own")) " " code { "vorposten box " (game.name()) } }
        }
    };
    let class = format!("rules {}", game.name());
    Ok(Page::new(session.games, language, &title, &class, session.guest.as_ref())
        .styles(&["rules.css"])
        .show(body))
}
