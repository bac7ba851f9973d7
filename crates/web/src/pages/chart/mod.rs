//! A chart of a whole game: a line for each party over the stops of the game, drawn as SVG.
//!
//! The plot stretches with the page. What must not be stretched, words and emblems, stands in drawings
//! of its own around it and is placed by percentages.

mod games;
mod numbers;
mod scale;
#[cfg(test)]
mod tests;

use std::iter::repeat_n;

use maud::{Markup, html};
use texts::Language;

use crate::face::Emblem;
use crate::face::number;
use crate::live::Chapter;
pub(super) use numbers::part;
use scale::Scale;

/// How far apart the names at the ends of lines must be, in percent of the height.
const GAP: f32 = 10.0;

/// How far apart the numbers above the plot must be, in percent of the width, on a wide page and on a phone.
const MARK_GAPS: [(&str, f32); 2] = [("wide", 4.0), ("narrow", 11.0)];

/// With more parts of the game than these, a small chart has room for their numbers only.
const MANY: usize = 3;

/// A chart of a whole game.
pub(super) struct Chart {
    /// What it shows.
    title: String,
    lines: Vec<Line>,
    scale: Scale,
    /// The lines of the record at which the game stops.
    stops: Vec<u32>,
    chapters: Vec<Chapter>,
    /// Lines of the record that are marked with numbers, in the order of the numbers.
    pub(super) marks: Vec<u32>,
    /// The line of the record that is being looked at.
    pub(super) at: Option<u32>,
    /// The page of the replay, to which the chart leads.
    replay: String,
}

/// How it went for a party.
struct Line {
    emblem: Emblem,
    name: String,
    /// A value for each stop.
    values: Vec<f32>,
}

impl Chart {
    pub(super) fn markup(&self, language: Language) -> Markup {
        html! {
            figure.chart {
                div.plotted {
                    @if !self.marks.is_empty() { (self.numbered_marks()) }
                    (self.ticks(language))
                    (self.plot(language))
                    (self.ends(language))
                    (self.chapter_names())
                }
                (self.numbers(language))
            }
        }
    }

    /// The lines themselves.
    fn plot(&self, language: Language) -> Markup {
        let last = |line: &Line| self.scale.written(language, *line.values.last().unwrap_or(&0.0));
        let ends: Vec<_> = self.lines.iter().map(|line| format!("{} {}", line.name, last(line))).collect();
        html! {
            svg.plot viewBox="0 0 1000 1000" preserveAspectRatio="none" role="img"
                aria-label={ (self.title) ": " (ends.join(", ")) } {
                @for chapter in &self.chapters {
                    @let x = thousandth(self.across(self.index(chapter.line)));
                    line.begins.part[chapter.is_part] x1=(x) x2=(x) y1="0" y2="1000" {}
                }
                @for tick in self.scale.ticks() {
                    @let y = thousandth(self.scale.down(tick));
                    line.tick.zero[tick == 0.0] x1="0" x2="1000" y1=(y) y2=(y) {}
                }
                @for &mark in &self.marks {
                    @let x = thousandth(self.across(self.index(mark)));
                    line.mark x1=(x) x2=(x) y1="0" y2="1000" {}
                }
                @if let Some(at) = self.at {
                    @let x = thousandth(self.across(self.index(at)));
                    line.cursor x1=(x) x2=(x) y1="0" y2="1000" {}
                }
                @for line in &self.lines {
                    polyline.{ "party-" (number(line.emblem.seat)) } points=(self.points(line)) {}
                }
            }
        }
    }

    fn points(&self, line: &Line) -> String {
        let point = |(index, &value): (usize, &f32)| {
            format!("{},{}", thousandth(self.across(index)), thousandth(self.scale.down(value)))
        };
        line.values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    }

    /// The numbers of the scale.
    fn ticks(&self, language: Language) -> Markup {
        html! {
            svg.ticks aria-hidden="true" {
                @for tick in self.scale.ticks() {
                    text x="100%" dx="-6" y=(percent(self.scale.down(tick))) dy=".35em" { (self.scale.written(language, tick)) }
                }
            }
        }
    }

    /// Whose line ends where.
    fn ends(&self, language: Language) -> Markup {
        let ends = self.lines.iter().map(|line| line.values.last().copied().unwrap_or(0.0));
        let ends: Vec<f32> = ends.map(|end| self.scale.down(end)).collect();
        let places = spread(&ends, GAP);
        html! {
            svg.ends aria-hidden="true" {
                @for ((line, end), place) in self.lines.iter().zip(&ends).zip(places) {
                    g.{ "party-" (number(line.emblem.seat)) } {
                        line x1="0" x2="10" y1=(percent(*end)) y2=(percent(place)) {}
                        svg x="18" y=(percent(place)) overflow="visible" {
                            path d=(line.emblem.outline) fill-rule="evenodd" transform="scale(.6) translate(-12 -12)" {}
                        }
                        text x="30" y=(percent(place)) dy=".35em" {
                            tspan.value { (self.scale.written(language, *line.values.last().unwrap_or(&0.0))) }
                            " " tspan.name { (line.name) }
                        }
                    }
                }
            }
        }
    }

    /// The parts of the game below the plot, each leading to its beginning.
    fn chapter_names(&self) -> Markup {
        let whole = || self.chapters.iter().filter(|chapter| !chapter.is_part);
        html! {
            svg.chapters.many[whole().count() > MANY] {
                @for chapter in whole() {
                    @let index = self.index(chapter.line);
                    a href=(self.to(index)) aria-label=(chapter.name) {
                        text x=(percent(self.across(index))) y="1.3em" {
                            // Where there is little room, the number alone has to do.
                            @match chapter.name.rsplit_once(' ') {
                                Some((word, number)) => { tspan.word { (word) " " } (number) },
                                None => (chapter.name),
                            }
                        }
                    }
                }
            }
        }
    }

    /// The numbers of what is marked, above the plot, each with a line to its place.
    fn numbered_marks(&self) -> Markup {
        let wanted: Vec<f32> = self.marks.iter().map(|&mark| self.across(self.index(mark))).collect();
        html! {
            svg.marks {
                @for (page, gap) in MARK_GAPS {
                    g.{ (page) } {
                        @for ((index, &wanted), place) in wanted.iter().enumerate().zip(spread(&wanted, gap)) {
                            @let from = percent(place);
                            line x1=(from) x2=(percent(wanted)) y1="26" y2="100%" {}
                            a href={ "#move-" (index + 1) } {
                                circle cx=(from) cy="14" r="12" {}
                                text x=(from) y="14" dy=".35em" { (index + 1) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// How far to the right a stop is, in percent.
    fn across(&self, index: usize) -> f32 {
        100.0 * index as f32 / (self.stops.len().max(2) - 1) as f32
    }

    /// The stop at which a line of the record has happened.
    fn index(&self, line: u32) -> usize {
        self.stops.partition_point(|&stop| stop < line).min(self.stops.len() - 1)
    }

    fn to(&self, index: usize) -> String {
        format!("{}?at={}", self.replay, self.stops[index])
    }
}

/// Places as near as possible to the wanted ones, in percent, but so far apart. They keep their order.
fn spread(wanted: &[f32], gap: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&one, &other| wanted[one].total_cmp(&wanted[other]));
    // Less the gaps before it, nobody may be lower than the one before: those who would be share their mean.
    let mut pools: Vec<(f32, usize)> = Vec::new();
    for (rank, &index) in order.iter().enumerate() {
        let mut pool = (wanted[index] - gap * rank as f32, 1);
        while let Some((sum, count)) = pools.pop_if(|&mut before| mean(before) > mean(pool)) {
            pool = (pool.0 + sum, pool.1 + count);
        }
        pools.push(pool);
    }
    let snapshot = 100.0 - gap * wanted.len().saturating_sub(1) as f32;
    let levels = pools.iter().flat_map(|&pool| repeat_n(mean(pool).min(snapshot).max(0.0), pool.1));
    let mut places = wanted.to_vec();
    for (rank, (&index, level)) in order.iter().zip(levels).enumerate() {
        places[index] = level + gap * rank as f32;
    }
    places
}

fn mean((sum, count): (f32, usize)) -> f32 {
    sum / count as f32
}

fn percent(part: f32) -> String {
    format!("{part:.2}%")
}

/// A part in percent, in the units of the plot.
fn thousandth(part: f32) -> String {
    format!("{:.0}", part * 10.0)
}
