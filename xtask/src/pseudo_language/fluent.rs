//! Files of texts: what people read changes, what Fluent reads stays.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use super::letters::exchanged;

/// The file in the pseudo-language.
///
/// # Panics
/// If it is not Fluent.
pub(super) fn translated(source: &str) -> String {
    let mut resource = parse(source.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.iter_mut().for_each(pattern);
                message.attributes.iter_mut().for_each(|attribute| pattern(&mut attribute.value));
            }
            Entry::Term(term) => {
                pattern(&mut term.value);
                term.attributes.iter_mut().for_each(|attribute| pattern(&mut attribute.value));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serialize(&resource)
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = exchanged(value),
            PatternElement::Placeable { expression } => placeable(expression),
        }
    }
}

/// What is chosen between is read by people, what decides is not; nor are names of variables, messages and
/// forms.
fn placeable(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| pattern(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(expression),
        Expression::Inline(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_read_changes_and_what_fluent_reads_stays() {
        let source = "go = go to { NAME($place, \"to\") }\n    .short = go\nmany =\n    { $count ->\n        [one] one\n       *[other] { $count } of them\n    }\n";
        let other = "go = ĝö ţö { NAME($place, \"to\") }\n    .short = ĝö\nmany =\n    { $count ->\n        [one] öñé\n       *[other] { $count } öƒ ţĥéɱ\n    }\n";
        assert_eq!(translated(source), other);
    }
}
