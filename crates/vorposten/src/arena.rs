//! `vorposten arena`: bots play against each other, and the results are counted.

use std::path::PathBuf;

use arena::{Competition, Report};
use bots::Bot;
use catalogue::{Listed, Visit};
use files::Failure;

use crate::box_command;
use crate::game_name::GameName;
use crate::interrupt::stop_on_interrupt;
use crate::setups::Options;

#[derive(clap::Args)]
pub(crate) struct ArenaArguments {
    /// Which game.
    game: GameName,
    /// The bots, with commas between: random, greedy, easy, medium, hard or uct. Who searches can have
    /// a limit of iterations or of time, as hard@2000 and hard@500ms, and can do without an ingredient,
    /// as hard-priors@2000. Where a game can be played
    /// alone, a single bot does so.
    #[arg(long, value_delimiter = ',', value_name = "BOTS", required = true)]
    seats: Vec<Bot>,
    /// How many games, rounded up to whole deals: each deal is played once from every rotation of the
    /// bots over the seats.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The seed. Where no bot is limited by time, the same seed gives the same games on any number of
    /// threads.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: Options,
    /// Play with the values in this file instead of the built-in ones.
    #[arg(long = "box", value_name = "FILE")]
    values: Option<PathBuf>,
    /// How many games to play at the same time; as many as there are cores if left out. Bots that are
    /// limited by time play worse where there are more threads than cores.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Write the record of every game into this folder, as DEAL-ROTATION.txt.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: ArenaArguments) -> Result<(), Failure> {
    arguments.game.clone().visit(arguments)
}

impl Visit for ArenaArguments {
    type Answer = Result<(), Failure>;

    fn visit<F: Listed>(self) -> Result<(), Failure> {
        compete::<F>(self)
    }
}

fn compete<F: Listed>(arguments: ArenaArguments) -> Result<(), Failure> {
    let ArenaArguments { seats: bots, games, seed, options, values, threads, records, json, .. } = arguments;
    bots.iter().try_for_each(Bot::suits::<F>).map_err(Failure::new)?;
    let setup = &options.agree::<F::Game>(bots.len(), box_command::load::<F>(values.as_deref())?)?;
    let (threads, stop) = (threads.map_or_else(cores, usize::from), &stop_on_interrupt()?);
    let records = records.as_deref();
    print(&Competition::<F> { setup, bots, games, seed, threads, records, stop }.play()?, json)
}

fn print(report: &Report, json: bool) -> Result<(), Failure> {
    if !json {
        return files::print(&report.text());
    }
    let json = serde_json::to_string(report).map_err(|error| Failure::new(error.to_string()))?;
    files::print(&(json + "\n"))
}

/// How many games can be played at the same time without waiting for each other.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
