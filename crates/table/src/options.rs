//! Reading the options in the head of a record, for the games.

use crate::{NotationError, Word};

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
