//! The part of `cargo xtask` that plays games, and starts servers and browsers.
//!
//! It is a program of its own, so that checks which need none of this are compiled without it.

mod fuzz;
mod hostile;
mod load;
mod repository;
mod server;
mod shots;
mod torture;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// `cargo xtask` passes on what it was told, so help calls it by that name.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play many random games with every law checked.
    Fuzz(fuzz::FuzzArguments),
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
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::Hostile(arguments) => hostile::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Shots(arguments) => shots::run(&arguments),
        Command::Torture(arguments) => torture::run(&arguments),
    }
}
