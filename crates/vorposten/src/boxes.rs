//! Box in the terminal.

use crate::GameName;
use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct BoxArguments {
    /// Which game.
    game: GameName,
}

pub(crate) fn run(_arguments: BoxArguments) -> Result<(), Failure> {
    Ok(())
}
