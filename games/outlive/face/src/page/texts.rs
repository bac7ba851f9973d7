//! The texts of the game's pages.

use std::sync::LazyLock;

use texts::{Language, Texts, Value, texts};

/// The texts of the game's pages.
pub(super) fn texts() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(
        || texts!("locales": "page.ftl", "page-cards.ftl", "page-lessons.ftl", "page-values.ftl"),
    );
    &TEXTS
}

/// A text of the game's pages.
pub(crate) fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    texts().text(language, id, variables)
}

/// A text without variables.
pub(super) fn label(language: Language, id: &str) -> String {
    text(language, id, &[])
}
