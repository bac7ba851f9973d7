//! A page of rules, taken apart into its sections. It is done once for every game and language.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use texts::Language;

use crate::games::GameRef;

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

/// The rules of a game in a language. They are taken apart once, and there are as many as games and languages.
pub(super) fn of(game: GameRef, language: Language) -> &'static Book {
    static BOOKS: Mutex<BTreeMap<(&str, Language), &'static Book>> = Mutex::new(BTreeMap::new());
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    books.entry((game.name(), language)).or_insert_with(|| Box::leak(Box::new(read(game.rules(language)))))
}

pub(super) fn read(markdown: &'static str) -> Book {
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
    fn a_part_knows_its_words() {
        let book = read("# Go\n\nA game.\n\n## §6 Places\n\n### §6.8 Mine\n\nProduce `1` **coal**.\n");
        assert_eq!((book.title.as_str(), book.parts.len()), ("Go", 2));
        let mine = book.parts.iter().find(|part| part.number == "6.8").expect("the Mine");
        assert!(mine.is_section && mine.title == "Mine");
        assert!(mine.words.contains("produce 1  coal"), "{}", mine.words);
    }
}
