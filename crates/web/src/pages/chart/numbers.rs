//! The numbers of a chart as a table, for those who read numbers rather than lines.

use maud::{Markup, html};
use texts::Language;

use super::{Chart, Line};
use crate::live::Chapter;
use crate::texts::text;

/// The part of the game in which a line of the record is, with its whole name.
pub(in crate::pages) fn part(chapters: &[Chapter], line: u32, language: Language) -> String {
    let begun = || chapters.iter().rev().filter(|chapter| chapter.line <= line);
    let whole = begun().find(|chapter| !chapter.is_part);
    let part = begun().next().filter(|chapter| chapter.is_part);
    let names: Vec<_> = whole.into_iter().chain(part).map(|chapter| chapter.name.as_str()).collect();
    if names.is_empty() { text(language, "setting-up", &[]) } else { names.join(", ") }
}

impl Chart {
    /// The numbers at the end of each part of the game, folded away.
    pub(super) fn numbers(&self, language: Language) -> Markup {
        let value = |line: &Line, index: usize| self.scale.written(language, line.values[index]);
        html! {
            details.numbers {
                summary { (text(language, "chart-numbers", &[])) }
                table {
                    thead {
                        tr {
                            th scope="col" { (text(language, "chart-after", &[])) }
                            @for line in &self.lines { th.number scope="col" { (line.emblem) " " (line.name) } }
                        }
                    }
                    tbody {
                        @for (name, end) in self.parts() {
                            tr {
                                th scope="row" { (name) }
                                @for line in &self.lines { td.number { (value(line, end)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The parts of the game with their whole names, and the stops at which they end.
    pub(super) fn parts(&self) -> Vec<(String, usize)> {
        let mut parts = Vec::new();
        let mut whole = "";
        for (number, chapter) in self.chapters.iter().enumerate() {
            let name =
                if chapter.is_part { format!("{whole}, {}", chapter.name) } else { chapter.name.clone() };
            if !chapter.is_part {
                whole = &chapter.name;
            }
            let next = self.chapters.get(number + 1);
            // Where a day begins with its first part, that part is all there is to say.
            if next.is_some_and(|next| next.line == chapter.line) {
                continue;
            }
            parts.push((name, next.map_or(self.stops.len() - 1, |next| self.index(next.line))));
        }
        parts
    }
}
