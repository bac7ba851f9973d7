//! What one side does more than the other.

use table::Seat;

use super::{Finding, Remark, SOURCE, Subject, USES, around};
use crate::balance::account::Account;
use crate::balance::chart::Pairs;
use crate::balance::estimate::{Estimate, number, percent, range, signed};
use crate::balance::grid::Grid;
use crate::balance::topic::Evenness;

/// What a row says.
struct SideRow {
    row: usize,
    /// The mean of each side.
    means: [f64; 2],
    /// By how much the first side is ahead.
    difference: Option<Estimate>,
    /// The mean of all players.
    each: Option<Estimate>,
    /// The share of all that the topic counts.
    share: Option<Estimate>,
}

/// How many points each side has from what.
pub(super) fn points(subject: Subject<'_>, evenness: Evenness) -> Finding {
    let rows = rows(subject);
    let [first, second] = subject.section.sides.names();
    let mut grid = Grid::new(&["", first, second, "share of all", "difference", "95 %"]);
    for row in &rows {
        let share = row.share.map_or("–".into(), |share| percent(share.mean));
        let [difference, interval] = row.difference();
        grid.row(vec![
            subject.topic.rows[row.row].label.clone(),
            row.mean(0),
            row.mean(1),
            share,
            difference,
            interval,
        ]);
    }
    let remarks = match evenness {
        Evenness::Even => even(subject, &rows),
        Evenness::Uneven => largest(subject, &rows),
    };
    subject.finding(grid, picture(subject, &rows), remarks)
}

/// How often each side does what.
pub(super) fn uses(subject: Subject<'_>, evenness: Evenness) -> Finding {
    let rows = rows(subject);
    let [first, second] = subject.section.sides.names();
    let mut grid = Grid::new(&["", first, second, "difference", "95 %"]);
    for row in &rows {
        let [difference, interval] = row.difference();
        grid.row(vec![
            subject.topic.rows[row.row].label.clone(),
            row.mean(0),
            row.mean(1),
            difference,
            interval,
        ]);
    }
    let remarks = match evenness {
        Evenness::Even => even(subject, &rows),
        Evenness::Uneven => Vec::new(),
    };
    subject.finding(grid, picture(subject, &rows), remarks)
}

fn picture(subject: Subject<'_>, rows: &[SideRow]) -> String {
    let pairs: Vec<_> =
        rows.iter().map(|row| (subject.topic.rows[row.row].label.clone(), row.means)).collect();
    let title = &subject.title();
    Pairs { title, names: subject.section.sides.names(), rows: &pairs, show: tick }.draw()
}

/// As many digits as the number needs.
fn tick(value: f64) -> String {
    let fits = |digits: usize| {
        let scaled = value * 10.0_f64.powi(digits as i32);
        (scaled - scaled.round()).abs() < 1e-6
    };
    number(value, (0..2).find(|&digits| fits(digits)).unwrap_or(2))
}

/// Rows that should be alike, compared with their mean.
fn even(subject: Subject<'_>, rows: &[SideRow]) -> Vec<Remark> {
    let all = rows.iter().filter_map(|row| row.each).map(|each| each.mean).sum::<f64>();
    let fair = all / subject.topic.rows.len() as f64;
    let bounds = around(fair, USES);
    let remark = |row: &SideRow| {
        let each = row.each?;
        let measured = format!("{} a player and game", number(each.mean, 2));
        let expected = range(bounds, |bound| number(bound, 2));
        Some(subject.remark(row.row, measured, expected, each.proportion(bounds)))
    };
    rows.iter().filter_map(remark).collect()
}

/// Sources of points, of which none should be more than all others together.
fn largest(subject: Subject<'_>, rows: &[SideRow]) -> Vec<Remark> {
    let remark = |row: &SideRow| {
        let share = row.share?;
        let measured = format!("{} of all points", percent(share.mean));
        let expected = format!("at most {}", percent(SOURCE));
        Some(subject.remark(row.row, measured, expected, share.proportion([f64::NEG_INFINITY, SOURCE])))
    };
    rows.iter().filter_map(remark).collect()
}

/// The rows in which anything was counted.
fn rows(subject: Subject<'_>) -> Vec<SideRow> {
    let counted = |row: &usize| {
        subject.section.accounts().any(|account| counts(subject, account, *row).any(|count| count != 0.0))
    };
    (0..subject.topic.rows.len()).filter(counted).map(|row| side_row(subject, row)).collect()
}

/// Every game counts the same, so that tables with more players or turns do not tip the scales.
fn side_row(subject: Subject<'_>, row: usize) -> SideRow {
    let (mut sides, mut each, mut shares) = ([Vec::new(), Vec::new()], Vec::new(), Vec::new());
    for account in subject.section.accounts() {
        if let Some(means) = side_means(subject, account, row) {
            sides.iter_mut().zip(means).for_each(|(side, mean)| side.push(mean));
        }
        let own: f64 = counts(subject, account, row).sum();
        each.push(own / account.parties.len() as f64);
        let all: f64 = (0..subject.topic.rows.len()).flat_map(|row| counts(subject, account, row)).sum();
        if all > 0.0 {
            shares.push(own / all);
        }
    }
    let differences: Vec<f64> =
        sides[0].iter().zip(&sides[1]).map(|(first, second)| first - second).collect();
    SideRow {
        row,
        means: sides.map(|side| side.iter().sum::<f64>() / side.len().max(1) as f64),
        difference: Estimate::of_numbers(&differences),
        each: Estimate::of_numbers(&each),
        share: Estimate::of_numbers(&shares),
    }
}

/// What each side did in a game on average, unless one of them has nobody in it.
fn side_means(subject: Subject<'_>, account: &Account, row: usize) -> Option<[f64; 2]> {
    let (mut sums, mut weights) = ([0.0; 2], [0.0; 2]);
    let seats = Seat::first(account.parties.len()).zip(&account.parties);
    for ((seat, party), count) in seats.zip(counts(subject, account, row)) {
        for (side, weight) in subject.section.sides.weights(seat, party).into_iter().enumerate() {
            sums[side] += weight * count;
            weights[side] += weight;
        }
    }
    let both = weights.iter().all(|&weight| weight > 0.0);
    both.then(|| [sums[0] / weights[0], sums[1] / weights[1]])
}

/// What each party did.
fn counts(subject: Subject<'_>, account: &Account, row: usize) -> impl Iterator<Item = f64> {
    let cell = account.cell(subject.index, row);
    Seat::first(account.parties.len()).map(|seat| f64::from(cell.by[seat]))
}

impl SideRow {
    fn mean(&self, side: usize) -> String {
        number(self.means[side], 2)
    }

    fn difference(&self) -> [String; 2] {
        let shown = |difference: Estimate| {
            [signed(difference.mean, 2), range(difference.interval, |bound| signed(bound, 2))]
        };
        self.difference.map_or_else(|| ["–".into(), "–".into()], shown)
    }
}
