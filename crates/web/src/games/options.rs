//! Options of a set-up, as strangers name them.

use table::Word;

use super::Agreement;

/// Something that can be agreed, with the usual value first.
pub(super) fn agreement<W: Word>(
    key: &'static str,
    usual: W,
    values: impl IntoIterator<Item = W>,
) -> Agreement {
    let others = values.into_iter().filter(|&value| value != usual);
    let values = std::iter::once(usual).chain(others).map(|value| value.name().to_owned());
    Agreement { key, values: values.collect() }
}

/// Refuses an option that the game does not have, and one that is named twice.
pub(super) fn check(options: &[(String, String)], keys: &[&str]) -> Result<(), String> {
    let is_wrong = |(index, (key, _)): (usize, &(String, String))| {
        !keys.contains(&key.as_str()) || options[..index].iter().any(|(other, _)| other == key)
    };
    match options.iter().enumerate().find(|&option| is_wrong(option)) {
        Some((_, (key, _))) => Err(key.clone()),
        None => Ok(()),
    }
}

/// The value of an option, or the usual one if it is not named.
pub(super) fn value<W: Word>(options: &[(String, String)], key: &str, usual: W) -> Result<W, String> {
    match options.iter().find(|(name, _)| name == key) {
        Some((_, value)) => W::parse(value).ok_or_else(|| key.to_owned()),
        None => Ok(usual),
    }
}
