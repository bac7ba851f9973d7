//! `cargo xtask pseudo-language`: adds a language that nobody speaks, as *Add a language* in `CONTRIBUTING.md`
//! says, and sees that every page is in it.
//!
//! It is English in which every letter has become another that looks alike, so whatever is still in plain
//! letters on a page was not translated. What is written for it is ignored by version control, and is taken
//! away in the end.

mod fluent;
mod letters;
mod markdown;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::repository;

/// Its code, which is one of those that are kept for private use.
const CODE: &str = "qps";

/// Its tests, with the languages as they are in the copy of their list.
pub(crate) const TESTS: &[&str] =
    &["test", "--workspace", "--features", "texts/pseudo-language", "--test", "pseudo_language"];

/// The files of the language, as long as this is kept.
pub(crate) struct Added {
    written: Vec<PathBuf>,
}

impl Added {
    /// Follows the steps of *Add a language*.
    pub(crate) fn write() -> io::Result<Self> {
        let mut added = Self { written: Vec::new() };
        let root = repository::root();
        let (locales, games) = (root.join("locales"), paths(&root.join("games"))?);
        for locales in games.iter().map(|game| game.join("face/locales")).chain([locales]) {
            for path in paths(&locales.join("en"))? {
                let name = path.file_name().unwrap_or_default();
                added.copy(&path, &locales.join(CODE).join(name), fluent::translated)?;
            }
        }
        for path in paths(&root.join("docs/rules"))? {
            if let Some(game) = path.to_string_lossy().strip_suffix(".en.md") {
                added.copy(&path, Path::new(&format!("{game}.{CODE}.md")), markdown::translated)?;
            }
        }
        let languages = root.join("crates/texts/src/language.rs");
        added.copy(&languages, &languages.with_extension(format!("{CODE}.rs")), with_language)?;
        Ok(added)
    }

    /// Writes a changed copy. It is as old as what it is made from and by, so that cargo builds nothing anew
    /// if it is the same as the last time.
    fn copy(&mut self, from: &Path, to: &Path, change: fn(&str) -> String) -> io::Result<()> {
        let folder = to.parent().expect("files lie in folders");
        fs::create_dir_all(folder)?;
        self.written.push(to.to_path_buf());
        fs::write(to, change(&fs::read_to_string(from)?))?;
        let changed = |path: &Path| -> io::Result<SystemTime> { fs::metadata(path)?.modified() };
        let age = changed(from)?.max(changed(&std::env::current_exe()?)?);
        File::options().write(true).open(to)?.set_modified(age)
    }
}

impl Drop for Added {
    fn drop(&mut self) {
        for path in &self.written {
            drop(fs::remove_file(path));
            // A folder with anything else in it stays.
            drop(fs::remove_dir(path.parent().expect("files lie in folders")));
        }
    }
}

/// The list of languages with one more: each line of German is repeated for it.
fn with_language(source: &str) -> String {
    let mut text = String::new();
    for line in source.lines() {
        text.push_str(line);
        text.push('\n');
        let another = line.replace("De ", "Qps ").replace("\"de\"", &format!("\"{CODE}\""));
        if another != line {
            text.push_str(&another);
            text.push('\n');
        }
    }
    text
}

fn paths(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_german_are_repeated() {
        let list = "enum Language {\n    En = \"en\",\n    De = \"de\",\n}\nSelf::De => 1,\n";
        let longer = "enum Language {\n    En = \"en\",\n    De = \"de\",\n    Qps = \"qps\",\n}\nSelf::De => 1,\nSelf::Qps => 1,\n";
        assert_eq!(with_language(list), longer);
    }
}
