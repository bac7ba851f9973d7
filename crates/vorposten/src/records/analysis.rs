//! `vorposten record analyse`: what every position promised, and which moves were dear.
//!
//! A record holds everything, so nothing is hidden from the reader; but the chances at each point are
//! judged by what those knew who were due then.

mod chart;
mod course;
mod json;
mod position;

use bots::{Limit, analyse};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use record::Record;

use super::{Source, print, reader, refuse, resumed, text};
use crate::failure::Failure;
use crate::files;
use crate::play::Terminal;

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

/// With this limit a game of Red Outpost takes less than half a minute, and the answer is the same on
/// every machine.
const LIMIT: Limit = Limit::Iterations(2_000);

pub(super) fn run<G: Terminal>(record: &Record<G>, arguments: &AnalyseArguments) -> Result<(), Failure> {
    match arguments.at {
        Some(at) => run_position(record, at, arguments),
        None => run_course(record, arguments),
    }
}

fn run_position<G: Terminal>(
    record: &Record<G>,
    at: usize,
    arguments: &AnalyseArguments,
) -> Result<(), Failure> {
    let AnalyseArguments { source, limit, json, .. } = arguments;
    let inputs = record.inputs();
    if at > inputs {
        return Err(refuse(&source.file, &format!("--at {at}: the record has only {inputs} inputs")));
    }
    let table = resumed(&record.first(at), source)?;
    let analysis = analyse::<G>(table.state(), *limit, course::seed(at));
    if *json {
        return print_json(&json::position(table.state(), at, *limit, &analysis));
    }
    print(position::lines(table.state(), [at, inputs], &analysis, &reader(&table, source)))
}

fn run_course<G: Terminal>(record: &Record<G>, arguments: &AnalyseArguments) -> Result<(), Failure> {
    let AnalyseArguments { source, limit, json, .. } = arguments;
    let table = resumed(record, source)?;
    let reader = reader(&table, source);
    // Where standard error is no terminal, nothing is drawn.
    let progress =
        ProgressBar::new(record.inputs() as u64 + 1).with_message(text(source.lang, "analysis-runs", &[]));
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
    progress.set_style(style.expect("the template is in order"));
    let course = course::of(record, *limit, &reader, || progress.inc(1));
    progress.finish_and_clear();
    if *json {
        return print_json(&json::course::<G>(table.state(), *limit, &course));
    }
    print(chart::lines(table.state(), &course, &reader))
}

fn print_json(answer: &impl serde::Serialize) -> Result<(), Failure> {
    let json = serde_json::to_string(answer).map_err(|error| Failure::new(error.to_string()))?;
    files::print(&(json + "\n"))
}
