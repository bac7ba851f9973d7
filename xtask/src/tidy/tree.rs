//! The tree shows what the program is: a game is one folder, and everything else names no game.
//!
//! A game is named by its title, by its folder, or by one of its things: the words of its vocabularies, as its
//! rules write them. Tests and test crates may name what they test.

use std::collections::BTreeSet;

use super::Finding;
use super::rulebook::Game;
use crate::repository::File;

/// The crate that lists the games.
const CATALOGUE: &str = "crates/catalogue/";

/// Words of vocabularies that mean something else outside of games as well.
const COMMON: &[&str] = &[
    "alone",
    "build",
    "card",
    "cards",
    "cargo",
    "chip",
    "choice",
    "clockwise",
    "easy",
    "empty",
    "events",
    "fair",
    "feed",
    "guard",
    "hard",
    "mine",
    "normal",
    "nothing",
    "pairs",
    "plain",
    "random",
    "recommended",
    "reserve",
    "resolve",
    "tidy",
    "with",
    "without",
];

/// The shortest thing that is looked for: shorter words are parts of many sentences.
const SHORTEST: usize = 4;

pub(super) fn check(games: &[Game], files: &[File]) -> Vec<Finding> {
    let names = names(games, files);
    let mut findings = Vec::new();
    for file in files {
        if is_general(&file.path) {
            findings.extend(named(file, &names));
        }
        findings.extend(reaching(file));
        findings.extend(dependencies(games, file));
    }
    findings
}

/// Whether a file may name no game: all of `crates/` but the catalogue and tests.
fn is_general(path: &str) -> bool {
    let crate_name = path.strip_prefix("crates/").and_then(|path| path.split('/').next());
    let is_test = path.contains("/tests/") || path.ends_with("/tests.rs");
    crate_name.is_some_and(|name| !name.ends_with("-test")) && !path.starts_with(CATALOGUE) && !is_test
}

/// Everything that names a game, in small letters and with spaces between its words.
fn names(games: &[Game], files: &[File]) -> BTreeSet<String> {
    let mut names: BTreeSet<String> = games.iter().map(|game| game.name.replace('-', " ")).collect();
    for game in games {
        let rules = format!("games/{}/rules/src/", game.name);
        for file in files.iter().filter(|file| file.path.starts_with(&rules)) {
            let things = vocabularies(&file.text).into_iter().map(|name| name.replace('-', " "));
            names.extend(things.filter(|name| name.len() >= SHORTEST && !COMMON.contains(&name.as_str())));
        }
    }
    names
}

/// The written names in the vocabularies of a source file: `words! { pub enum Good: "good" { Coal = "coal" } }`.
fn vocabularies(source: &str) -> Vec<String> {
    let blocks = source.split("words! {").skip(1).filter_map(|rest| rest.split("\n}").next());
    let named = blocks.flat_map(|block| block.split(" = \"").skip(1));
    let names = named.filter_map(|rest| rest.split('"').next());
    names
        .filter(|name| name.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(str::to_owned)
        .collect()
}

/// The lines of a file, before its tests, that name a game.
fn named(file: &File, names: &BTreeSet<String>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        if line.contains("#[cfg(test)]") || line == "[dev-dependencies]" {
            break;
        }
        let words = spelled(line);
        for name in names.iter().filter(|name| words.contains(&format!(" {name} "))) {
            let sentence = format!("\"{name}\" belongs to a game; only games/ and the catalogue name games.");
            findings.push(Finding::new(&file.path, index + 1, sentence));
        }
    }
    findings
}

/// The words of a line in small letters, with one space before and behind each: `RedOutpost`, `red_outpost` and
/// `red-outpost` read the same, and a plural reads like its singular.
fn spelled(line: &str) -> String {
    let mut words = String::from(" ");
    let mut was_small = false;
    for letter in line.chars() {
        if letter.is_uppercase() && was_small {
            words.push(' ');
        }
        was_small = letter.is_lowercase();
        if letter.is_alphanumeric() {
            words.extend(letter.to_lowercase());
        } else if !words.ends_with(' ') {
            words.push(' ');
        }
    }
    words.push(' ');
    words.clone() + &words.replace("s ", " ")
}

/// The paths in a source file that lead into another crate's sources.
fn reaching(file: &File) -> Vec<Finding> {
    let is_source =
        file.path.contains("/src/") && file.path.ends_with(".rs") && !file.path.contains("-test/");
    let mut findings = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        if !is_source || line.contains("#[cfg(test)]") {
            break;
        }
        let includes =
            ["include_str!(", "include_bytes!(", "#[path"].iter().any(|start| line.contains(start));
        if includes
            && line.contains("../")
            && ["/src/", "crates/", "games/"].iter().any(|into| line.contains(into))
        {
            let sentence = "this reaches into another crate; ask that crate for it.";
            findings.push(Finding::new(&file.path, index + 1, sentence));
        }
    }
    findings
}

/// The dependencies of a crate that it may not have: rules know `table` alone, and of all crates only the
/// catalogue knows games. Tests may depend on what they like.
fn dependencies(games: &[Game], file: &File) -> Vec<Finding> {
    let Some(folder) = file.path.strip_suffix("/Cargo.toml") else { return Vec::new() };
    let is_rules = folder.starts_with("games/") && folder.ends_with("/rules");
    let is_general = folder.starts_with("crates/") && is_general(&format!("{folder}/"));
    let of_game =
        |name: &str| games.iter().any(|game| name == game.name || name == format!("{}-face", game.name));
    let mut findings = Vec::new();
    let mut is_dependency = false;
    for (index, line) in file.text.lines().enumerate() {
        if line.starts_with('[') {
            is_dependency = line == "[dependencies]";
        }
        let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
        if !is_dependency || name.is_empty() || line.starts_with(['[', '#']) {
            continue;
        }
        if is_rules && name != "table" {
            findings.push(Finding::new(
                &file.path,
                index + 1,
                format!("rules depend on table alone, not on {name}."),
            ));
        }
        if is_general && of_game(name) {
            let sentence = format!("only the catalogue depends on games, and {name} is one.");
            findings.push(Finding::new(&file.path, index + 1, sentence));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::rulebook;
    use crate::tidy::{files, printed};

    const PAGE: (&str, &str) = ("docs/rules/tea-time.en.md", "# Tea Time\n\n## §1 Tea\n");
    const RULES: (&str, &str) = (
        "games/tea-time/rules/src/pot.rs",
        "words! {\n    /// What is drunk.\n    pub enum Drink: \"drink\" { Darjeeling = \"darjeeling\", IcedTea = \"iced-tea\", With = \"with\" }\n}\n",
    );

    fn check(path: &str, text: &str) -> Vec<String> {
        let files = files(&[PAGE, RULES, (path, text)]);
        let (games, _) = rulebook::read(&files);
        printed(&super::check(&games, &files))
    }

    #[test]
    fn a_planted_name_is_found_in_any_spelling() {
        let spellings = [
            "use tea_time::Pot;",
            "// Like Tea Time.",
            "TeaTimeFace",
            "\"tea-time\"",
            "fn iced_tea() {}",
            "Darjeelings",
        ];
        for line in spellings {
            let found = check("crates/web/src/pages/home.rs", &format!("//! Home.\n{line}\n"));
            assert_eq!(found.len(), 1, "{line}: {found:?}");
            assert!(found[0].starts_with("crates/web/src/pages/home.rs:2: "), "{found:?}");
        }
        assert_eq!(check("crates/web/src/assets/pick.js", "const x = \".iced-tea\";\n").len(), 1);
    }

    #[test]
    fn tests_the_catalogue_and_common_words_are_free() {
        for path in
            ["crates/web/tests/it/home.rs", "crates/catalogue/src/lib.rs", "crates/face-test/src/lib.rs"]
        {
            assert_eq!(check(path, "tea_time::Pot\n"), [""; 0], "{path}");
        }
        let code = "// Play with a team on time.\n#[cfg(test)]\nmod tests { use tea_time::Pot; }\n";
        assert_eq!(check("crates/web/src/lib.rs", code), [""; 0]);
    }

    #[test]
    fn no_crate_reaches_round_its_neighbour() {
        let inside = "const A: &str = include_str!(\"assets/a.css\");\nconst B: &str = include_str!(\"../../../docs/b.md\");\n";
        assert_eq!(check("crates/web/src/lib.rs", inside), [""; 0]);
        let outside = "const A: &str = include_str!(\"../../web/src/assets/a.css\");\n";
        assert_eq!(check("crates/texts/src/lib.rs", outside).len(), 1);
    }

    #[test]
    fn dependencies_go_one_way() {
        let general = "[dependencies]\ntable.workspace = true\ntea-time.workspace = true\n";
        assert_eq!(
            check("crates/web/Cargo.toml", general),
            [
                "crates/web/Cargo.toml:3: \"tea time\" belongs to a game; only games/ and the catalogue name games.",
                "crates/web/Cargo.toml:3: only the catalogue depends on games, and tea-time is one.",
            ]
        );
        assert_eq!(check("crates/catalogue/Cargo.toml", general), [""; 0]);
        let rules =
            "[dependencies]\ntable.workspace = true\nserde = \"1\"\n\n[dev-dependencies]\nrecord = \"1\"\n";
        assert_eq!(
            check("games/tea-time/rules/Cargo.toml", rules),
            ["games/tea-time/rules/Cargo.toml:3: rules depend on table alone, not on serde."]
        );
    }
}
