//! Tables of the rules that are wider than a phone. There the rows stand below each other, and each cell
//! begins with the head of its column, which wide screens do not show.

use pulldown_cmark::{Event, Tag, TagEnd};

/// A table is wide with so many columns or more,
const COLUMNS: usize = 4;
/// and at least so many letters in a cell.
const LETTERS: usize = 16;

/// The same with the head of its column in each cell of wide tables.
pub(super) fn labelled(events: &[Event<'static>]) -> Vec<Event<'static>> {
    let mut labelled = Vec::with_capacity(events.len());
    let mut heads: Option<Vec<String>> = None;
    let mut is_head = false;
    let mut column = 0;
    for (at, event) in events.iter().enumerate() {
        labelled.push(event.clone());
        match (event, &mut heads) {
            (Event::Start(Tag::Table(columns)), _) => {
                heads = (columns.len() >= COLUMNS && is_wordy(&events[at..])).then(Vec::new);
            }
            (Event::Start(Tag::TableHead), _) => is_head = true,
            (Event::End(TagEnd::TableHead), _) => is_head = false,
            (Event::Start(Tag::TableRow), _) => column = 0,
            (Event::Text(head), Some(heads)) if is_head => heads.push(head.to_string()),
            (Event::Start(Tag::TableCell), Some(heads)) if !is_head => {
                let is_empty = matches!(events.get(at + 1), Some(Event::End(TagEnd::TableCell)));
                if let Some(head) = heads.get(column).filter(|_| !is_empty) {
                    labelled.push(Event::InlineHtml("<span class=\"column\">".into()));
                    labelled.push(Event::Text(format!("{head}: ").into()));
                    labelled.push(Event::InlineHtml("</span>".into()));
                }
                column += 1;
            }
            _ => {}
        }
    }
    labelled
}

/// Whether a cell of the table that begins here has many letters.
fn is_wordy(events: &[Event<'_>]) -> bool {
    let table = events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Table)));
    table
        .filter_map(|event| match event {
            Event::Text(text) => Some(text.chars().count()),
            _ => None,
        })
        .any(|letters| letters >= LETTERS)
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::{Options, Parser, html};

    use super::*;

    fn shown(markdown: &'static str) -> String {
        let events: Vec<_> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
        let mut shown = String::new();
        html::push_html(&mut shown, labelled(&events).into_iter());
        shown
    }

    #[test]
    fn cells_of_wide_tables_say_what_they_are() {
        let table = shown("|a|b|c|d|\n|-|-|-|-|\n|one|two, three and four|||");
        assert!(table.contains("<span class=\"column\">b: </span>two, three"), "{table}");
        assert!(table.contains("<td></td>"), "what is empty stays so: {table}");
    }

    #[test]
    fn numbers_need_no_words() {
        assert!(!shown("|good|first|second|?|\n|-|-|-|-|\n|wool|4|3|2|").contains("column\""));
    }
}
