//! `vorposten record analyse`: what every position promised, and which moves were mistakes.
//!
//! A record holds everything, so nothing is hidden from the reader; but the chances at each point are
//! judged by what those knew who were due then.

mod chart;
mod json;
mod position;
mod review;

use bots::{Limit, analyse, review_seed};
use clap::Args;
use files::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use record::Record;
use terminal::Terminal;

use super::{Source, audience, print, refuse, resumed, text};

/// The analysis that was asked for.
#[derive(Args)]
pub(super) struct AnalyseArguments {
    #[command(flatten)]
    pub(super) source: Source,
    /// One position in detail, after so many inputs; without it, the whole game.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How long to think about each position: games in mind like 2000, or time like 200ms.
    #[arg(long, value_name = "LIMIT", default_value_t = LIMIT)]
    limit: Limit,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// With this limit a short game takes less than half a minute, and the answer is the same on
/// every machine.
const LIMIT: Limit = Limit::Iterations(2_000);

pub(super) fn run<F: Terminal>(
    record: &Record<F::Game>,
    arguments: &AnalyseArguments,
) -> Result<(), Failure> {
    match arguments.at {
        Some(at) => run_position::<F>(record, at, arguments),
        None => run_game::<F>(record, arguments),
    }
}

fn run_position<F: Terminal>(
    record: &Record<F::Game>,
    at: usize,
    arguments: &AnalyseArguments,
) -> Result<(), Failure> {
    let AnalyseArguments { source, limit, json, .. } = arguments;
    let inputs = record.inputs();
    if at > inputs {
        return Err(refuse(&source.file, &format!("--at {at}: the record has only {inputs} inputs")));
    }
    let table = resumed(&record.first(at), source)?;
    let analysis = analyse::<F>(table.state(), *limit, review_seed(at));
    if *json {
        return print_json(&json::position(table.state(), at, *limit, &analysis));
    }
    print(position::lines::<F>(table.state(), [at, inputs], &analysis, &audience(record, source)))
}

fn run_game<F: Terminal>(record: &Record<F::Game>, arguments: &AnalyseArguments) -> Result<(), Failure> {
    let AnalyseArguments { source, limit, json, .. } = arguments;
    let table = resumed(record, source)?;
    let reader = audience(record, source);
    // Where standard error is no terminal, nothing is drawn.
    let progress =
        ProgressBar::new(record.inputs() as u64 + 1).with_message(text(source.lang, "analysis-runs", &[]));
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
    progress.set_style(style.expect("the template is in order"));
    let game = review::of::<F>(record, *limit, &reader, || progress.inc(1));
    progress.finish_and_clear();
    if *json {
        return print_json(&json::game::<F::Game>(table.state(), *limit, &game));
    }
    print(chart::lines::<F>(table.state(), &game, &reader))
}

fn print_json(answer: &impl serde::Serialize) -> Result<(), Failure> {
    let json = serde_json::to_string(answer).map_err(|error| Failure::new(error.to_string()))?;
    files::print(&(json + "\n"))
}
