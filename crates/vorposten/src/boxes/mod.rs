//! `vorposten box`, and the boxes that players write themselves.

mod fields;
mod outlive;
mod red_outpost;

use std::path::{Path, PathBuf};

use ::outlive::Outlive;
use ::red_outpost::RedOutpost;
use table::Game;
use words::Language;

use crate::GameName;
use crate::failure::Failure;
use crate::files;

#[derive(clap::Args)]
pub(crate) struct BoxArguments {
    /// Which game.
    game: GameName,
    /// Print this box instead of the built-in one, after checking it.
    #[arg(long = "box", value_name = "FILE")]
    file: Option<PathBuf>,
    /// The language of the comments: en or de.
    #[arg(long, value_parser = crate::language::parse, default_value_t = crate::language::of_environment())]
    lang: Language,
}

pub(crate) fn run(arguments: BoxArguments) -> Result<(), Failure> {
    let BoxArguments { game, file, lang } = arguments;
    files::print(&match game {
        GameName::RedOutpost => {
            let values = load::<RedOutpost>(file.as_deref())?;
            values.to_toml(|section| words::red_outpost::comment(lang, section))
        }
        GameName::Outlive => {
            let values = load::<Outlive>(file.as_deref())?;
            values.to_toml(|section| words::outlive::comment(lang, section))
        }
    })
}

/// A game whose box can be read from a file.
pub(crate) trait BoxFile: Game {
    /// Reads a box. An error is one sentence: where, and why.
    fn read_box(text: &str) -> Result<Self::Values, String>;
}

impl BoxFile for RedOutpost {
    fn read_box(text: &str) -> Result<Self::Values, String> {
        red_outpost::parse(text)
    }
}

impl BoxFile for Outlive {
    fn read_box(text: &str) -> Result<Self::Values, String> {
        outlive::parse(text)
    }
}

/// The longest box file that is read. The built-in boxes have less than a hundredth of it.
const LIMIT_BYTES: u64 = 1 << 20;

/// The box in a file, or the built-in one. A box lives as long as the program: positions point at it.
pub(crate) fn load<G: BoxFile>(file: Option<&Path>) -> Result<&'static G::Values, Failure> {
    let Some(path) = file else { return Ok(G::built_in()) };
    let bytes = files::read(path, LIMIT_BYTES)?;
    let refuse = |reason: String| Failure::new(format!("{}: {reason}", path.display()));
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        refuse(format!("line {line}: not a text in UTF-8"))
    })?;
    let values = G::read_box(text).map_err(refuse)?;
    Ok(Box::leak(Box::new(values)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Whatever is read without a complaint is a box that can be played, and prints as it was read.
    fn read<G: BoxFile>(text: &str) {
        if let Ok(values) = G::read_box(text) {
            assert_eq!(G::read_box(&values.to_string()).as_ref(), Ok(&values));
        }
    }

    /// The built-in box with some of its characters replaced.
    fn damaged(text: &str, damage: &[(prop::sample::Index, char)]) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for (at, letter) in damage {
            let at = at.index(letters.len());
            letters[at] = *letter;
        }
        letters.into_iter().collect()
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in ".{0,200}") {
            read::<RedOutpost>(&text);
            read::<Outlive>(&text);
        }

        #[test]
        fn a_damaged_box_is_read_or_refused(
            damage in prop::collection::vec((any::<prop::sample::Index>(), "[-0-9a-z=\"\\[\\]{},.\n]"), 1..6)
        ) {
            let damage: Vec<_> = damage.iter().map(|(at, letter)| (*at, letter.chars().next().unwrap_or('x'))).collect();
            read::<RedOutpost>(&damaged(&RedOutpost::built_in().to_string(), &damage));
            read::<Outlive>(&damaged(&Outlive::built_in().to_string(), &damage));
        }
    }
}
