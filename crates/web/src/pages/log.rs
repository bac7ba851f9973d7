//! What happened, in a log.

use maud::{Markup, html};

use crate::live::Part;
use crate::texts::glued;

/// A part of what happened, and what belongs to it at the end of its text: a paragraph, or what begins and
/// then the rest as a list.
pub(super) fn told_part(part: &Part, end: &Markup) -> Markup {
    let (title, listed) = match part.sentences.as_slice() {
        [title, listed @ ..] if part.is_list && part.is_heading => (title.clone(), listed),
        listed if part.is_list => (String::new(), listed),
        paragraph => (paragraph.join(" "), &[][..]),
    };
    let last = listed.len().wrapping_sub(1);
    html! {
        (glued(&title)) @if !title.is_empty() { (end) }
        @if !listed.is_empty() {
            ul { @for (index, sentence) in listed.iter().enumerate() {
                li { (glued(sentence)) @if title.is_empty() && index == last { (end) } }
            } }
        }
    }
}
