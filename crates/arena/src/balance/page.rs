//! The report as a page.

use std::fmt::Write;

use super::account::{Section, Sides};
use super::findings::{self, Finding, Picture};
use super::{order, spread, verdict};

/// How the games were played.
pub(crate) struct Conditions {
    pub(crate) bot: String,
    /// How many games at each table.
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) time_limited: bool,
}

/// The page and its pictures.
pub(crate) struct Page {
    pub(crate) text: String,
    /// What they are called, and the SVG.
    pub(crate) pictures: Vec<(String, String)>,
}

impl Page {
    /// All findings about these sections.
    pub(crate) fn new(conditions: &Conditions, sections: &[Section]) -> Self {
        let found: Vec<(&Section, Vec<Finding>)> =
            sections.iter().map(|section| (section, findings(section))).collect();
        let remarks: Vec<_> =
            found.iter().flat_map(|(_, findings)| findings).flat_map(|finding| &finding.remarks).collect();
        let mut text = head(conditions, sections);
        _ = write!(text, "\n## Verdict\n\n{}", verdict::verdict(&remarks));
        for (section, findings) in &found {
            _ = write!(text, "\n## {}\n\n{}\n", section.title, section.note);
            findings.iter().for_each(|finding| text += &told(finding));
        }
        let pictures =
            found.into_iter().flat_map(|(_, findings)| findings).flat_map(|finding| finding.pictures);
        Self { text, pictures: pictures.map(|picture| (picture.name, picture.svg)).collect() }
    }
}

/// Turn order and scores come first. Who plays alone against an automaton has no order to compare.
fn findings(section: &Section) -> Vec<Finding> {
    let order = match section.sides {
        Sides::WinnersAndOthers => Some(order::order(section)),
        Sides::PlayerAndAutomaton(_) => None,
    };
    order.into_iter().chain([spread::spread(section)]).chain(findings::all(section)).collect()
}

fn head(conditions: &Conditions, sections: &[Section]) -> String {
    let Conditions { bot, games, seed, time_limited } = conditions;
    let tables: usize = sections.iter().map(|section| section.tables.len()).sum();
    let again = match time_limited {
        true => "The bot is limited by time, so the command plays other games each time.",
        false => "The same command gives the same page, whatever `--threads` and `--out` say.",
    };
    format!(
        "# Balance\n\nWhat wins, and whether anything is out of proportion, found by letting equal bots play. \
         This page is written by the program.\n\n## Conditions\n\n- bot in all seats: `{bot}`\n- games: {games} \
         at each of {tables} tables, {} in all\n- seed: {seed}\n- built-in box\n- command: `vorposten balance \
         --games {games} --bot {bot} --seed {seed}`\n\n{again} Intervals hold the true value in 95 % of all \
         cases. What is found is true of games between these bots; people play otherwise.\n",
        games * tables as u64
    )
}

fn told(finding: &Finding) -> String {
    let Finding { title, note, grid, pictures, .. } = finding;
    let mut text = format!("\n### {title}\n\n{note}\n\n");
    if grid.is_empty() {
        return text + "It never happened.\n";
    }
    for Picture { name, title, .. } in pictures {
        _ = writeln!(text, "![{title}](balance/{name})");
    }
    text + "\n" + &grid.text()
}
