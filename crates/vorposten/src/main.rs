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
mod setups;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

/// Red Outpost and Outlive, played exactly by their rulebooks.
///
/// An unofficial fan implementation; the games belong to their authors and publishers.
#[derive(Parser)]
#[command(name = "vorposten", version, arg_required_else_help = false)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
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
    let outcome = match Arguments::parse().command {
        Some(Command::Play(arguments)) => play::run(arguments),
        Some(Command::Record(arguments)) => records::run(arguments),
        Some(Command::Box(arguments)) => boxes::run(arguments),
        Some(Command::Arena(arguments)) => arena::run(arguments),
        Some(Command::Balance(arguments)) => balance::run(arguments),
        Some(Command::Bench(arguments)) => bench::run(arguments),
        None => {
            println!("{}", OVERVIEW.trim_end());
            Ok(())
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("vorposten: {failure}");
            ExitCode::from(2)
        }
    }
}

const OVERVIEW: &str = "\
Vorposten plays board games exactly by their rulebooks. There is no page in the browser yet; this
works in the terminal:

  vorposten play red-outpost --seats human,medium,medium    play against bots
  vorposten play red-outpost --seats human                  play solo against Autom
  vorposten play outlive --seats human,medium               play Outlive
  vorposten record check FILE                               verify a record
  vorposten record analyse FILE                             see the chances and the mistakes
  vorposten box red-outpost                                 print the values of the box
  vorposten arena red-outpost --seats hard,greedy           let bots play against each other
  vorposten balance                                         report what wins, in docs/balance.md
  vorposten bench red-outpost                               measure the rules engine

`vorposten help` lists everything.
";
