//! Play in the terminal.

use crate::GameName;
use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct PlayArguments {
    /// Which game.
    game: GameName,
}

pub(crate) fn run(_arguments: PlayArguments) -> Result<(), Failure> {
    Ok(())
}
