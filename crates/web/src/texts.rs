//! The words of the pages.

use std::sync::LazyLock;

use words::{Language, Texts, Value};

/// A text of the pages.
pub(crate) fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        macro_rules! file {
            ($name:literal) => {
                [
                    include_str!(concat!("../../../locales/en/", $name)),
                    include_str!(concat!("../../../locales/de/", $name)),
                ]
            };
        }
        Texts::new(&[file!("page.ftl"), file!("page-replay.ftl"), file!("problem.ftl")])
    });
    TEXTS.text(language, id, variables)
}

/// The same text with numbers kept on one line with what they count, as "2 wool" or "mood −1".
pub(crate) fn glued(text: &str) -> String {
    const NO_BREAK: char = '\u{a0}';
    let mut glued = String::with_capacity(text.len());
    let mut before = ' ';
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let after = rest.peek().copied().unwrap_or(' ');
        let counts = before.is_ascii_digit() && after.is_alphabetic();
        let is_changed = before.is_alphabetic() && matches!(after, '+' | '−' | '±');
        glued.push(if letter == ' ' && (counts || is_changed) { NO_BREAK } else { letter });
        before = letter;
    }
    glued
}

#[cfg(test)]
mod tests {
    use super::glued;

    #[test]
    fn numbers_stay_with_what_they_count() {
        let glue = |text| glued(text).replace('\u{a0}', "_");
        assert_eq!(glue("mood −2; 1 wool; wheel +2: 2 VP"), "mood_−2; 1_wool; wheel_+2: 2_VP");
        assert_eq!(glue("+1, Kommissarin ±0"), "+1, Kommissarin_±0");
        assert_eq!(glue("day 2, 3 of 4 players"), "day 2, 3_of 4_players");
        assert_eq!(glue("no number here"), "no number here");
    }
}
