//! A table of the report.

use std::fmt::Write;

/// A table in Markdown. The first column is aligned to the left.
pub(crate) struct Grid {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
    /// How all columns but the first are aligned.
    rule: &'static str,
}

impl Grid {
    /// A table of numbers with these headings and no rows yet.
    pub(crate) fn new(head: &[&str]) -> Self {
        Self { head: head.iter().map(|&cell| cell.to_owned()).collect(), rows: Vec::new(), rule: "---:" }
    }

    /// A table of words.
    pub(crate) fn of_words(head: &[&str]) -> Self {
        Self { rule: "---", ..Self::new(head) }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        assert_eq!(cells.len(), self.head.len(), "a cell for every heading");
        self.rows.push(cells);
    }

    /// Whether it has no rows.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table as text.
    pub(crate) fn text(&self) -> String {
        let mut text = line(&self.head);
        let rules = ["---"].into_iter().chain(std::iter::repeat(self.rule));
        let rule: Vec<String> = rules.take(self.head.len()).map(str::to_owned).collect();
        text += &line(&rule);
        self.rows.iter().for_each(|row| text += &line(row));
        text
    }
}

fn line(cells: &[String]) -> String {
    let mut text = "|".to_owned();
    for cell in cells {
        _ = write!(text, " {cell} |");
    }
    text + "\n"
}
