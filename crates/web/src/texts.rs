//! The words of the pages.

use std::sync::LazyLock;

use texts::{Language, Texts, Value};

/// A text of the pages.
pub(crate) fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> =
        LazyLock::new(|| texts::texts!("../../locales": "page.ftl", "page-replay.ftl", "problem.ftl"));
    TEXTS.text(language, id, variables)
}
