//! A section of the rules as HTML: references lead to the sections they name, and what somebody looks for
//! is marked.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event};

use super::book::{Book, Part};
use super::tables::labelled;

/// The words that somebody looks for; a section must have all of them.
pub(super) struct Sought {
    words: Vec<String>,
    /// The page with all sections, if only those that were found stand on this one.
    pub(super) whole: String,
}

/// Of a longer question only so many words count.
const WORDS: usize = 8;

impl Sought {
    /// What somebody asks of the rules on this page.
    pub(super) fn new(asked: &str, page: &str) -> Self {
        let words: Vec<_> = asked.split_whitespace().take(WORDS).map(str::to_lowercase).collect();
        let whole = if words.is_empty() { String::new() } else { page.to_owned() };
        Self { words, whole }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub(super) fn is_in(&self, part: &Part) -> bool {
        self.words.iter().all(|word| part.words.contains(word.as_str()))
    }

    /// Where the first of the words stands in a text: its beginning and its end.
    fn find(&self, text: &str) -> Option<(usize, usize)> {
        let starts = text.char_indices().map(|(at, _)| at);
        starts
            .filter_map(|at| self.words.iter().find_map(|word| Some((at, at + prefix(&text[at..], word)?))))
            .next()
    }
}

/// How many bytes of the text are the word, if the text begins with it; the word is in small letters.
fn prefix(text: &str, word: &str) -> Option<usize> {
    let mut rest = word;
    for (at, letter) in text.char_indices() {
        if rest.is_empty() {
            return Some(at);
        }
        for small in letter.to_lowercase() {
            rest = rest.strip_prefix(small)?;
        }
    }
    rest.is_empty().then_some(text.len())
}

/// A section with its heading.
pub(super) fn part(book: &Book, part: &Part, sought: &Sought) -> Markup {
    let heading = html! {
        a.number href={ (sought.whole) "#s" (part.number) } { "§" (part.number) } " "
        (PreEscaped(rendered(marked(&part.title, sought))))
    };
    html! {
        section.part id={ "s" (part.number) } {
            @if part.is_section { h3 { (heading) } } @else { h2 { (heading) } }
            (body(book, &part.body, sought))
        }
    }
}

/// What a section says.
pub(super) fn body(book: &Book, events: &[Event<'static>], sought: &Sought) -> Markup {
    let events = labelled(events);
    let linked = events.iter().flat_map(|event| match event {
        Event::Text(text) => linked(book, text, sought),
        other => vec![other.clone()],
    });
    PreEscaped(rendered(linked.collect()))
}

fn rendered(events: Vec<Event<'_>>) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    // A table scrolls where it is too wide, so the keyboard must reach it.
    html.replace("<table>", "<table tabindex=\"0\">")
}

/// A text whose references to sections are links.
fn linked<'t>(book: &Book, text: &'t str, sought: &Sought) -> Vec<Event<'t>> {
    let mut events = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('§') {
        let after = &rest[at + '§'.len_utf8()..];
        let digits = after.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(after.len());
        let number = after[..digits].trim_end_matches('.');
        let end = at + '§'.len_utf8() + number.len();
        if book.parts.iter().any(|part| part.number == number) {
            events.extend(marked(&rest[..at], sought));
            events.push(tag(format!("<a href=\"{}#s{number}\">", sought.whole)));
            events.extend(marked(&rest[at..end], sought));
            events.push(tag("</a>".to_owned()));
        } else {
            events.extend(marked(&rest[..end], sought));
        }
        rest = &rest[end..];
    }
    events.extend(marked(rest, sought));
    events
}

/// A text in which the words that are looked for are marked.
fn marked<'t>(text: &'t str, sought: &Sought) -> Vec<Event<'t>> {
    let mut events = Vec::new();
    let mut rest = text;
    while let Some((start, end)) = sought.find(rest) {
        events.push(Event::Text(CowStr::Borrowed(&rest[..start])));
        events.push(tag("<mark>".to_owned()));
        events.push(Event::Text(CowStr::Borrowed(&rest[start..end])));
        events.push(tag("</mark>".to_owned()));
        rest = &rest[end..];
    }
    events.push(Event::Text(CowStr::Borrowed(rest)));
    events
}

fn tag(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}

#[cfg(test)]
mod tests {
    use super::super::book::{Book, read};
    use super::*;

    fn book() -> Book {
        read(
            "# Outpost\n\n## §3 Turns\n\n### §3.5 End\n\nThen comes the end of the day, §8.\n\n## §6 Places\n\n\
             ### §6.8 Mine\n\nKohle; der Bergmann nimmt 2.\n\n### §6.9 Feldküche\n\nNur die Feldküche.\n\n\
             ## §7 Karten\n\n### §7.16 Bergmann\n\nDer Bergmann.\n\n## §8 Ende\n\nAbend.\n",
        )
    }

    fn shown(number: &str, asked: &str) -> String {
        let book = &book();
        let found = book.parts.iter().find(|part| part.number == number).expect("a section");
        part(book, found, &Sought::new(asked, "/rules")).into_string()
    }

    #[test]
    fn references_lead_to_their_sections() {
        assert!(shown("3.5", "").contains("<a href=\"#s8\">§8</a>"), "{}", shown("3.5", ""));
    }

    #[test]
    fn what_is_looked_for_is_marked_whatever_its_letters() {
        let page = shown("6.8", "KOHLE bergmann");
        assert!(page.contains("<mark>Kohle</mark>") && page.contains("<mark>Bergmann</mark>"), "{page}");
        let umlaut = shown("6.9", "FELDKÜCHE");
        assert!(umlaut.contains("<mark>Feldküche</mark>"), "{umlaut}");
    }

    #[test]
    fn a_section_must_have_all_the_words() {
        let book = book();
        let found = |asked: &str| {
            let sought = Sought::new(asked, "/rules");
            book.parts.iter().filter(|part| sought.is_in(part)).map(|part| part.number.as_str()).collect()
        };
        let both: Vec<_> = found("bergmann Kohle 2.");
        assert!(both.contains(&"6.8") && !both.contains(&"7.16"), "{both:?}");
        assert_eq!(found("<script>"), Vec::<&str>::new());
    }
}
