//! The project's automation: `cargo xtask COMMAND`. It needs Rust and nothing else.

mod fuzz;
mod hostile;
mod load;
mod playthroughs;
mod repository;
mod server;
mod shots;
mod test;
mod tidy;
mod torture;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's automation.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run every check: formatting, lints, documentation, tests, tidy, and a short torture
    /// and attack.
    Test(test::TestArguments),
    /// Look for what the compiler cannot see: rules without code or test, and untidy files.
    Tidy,
    /// Play many random games with every law checked.
    Fuzz(fuzz::FuzzArguments),
    /// Write playthroughs and perft counts anew, for `git diff` to show what changed.
    Playthroughs,
    /// Send the server what nobody should send, by hand and with schemathesis.
    Hostile(hostile::HostileArguments),
    /// Measure the server: many tables, and many moves a second, over loopback.
    Load(load::LoadArguments),
    /// Take pictures of every page in a real browser, and look for what can be found wrong without eyes.
    Shots(shots::ShotsArguments),
    /// Kill the server again and again while many play, and compare what it kept.
    Torture(torture::TortureArguments),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Test(arguments) => test::run(&arguments),
        Command::Tidy => tidy::run(),
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::Playthroughs => playthroughs::run(),
        Command::Hostile(arguments) => hostile::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Shots(arguments) => shots::run(&arguments),
        Command::Torture(arguments) => torture::run(&arguments),
    }
}
