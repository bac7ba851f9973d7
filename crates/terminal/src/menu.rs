//! Numbered choices, laid out so that many of them fit.

use crate::paint::{Line, Tone, WIDTH, beside, width, wrap};

/// The least room for what a choice leads to, where labels are long.
const LEAST_EFFECT: usize = 20;

/// All choices of a decision, in groups. Their numbers run from 1 through all groups.
pub struct Menu<A> {
    /// How they are to be read, if that needs words.
    pub head: String,
    /// The choices that belong together.
    pub groups: Vec<Group<A>>,
    /// What is true of all of them.
    pub note: String,
}

/// Choices that belong together.
pub struct Group<A> {
    /// What they have in common.
    pub title: String,
    /// What follows from each of them.
    pub note: String,
    /// The choices.
    pub body: Body<A>,
}

/// How choices stand.
pub enum Body<A> {
    /// One below the other, in one or two columns.
    List {
        /// How many lists stand beside each other.
        columns: Columns,
        /// The choices.
        entries: Vec<Entry<A>>,
    },
    /// In a table, where two names make a choice.
    Grid {
        /// What stands where names of rows and columns meet.
        corner: String,
        /// The names of the columns.
        columns: Vec<String>,
        /// The rows.
        rows: Vec<Row<A>>,
    },
}

/// How many lists stand beside each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Columns {
    /// A single one.
    One,
    /// Two of them.
    Two,
    /// As many as fit.
    Many,
}

/// A choice with what it leads to.
pub struct Entry<A> {
    /// What is done.
    pub action: A,
    /// What it is called.
    pub label: String,
    /// A number that stands in a column of its own, or nothing.
    pub figure: String,
    /// What it leads to.
    pub effect: String,
}

/// A row of a table.
pub struct Row<A> {
    /// What its choices have in common.
    pub name: String,
    /// The choices of its columns, if there are any.
    pub cells: Vec<Option<Cell<A>>>,
}

/// A choice in a table.
pub struct Cell<A> {
    /// What is done.
    pub action: A,
    /// A mark behind the number, which the note explains.
    pub mark: &'static str,
}

impl<A: Copy> Menu<A> {
    /// The choices in the order of their numbers.
    pub fn actions(&self) -> Vec<A> {
        self.groups.iter().flat_map(|group| group.body.actions()).collect()
    }

    /// The choices as lines.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines = faint(&self.head);
        let mut number = 1;
        let digits = self.actions().len().to_string().len();
        for group in &self.groups {
            if !group.title.is_empty() {
                lines.extend(group.heading());
            }
            lines.extend(group.body.lines(number, digits));
            number += group.body.actions().len();
        }
        lines.extend(faint(&self.note));
        lines
    }
}

/// A remark, or no line at all.
fn faint(remark: &str) -> Vec<Line> {
    if remark.is_empty() {
        return Vec::new();
    }
    wrap(remark, WIDTH).into_iter().map(|line| Line::new(Tone::Faint, line)).collect()
}

impl<A> Group<A> {
    fn heading(&self) -> Vec<Line> {
        let title = Line::new(Tone::Strong, self.title.clone());
        if self.note.is_empty() {
            return vec![title];
        }
        let indent = self.title.chars().count() + 2;
        let notes = wrap(&self.note, WIDTH - indent).into_iter().map(|line| Line::new(Tone::Faint, line));
        beside(vec![title], indent, notes.collect())
    }
}

impl<A: Copy> Body<A> {
    fn actions(&self) -> Vec<A> {
        match self {
            Self::List { entries, .. } => entries.iter().map(|entry| entry.action).collect(),
            Self::Grid { rows, .. } => {
                rows.iter().flat_map(|row| row.cells.iter().flatten().map(|cell| cell.action)).collect()
            }
        }
    }

    fn lines(&self, first: usize, digits: usize) -> Vec<Line> {
        let list = |first, entries, room| list(first, digits, entries, room);
        match self {
            Self::List { columns: Columns::One, entries } => list(first, entries, WIDTH),
            Self::List { columns: Columns::Two, entries } => {
                let (left, right) = entries.split_at(entries.len().div_ceil(2));
                let column = WIDTH / 2;
                beside(list(first, left, column - 1), column, list(first + left.len(), right, WIDTH - column))
            }
            Self::List { columns: Columns::Many, entries } => many(first, digits, entries),
            Self::Grid { corner, columns, rows } => grid(first, corner, columns, rows),
        }
    }
}

/// Numbers, labels and figures stand in columns; what a choice leads to is wrapped beside them, and so
/// is a label that would leave no room for it.
fn list<A>(first: usize, digits: usize, entries: &[Entry<A>], room: usize) -> Vec<Line> {
    let has_effect = entries.iter().any(|entry| !entry.effect.is_empty());
    let most = room.saturating_sub(digits + 3 + if has_effect { LEAST_EFFECT } else { 0 }).max(1);
    let label = entries.iter().map(|entry| width(&entry.label)).max().unwrap_or(0).min(most);
    let figure = entries.iter().map(|entry| width(&entry.figure)).max().unwrap_or(0);
    let label_at = digits + 2;
    let figure_at = label_at + label + 1;
    let effect_at = if figure > 0 { figure_at + figure + 2 } else { figure_at + 1 };
    let mut lines = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let number = Line::new(Tone::Strong, format!(" {:>digits$} ", first + index));
        let labels = wrap(&entry.label, label.max(1)).into_iter().map(Line::plain).collect();
        let mut heads = beside(vec![number], label_at, labels);
        let head = std::mem::take(&mut heads[0]).to(figure_at);
        heads[0] = head.and(Tone::Plain, format!("{:>figure$}", entry.figure));
        let effects = wrap(&entry.effect, room.saturating_sub(effect_at).max(1));
        lines.extend(beside(heads, effect_at, effects.into_iter().map(Line::plain).collect()));
    }
    lines
}

/// Short choices in as many columns as fit, read from top to bottom.
fn many<A>(first: usize, digits: usize, entries: &[Entry<A>]) -> Vec<Line> {
    let room = |entry: &Entry<A>| {
        let gap = if entry.effect.is_empty() { 0 } else { 2 };
        digits + 2 + width(&entry.label) + gap + width(&entry.effect)
    };
    let widest = entries.iter().map(room).max().unwrap_or(0) + 2;
    let columns = (WIDTH / widest).clamp(1, entries.len().max(1));
    let height = entries.len().div_ceil(columns);
    let mut lines = Vec::new();
    for (index, column) in entries.chunks(height.max(1)).enumerate() {
        let at = if columns == 1 { WIDTH } else { widest };
        lines = beside(lines, index * at, list(first + index * height, digits, column, at));
    }
    lines
}

fn grid<A>(first: usize, corner: &str, columns: &[String], rows: &[Row<A>]) -> Vec<Line> {
    let names = rows.iter().map(|row| width(&row.name)).chain([width(corner)]).max().unwrap_or(0);
    let room = columns.iter().map(|column| width(column)).max().unwrap_or(0).max(3) + 2;
    let header = columns.iter().map(|column| format!("{column:>room$} ")).collect::<String>();
    let mut lines = vec![Line::new(Tone::Faint, format!("    {corner:<names$}{header}"))];
    let mut numbers = first..;
    for row in rows {
        let cells = row.cells.iter().map(|cell| match cell {
            Some(cell) => format!("{:>room$}{:<1}", numbers.next().unwrap_or(first), cell.mark),
            None => format!("{:>room$} ", "·"),
        });
        let cells = cells.collect::<String>();
        lines.push(Line::plain(format!("    {:<names$}", row.name)).and(Tone::Plain, cells));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::paint::{Style, paint};
    use super::*;

    fn entry(action: u8, label: &str, figure: &str, effect: &str) -> Entry<u8> {
        Entry { action, label: label.into(), figure: figure.into(), effect: effect.into() }
    }

    fn group(title: &str, body: Body<u8>) -> Group<u8> {
        Group { title: title.into(), note: String::new(), body }
    }

    #[test]
    fn numbers_run_through_all_groups() {
        let list = Body::List {
            columns: Columns::Two,
            entries: vec![
                entry(7, "Mine", "−2", "1 coal"),
                entry(8, "Palace", "+1", ""),
                entry(9, "Lake", "0", ""),
            ],
        };
        let cell = |action, mark| Some(Cell { action, mark });
        let grid = Body::Grid {
            corner: "+1".into(),
            columns: vec!["Miner".into(), "Farmer".into()],
            rows: vec![
                Row { name: "Miner".into(), cells: vec![None, cell(5, "*")] },
                Row { name: "Farmer".into(), cells: vec![cell(6, ""), None] },
            ],
        };
        let menu = Menu {
            head: String::new(),
            groups: vec![group("Go", list), group("Trade", grid)],
            note: "* lost".into(),
        };
        assert_eq!(menu.actions(), [7, 8, 9, 5, 6]);
        let expected = "\
Go
 1 Mine   −2  1 coal                               3 Lake 0
 2 Palace +1
Trade
    +1       Miner   Farmer
    Miner        ·        4*
    Farmer       5        ·
* lost
";
        assert_eq!(paint(&menu.lines(), Style::Plain), expected);
    }

    #[test]
    fn what_a_choice_leads_to_is_wrapped_beside_it() {
        let entries = vec![entry(1, "Mine", "", &"word ".repeat(40))];
        let body = Body::List { columns: Columns::One, entries };
        let menu = Menu { head: String::new(), groups: vec![group("", body)], note: String::new() };
        let lines = menu.lines();
        assert!(lines.len() > 1 && lines.iter().all(|line| line.width() <= WIDTH));
        assert!(paint(&lines[1..2], Style::Plain).starts_with("         word"));
    }
}
