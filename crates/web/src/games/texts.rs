//! The words of the tables on the page.

use std::sync::LazyLock;

use words::{Language, Texts, Value};

/// A text of a table on the page.
pub(super) fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        Texts::new(&[
            [
                include_str!("../../../../locales/en/page-red-outpost.ftl"),
                include_str!("../../../../locales/de/page-red-outpost.ftl"),
            ],
            [
                include_str!("../../../../locales/en/page-outlive.ftl"),
                include_str!("../../../../locales/de/page-outlive.ftl"),
            ],
        ])
    });
    TEXTS.text(language, id, variables)
}

/// A text without variables.
pub(super) fn label(language: Language, id: &str) -> String {
    text(language, id, &[])
}
