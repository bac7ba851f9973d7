//! `vorposten play`: a game in the terminal, alone or round one screen.
//!
//! [`Session`] runs a game and is the same for all of them; what a game shows and says is behind
//! [`terminal::Terminal`]. Rendering makes lines out of views, and only [`screen`] reads and writes.

mod command;
mod history;
mod menu;
mod outlive;
mod paint;
mod red_outpost;
mod screen;
mod seats;
mod seeds;
mod session;
mod speaking;
mod tables;
mod telling;
mod terminal;
mod texts;
mod thinking;

use std::io::{self, BufWriter, IsTerminal};
use std::path::PathBuf;

use ::outlive::{Outlive, Placement};
use ::red_outpost::{Blocks, Difficulty, Edition, RedOutpost, Start};
use bots::Level;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use record::Seed;
use table::Word;
use words::Language;

use crate::failure::Failure;
use crate::setups::NewGame;
use crate::{GameName, boxes, language};
use screen::{Echo, Screen, Stop};
use seats::Player;
use seeds::Seeds;
use session::{Opening, Session};

pub(crate) use history::History;
pub(crate) use paint::{Line, Style, Tone, WIDTH, beside, paint, paragraph, width, wrap};
pub(crate) use seats::Seats;
pub(crate) use terminal::{Reader, Terminal};

#[derive(clap::Args)]
#[command(after_help = bots_help())]
pub(crate) struct PlayArguments {
    /// Which game.
    game: GameName,
    /// Who sits where, with commas between: human, or a bot as listed below; in Red Outpost a single
    /// seat plays against Autom. By default human,medium, and at a saved game people only.
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    seats: Option<Vec<Player>>,
    /// Red Outpost: where the block markers lie.
    #[arg(long, value_parser = word::<Blocks>(), conflicts_with = "load")]
    blocks: Option<Blocks>,
    /// Red Outpost: deal special cards.
    #[arg(long, conflicts_with = "load")]
    cards: bool,
    /// Red Outpost: which rulebook decides where the two editions differ.
    #[arg(long, value_parser = word::<Edition>(), conflicts_with = "load")]
    edition: Option<Edition>,
    /// Red Outpost: the seat that begins.
    #[arg(long, value_parser = word::<Start>(), conflicts_with = "load")]
    start: Option<Start>,
    /// Red Outpost: how much a missed goal costs in the solo game.
    #[arg(long, value_parser = word::<Difficulty>(), conflicts_with = "load")]
    difficulty: Option<Difficulty>,
    /// Outlive: how heroes are placed.
    #[arg(long, value_parser = word::<Placement>(), conflicts_with = "load")]
    placement: Option<Placement>,
    /// Play with the values in this file instead of the built-in ones.
    #[arg(long = "box", value_name = "FILE")]
    values: Option<PathBuf>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Bots say why they play as they do, unless that would betray a secret.
    #[arg(long)]
    explain: bool,
    /// Where nature and the bots draw from, as 64 hexadecimal digits; for games that can be repeated,
    /// unless a bot is limited by time.
    #[arg(long, value_name = "HEX64")]
    seed: Option<Seed>,
    /// The language, by default that of the environment.
    #[arg(long, value_parser = word::<Language>())]
    lang: Option<Language>,
}

pub(crate) fn run(arguments: PlayArguments) -> Result<(), Failure> {
    match arguments.game {
        GameName::RedOutpost => play_at::<RedOutpost>(arguments),
        GameName::Outlive => play_at::<Outlive>(arguments),
    }
}

fn play_at<G: NewGame>(arguments: PlayArguments) -> Result<(), Failure> {
    let values = boxes::load::<G>(arguments.values.as_deref())?;
    let (table, seats) = tables::table::<G>(&arguments, values)?;
    let PlayArguments { load, seed, lang, values, explain, .. } = arguments;
    play(Opening {
        table,
        loaded: load,
        seats,
        language: lang.unwrap_or_else(language::of_environment),
        seeds: Seeds::new(seed),
        box_file: values,
        explain,
    })
}

/// Plays on standard input and output.
fn play<G: Terminal>(opening: Opening<G>) -> Result<(), Failure> {
    let (mut input, mut output) = (io::stdin().lock(), BufWriter::new(io::stdout().lock()));
    let echo = if io::stdin().is_terminal() { Echo::Off } else { Echo::On };
    let screen = Screen::new(&mut input, &mut output, Style::of_environment(), echo);
    match Session::new(opening, screen).and_then(|mut session| session.run()) {
        Ok(()) | Err(Stop::Unread) => Ok(()),
        Err(Stop::Failed(failure)) => Err(failure),
    }
}

/// The bots that can take a seat.
fn bots_help() -> String {
    let mut help = "Bots:\n".to_owned();
    for &level in Level::ALL {
        let plays = words::bots::description(Language::En, level);
        help.push_str(&format!("  {:<8} {plays}\n", level.name()));
    }
    help + "Those that think can be given a limit: hard@500ms, hard@20000 (games in mind)."
}

/// Reads a word of a closed vocabulary, and tells which there are.
pub(crate) fn word<W: Word + Send + Sync>() -> impl TypedValueParser<Value = W> {
    PossibleValuesParser::new(W::ALL.iter().map(|word| word.name()))
        .map(|name| W::parse(&name).expect("only these names are let through"))
}
