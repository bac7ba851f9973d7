//! What is agreed before a game, as the options of the command line say it.
//!
//! The games describe their options themselves. `--option KEY=VALUE` names any of them; an option that only
//! one game has can be written `--KEY VALUE` as well.

use std::iter;

use catalogue::{Listed, Visit};
use clap::builder::PossibleValuesParser;
use clap::parser::ValuesRef;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches};
use files::Failure;
use table::{Game, GameOption, OptionError};

/// What is agreed: options with their values.
pub(crate) struct Options(Vec<(String, String)>);

/// All options of the command line that say what is agreed, for those that do not go with them.
pub(crate) const AGREED: &str = "agreed";

/// The option that names any other, and what its values look like.
const ANY: &str = "option";
const PAIR: &str = "KEY=VALUE";

/// An option that is either given or not.
const SWITCH: [&str; 2] = ["without", "with"];

/// The options of a game, with its title.
struct OptionsOf;

impl Visit for OptionsOf {
    type Answer = Vec<(&'static str, GameOption)>;

    fn visit<F: Listed>(self) -> Self::Answer {
        F::Game::all_options().into_iter().map(|option| (F::Game::TITLE, option)).collect()
    }
}

/// The options that only one game has.
fn unambiguous() -> Vec<(&'static str, GameOption)> {
    let known = catalogue::visit_all(|| OptionsOf).concat();
    let is_single = |key| known.iter().filter(|(_, other)| other.key == key).count() == 1;
    known.iter().filter(|(_, option)| is_single(option.key)).cloned().collect()
}

impl Args for Options {
    fn augment_args(command: Command) -> Command {
        let any = Arg::new(ANY)
            .long(ANY)
            .value_name(PAIR)
            .action(ArgAction::Append)
            .help("What is agreed before the game, like blocks=random; may be given several times");
        let short = unambiguous().into_iter().map(|(title, option)| short_form(title, &option));
        let all: Vec<_> = iter::once(any).chain(short).collect();
        let group = ArgGroup::new(AGREED).multiple(true).args(all.iter().map(Arg::get_id));
        command.args(&all).group(group)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// `--KEY VALUE`, and just `--KEY` for what is given or not.
fn short_form(title: &str, option: &GameOption) -> Arg {
    let arg =
        Arg::new(option.key).long(option.key).value_name("VALUE").help(format!("{title}: {}", option.about));
    let arg = arg.value_parser(PossibleValuesParser::new(option.values.clone()));
    if option.values == SWITCH {
        arg.num_args(0..=1).require_equals(true).default_missing_value(SWITCH[1])
    } else {
        arg
    }
}

impl FromArgMatches for Options {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut options = Vec::new();
        for pair in matches.get_many(ANY).into_iter().flat_map(|pairs: ValuesRef<'_, String>| pairs) {
            let Some((key, value)) = pair.split_once('=') else {
                let reason = format!("--{ANY} {pair}: it must be {PAIR}\n");
                return Err(clap::Error::raw(clap::error::ErrorKind::ValueValidation, reason));
            };
            options.push((key.to_owned(), value.to_owned()));
        }
        for (_, option) in unambiguous() {
            let value: Option<&String> = matches.get_one(option.key);
            options.extend(value.map(|value| (option.key.to_owned(), value.clone())));
        }
        Ok(Self(options))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Options {
    /// What is agreed for so many seats.
    pub(crate) fn agree<G: Game>(
        &self,
        seats: usize,
        values: &'static G::Values,
    ) -> Result<G::Setup, Failure> {
        self.belong_to::<G>()?;
        playable_by::<G>(seats)
            .map_err(|reason| Failure::new(format!("{reason}, but --seats names {seats}")))?;
        let options: Vec<_> = self.0.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        G::agree(seats, &options, values)
            .map_err(|OptionError { key, reason }| Failure::new(format!("--{key}: {reason}")))
    }

    /// Refuses options that the game does not have.
    pub(crate) fn belong_to<G: Game>(&self) -> Result<(), Failure> {
        let known = G::all_options();
        match self.0.iter().find(|(key, _)| !known.iter().any(|option| option.key == key)) {
            Some((key, _)) => Err(Failure::new(format!("--{key} is no option of {}", G::TITLE))),
            None => Ok(()),
        }
    }
}

/// Refuses a number of seats that the game is not for.
pub(crate) fn playable_by<G: Game>(seats: usize) -> Result<(), String> {
    const WORDS: [&str; 5] = ["nobody", "one", "two", "three", "four"];
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    if G::SEATS.contains(&seats) {
        Ok(())
    } else if least > 1 {
        Err(format!("{} is for {} to {} players", G::TITLE, WORDS[least], WORDS[most]))
    } else {
        Err(format!("{} has at most {most} seats", G::TITLE))
    }
}
