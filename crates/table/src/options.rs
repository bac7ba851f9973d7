//! What is agreed before a game: the options that it has, and how they are read.

use crate::{Game, NotationError, Word};

/// Something that can be agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its name in records and on the command line.
    pub key: &'static str,
    /// What it is about, for who reads the help of the program.
    pub about: &'static str,
    /// What it can be, as records write it.
    pub values: Vec<&'static str>,
}

impl GameOption {
    /// An option that can be any word of a vocabulary.
    pub fn of<W: Word>(key: &'static str, about: &'static str) -> Self {
        Self { key, about, values: W::ALL.iter().map(|word| word.name()).collect() }
    }
}

/// Why something cannot be agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    /// The option that cannot be so; `seats` is their number.
    pub key: String,
    /// The reason.
    pub reason: String,
}

/// The options that can be agreed at a table with so many seats, the usual value first.
pub(crate) fn offered_options<G: Game>(seats: usize) -> Vec<GameOption> {
    let values = G::built_in();
    let Some(usual) = G::usual_setup(seats, values) else { return Vec::new() };
    let usual = G::options(&usual);
    let offered = |mut option: GameOption| {
        let is_usual = |value: &&str| usual.iter().any(|(key, usual)| *key == option.key && usual == value);
        option.values.retain(|value| agree::<G>(seats, &[(option.key, value)], values).is_ok());
        option.values.sort_by_key(|value| !is_usual(value));
        option
    };
    G::all_options().into_iter().map(offered).filter(|option| option.values.len() > 1).collect()
}

/// The set-up for so many seats with these options; those that are not named are as usual.
pub(crate) fn agree<G: Game>(
    seats: usize,
    given: &[(&str, &str)],
    values: &'static G::Values,
) -> Result<G::Setup, OptionError> {
    let refuse = |key: &str, reason: String| OptionError { key: key.to_owned(), reason };
    let usual = G::usual_setup(seats, values)
        .ok_or_else(|| refuse("seats", format!("{} is not played by {seats}", G::TITLE)))?;
    let usual = G::options(&usual);
    let known = G::all_options();
    for (index, (key, _)) in given.iter().enumerate() {
        if !known.iter().any(|option| option.key == *key) {
            return Err(refuse(key, format!("it is no option of {}", G::TITLE)));
        }
        if given[..index].iter().any(|(other, _)| other == key) {
            return Err(refuse(key, "it is named twice".to_owned()));
        }
    }
    let chosen = |key: &str| given.iter().find(|(given, _)| *given == key).map(|(_, value)| *value);
    let options: Vec<_> = usual.iter().map(|(key, value)| (*key, chosen(key).unwrap_or(value))).collect();
    G::setup(&options, values).map_err(|(index, reason)| {
        let key = options.get(index).map_or("", |(key, _)| key);
        refuse(key, reason)
    })
}

/// The option that must stand at this place. An error names the place.
pub fn option<W: Word>(options: &[(&str, &str)], index: usize, key: &str) -> Result<W, (usize, String)> {
    match options.get(index) {
        Some(&(found, value)) if found == key => {
            W::parse(value).ok_or_else(|| (index, NotationError::unknown_word::<W>(0, value).message))
        }
        Some((found, _)) => Err((index, format!("expected the option \"{key}\", found {found:?}"))),
        None => Err((index, format!("the option \"{key}\" is missing"))),
    }
}

/// There may be no option at this place.
pub fn no_more_options(options: &[(&str, &str)], index: usize) -> Result<(), (usize, String)> {
    match options.get(index) {
        Some((extra, _)) => Err((index, format!("{extra:?} is no option of this game"))),
        None => Ok(()),
    }
}
