//! The names of the levels of play. A level is named as on the command line: `hard`.

use std::sync::LazyLock;

use crate::{Language, Texts};

/// What a level is called.
pub fn level(language: Language, level: &str) -> String {
    texts().text(language, &format!("level-{level}"), &[])
}

/// How a level plays, in one sentence.
pub fn description(language: Language, level: &str) -> String {
    texts().text(language, &format!("level-{level}.plays"), &[])
}

fn texts() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| crate::texts!("../../locales": "bots.ftl"));
    &TEXTS
}
