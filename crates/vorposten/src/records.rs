//! Record in the terminal.

use crate::GameName;
use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct RecordArguments {
    /// Which game.
    game: GameName,
}

pub(crate) fn run(_arguments: RecordArguments) -> Result<(), Failure> {
    Ok(())
}
