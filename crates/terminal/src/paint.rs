//! Lines of text with tones, and how they become what a terminal shows.
//!
//! Lines are laid out as plain text, one column a character; colour is added last, so that it never
//! changes where anything stands.

use std::io::IsTerminal;

/// How wide the screen is taken to be.
pub const WIDTH: usize = 100;

/// How a piece of text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As everything else.
    Plain,
    /// Headings and what is due.
    Strong,
    /// What is only there to help.
    Faint,
    /// What is closed.
    Red,
    /// What belongs to a party: one of the 256 colours of terminals.
    Colour(u8),
}

/// Whether tones are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Letters only.
    Plain,
    /// With colours.
    Coloured,
}

impl Style {
    /// Colour is for terminals, and for people who have not asked for none.
    pub fn of_environment() -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if std::io::stdout().is_terminal() && !refused { Self::Coloured } else { Self::Plain }
    }
}

/// A line of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(Vec<(Tone, String)>);

impl Line {
    /// A line in one tone.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self::default().and(tone, text)
    }

    /// A line without a tone.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::new(Tone::Plain, text)
    }

    /// The line with more text.
    #[must_use]
    pub fn and(mut self, tone: Tone, text: impl Into<String>) -> Self {
        self.0.push((tone, text.into()));
        self
    }

    /// The line with another one behind it.
    #[must_use]
    pub fn then(mut self, line: Self) -> Self {
        self.0.extend(line.0);
        self
    }

    /// The line, filled with spaces up to a column.
    #[must_use]
    pub fn to(self, column: usize) -> Self {
        let gap = column.saturating_sub(self.width());
        self.and(Tone::Plain, " ".repeat(gap))
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| width(text)).sum()
    }

    fn paint(&self, style: Style, out: &mut String) {
        let end = self.0.iter().rposition(|(_, text)| !text.trim_end().is_empty()).map_or(0, |last| last + 1);
        for (index, (tone, text)) in self.0[..end].iter().enumerate() {
            let text = if index + 1 == end { text.trim_end() } else { text };
            match (style, code(*tone)) {
                (Style::Coloured, Some(code)) => {
                    out.push_str(&format!("\u{1b}[{code}m{text}\u{1b}[0m"));
                }
                (Style::Coloured, None) | (Style::Plain, _) => out.push_str(text),
            }
        }
        out.push('\n');
    }
}

/// Lines as a text.
pub fn paint(lines: &[Line], style: Style) -> String {
    let mut out = String::new();
    lines.iter().for_each(|line| line.paint(style, &mut out));
    out
}

/// The codes of the 256-colour palette come close to the colours of the games.
fn code(tone: Tone) -> Option<String> {
    match tone {
        Tone::Plain => None,
        Tone::Strong => Some("1".to_owned()),
        Tone::Faint => Some("2".to_owned()),
        Tone::Red => Some("31".to_owned()),
        Tone::Colour(colour) => Some(format!("38;5;{colour}")),
    }
}

/// How many columns a text takes: our letters and signs take one each.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text in lines of at most so many columns, broken at spaces.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if width(line) + 1 + width(word) <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// A text as a paragraph of the screen: a first line, and the others indented as deep as its head.
pub fn paragraph(head: Line, text: &str) -> Vec<Line> {
    let indent = head.width();
    let mut head = Some(head);
    let lines = wrap(text, WIDTH - indent).into_iter().map(|line| {
        let start = head.take().unwrap_or_else(|| Line::plain(" ".repeat(indent)));
        start.and(Tone::Plain, line)
    });
    lines.collect()
}

/// Two blocks beside each other, the second one beginning at a column.
pub fn beside(left: Vec<Line>, column: usize, right: Vec<Line>) -> Vec<Line> {
    let height = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    (0..height)
        .map(|_| left.next().unwrap_or_default().to(column).then(right.next().unwrap_or_default()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_changes_no_column() {
        let lines = [Line::new(Tone::Red, "zu").to(4).and(Tone::Colour(208), "Orange ")];
        assert_eq!(paint(&lines, Style::Plain), "zu  Orange\n");
        assert_eq!(
            paint(&lines, Style::Coloured),
            "\u{1b}[31mzu\u{1b}[0m  \u{1b}[38;5;208mOrange\u{1b}[0m\n"
        );
    }

    #[test]
    fn texts_break_at_spaces_and_keep_their_indent() {
        assert_eq!(wrap("über dem Fluss", 8), ["über dem", "Fluss"]);
        let lines = paragraph(Line::plain("- "), &"wort ".repeat(30));
        assert!(lines.len() == 2 && lines.iter().all(|line| line.width() <= WIDTH));
        assert!(paint(&lines[1..], Style::Plain).starts_with("  wort"));
    }

    #[test]
    fn blocks_stand_beside_each_other() {
        let (left, right) = (vec![Line::plain("a")], vec![Line::plain("b"), Line::plain("c")]);
        assert_eq!(paint(&beside(left, 3, right), Style::Plain), "a  b\n   c\n");
    }
}
