//! What holds for each file by itself.
//!
//! What is looked for is written in parts here, or this file could not pass its own checks.

use super::Finding;
use crate::repository::File;

/// The longest a source file may be. Most are far below: the aim is 300.
const LINES: usize = 500;

/// In any text, as words of their own, in this spelling, with what is wrong about them.
const ORPHANS: [(&str, &str); 2] = [
    (concat!("TO", "DO"), "belongs into an issue, where somebody looks for work"),
    (concat!("FIX", "ME"), "belongs into an issue, where somebody looks for flaws"),
];

/// In any text, as words of their own, in any spelling, with what is wrong about them.
const STRANGERS: [(&str, &str); 3] = [
    (concat!("cla", "ude"), TOOLS),
    (concat!("assis", "tant"), TOOLS),
    (concat!("sand", "box"), "tells of the place where somebody worked, and readers have another"),
];

const TOOLS: &str = "tells with which tools somebody worked, and the files tell of the program alone";

/// In any text: paths that exist on one machine only, with what is wrong about them.
const MACHINES: [(&str, &str); 3] = [
    (concat!("/wo", "rk/"), "is a path on one machine, and nobody else has it"),
    (concat!("/ro", "ot/"), "is a path of one user, and others have their own"),
    (
        concat!("/tm", "p/"),
        "is not everywhere the folder for what is passing; std::env::temp_dir() and tempfile know it",
    ),
];

/// In source files, with what is wrong about it.
const CODE: [(&str, &str); 6] = [
    (concat!("to", "do!"), "is not done yet"),
    (concat!("unimple", "mented!"), "is not done yet"),
    (concat!("db", "g!"), "is for looking, not for keeping"),
    (concat!("#[ign", "ore"), "skips a test"),
    (concat!("#[al", "low("), "must be #[expect(…, reason = \"…\")]"),
    (concat!("#![al", "low("), "must be #![expect(…, reason = \"…\")]"),
];

pub(super) fn check(file: &File) -> Vec<Finding> {
    let File { path, text } = file;
    let mut findings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        findings.extend(in_line(path, line).into_iter().map(|flaw| Finding::new(path, index + 1, flaw)));
    }
    findings.extend(whole(path, text));
    findings
}

fn in_line(path: &str, line: &str) -> Vec<String> {
    let mut flaws = Vec::new();
    if line.ends_with([' ', '\t', '\r']) {
        flaws.push("the line ends with white space.".to_owned());
    }
    // A browser that is run by root needs this switch, whatever it is called.
    let lower = line.to_lowercase().replace(concat!("--no-san", "dbox"), "");
    let orphans = ORPHANS.into_iter().filter(|(word, _)| has_word(line, word));
    let strangers = STRANGERS.into_iter().filter(|(word, _)| has_word(&lower, word));
    let machines = MACHINES.into_iter().filter(|(path, _)| has_path(line, path));
    let code = CODE.into_iter().filter(|(code, _)| path.ends_with(".rs") && has_start(line, code));
    let unwanted = orphans.chain(strangers).chain(machines).chain(code);
    flaws.extend(unwanted.map(|(text, why)| format!("{text} {why}.")));
    flaws
}

fn whole(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let lines = text.lines().count();
    if !text.is_empty() && !text.ends_with('\n') {
        findings.push(Finding::new(path, lines, "the last line does not end with a newline."));
    }
    if is_source(path) || path.starts_with("xtask/") && path.ends_with(".rs") {
        if lines > LINES {
            let sentence = format!("the file has {lines} lines; {LINES} are the most.");
            findings.push(Finding::new(path, lines, sentence));
        }
        if !text.starts_with("//!") {
            findings.push(Finding::new(path, 1, "the file does not begin by saying what it is, with //!."));
        }
    }
    findings
}

fn is_source(path: &str) -> bool {
    ["crates/", "games/"].iter().any(|root| path.starts_with(root))
        && path.contains("/src/")
        && path.ends_with(".rs")
}

/// Whether the word stands in the line, not just as a part of another.
fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |character: char| character.is_alphanumeric() || character == '_';
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(is_letter) && !line[at + word.len()..].starts_with(is_letter))
}

/// Whether the text stands in the line, and not just as the end of a longer name.
fn has_start(line: &str, text: &str) -> bool {
    let is_letter = |character: char| character.is_alphanumeric() || character == '_';
    line.match_indices(text).any(|(at, _)| !line[..at].ends_with(is_letter))
}

/// Whether an absolute path begins like this.
fn has_path(line: &str, path: &str) -> bool {
    let is_path = |character: char| character.is_alphanumeric() || "_-./~".contains(character);
    line.match_indices(path).any(|(at, _)| !line[..at].ends_with(is_path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::{files, printed};

    fn check(path: &str, text: &str) -> Vec<String> {
        files(&[(path, text)]).iter().flat_map(|file| printed(&super::check(file))).collect()
    }

    #[test]
    fn a_tidy_file_passes() {
        assert_eq!(check("crates/go/src/lib.rs", "//! Go.\n\nfn main() {}\n"), [""; 0]);
        assert_eq!(check("README.md", "# Go\n"), [""; 0]);
        assert_eq!(check("crates/go/Cargo.toml", ""), [""; 0]);
    }

    #[test]
    fn white_space_and_a_missing_newline_are_found() {
        assert_eq!(check("a.md", "one \ntwo\n"), ["a.md:1: the line ends with white space."]);
        assert_eq!(check("a.md", "one\ntwo"), ["a.md:2: the last line does not end with a newline."]);
        assert_eq!(check("a.md", "one\r\n"), [""; 0], "a checkout may have changed line ends");
    }

    #[test]
    fn words_that_do_not_belong_are_found() {
        for (word, why) in ORPHANS.into_iter().chain(STRANGERS).chain(MACHINES) {
            assert_eq!(check("a.md", &format!("(see {word})\n")), [format!("a.md:1: {word} {why}.")]);
        }
        let [(stranger, _), ..] = STRANGERS;
        assert_eq!(check("a.md", &format!("{}\n", stranger.to_uppercase())).len(), 1);
        assert_eq!(check("a.md", &format!("{stranger}ish\n")), [""; 0]);
        let [(machine, _), ..] = MACHINES;
        assert_eq!(check("a.md", &format!("docs{machine}\n")), [""; 0]);
    }

    #[test]
    fn code_that_does_not_belong_is_found() {
        for (code, _) in CODE {
            let text = format!("//! Go.\n{code}\n");
            assert_eq!(check("crates/go/src/lib.rs", &text).len(), 1, "{code}");
            assert_eq!(check("docs/notes.md", &text), [""; 0], "{code}");
        }
    }

    #[test]
    fn a_source_file_says_what_it_is_and_is_not_long() {
        let path = "crates/go/src/lib.rs";
        assert_eq!(
            check(path, "fn main() {}\n"),
            ["crates/go/src/lib.rs:1: the file does not begin by saying what it is, with //!."]
        );
        let long = format!("//! Go.\n{}", "\n".repeat(LINES));
        assert_eq!(
            check(path, &long),
            ["crates/go/src/lib.rs:501: the file has 501 lines; 500 are the most."]
        );
        assert_eq!(check("docs/notes.md", &long), [""; 0]);
    }
}
