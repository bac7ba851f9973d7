//! `vorposten arena`: bots play against each other, and the results are counted.
//!
//! [`game`] plays one game, [`workers`] all of them; [`tally`] counts, [`rating`] has the statistics,
//! and [`report`] and [`text`] print them.

pub(crate) mod field;
pub(crate) mod game;
pub(crate) mod progress;
pub(crate) mod rating;
mod report;
pub(crate) mod tally;
mod text;
mod workers;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::{Bot, Understood};
use outlive::Outlive;
use red_outpost::RedOutpost;

use crate::failure::Failure;
use crate::setups::{NewGame, Options};
use crate::{GameName, boxes, files};
use field::Field;
use progress::Progress;
use report::{Head, Report};
use tally::Tally;
use workers::Plan;

#[derive(clap::Args)]
pub(crate) struct ArenaArguments {
    /// Which game.
    game: GameName,
    /// The bots, with commas between: random, greedy, easy, medium, hard or uct. Who searches can have
    /// a limit of iterations or of time, as hard@2000 and hard@500ms, and can do without an ingredient,
    /// as hard-priors@2000. In Red Outpost a single bot plays against Autom.
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
    match arguments.game {
        GameName::RedOutpost => compete::<RedOutpost>(arguments),
        GameName::Outlive => compete::<Outlive>(arguments),
    }
}

fn compete<G>(arguments: ArenaArguments) -> Result<(), Failure>
where
    G: NewGame + Understood<Setup: Sync>,
{
    let ArenaArguments { seats: bots, games, seed, options, values, threads, records, json, .. } = arguments;
    options.belong_to::<G>()?;
    bots.iter().try_for_each(Bot::suits::<G>).map_err(Failure::new)?;
    let setup = &G::agree(&options, bots.len(), boxes::load::<G>(values.as_deref())?)?;
    records.as_deref().map_or(Ok(()), prepare)?;
    let field = &Field::new(bots, G::parties(&G::start(setup)));
    let games_per_deal = field.seats() as u64;
    let deals = games.div_ceil(games_per_deal);
    let threads = threads.map_or_else(cores, usize::from);
    let stop = stop_on_interrupt()?;
    let begin = Instant::now();
    let progress = Progress::new(deals * games_per_deal, &field.names()[0]);
    let plan = Plan::<G> { setup, field, deals, seed, records: records.as_deref() };
    let played = workers::play_all(&plan, threads, &stop, &progress)?;
    let head = Head {
        game: G::NAME,
        options: G::options(setup).into_iter().collect(),
        seed,
        games_requested: games,
        games_per_deal,
        interrupted: played.len() as u64 != deals,
        seconds: begin.elapsed().as_secs_f64(),
    };
    print(&Report::new(head, field, &Tally::of(field, &played)), json)
}

fn print(report: &Report, json: bool) -> Result<(), Failure> {
    if !json {
        return files::print(&text::text(report));
    }
    let json = serde_json::to_string(report).map_err(|error| Failure::new(error.to_string()))?;
    files::print(&(json + "\n"))
}

/// Makes the folder for the records, and tries whether files can be written there before any game is
/// played.
fn prepare(folder: &Path) -> Result<(), Failure> {
    let trial = folder.join(format!(".{}.part", std::process::id()));
    let tried =
        fs::create_dir_all(folder).and_then(|()| File::create(&trial)).and_then(|_| fs::remove_file(&trial));
    tried.map_err(|error| {
        Failure::new(format!("no records can be written into {}: {error}", folder.display()))
    })
}

pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What says stop when somebody presses Ctrl-C. Who presses it again does not want to see results.
pub(crate) fn stop_on_interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    let handler = move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::new(format!("Ctrl-C cannot be listened to: {error}")))?;
    Ok(stop)
}
