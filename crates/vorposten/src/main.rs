//! Vorposten: Red Outpost and Outlive, played exactly by their rulebooks.

mod arena;
mod balance;
mod bench;
mod boxes;
mod failure;
mod files;
mod language;
mod play;
mod records;
mod serve;
mod setups;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

/// Red Outpost and Outlive, played exactly by their rulebooks.
///
/// An unofficial fan implementation; the games belong to their authors and publishers.
#[derive(Parser)]
#[command(name = "vorposten", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::ServeArguments,
}

impl Arguments {
    fn command(self) -> Command {
        self.command.unwrap_or(Command::Serve(self.serve))
    }
}

#[derive(Subcommand)]
enum Command {
    /// Serve the pages, on which people play in the browser, and the API. This is also what happens
    /// without a command.
    Serve(serve::ServeArguments),
    /// Play in the terminal.
    Play(play::PlayArguments),
    /// Verify, show, score or analyse the record of a game.
    Record(records::RecordArguments),
    /// Print the values that the rulebooks leave to pictures, as a file to edit and play with.
    Box(boxes::BoxArguments),
    /// Let bots play against each other, and count who wins.
    Arena(arena::ArenaArguments),
    /// Let equal bots play both games, and report what wins and what is out of proportion.
    Balance(balance::BalanceArguments),
    /// Measure random play on one core.
    Bench(bench::BenchArguments),
}

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GameName {
    /// Red Outpost, for two to four players and solo against Autom.
    RedOutpost,
    /// Outlive, for two to four players.
    Outlive,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command() {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Record(arguments) => records::run(arguments),
        Command::Box(arguments) => boxes::run(arguments),
        Command::Arena(arguments) => arena::run(arguments),
        Command::Balance(arguments) => balance::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("vorposten: {failure}");
            ExitCode::from(2)
        }
    }
}
