//! Bench in the terminal.

use crate::GameName;
use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct BenchArguments {
    /// Which game.
    game: GameName,
}

pub(crate) fn run(_arguments: BenchArguments) -> Result<(), Failure> {
    Ok(())
}
