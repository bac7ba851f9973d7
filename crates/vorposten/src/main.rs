//! Vorposten: board games, played exactly by their rulebooks.

mod arena;
mod balance;
mod bench;
mod box_command;
mod game_name;
mod interrupt;
mod language;
mod play;
mod records;
mod serve;
mod setups;

use std::process::ExitCode;

use catalogue::{Listed, Visit};
use clap::{Parser, Subcommand};
use table::Game;

#[derive(Parser)]
#[command(
    name = "vorposten",
    version,
    about = about(),
    long_about = about() + "\n\nAn unofficial fan implementation; the games belong to their authors and publishers.",
    args_conflicts_with_subcommands = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::ServeArguments,
}

/// What the program is, with the titles of its games.
fn about() -> String {
    format!("{}, played exactly by their rulebooks", catalogue::visit_all(|| Title).join(" and "))
}

/// The title of a game.
struct Title;

impl Visit for Title {
    type Answer = &'static str;

    fn visit<F: Listed>(self) -> &'static str {
        F::Game::TITLE
    }
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
    Box(box_command::BoxArguments),
    /// Let bots play against each other, and count who wins.
    Arena(arena::ArenaArguments),
    /// Let equal bots play all games, and report what wins and what is out of proportion.
    Balance(balance::BalanceArguments),
    /// Measure random play on one core.
    Bench(bench::BenchArguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command() {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Record(arguments) => records::run(arguments),
        Command::Box(arguments) => box_command::run(arguments),
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
