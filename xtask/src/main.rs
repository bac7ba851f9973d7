//! The project's automation: `cargo xtask COMMAND`. It needs Rust and nothing else.

mod playthroughs;
mod pseudo_language;
mod repository;
mod test;
mod tidy;
mod trials;

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
    /// Run every check: formatting, tidy, dependencies, lints, tests, documentation, and a short
    /// torture and attack; with --quick, those of a minute or two.
    Test(test::TestArguments),
    /// Look for what the compiler cannot see: rules without code or test, and untidy files.
    Tidy,
    /// Play many random games with every law checked.
    Fuzz(trials::Passed),
    /// Write playthroughs and perft counts anew, for `git diff` to show what changed.
    Playthroughs,
    /// Add a language that nobody speaks, see that every page is in it, and take it away again.
    PseudoLanguage,
    /// Send the server what nobody should send, by hand and with schemathesis.
    Hostile(trials::Passed),
    /// Measure the server: many tables, and many moves a second, over loopback.
    Load(trials::Passed),
    /// Take pictures of every page in a real browser, and look for what can be found wrong without eyes.
    Shots(trials::Passed),
    /// Kill the server again and again while many play, and compare what it kept.
    Torture(trials::Passed),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Test(arguments) => test::run(&arguments),
        Command::Tidy => tidy::run(),
        Command::Fuzz(passed) => trials::run("fuzz", &passed),
        Command::Playthroughs => playthroughs::run(),
        Command::PseudoLanguage => test::run_pseudo_language(),
        Command::Hostile(passed) => trials::run("hostile", &passed),
        Command::Load(passed) => trials::run("load", &passed),
        Command::Shots(passed) => trials::run("shots", &passed),
        Command::Torture(passed) => trials::run("torture", &passed),
    }
}
