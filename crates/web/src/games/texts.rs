//! The words of the tables on the page.

use std::sync::LazyLock;

use words::{Language, Texts, Value};

/// A text of a table on the page.
pub(super) fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        macro_rules! file {
            ($name:literal) => {
                [
                    include_str!(concat!("../../../../locales/en/", $name)),
                    include_str!(concat!("../../../../locales/de/", $name)),
                ]
            };
        }
        Texts::new(&[
            file!("page-red-outpost.ftl"),
            file!("page-red-outpost-cards.ftl"),
            file!("page-outlive.ftl"),
            file!("page-outlive-cards.ftl"),
            file!("page-coach.ftl"),
            file!("page-outlive-coach.ftl"),
            file!("page-values.ftl"),
        ])
    });
    TEXTS.text(language, id, variables)
}

/// A text without variables.
pub(super) fn label(language: Language, id: &str) -> String {
    text(language, id, &[])
}
