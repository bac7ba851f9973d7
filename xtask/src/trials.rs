//! What plays games, and starts servers and browsers, is a program of its own: `xtask/trials`.
//!
//! Compiling it takes a minute, and who runs `tidy` needs none of it.

use std::ffi::OsString;
use std::io;
use std::process::{Command, ExitCode, ExitStatus};

use crate::repository;

/// What is passed on to that program as it is, `--help` too.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Passed {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    arguments: Vec<OsString>,
}

/// Runs one of its commands.
pub(crate) fn run(command: &str, passed: &Passed) -> ExitCode {
    let arguments = [&[OsString::from(command)], passed.arguments.as_slice()].concat();
    // The folder stays as it is: files are named from where the caller is.
    match program().args(arguments).status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) => {
            status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
        }
        Err(error) => {
            eprintln!("{command}: cargo cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one of its commands as a step of the checks.
pub(crate) fn step(arguments: &[&str]) -> io::Result<ExitStatus> {
    program().args(arguments).status()
}

/// The program, built as people run it.
fn program() -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--release", "--package", "trials", "--manifest-path"]);
    command.arg(repository::root().join("Cargo.toml")).arg("--");
    command
}
