//! The games with rules pages: their sections, the same in every language, and their rulings.

use super::Finding;
use crate::repository::File;

/// The page that holds the rulings of all games.
pub(super) const RULINGS: &str = "docs/rulings.md";
const PAGES: &str = "docs/rules/";
/// The language that the others are compared with.
const FIRST_LANGUAGE: &str = "en";

/// A game with rules pages.
#[derive(Debug)]
pub(super) struct Game {
    /// The name of its crate and its pages: `red-outpost`.
    pub(super) name: String,
    /// Its name in headings: `Red Outpost`.
    pub(super) title: String,
    pub(super) sections: Vec<Heading>,
    pub(super) rulings: Vec<Heading>,
}

/// A heading that begins with a mark: `### §6.8 Mine`, `### R12 Staying is not moving`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    /// What texts cite: `§6.8`, `R12`.
    pub(super) mark: String,
    pub(super) title: String,
    pub(super) line: usize,
}

impl Game {
    /// Whether there is such a section or ruling.
    pub(super) fn has(&self, mark: &str) -> bool {
        self.sections.iter().chain(&self.rulings).any(|heading| heading.mark == mark)
    }

    /// The sections without sections of their own.
    pub(super) fn leaves(&self) -> impl Iterator<Item = &Heading> {
        self.sections.iter().filter(|heading| {
            let below = format!("{}.", heading.mark);
            !self.sections.iter().any(|other| other.mark.starts_with(&below))
        })
    }

    /// Where the rules are written, in the language that comes first.
    pub(super) fn page(&self) -> String {
        format!("{PAGES}{}.{FIRST_LANGUAGE}.md", self.name)
    }

    /// Whether this is a file of the game.
    pub(super) fn is_code(&self, path: &str) -> bool {
        path.strip_prefix("games/")
            .and_then(|path| path.strip_prefix(self.name.as_str()))
            .is_some_and(|rest| rest.starts_with('/'))
    }

    /// Whether this is one of the game's rules pages.
    pub(super) fn is_page(&self, path: &str) -> bool {
        page_name(path).is_some_and(|(game, _)| game == self.name)
    }
}

/// The games, and what is wrong with their pages.
pub(super) fn read(files: &[File]) -> (Vec<Game>, Vec<Finding>) {
    let rulings = files.iter().find(|file| file.path == RULINGS).map_or("", |file| &file.text);
    let mut findings = Vec::new();
    let mut games = Vec::new();
    for file in files {
        let Some((name, FIRST_LANGUAGE)) = page_name(&file.path) else { continue };
        let title = title(&file.text);
        let sections = headings(file.text.lines(), '§');
        let rulings = headings(lines_below(rulings, &title), 'R');
        findings.extend(repeated(&file.path, &sections));
        findings.extend(repeated(RULINGS, &rulings));
        games.push(Game { name: name.to_owned(), title, sections, rulings });
    }
    for file in files {
        let Some((name, language)) = page_name(&file.path) else { continue };
        if language != FIRST_LANGUAGE {
            findings.extend(match games.iter().find(|game| game.name == name) {
                Some(game) => difference(game, file),
                None => Some(Finding::new(&file.path, 1, "there is no English page of these rules.")),
            });
        }
    }
    findings.extend(missing_languages(&games, files));
    (games, findings)
}

/// The game and the language of a rules page.
fn page_name(path: &str) -> Option<(&str, &str)> {
    path.strip_prefix(PAGES)?.strip_suffix(".md")?.rsplit_once('.')
}

/// `# Red Outpost: rules` is the page of Red Outpost.
fn title(text: &str) -> String {
    let first = text.lines().next().unwrap_or("").trim_start_matches(['#', ' ']);
    first.split(':').next().unwrap_or("").to_owned()
}

/// The lines of a text, of which those outside the heading `## TITLE` are empty.
fn lines_below<'t>(text: &'t str, title: &str) -> impl Iterator<Item = &'t str> {
    let mut inside = false;
    text.lines().map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            inside = heading.trim() == title;
        }
        if inside { line } else { "" }
    })
}

fn headings<'t>(lines: impl Iterator<Item = &'t str>, sign: char) -> Vec<Heading> {
    let lines = lines.enumerate();
    lines
        .filter_map(|(index, line)| {
            let heading = line.strip_prefix('#')?.trim_start_matches('#').trim_start();
            let (mark, title) = heading.split_once(' ')?;
            let number = mark.strip_prefix(sign)?;
            number.starts_with(|first: char| first.is_ascii_digit()).then(|| Heading {
                mark: mark.to_owned(),
                title: title.to_owned(),
                line: index + 1,
            })
        })
        .collect()
}

fn repeated(path: &str, headings: &[Heading]) -> Vec<Finding> {
    let again = |(index, heading): (usize, &Heading)| {
        let first = headings[..index].iter().find(|other| other.mark == heading.mark)?;
        let sentence = format!("{} stands in line {} already.", heading.mark, first.line);
        Some(Finding::new(path, heading.line, sentence))
    };
    headings.iter().enumerate().filter_map(again).collect()
}

/// The first place where a page in another language has other sections.
fn difference(game: &Game, page: &File) -> Option<Finding> {
    let found = headings(page.text.lines(), '§');
    let wanted = &game.sections;
    let same = found.iter().zip(wanted).take_while(|(found, wanted)| found.mark == wanted.mark).count();
    let other = game.page();
    match (found.get(same), wanted.get(same)) {
        (None, None) => None,
        (Some(found), Some(wanted)) => {
            let sentence = format!("{} stands where {other} has {}.", found.mark, wanted.mark);
            Some(Finding::new(&page.path, found.line, sentence))
        }
        (Some(found), None) => {
            Some(Finding::new(&page.path, found.line, format!("{} is not in {other}.", found.mark)))
        }
        (None, Some(wanted)) => {
            let end = page.text.lines().count().max(1);
            Some(Finding::new(&page.path, end, format!("{} of {other} is missing.", wanted.mark)))
        }
    }
}

/// Whoever reads the program in a language reads the rules in it.
fn missing_languages(games: &[Game], files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let languages = files.iter().filter_map(|file| file.path.strip_prefix("locales/")?.split_once('/'));
    let mut languages: Vec<_> = languages.map(|(language, _)| language).collect();
    languages.dedup();
    for game in games {
        for language in &languages {
            let path = format!("{PAGES}{}.{language}.md", game.name);
            if !files.iter().any(|file| file.path == path) {
                findings.push(Finding::new(&path, 1, "there are words in this language, but no rules page."));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::{files, printed};

    const PAGE: &str = "# Go: rules\n\n## §1 Board\n\n## §2 Stones\n\n### §2.1 Black\n";

    fn findings(contents: &[(&str, &str)]) -> Vec<String> {
        printed(&read(&files(contents)).1)
    }

    #[test]
    fn sections_and_rulings_are_read_from_headings() {
        let rulings = "# Rulings\n\n## Chess\n\n### R1 Pawns\n\n## Go\n\n### R2 Ko\n";
        let (games, findings) = read(&files(&[("docs/rules/go.en.md", PAGE), (RULINGS, rulings)]));
        assert_eq!(findings, []);
        let [go] = &games[..] else { panic!("one game") };
        assert_eq!((go.name.as_str(), go.title.as_str()), ("go", "Go"));
        assert_eq!(go.leaves().map(|heading| heading.mark.as_str()).collect::<Vec<_>>(), ["§1", "§2.1"]);
        assert_eq!(go.rulings, [Heading { mark: "R2".into(), title: "Ko".into(), line: 9 }]);
        assert!(go.has("§2") && go.has("R2") && !go.has("R1") && !go.has("§2.2"));
    }

    #[test]
    fn pages_in_two_languages_must_have_the_same_sections() {
        let check =
            |german: &str| findings(&[("docs/rules/go.en.md", PAGE), ("docs/rules/go.de.md", german)]);
        assert!(check("# Go: Regeln\n## §1 Brett\n## §2 Steine\n### §2.1 Schwarz\n").is_empty());
        assert_eq!(
            check("# Go: Regeln\n## §1 Brett\n### §2.1 Schwarz\n"),
            ["docs/rules/go.de.md:3: §2.1 stands where docs/rules/go.en.md has §2."]
        );
        assert_eq!(
            check("# Go: Regeln\n## §1 Brett\n## §2 Steine\n"),
            ["docs/rules/go.de.md:3: §2.1 of docs/rules/go.en.md is missing."]
        );
        assert_eq!(
            check("# Go: Regeln\n## §1 Brett\n## §2 Steine\n### §2.1 Schwarz\n### §2.2 Weiß\n"),
            ["docs/rules/go.de.md:5: §2.2 is not in docs/rules/go.en.md."]
        );
    }

    #[test]
    fn every_language_needs_its_page() {
        assert_eq!(
            findings(&[("docs/rules/go.en.md", PAGE), ("locales/de/go.ftl", ""), ("locales/en/go.ftl", "")]),
            ["docs/rules/go.de.md:1: there are words in this language, but no rules page."]
        );
        assert_eq!(
            findings(&[("docs/rules/go.de.md", PAGE)]),
            ["docs/rules/go.de.md:1: there is no English page of these rules."]
        );
    }

    #[test]
    fn a_number_is_given_once() {
        assert_eq!(
            findings(&[("docs/rules/go.en.md", "# Go: rules\n## §1 Board\n## §1 Stones\n")]),
            ["docs/rules/go.en.md:3: §1 stands in line 2 already."]
        );
        let rulings = "## Go\n### R1 Ko\n### R1 Seki\n";
        assert_eq!(
            findings(&[("docs/rules/go.en.md", PAGE), (RULINGS, rulings)]),
            ["docs/rulings.md:3: R1 stands in line 2 already."]
        );
    }
}
