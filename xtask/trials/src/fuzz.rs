//! `cargo xtask fuzz`: many random games with every law checked, on all cores.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use catalogue::{Listed, Visit};
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use table::Game;
use table_test::{Laws, Played, Violation, Walker, all_setups};

#[derive(clap::Args)]
pub(crate) struct FuzzArguments {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(catalogue::names()))]
    game: String,
    /// How many games to play.
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// The seed; the same seed plays the same games on any number of threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads to use; all cores if left out.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// Games are played in batches, each with a walker of its own.
const BATCH: u64 = 500;

pub(crate) fn run(arguments: &FuzzArguments) -> ExitCode {
    let fuzzed = catalogue::visit(&arguments.game, Fuzz(arguments));
    fuzzed.expect("only games of the catalogue are accepted")
}

struct Fuzz<'a>(&'a FuzzArguments);

impl Visit for Fuzz<'_> {
    type Answer = ExitCode;

    fn visit<F: Listed>(self) -> ExitCode {
        fuzz::<F::Game>(self.0)
    }
}

fn fuzz<G: Game<Setup: Sync>>(arguments: &FuzzArguments) -> ExitCode {
    let setups = all_setups::<G>();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or(cores, usize::from);
    let bar = progress_bar(arguments.games);
    let next_batch = AtomicU64::new(0);
    let failure: Mutex<Option<Violation>> = Mutex::new(None);
    let total = Mutex::new(Played::default());
    let work = || {
        loop {
            let batch = next_batch.fetch_add(1, Ordering::Relaxed);
            let first = batch * BATCH;
            if first >= arguments.games || failure.lock().expect("no thread panics").is_some() {
                return;
            }
            let mut walker = Walker::<G>::new(
                Laws::default(),
                arguments.seed.wrapping_mul(0x9e37_79b9).wrapping_add(batch),
            );
            for game in first..arguments.games.min(first + BATCH) {
                match walker.play(setups[game as usize % setups.len()].clone()) {
                    Ok(played) => {
                        let mut total = total.lock().expect("no thread panics");
                        total.decisions += played.decisions;
                        total.draws += played.draws;
                    }
                    Err(violation) => {
                        failure.lock().expect("no thread panics").get_or_insert(violation);
                        return;
                    }
                }
                bar.inc(1);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    report(&bar, arguments, setups.len(), &total.into_inner().expect("no thread panics"), failure)
}

fn report(
    bar: &ProgressBar,
    arguments: &FuzzArguments,
    setups: usize,
    total: &Played,
    failure: Mutex<Option<Violation>>,
) -> ExitCode {
    let (games, seconds) = (bar.position(), bar.elapsed().as_secs_f64());
    bar.finish_and_clear();
    if let Some(violation) = failure.into_inner().expect("no thread panics") {
        eprintln!("fuzz: {violation}");
        return ExitCode::FAILURE;
    }
    let (decisions, draws) = (total.decisions, total.draws);
    println!(
        "{games} games over {setups} set-ups, {decisions} decisions and {draws} draws in {seconds:.0} s without \
         a failure (seed {})",
        arguments.seed
    );
    ExitCode::SUCCESS
}

fn progress_bar(games: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left";
    ProgressBar::new(games).with_style(ProgressStyle::with_template(style).expect("a sound template"))
}
