//! The rules of the games: to read, to search, and to link to, section by section; and where their values
//! come from.

mod book;
mod passage;
mod tables;
mod values;

use axum::extract::{Path, Query};
use maud::{Markup, html};
use serde::Deserialize;
use texts::Language;

use crate::games::GameRef;
use crate::http::{Inputs, Session};
use crate::pages::layout::Page;
use crate::request_error::RequestError;
use crate::texts::text;
use book::{Book, Part};
use passage::Sought;

pub(super) use values::values;

/// What somebody looks for in the rules.
#[derive(Deserialize)]
pub(super) struct Search {
    q: Option<String>,
}

pub(super) async fn rules(
    session: Session,
    Inputs(Path(game)): Inputs<Path<String>>,
    Inputs(Query(search)): Inputs<Query<Search>>,
) -> Result<Markup, RequestError> {
    let game = session.games.find(&game).ok_or(RequestError::NoPage)?;
    let language = session.language;
    let book = book::of(game, language);
    let asked = search.q.unwrap_or_default();
    let sought = Sought::new(&asked, &format!("/rules/{}", game.name()));
    let found: Vec<_> = book.parts.iter().filter(|part| sought.is_in(part)).collect();
    let say = |id: &str| text(language, id, &[]);
    let body = html! {
        div.book {
            (contents(language, book, &sought))
            article #rules {
                header.head {
                    h1 { (book.title) }
                    (search_form(language, game, &asked))
                    p.found role="status" data-one=(found_text(language, "1")) data-many=(found_text(language, "#"))
                        data-none=(say("rules-none")) {
                        @if !sought.is_empty() { (found_line(language, found.len())) }
                    }
                }
                @if sought.is_empty() {
                    section.part.intro {
                        (passage::body(book, &book.intro, &sought))
                        p.links { a href={ "/rules/" (game.name()) "/values" } { (say("values-link")) } }
                    }
                } @else {
                    p.links { a href={ "/rules/" (game.name()) } { (say("rules-all")) } }
                }
                @for part in found { (passage::part(book, part, &sought)) }
            }
        }
    };
    let title = format!("{} · {}", say("rules"), game.title());
    let class = format!("rules {}", game.name());
    let page = Page::new(session.games, language, &title, &class, session.guest.as_ref());
    Ok(page.styles(&["rules.css"]).scripts(&["rules.js"]).show(body))
}

/// A field to search in. Without a script the server searches.
fn search_form(language: Language, game: GameRef, asked: &str) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    html! {
        form.search role="search" method="get" action={ "/rules/" (game.name()) } {
            input type="search" name="q" value=(asked) maxlength="80" aria-label=(say("rules-search"))
                placeholder=(say("rules-search")) autocomplete="off";
            button { (say("rules-find")) }
        }
    }
}

/// How many sections were found; the script puts its own number in the place of `#`.
fn found_text(language: Language, count: &str) -> String {
    let number = count.parse::<usize>();
    let count = number.map_or_else(|_| texts::Value::from(count), texts::Value::from);
    text(language, "rules-found", &[("count", count)])
}

fn found_line(language: Language, count: usize) -> String {
    if count == 0 { text(language, "rules-none", &[]) } else { found_text(language, &count.to_string()) }
}

/// The table of contents: chapters, and their sections folded below them.
fn contents(language: Language, book: &Book, sought: &Sought) -> Markup {
    let chapters = book.parts.chunk_by(|_, next| next.is_section);
    html! {
        nav.contents aria-label=(text(language, "rules-contents", &[])) {
            details open {
                summary { (text(language, "rules-contents", &[])) }
                ol {
                    @for chapter in chapters {
                        li {
                            (entry(&chapter[0], sought))
                            @if chapter.len() > 1 {
                                ol { @for part in &chapter[1..] { li { (entry(part, sought)) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn entry(part: &Part, sought: &Sought) -> Markup {
    html! { a href={ (sought.whole) "#s" (part.number) } { span.number { (part.number) } " " (part.title) } }
}
