//! Rules pages: what people read changes, but for what is the same in every language.

use super::letters::exchanged;

/// The page in the pseudo-language. Rulings keep their numbers, (R5), and what is typed into a computer stays
/// as it is.
pub(super) fn translated(source: &str) -> String {
    let mut text = String::new();
    for (index, part) in source.split('`').enumerate() {
        if index > 0 {
            text.push('`');
        }
        // Of what the marks divide, every second part stands between two of them.
        if index % 2 == 1 { text.push_str(part) } else { text.push_str(&prose(part)) }
    }
    text
}

fn prose(text: &str) -> String {
    let mut other = String::new();
    for word in text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric()) {
        let is_ruling =
            word.strip_prefix('R').is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()));
        if is_ruling { other.push_str(word) } else { other.push_str(&exchanged(word)) }
    }
    other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_and_what_is_typed_stay() {
        let source = "### §6.8 Mine\n\nType `coal` **once** (R5, R12).\n";
        assert_eq!(translated(source), "### §6.8 Ɱîñé\n\nŢýþé `coal` **öñçé** (R5, R12).\n");
    }
}
