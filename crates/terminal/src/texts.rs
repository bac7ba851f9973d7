//! The texts of playing in the terminal.

use std::sync::LazyLock;

use texts::{Language, Texts, Value, texts};

/// A text of playing in the terminal.
pub(crate) fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts!("../../locales": "play.ftl"));
    TEXTS.text(language, id, variables)
}
