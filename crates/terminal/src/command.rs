//! What people type.

use std::path::PathBuf;

use texts::Language;

use crate::texts::text;

/// A line of input, understood as far as that is possible without the game.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// A choice by its number.
    Number(usize),
    /// Perhaps an action as records write it.
    Notation(String),
    Undo,
    Save(PathBuf),
    Load(PathBuf),
    Show,
    Choices,
    Log,
    Rules,
    Help,
    Quit,
    /// `save` or `load` without a file.
    FileMissing,
    /// Nothing at all.
    Empty,
}

impl Command {
    /// Reads a line. The English words are understood in every language.
    pub(crate) fn read(line: &str, language: Language) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let rest = rest.trim();
        if word.is_empty() {
            return Self::Empty;
        }
        if rest.is_empty()
            && let Ok(number) = word.parse()
        {
            return Self::Number(number);
        }
        match Verb::read(&word, Language::En).or_else(|| Verb::read(&word, language)) {
            Some(Verb::Save) if !rest.is_empty() => Self::Save(rest.into()),
            Some(Verb::Load) if !rest.is_empty() => Self::Load(rest.into()),
            Some(Verb::Save | Verb::Load) => Self::FileMissing,
            Some(Verb::Undo) if rest.is_empty() => Self::Undo,
            Some(Verb::Show) if rest.is_empty() => Self::Show,
            Some(Verb::Choices) if rest.is_empty() => Self::Choices,
            Some(Verb::Log) if rest.is_empty() => Self::Log,
            Some(Verb::Rules) if rest.is_empty() => Self::Rules,
            Some(Verb::Help) if rest.is_empty() => Self::Help,
            Some(Verb::Quit) if rest.is_empty() => Self::Quit,
            Some(_) | None => Self::Notation(line.to_lowercase()),
        }
    }
}

#[derive(Clone, Copy)]
enum Verb {
    Undo,
    Save,
    Load,
    Show,
    Choices,
    Log,
    Rules,
    Help,
    Quit,
}

/// The texts with the words for each, which have spaces between them.
const VERBS: [(&str, Verb); 9] = [
    ("command-undo", Verb::Undo),
    ("command-save", Verb::Save),
    ("command-load", Verb::Load),
    ("command-show", Verb::Show),
    ("command-choices", Verb::Choices),
    ("command-log", Verb::Log),
    ("command-rules", Verb::Rules),
    ("command-help", Verb::Help),
    ("command-quit", Verb::Quit),
];

impl Verb {
    /// Reads a word of a language, in small letters.
    fn read(word: &str, language: Language) -> Option<Self> {
        let means = |id: &str| text(language, id, &[]).split(' ').any(|known| known == word);
        VERBS.into_iter().find_map(|(id, verb)| means(id).then_some(verb))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        use Command::{Choices, Empty, FileMissing, Help, Load, Notation, Number, Quit, Save, Undo};
        for (line, english, german) in [
            ("12", Number(12), Number(12)),
            ("  Undo ", Undo, Undo),
            ("u", Undo, Undo),
            ("zurück", Notation("zurück".into()), Undo),
            ("save My game.record", Save("My game.record".into()), Save("My game.record".into())),
            ("laden x", Notation("laden x".into()), Load("x".into())),
            ("save", FileMissing, FileMissing),
            ("?", Help, Help),
            ("ENDE", Notation("ende".into()), Quit),
            ("wahl", Notation("wahl".into()), Choices),
            ("", Empty, Empty),
            ("Move miner mine", Notation("move miner mine".into()), Notation("move miner mine".into())),
            ("-1", Notation("-1".into()), Notation("-1".into())),
            ("show me", Notation("show me".into()), Notation("show me".into())),
        ] {
            assert_eq!(Command::read(line, Language::En), english, "{line}");
            assert_eq!(Command::read(line, Language::De), german, "{line}");
        }
    }
}
