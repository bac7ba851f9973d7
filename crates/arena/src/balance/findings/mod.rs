//! What the accounts say about a topic: a table, a picture and remarks. A file for each kind of topic.

mod holdings;
mod rates;
mod sides;

use super::account::Section;
use super::estimate::Proportion;
use super::grid::Grid;
use super::topic::{Kind, Origin, Topic};

/// A part of the report.
pub(crate) struct Finding {
    pub(crate) title: String,
    pub(crate) note: String,
    pub(crate) grid: Grid,
    /// The pictures: what they are called, what they show, and the SVG.
    pub(crate) pictures: Vec<Picture>,
    pub(crate) remarks: Vec<Remark>,
}

/// A picture of the report.
pub(crate) struct Picture {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) svg: String,
}

/// A value that has been compared with what would be in proportion.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Remark {
    /// Of what.
    pub(crate) topic: String,
    pub(crate) label: String,
    /// What was found.
    pub(crate) measured: String,
    /// What would be in proportion.
    pub(crate) expected: String,
    pub(crate) proportion: Proportion,
    pub(crate) origin: Origin,
}

/// What the wins of owners may be of their share, and a rate of the mean of its topic.
pub(crate) const WINS: [f64; 2] = [0.7, 1.3];
/// What a use may be of the mean of its topic.
pub(crate) const USES: [f64; 2] = [0.5, 1.5];
/// The most that a source should be of all points.
pub(crate) const SOURCE: f64 = 0.5;

/// A topic, and where it is in its section.
#[derive(Clone, Copy)]
struct Subject<'s> {
    section: &'s Section,
    index: usize,
    topic: &'s Topic,
}

/// What the accounts say about all topics of a section.
pub(crate) fn all(section: &Section) -> Vec<Finding> {
    let finding = |(index, topic): (usize, &Topic)| {
        let subject = Subject { section, index, topic };
        match topic.kind {
            Kind::Points(evenness) => sides::points(subject, evenness),
            Kind::Use(evenness) => sides::uses(subject, evenness),
            Kind::Holding(baseline) => holdings::holdings(subject, baseline),
            Kind::Rate(evenness) => rates::rates(subject, evenness),
            Kind::Mean => rates::means(subject),
        }
    };
    section.topics.iter().enumerate().map(finding).collect()
}

impl Subject<'_> {
    fn finding(&self, grid: Grid, svg: String, remarks: Vec<Remark>) -> Finding {
        let picture =
            Picture { name: format!("{}-{}.svg", self.section.id, self.topic.id), title: self.title(), svg };
        Finding {
            title: self.topic.title.to_owned(),
            note: self.topic.note.to_owned(),
            grid,
            pictures: vec![picture],
            remarks,
        }
    }

    fn title(&self) -> String {
        format!("{}: {}", self.section.title, lower(self.topic.title, self.section.names))
    }

    fn remark(&self, row: usize, measured: String, expected: String, proportion: Proportion) -> Remark {
        let row = &self.topic.rows[row];
        let (topic, label, origin) = (self.title(), row.label.clone(), row.origin);
        Remark { topic, label, measured, expected, proportion, origin }
    }
}

/// A title within a sentence. If it begins with one of these names it stays as it is.
fn lower(title: &str, names: &[&str]) -> String {
    let mut letters = title.chars();
    let keep = names.iter().any(|name| title.starts_with(name));
    match letters.next() {
        Some(first) if !keep => first.to_lowercase().collect::<String>() + letters.as_str(),
        _ => title.to_owned(),
    }
}

/// A range around what would be fair.
fn around(fair: f64, range: [f64; 2]) -> [f64; 2] {
    range.map(|factor| factor * fair)
}

#[cfg(test)]
mod tests;
