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
