//! `vorposten box`, and the boxes that players write themselves.

use std::path::{Path, PathBuf};

use boxes::BoxFile;
use catalogue::{Listed, Visit};
use files::Failure;
use table::{Game, ValuesOf};
use texts::Language;

use crate::game_name::GameName;

#[derive(clap::Args)]
pub(crate) struct BoxArguments {
    /// Which game.
    game: GameName,

    /// Print this box instead of the built-in one, after checking it.
    #[arg(long = "box", value_name = "FILE")]
    file: Option<PathBuf>,

    /// The language of the comments, by its code, like de.
    #[arg(long, value_parser = crate::language::parse, default_value_t = crate::language::of_environment())]
    lang: Language,
}

pub(crate) fn run(arguments: BoxArguments) -> Result<(), Failure> {
    arguments.game.clone().visit(arguments)
}

impl Visit for BoxArguments {
    type Answer = Result<(), Failure>;

    fn visit<F: Listed>(self) -> Result<(), Failure> {
        files::print(&F::write_box(load::<F>(self.file.as_deref())?, self.lang))
    }
}

/// The longest box file that is read. The built-in boxes have less than a hundredth of it.
const LIMIT_BYTES: u64 = 1 << 20;

/// The box in a file, or the built-in one. A box lives as long as the program: positions point at it.
pub(crate) fn load<F: BoxFile>(file: Option<&Path>) -> Result<&'static ValuesOf<F>, Failure> {
    let Some(path) = file else { return Ok(F::Game::built_in()) };
    let bytes = files::read(path, LIMIT_BYTES)?;
    let refuse = |reason: String| Failure::new(format!("{}: {reason}", path.display()));
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        refuse(format!("line {line}: not a text in UTF-8"))
    })?;
    let values = F::read_box(text).map_err(refuse)?;
    Ok(Box::leak(Box::new(values)))
}
