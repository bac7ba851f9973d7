//! How often something happens when it can, and how much of it there is.

use super::{Finding, Remark, Subject, WINS, around};
use crate::balance::chart::{Bar, Bars};
use crate::balance::estimate::{Estimate, Proportion, number, percent, range};
use crate::balance::grid::Grid;
use crate::balance::topic::Evenness;

/// What a row says.
struct RateRow {
    row: usize,
    chances: i64,
    hits: i64,
    /// The share of chances, game by game.
    rate: Option<Estimate>,
}

/// How often something happens when it can.
pub(super) fn rates(subject: Subject<'_>, evenness: Evenness) -> Finding {
    let rows = rows(subject);
    let known: Vec<f64> = rows.iter().filter_map(|row| row.rate).map(|rate| rate.mean).collect();
    let mean = known.iter().sum::<f64>() / known.len().max(1) as f64;
    let mut grid = Grid::new(&["", "chances", "share", "95 %"]);
    let mut bars = Vec::new();
    for row in &rows {
        let label = subject.topic.rows[row.row].label.clone();
        let Some(rate) = row.rate else { continue };
        let (share, interval) = (percent(rate.mean), range(rate.interval, percent));
        grid.row(vec![label.clone(), row.chances.to_string(), share.clone(), interval]);
        let out = rate.proportion(around(mean, WINS)) != Proportion::Within;
        let marked = evenness == Evenness::Even && out;
        bars.push(Bar { label, value: rate.mean, interval: Some(rate.interval), text: share, marked });
    }
    let line = Some((mean, "mean")).filter(|_| evenness == Evenness::Even);
    let svg = Bars { title: &subject.title(), bars: &bars, line, show: percent }.draw();
    let remarks = match evenness {
        Evenness::Even => even(subject, &rows, mean),
        Evenness::Uneven => Vec::new(),
    };
    subject.finding(grid, svg, remarks)
}

/// How much of something there is each time.
pub(super) fn means(subject: Subject<'_>) -> Finding {
    let rows: Vec<RateRow> = rows(subject).into_iter().filter(|row| row.hits > 0).collect();
    let mean = |row: &RateRow| row.hits as f64 / row.chances as f64;
    let mut grid = Grid::new(&["", "times", "mean"]);
    let mut bars = Vec::new();
    for row in &rows {
        let (label, text) = (subject.topic.rows[row.row].label.clone(), number(mean(row), 2));
        grid.row(vec![label.clone(), row.chances.to_string(), text.clone()]);
        bars.push(Bar { label, value: mean(row), interval: None, text, marked: false });
    }
    let show = |value| number(value, 1);
    let svg = Bars { title: &subject.title(), bars: &bars, line: None, show }.draw();
    subject.finding(grid, svg, Vec::new())
}

fn even(subject: Subject<'_>, rows: &[RateRow], mean: f64) -> Vec<Remark> {
    let bounds = around(mean, WINS);
    let remark = |row: &RateRow| {
        let rate = row.rate?;
        let measured = format!("{} ({})", percent(rate.mean), range(rate.interval, percent));
        Some(subject.remark(row.row, measured, range(bounds, percent), rate.proportion(bounds)))
    };
    rows.iter().filter_map(remark).collect()
}

/// The rows that had a chance.
fn rows(subject: Subject<'_>) -> Vec<RateRow> {
    let rows = (0..subject.topic.rows.len()).map(|row| rate_row(subject, row));
    rows.filter(|row| row.chances > 0).collect()
}

fn rate_row(subject: Subject<'_>, row: usize) -> RateRow {
    let cells = || subject.section.accounts().map(|account| account.cell(subject.index, row));
    let shares: Vec<f64> = cells()
        .filter(|cell| cell.chances > 0)
        .map(|cell| (f64::from(cell.hits) / f64::from(cell.chances)).min(1.0))
        .collect();
    RateRow {
        row,
        chances: cells().map(|cell| i64::from(cell.chances)).sum(),
        hits: cells().map(|cell| i64::from(cell.hits)).sum(),
        rate: Estimate::of_shares(&shares, 1.0),
    }
}
