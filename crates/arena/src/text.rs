//! What an arena found, for people to read.

use std::fmt::Write;

use crate::report::{PlayerReport, Report, SeatReport};

impl Report {
    /// The report as tables: results, seats and thinking.
    pub fn text(&self) -> String {
        let mut text = head(self);
        if self.games > 0 {
            for table in [results(&self.players), seats(&self.seats), thinking(&self.players)] {
                text.push('\n');
                text += &aligned(&table);
            }
        }
        text
    }
}

fn head(report: &Report) -> String {
    let Report { head, games, .. } = report;
    let (asked, rotations) = (head.games_requested, head.games_per_deal);
    let options: Vec<String> = head.options.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let mut text = format!("{}: {}\n", head.game, options.join(", "));
    _ = write!(text, "{games} games with seed {} in {:.0} s", head.seed, head.seconds);
    text += &match rotations {
        1 => "\n".to_owned(),
        _ => format!(": {} deals, each from {rotations} rotations of the seats\n", games / rotations),
    };
    if !asked.is_multiple_of(rotations) {
        _ = writeln!(text, "{asked} games were asked for and rounded up to whole deals.");
    }
    if head.interrupted {
        text += "The games were interrupted; the deals that were played to the end are counted.\n";
    }
    text
}

fn results(players: &[PlayerReport]) -> Vec<Vec<String>> {
    let mut table =
        vec![row(["player", "games", "wins", "win rate", "95 %", "score", "margin", "Elo", "95 %"])];
    table.extend(players.iter().map(|player| {
        vec![
            player.name.clone(),
            player.games.to_string(),
            format!("{:.1}", player.wins),
            percent(player.win_rate),
            range(player.ci95.map(percent)),
            format!("{:.1}", player.mean_score),
            format!("{:+.1}", player.mean_margin),
            format!("{:+.0}", player.elo),
            range(player.elo_ci95.map(|bound| format!("{bound:+.0}"))),
        ]
    }));
    table
}

fn seats(seats: &[SeatReport]) -> Vec<Vec<String>> {
    let mut table = vec![row(["seat", "win rate", "95 %", "score"])];
    table.extend(seats.iter().map(|seat| {
        let score = format!("{:.1}", seat.mean_score);
        vec![seat.seat.clone(), percent(seat.win_rate), range(seat.ci95.map(percent)), score]
    }));
    table
}

fn thinking(players: &[PlayerReport]) -> Vec<Vec<String>> {
    let mut table = vec![row(["player", "decisions", "iterations/s", "mean ms", "longest ms", "late"])];
    let number = |number: Option<f64>, digits: usize| match number {
        Some(number) => format!("{number:.digits$}"),
        None => "–".to_owned(),
    };
    table.extend(players.iter().filter(|player| player.decisions > 0).map(|player| {
        vec![
            player.name.clone(),
            player.decisions.to_string(),
            number(player.iterations_per_second, 0),
            number(player.mean_ms, 3),
            number(player.max_ms, 1),
            player.late.to_string(),
        ]
    }));
    table
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn range([low, high]: [String; 2]) -> String {
    format!("{low} to {high}")
}

/// Columns that are as wide as their widest cell; the first is aligned to the left, the others to the
/// right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            _ = match column {
                0 => write!(text, "{cell:<width$}"),
                _ => write!(text, "  {cell:>width$}"),
            };
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let rows = [row(["seat", "win"]), row(["1", "50 %"])];
        assert_eq!(aligned(&rows), "seat   win\n1     50 %\n");
    }
}
