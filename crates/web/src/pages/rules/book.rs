//! A page of rules, taken apart into its sections. It is done once for every game and language.

use std::sync::LazyLock;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use table::Word;
use words::Language;

use crate::live::Game;

/// The rules of a game in a language.
pub(super) struct Book {
    pub(super) title: String,
    /// What comes before the first section.
    pub(super) intro: Vec<Event<'static>>,
    pub(super) parts: Vec<Part>,
}

/// A chapter as far as its first section, or a section.
pub(super) struct Part {
    /// Like `6.8`.
    pub(super) number: String,
    pub(super) title: String,
    /// Whether it is a section of the chapter before it.
    pub(super) is_section: bool,
    pub(super) body: Vec<Event<'static>>,
    /// All its words in small letters, for the search.
    pub(super) words: String,
}

/// The rules of a game in a language.
pub(super) fn of(game: Game, language: Language) -> &'static Book {
    static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
        let of_game = |&game: &Game| Language::ALL.iter().map(move |&language| read(source(game, language)));
        Game::ALL.iter().flat_map(of_game).collect()
    });
    &BOOKS[game.index() * Language::ALL.len() + language.index()]
}

fn source(game: Game, language: Language) -> &'static str {
    match (game, language) {
        (Game::RedOutpost, Language::En) => include_str!("../../../../../docs/rules/red-outpost.en.md"),
        (Game::RedOutpost, Language::De) => include_str!("../../../../../docs/rules/red-outpost.de.md"),
        (Game::Outlive, Language::En) => include_str!("../../../../../docs/rules/outlive.en.md"),
        (Game::Outlive, Language::De) => include_str!("../../../../../docs/rules/outlive.de.md"),
    }
}

fn read(markdown: &'static str) -> Book {
    let mut book = Book { title: String::new(), intro: Vec::new(), parts: Vec::new() };
    let mut heading: Option<(HeadingLevel, String)> = None;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match (&mut heading, event) {
            (_, Event::Start(Tag::Heading { level, .. })) => heading = Some((level, String::new())),
            (Some(_), Event::End(TagEnd::Heading(_))) => {
                let (level, words) = heading.take().expect("it has begun");
                match words.strip_prefix('§').and_then(|words| words.split_once(' ')) {
                    Some((number, title)) => book.parts.push(Part {
                        number: number.to_owned(),
                        title: title.to_owned(),
                        is_section: level > HeadingLevel::H2,
                        body: Vec::new(),
                        words: words.to_lowercase(),
                    }),
                    None => book.title = words,
                }
            }
            (Some((_, words)), Event::Text(part) | Event::Code(part)) => words.push_str(&part),
            (Some(_), _) => {}
            (None, event) => match book.parts.last_mut() {
                Some(part) => part.push(event),
                None => book.intro.push(event),
            },
        }
    }
    book
}

impl Part {
    fn push(&mut self, event: Event<'static>) {
        match &event {
            Event::Text(words) | Event::Code(words) => self.words.push_str(&words.to_lowercase()),
            // What stands apart on the page does so here.
            _ => self.words.push(' '),
        }
        self.body.push(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_sections_are_there_in_every_language() {
        for &game in Game::ALL {
            let numbers = |language| -> Vec<_> {
                of(game, language).parts.iter().map(|part| part.number.as_str()).collect()
            };
            let english = numbers(Language::En);
            assert!(english.len() > 100, "{english:?}");
            assert_eq!(english, numbers(Language::De));
        }
    }

    #[test]
    fn a_part_knows_its_words() {
        let book = of(Game::RedOutpost, Language::En);
        let mine = book.parts.iter().find(|part| part.number == "6.8").expect("the Mine");
        assert!(mine.is_section && mine.title == "Mine");
        assert!(mine.words.contains("produce 1 coal"), "{}", mine.words);
    }
}
