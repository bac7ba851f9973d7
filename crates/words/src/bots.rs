//! The words for the levels of play.

use std::sync::LazyLock;

use bots::Level;
use table::Word;

use crate::{Language, Texts};

/// What a level is called.
pub fn level(language: Language, level: Level) -> String {
    texts().text(language, &format!("level-{}", level.name()), &[])
}

/// How a level plays, in one sentence.
pub fn description(language: Language, level: Level) -> String {
    texts().text(language, &format!("level-{}.plays", level.name()), &[])
}

fn texts() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        Texts::new(&[[
            include_str!("../../../locales/en/bots.ftl"),
            include_str!("../../../locales/de/bots.ftl"),
        ]])
    });
    &TEXTS
}
