//! The words of playing in the terminal.

use std::sync::LazyLock;

use words::{Language, Texts, Value};

/// A text of playing in the terminal.
pub(crate) fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        Texts::new(&[
            [
                include_str!("../../../../locales/en/play.ftl"),
                include_str!("../../../../locales/de/play.ftl"),
            ],
            [
                include_str!("../../../../locales/en/play-red-outpost.ftl"),
                include_str!("../../../../locales/de/play-red-outpost.ftl"),
            ],
            [
                include_str!("../../../../locales/en/play-outlive.ftl"),
                include_str!("../../../../locales/de/play-outlive.ftl"),
            ],
        ])
    });
    TEXTS.text(language, id, variables)
}
