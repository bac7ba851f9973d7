//! Every rule is cited by code and by tests, and every ruling also by the rules pages.
//!
//! A rule is a section without sections of its own, or a ruling. Code is `games/GAME/rules/src` down to
//! `#[cfg(test)]` in each file; the rest of the file and `games/GAME/rules/tests` are tests. As long as a
//! game has rules pages and no crate, nothing can cite them.

use std::collections::HashSet;

use super::Finding;
use super::citations::{in_names, in_text};
use super::exceptions::{Exception, LIST, Needs};
use super::rulebook::{Game, Heading, RULINGS};
use crate::repository::File;

pub(super) fn check(game: &Game, files: &[File], exceptions: &[Exception]) -> Vec<Finding> {
    let cited = Cited::read(game, files);
    let mut findings = Vec::new();
    if files.iter().any(|file| game.is_code(&file.path)) {
        findings.extend(by_code_and_tests(game, &cited, exceptions));
    }
    for ruling in &game.rulings {
        for (page, _) in cited.pages.iter().filter(|(_, cited)| !cited.contains(&ruling.mark)) {
            findings.push(lacking(RULINGS, ruling, &format!("{page} does not cite it")));
        }
    }
    findings
}

fn by_code_and_tests(game: &Game, cited: &Cited, exceptions: &[Exception]) -> Vec<Finding> {
    let exceptions: Vec<_> = exceptions.iter().filter(|exception| exception.game == game.name).collect();
    let page = game.page();
    let sections = game.leaves().map(|section| (page.as_str(), section));
    let rulings = game.rulings.iter().map(|ruling| (RULINGS, ruling));
    let mut findings = Vec::new();
    for (path, rule) in sections.chain(rulings) {
        let excepted = exceptions.iter().find(|exception| exception.covers(&rule.mark));
        let needs_code = excepted.is_none();
        let needs_test = excepted.is_none_or(|exception| exception.needs == Needs::Test);
        if needs_code && !cited.code.contains(&rule.mark) {
            findings.push(lacking(path, rule, "no code cites it"));
        }
        if needs_test && !cited.tests.contains(&rule.mark) {
            findings.push(lacking(path, rule, "no test cites it"));
        }
    }
    for exception in exceptions.iter().filter(|exception| !game.has(exception.mark)) {
        let sentence = format!("there is no {} in {}.", exception.mark, game.title);
        findings.push(Finding::new(LIST, 1, sentence));
    }
    findings
}

fn lacking(path: &str, rule: &Heading, what: &str) -> Finding {
    Finding::new(path, rule.line, format!("{} {}: {what}.", rule.mark, rule.title))
}

/// What is cited where.
struct Cited {
    code: HashSet<String>,
    tests: HashSet<String>,
    /// By the rules page in each language.
    pages: Vec<(String, HashSet<String>)>,
}

impl Cited {
    fn read(game: &Game, files: &[File]) -> Self {
        let mut cited = Self { code: HashSet::new(), tests: HashSet::new(), pages: Vec::new() };
        let source = format!("games/{}/rules/src/", game.name);
        let tests = format!("games/{}/rules/tests/", game.name);
        for File { path, text } in files {
            if game.is_page(path) {
                cited.pages.push((path.clone(), marks(text).collect()));
            } else if path.starts_with(&tests) && is_rust(path) {
                cited.add_tests(text);
            } else if path.starts_with(&source) && is_rust(path) {
                let (code, tests) = split(text);
                cited.code.extend(marks(code));
                cited.add_tests(tests);
            }
        }
        cited
    }

    fn add_tests(&mut self, text: &str) {
        self.tests.extend(marks(text));
        self.tests.extend(in_names(text).into_iter().map(|citation| citation.mark));
    }
}

fn marks(text: &str) -> impl Iterator<Item = String> {
    in_text(text).into_iter().map(|citation| citation.mark)
}

fn is_rust(path: &str) -> bool {
    path.ends_with(".rs")
}

/// A source file's code and its tests, which stand at its end.
fn split(text: &str) -> (&str, &str) {
    let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
    text.split_at(tests)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::rulebook;
    use crate::tidy::{files, printed};

    const PAGE: (&str, &str) = ("docs/rules/go.en.md", "# Go: rules\n## §1 Board\n## §2 Ko (R1)\n");
    const RULED: (&str, &str) = (RULINGS, "## Go\n### R1 Super-ko\n");

    fn check(contents: &[(&str, &str)], exceptions: &[Exception]) -> Vec<String> {
        let mut all = vec![PAGE, RULED];
        all.extend(contents);
        let files = files(&all);
        let (games, findings) = rulebook::read(&files);
        assert_eq!(findings, []);
        printed(&super::check(&games[0], &files, exceptions))
    }

    #[test]
    fn what_is_cited_by_code_and_tests_is_in_order() {
        let code = "//! The board, §1.\n// §2 and R1\n#[cfg(test)]\nmod tests {\n    fn section_1_is_square() {}\n}\n";
        let tests = "//! Ko, §2.\nfn r1_no_position_returns() {}\n";
        let found =
            check(&[("games/go/rules/src/board.rs", code), ("games/go/rules/tests/rules/ko.rs", tests)], &[]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn what_is_not_cited_is_found() {
        let tests = "fn section_1_is_square() {}\n";
        let found = check(
            &[
                ("games/go/rules/src/ko.rs", "//! Ko, §2, R1.\n"),
                ("games/go/rules/tests/rules/board.rs", tests),
            ],
            &[],
        );
        assert_eq!(
            found,
            [
                "docs/rules/go.en.md:2: §1 Board: no code cites it.",
                "docs/rules/go.en.md:3: §2 Ko (R1): no test cites it.",
                "docs/rulings.md:2: R1 Super-ko: no test cites it.",
            ]
        );
    }

    #[test]
    fn a_citation_in_a_test_is_none_in_code() {
        let code = "#[cfg(test)]\nmod tests {\n    // §1, §2, R1\n}\n";
        assert_eq!(check(&[("games/go/rules/src/board.rs", code)], &[]).len(), 3);
    }

    #[test]
    fn a_game_without_a_crate_is_not_cited_yet() {
        assert_eq!(check(&[], &[]), [""; 0]);
    }

    #[test]
    fn the_rules_pages_cite_every_ruling() {
        let german = ("docs/rules/go.de.md", "# Go: Regeln\n## §1 Brett\n## §2 Ko\n");
        let code = "//! §1, §2, R1\n#[cfg(test)]\n// §1, §2, R1\n";
        assert_eq!(
            check(&[german, ("games/go/rules/src/lib.rs", code)], &[]),
            ["docs/rulings.md:2: R1 Super-ko: docs/rules/go.de.md does not cite it."]
        );
    }

    #[test]
    fn exceptions_hold_for_what_they_name_and_must_name_something() {
        let except = |mark, needs| Exception { game: "go", mark, needs, reason: "a test" };
        let code = ("games/go/rules/src/lib.rs", "//! §2, R1\n#[cfg(test)]\n// §2, R1\n");
        assert_eq!(check(&[code], &[except("§1", Needs::Nothing)]), [""; 0]);
        assert_eq!(
            check(&[code], &[except("§1", Needs::Test)]),
            ["docs/rules/go.en.md:2: §1 Board: no test cites it."]
        );
        assert!(
            check(&[code], &[except("§9", Needs::Test)])
                .contains(&"xtask/src/tidy/exceptions.rs:1: there is no §9 in Go.".to_owned())
        );
    }
}
