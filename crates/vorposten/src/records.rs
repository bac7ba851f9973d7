//! `vorposten record`: verify, show, score or analyse the record of a game.

mod analysis;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use analysis::AnalyseArguments;
use boxes::BoxFile;
use catalogue::{Listed, Visit};
use clap::{Args, Subcommand};
use files::Failure;
use record::{Fairness, History, LIMIT_BYTES, Record, Recorder, peek_game};
use serde::Serialize;
use table::{Game, Seat, Viewer, Word};
use terminal::{Line, Style, Terminal, paint};
use texts::{Audience, Language, Texts, Value};

use crate::{box_command, language};

#[derive(Args)]
pub(crate) struct RecordArguments {
    #[command(subcommand)]
    command: RecordCommand,
}

#[derive(Subcommand)]
enum RecordCommand {
    /// Verify everything: notation, digest, rules, seeds and every draw.
    Check(Source),
    /// Print the position at the end, or after so many inputs.
    Show {
        #[command(flatten)]
        source: Source,
        /// After how many inputs; without it, after all of them.
        #[arg(long, value_name = "N")]
        at: Option<usize>,
    },
    /// Print the scores, and where the points are from.
    Score {
        #[command(flatten)]
        source: Source,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Print how the chances went, and the moves that cost most; or one position in detail.
    Analyse(AnalyseArguments),
}

/// Which record, and how to read it.
#[derive(Args)]
struct Source {
    /// The record.
    file: PathBuf,
    /// The box that the game was played with, if it was not the built-in one.
    #[arg(long = "box", value_name = "FILE")]
    values: Option<PathBuf>,
    /// The language, by its code, like de.
    #[arg(long, value_parser = language::parse, default_value_t = language::of_environment())]
    lang: Language,
}

pub(crate) fn run(arguments: RecordArguments) -> Result<(), Failure> {
    let (RecordCommand::Check(source)
    | RecordCommand::Show { source, .. }
    | RecordCommand::Score { source, .. }
    | RecordCommand::Analyse(AnalyseArguments { source, .. })) = &arguments.command;
    let bytes = files::read(&source.file, LIMIT_BYTES as u64)?;
    let game = peek_game(&bytes).map_err(|flaw| refuse(&source.file, &flaw))?;
    let answer = Answer { bytes: &bytes, source, command: &arguments.command };
    let other = || Err(refuse(&source.file, &format!("there is no game called {game:?} here")));
    catalogue::visit(&game, answer).unwrap_or_else(other)
}

/// Reads a record, and says of it what was asked for.
struct Answer<'a> {
    bytes: &'a [u8],
    source: &'a Source,
    command: &'a RecordCommand,
}

impl Visit for Answer<'_> {
    type Answer = Result<(), Failure>;

    fn visit<F: Listed>(self) -> Result<(), Failure> {
        answer::<F>(self.bytes, self.source, self.command)
    }
}

fn refuse(file: &Path, reason: &impl std::fmt::Display) -> Failure {
    Failure::new(format!("{}: {reason}", file.display()))
}

/// Reads the record, which verifies it, and says of it what was asked for.
fn answer<F: Terminal + BoxFile>(
    bytes: &[u8],
    source: &Source,
    command: &RecordCommand,
) -> Result<(), Failure> {
    let values = box_command::load::<F>(source.values.as_deref())?;
    let record = &Record::<F::Game>::read(bytes, values).map_err(|flaw| refuse(&source.file, &flaw))?;
    match command {
        RecordCommand::Check(source) => check(record, source),
        RecordCommand::Show { source, at } => show::<F>(record, source, *at),
        RecordCommand::Score { source, json } => {
            let table = resumed(record, source)?;
            if *json {
                score_json(&table)
            } else {
                print(F::result(
                    table.state(),
                    &History::<_, ()>::of(record).events(),
                    &audience(record, source),
                ))
            }
        }
        RecordCommand::Analyse(arguments) => analysis::run::<F>(record, arguments),
    }
}

fn resumed<G: Game>(record: &Record<G>, source: &Source) -> Result<Recorder<G>, Failure> {
    Recorder::resume(record, None).map_err(|flaw| refuse(&source.file, &flaw))
}

/// Everybody who reads about the game.
fn audience<'r, G: Game>(record: &'r Record<G>, source: &Source) -> Audience<'r, G> {
    Audience { language: source.lang, setup: &record.setup, you: None, asked: None }
}

fn print(lines: Vec<Line>) -> Result<(), Failure> {
    files::print(&paint(&lines, Style::of_environment()))
}

fn check<G: Game>(record: &Record<G>, source: &Source) -> Result<(), Failure> {
    let report = resumed(record, source)?.report();
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(source.lang, id, variables);
    let counts = [
        ("actions", Value::from(report.actions)),
        ("draws", Value::from(report.draws)),
        ("undos", Value::from(report.undos)),
    ];
    let dice = match report.fairness {
        Fairness::Verified { segments } => say("record-dice-verified", &[("segments", segments.into())]),
        Fairness::SeedSecret { .. } => say("record-dice-secret", &[]),
        Fairness::NotCommitted => say("record-dice-none", &[]),
    };
    let end = say(if report.over { "record-over" } else { "record-running" }, &[]);
    files::print(&format!("{}\n{dice}\n{end}\n", say("record-holds", &counts)))
}

fn show<F: Terminal>(record: &Record<F::Game>, source: &Source, at: Option<usize>) -> Result<(), Failure> {
    let inputs = record.inputs();
    let at = at.unwrap_or(inputs);
    if at > inputs {
        return Err(refuse(&source.file, &format!("--at {at}: the record has only {inputs} inputs")));
    }
    let table = resumed(&record.first(at), source)?;
    let reader = audience(record, source);
    let place = text(source.lang, "record-position", &[("at", at.into()), ("inputs", inputs.into())]);
    let view = F::Game::view(table.state(), Viewer::Spectator);
    let mut lines = vec![Line::plain(place), Line::default()];
    lines.extend(F::position(&view, &reader));
    lines.push(Line::plain(F::prompt(&view, &reader)));
    print(lines)
}

/// The scores as `record score --json` prints them.
#[derive(Serialize)]
struct Scores {
    game: &'static str,
    over: bool,
    scores: Vec<SeatScore>,
}

#[derive(Serialize)]
struct SeatScore {
    /// The seat, or what a party without one is called.
    seat: String,
    points: i16,
    /// 1 is the best; equal scores share a place.
    place: usize,
}

fn score_json<G: Game>(table: &Recorder<G>) -> Result<(), Failure> {
    let state = table.state();
    let scores = G::scores(state);
    let parties = || Seat::first(G::parties(state));
    let place = |seat: Seat| 1 + parties().filter(|&other| scores[other] > scores[seat]).count();
    let answer = Scores {
        game: G::NAME,
        over: table.report().over,
        scores: parties()
            .map(|seat| SeatScore {
                seat: party::<G>(state, seat),
                points: scores[seat].points,
                place: place(seat),
            })
            .collect(),
    };
    let json = serde_json::to_string(&answer).map_err(|error| Failure::new(error.to_string()))?;
    files::print(&(json + "\n"))
}

/// What a party is called in JSON.
fn party<G: Game>(state: &G::State, seat: Seat) -> String {
    if seat.index() < G::seats(state) { seat.to_string() } else { G::AUTOMATON.to_owned() }
}

fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts::texts!("../../locales": "record.ftl"));
    TEXTS.text(language, id, variables)
}
