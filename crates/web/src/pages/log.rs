//! What happened, in a log.

use maud::{Markup, html};

use crate::live::Part;
use texts::glued;

/// A part of what happened, and what belongs to it at the end of its text: a paragraph, or a first sentence
/// and then the rest as a list.
pub(super) fn told_part(part: &Part, end: &Markup) -> Markup {
    let (first, listed) = match part.sentences.as_slice() {
        [first, listed @ ..] if part.is_list => (first.clone(), listed),
        paragraph => (paragraph.join(" "), &[][..]),
    };
    let is_title = part.is_heading || listed.is_empty();
    html! {
        (glued(&first)) @if is_title { (end) }
        @if let Some((last, others)) = listed.split_last() {
            ul {
                @for sentence in others { li { (glued(sentence)) } }
                li { (glued(last)) @if !is_title { (end) } }
            }
        }
    }
}
