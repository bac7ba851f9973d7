//! `cargo xtask playthroughs`: writes the transcripts and perft counts anew that tests compare with.

use std::process::{Command, ExitCode};

/// Runs the tests that compare, in the mode in which they write. The difference is for `git diff`.
pub(crate) fn run() -> ExitCode {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["test", "--release", "--workspace", "--test", "playthroughs", "--test", "perft"];
    match Command::new(cargo).args(arguments).env("VORPOSTEN_UPDATE", "1").status() {
        Ok(status) if status.success() => {
            println!("Written anew; `git diff` shows what changed.");
            ExitCode::SUCCESS
        }
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("playthroughs: cargo cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}
