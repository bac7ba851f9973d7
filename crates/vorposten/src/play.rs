//! `vorposten play`: a game in the terminal, alone or round one screen.

use std::io::{self, BufWriter, IsTerminal};
use std::path::PathBuf;

use bots::Level;
use catalogue::{Listed, Visit};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use files::Failure;
use record::{Recorder, Seed};
use table::{Game, Word};
use terminal::{Echo, Opening, Player, Screen, ScreenError, Seats, Seeds, Session, Style, Terminal};
use texts::Language;

use crate::game_name::GameName;
use crate::setups::{AGREED, Options};
use crate::{box_command, language};

#[derive(clap::Args)]
#[command(after_help = bots_help())]
pub(crate) struct PlayArguments {
    /// Which game.
    game: GameName,
    /// Who sits where, with commas between: human, or a bot as listed below; where a game can be played
    /// alone, a single seat does so. By default human,medium, and at a saved game people only.
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    seats: Option<Vec<Player>>,
    #[command(flatten)]
    options: Options,
    /// Play with the values in this file instead of the built-in ones.
    #[arg(long = "box", value_name = "FILE")]
    values: Option<PathBuf>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with = AGREED)]
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
    arguments.game.clone().visit(arguments)
}

impl Visit for PlayArguments {
    type Answer = Result<(), Failure>;

    fn visit<F: Listed>(self) -> Result<(), Failure> {
        let values = box_command::load::<F>(self.values.as_deref())?;
        let (table, seats) = table::<F::Game>(&self, values)?;
        let Self { load, seed, lang, values, explain, .. } = self;
        play::<F>(Opening {
            table,
            loaded: load,
            seats,
            language: lang.unwrap_or_else(language::of_environment),
            seeds: Seeds::new(seed),
            box_file: values,
            explain,
        })
    }
}

/// The table as the arguments describe it: a saved one or a new one.
fn table<G: Game>(
    arguments: &PlayArguments,
    values: &'static G::Values,
) -> Result<(Recorder<G>, Seats), Failure> {
    let options = &arguments.options;
    options.belong_to::<G>()?;
    if let Some(path) = &arguments.load {
        let table = terminal::read::<G>(path, values)?;
        let count = G::seats(table.state());
        let seats = arguments.seats.clone().map_or_else(|| Seats::humans(count), Seats::new);
        if seats.count() != count {
            let given = seats.count();
            return Err(Failure::new(format!("the saved game has {count} seats, but --seats names {given}")));
        }
        return Ok((table, seats));
    }
    let seats = arguments.seats.clone().map_or_else(Seats::usual, Seats::new);
    let setup = options.agree::<G>(seats.count(), values)?;
    Ok((Recorder::new(setup), seats))
}

/// Plays on standard input and output.
fn play<F: Terminal>(opening: Opening<F>) -> Result<(), Failure> {
    let (mut input, mut output) = (io::stdin().lock(), BufWriter::new(io::stdout().lock()));
    let echo = if io::stdin().is_terminal() { Echo::Off } else { Echo::On };
    let screen = Screen::new(&mut input, &mut output, Style::of_environment(), echo);
    match Session::new(opening, screen).and_then(|mut session| session.run()) {
        Ok(()) | Err(ScreenError::Unread) => Ok(()),
        Err(ScreenError::Failed(failure)) => Err(failure),
    }
}

/// The bots that can take a seat.
fn bots_help() -> String {
    let mut help = "Bots:\n".to_owned();
    for &level in Level::ALL {
        let plays = texts::levels::description(Language::En, level.name());
        help.push_str(&format!("  {:<8} {plays}\n", level.name()));
    }
    help + "Those that think can be given a limit: hard@500ms, hard@20000 (games in mind)."
}

/// Reads a word of a closed vocabulary, and tells which there are.
pub(crate) fn word<W: Word + Send + Sync>() -> impl TypedValueParser<Value = W> {
    PossibleValuesParser::new(W::ALL.iter().map(|word| word.name()))
        .map(|name| W::parse(&name).expect("only these names are let through"))
}
