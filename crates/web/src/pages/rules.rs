//! The rules of the games, with a place to link to for every section.

use std::fmt::Write;

use axum::extract::Path;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use table::Word;
use words::Language;

use crate::http::{Inputs, Visitor};
use crate::live::Game;
use crate::pages::layout::Page;
use crate::problem::Problem;

pub(super) async fn rules(
    visitor: Visitor,
    Inputs(Path(game)): Inputs<Path<String>>,
) -> Result<Markup, Problem> {
    let game = Game::parse(&game).ok_or(Problem::NoPage)?;
    let body = html! { article.rules { (PreEscaped(render(source(game, visitor.language)))) } };
    Ok(Page::new(visitor.language, game.title(), "rules", visitor.guest.as_ref()).show(body))
}

fn source(game: Game, language: Language) -> &'static str {
    match (game, language) {
        (Game::RedOutpost, Language::En) => include_str!("../../../../docs/rules/red-outpost.en.md"),
        (Game::RedOutpost, Language::De) => include_str!("../../../../docs/rules/red-outpost.de.md"),
        (Game::Outlive, Language::En) => include_str!("../../../../docs/rules/outlive.en.md"),
        (Game::Outlive, Language::De) => include_str!("../../../../docs/rules/outlive.de.md"),
    }
}

/// The page as HTML. A heading like `6.8 The mine` gets the name `s6.8`.
fn render(markdown: &str) -> String {
    let mut text = String::new();
    let mut heading: Option<(HeadingLevel, String, Vec<Event<'_>>)> = None;
    let mut body = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match (&mut heading, event) {
            (_, Event::Start(Tag::Heading { level, .. })) => {
                heading = Some((level, String::new(), Vec::new()));
            }
            (Some(_), Event::End(TagEnd::Heading(_))) => {
                let (level, words, events) = heading.take().expect("it has begun");
                pulldown_cmark::html::push_html(&mut text, body.drain(..));
                let id = section(&words).map(|section| format!(" id=\"s{section}\"")).unwrap_or_default();
                _ = write!(text, "<{level}{id}>");
                pulldown_cmark::html::push_html(&mut text, events.into_iter());
                _ = writeln!(text, "</{level}>");
            }
            (Some((_, words, events)), event) => {
                if let Event::Text(part) = &event {
                    words.push_str(part);
                }
                events.push(event);
            }
            (None, event) => body.push(event),
        }
    }
    pulldown_cmark::html::push_html(&mut text, body.into_iter());
    text
}

/// The number of the section that a heading begins with.
fn section(heading: &str) -> Option<&str> {
    let first = heading.trim_start_matches('§').split_whitespace().next()?.trim_end_matches('.');
    first.starts_with(|c: char| c.is_ascii_digit()).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_can_be_linked_to_in_every_language() {
        for &game in Game::ALL {
            let pages = Language::ALL.iter().map(|&language| render(source(game, language)));
            let names: Vec<Vec<String>> = pages
                .map(|page| {
                    page.split("id=\"s")
                        .skip(1)
                        .map(|rest| rest.split('"').next().unwrap_or("").to_owned())
                        .collect()
                })
                .collect();
            assert!(names[0].len() > 10, "{names:?}");
            assert_eq!(names[0], names[1]);
        }
    }
}
