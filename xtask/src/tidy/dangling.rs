//! No citation points to a section or ruling that does not exist.
//!
//! What is below a game's folder, or below the heading with its name, cites that game; everything
//! else may cite any. `xtask` is left out, as its tests cite rules of games that do not exist.

use super::Finding;
use super::citations::{in_names, in_text};
use super::rulebook::Game;
use crate::repository::File;

pub(super) fn check(games: &[Game], files: &[File]) -> Vec<Finding> {
    files.iter().filter(|file| is_checked(&file.path)).flat_map(|file| in_file(games, file)).collect()
}

fn is_checked(path: &str) -> bool {
    let text = path.ends_with(".rs") || path.ends_with(".md") || path.ends_with(".ftl");
    text && !path.starts_with("xtask/")
}

fn in_file(games: &[Game], file: &File) -> Vec<Finding> {
    let mut citations = in_text(&file.text);
    if file.path.ends_with(".rs") {
        citations.extend(in_names(&file.text));
    }
    let headings = headings(games, &file.text);
    let of_file = games.iter().find(|game| is_of(game, &file.path));
    let mut findings = Vec::new();
    for citation in citations {
        let game = of_file.or(headings[citation.line - 1]);
        let exists = match game {
            Some(game) => game.has(&citation.mark),
            None => games.iter().any(|game| game.has(&citation.mark)),
        };
        if !exists {
            let of = game.map_or("any game", |game| &game.title);
            let sentence = format!("there is no {} in the rules of {of}.", citation.mark);
            findings.push(Finding::new(&file.path, citation.line, sentence));
        }
    }
    findings
}

/// Whether everything in the file is about this game.
fn is_of(game: &Game, path: &str) -> bool {
    game.is_page(path) || game.is_code(path)
}

/// For each line, the game under whose heading it stands.
fn headings<'g>(games: &'g [Game], text: &str) -> Vec<Option<&'g Game>> {
    let mut current = None;
    let mut by_line = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            current = games.iter().find(|game| game.title == heading.trim());
        }
        by_line.push(current);
    }
    by_line
}

#[cfg(test)]
mod tests {
    use crate::tidy::rulebook;
    use crate::tidy::{files, printed};

    fn check(path: &str, text: &str) -> Vec<String> {
        let files = files(&[
            ("docs/rules/chess.en.md", "# Chess: rules\n## §1 Board\n## §2 Pieces\n"),
            ("docs/rules/go.en.md", "# Go: rules\n## §1 Board\n"),
            ("docs/rulings.md", "## Go\n### R1 Ko\n"),
            (path, text),
        ]);
        printed(&super::check(&rulebook::read(&files).0, &files))
    }

    #[test]
    fn code_and_pages_of_a_game_cite_what_that_game_has() {
        assert!(check("games/go/rules/src/lib.rs", "//! §1, R1\n").is_empty());
        assert_eq!(
            check("games/go/rules/src/lib.rs", "//! §1\n//! §2, R2\n"),
            [
                "games/go/rules/src/lib.rs:2: there is no §2 in the rules of Go.",
                "games/go/rules/src/lib.rs:2: there is no R2 in the rules of Go.",
            ]
        );
        assert_eq!(
            check("games/chess/rules/tests/rules/board.rs", "fn section_1_2_is_square() {}\n"),
            ["games/chess/rules/tests/rules/board.rs:1: there is no §1.2 in the rules of Chess."]
        );
    }

    #[test]
    fn below_a_game_s_heading_that_game_is_cited_and_elsewhere_any() {
        let text = "# Notation\n§2 is of one of them.\n## Go\n§1\n§2\n## Others\n§2\n§3\n";
        assert_eq!(
            check("docs/notation.md", text),
            [
                "docs/notation.md:5: there is no §2 in the rules of Go.",
                "docs/notation.md:8: there is no §3 in the rules of any game.",
            ]
        );
    }

    #[test]
    fn the_samples_in_these_tests_are_not_meant() {
        assert!(check("xtask/src/tidy/citations.rs", "// §77\n").is_empty());
    }
}
