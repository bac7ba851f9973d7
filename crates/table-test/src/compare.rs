//! Texts that are checked in.

use std::path::Path;

/// Holds a text against a file. With `VORPOSTEN_UPDATE` set in the environment the file is written
/// instead.
///
/// # Panics
/// With the first line that differs.
pub fn compare(path: &Path, text: &str) {
    if std::env::var_os("VORPOSTEN_UPDATE").is_some() {
        std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let stored = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (index, (stored, line)) in stored.lines().zip(text.lines()).enumerate() {
        assert_eq!(line, stored, "{} line {} (found, stored)", path.display(), index + 1);
    }
    assert_eq!(text.lines().count(), stored.lines().count(), "{}: lines (found, stored)", path.display());
}
