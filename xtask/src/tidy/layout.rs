//! What holds between files: tests mirror the rules, and languages have the same files.

use super::Finding;
use super::rulebook::Game;
use crate::repository::File;

/// The folders of a game in which every file has its own tests.
const MIRRORED: [&str; 11] = [
    "locations",
    "cards",
    "phases",
    "autom",
    "setup",
    "day",
    "places",
    "night",
    "rooms",
    "equipment",
    "events",
];

/// Files in them that have no tests of their own, and why.
const UNMIRRORED: &[(&str, &str)] = &[];

pub(super) fn check(games: &[Game], files: &[File]) -> Vec<Finding> {
    let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let mut findings: Vec<_> = games.iter().flat_map(|game| mirror(&game.name, &paths)).collect();
    findings.extend(locales(&paths));
    findings
}

/// The rules in `src/locations/mine.rs` are tested in `tests/rules/locations/mine.rs`.
fn mirror(game: &str, paths: &[&str]) -> Vec<Finding> {
    let source = format!("games/{game}/rules/src/");
    let mut findings = Vec::new();
    for path in paths {
        let Some(rest) = path.strip_prefix(&source) else { continue };
        let Some((folder, file)) = rest.split_once('/') else { continue };
        let mirrored = MIRRORED.contains(&folder) && file != "mod.rs" && file.ends_with(".rs");
        if !mirrored || UNMIRRORED.iter().any(|(unmirrored, _)| unmirrored == path) {
            continue;
        }
        let tests = format!("games/{game}/rules/tests/rules/{rest}");
        if !paths.contains(&tests.as_str()) {
            findings.push(Finding::new(path, 1, format!("its tests are missing: {tests}.")));
        }
    }
    findings
}

/// Every language has a file for what any language has one for.
fn locales(paths: &[&str]) -> Vec<Finding> {
    let files: Vec<(&str, &str)> =
        paths.iter().filter_map(|path| path.strip_prefix("locales/")?.split_once('/')).collect();
    let mut findings = Vec::new();
    let mut languages: Vec<_> = files.iter().map(|&(language, _)| language).collect();
    languages.dedup();
    for &(language, file) in &files {
        for other in &languages {
            if !files.contains(&(*other, file)) {
                let sentence = format!("locales/{other} has no such file.");
                findings.push(Finding::new(&format!("locales/{language}/{file}"), 1, sentence));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::printed;

    #[test]
    fn every_rule_file_has_its_tests() {
        let source = [
            "games/go/rules/src/cards/mod.rs",
            "games/go/rules/src/cards/ko.rs",
            "games/go/rules/src/board.rs",
        ];
        assert_eq!(
            printed(&mirror("go", &source)),
            [
                "games/go/rules/src/cards/ko.rs:1: its tests are missing: games/go/rules/tests/rules/cards/ko.rs."
            ]
        );
        let with_tests = [&source[..], &["games/go/rules/tests/rules/cards/ko.rs"]].concat();
        assert!(mirror("go", &with_tests).is_empty());
    }

    #[test]
    fn languages_have_the_same_files() {
        assert!(locales(&["locales/de/go.ftl", "locales/en/go.ftl"]).is_empty());
        assert_eq!(
            printed(&locales(&["locales/de/go.ftl", "locales/en/chess.ftl", "locales/en/go.ftl"])),
            ["locales/en/chess.ftl:1: locales/de has no such file."]
        );
    }
}
