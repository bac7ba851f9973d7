//! How often those win who have something.

use table::Seat;

use super::{Finding, Remark, Subject, WINS, around};
use crate::balance::account::Account;
use crate::balance::chart::{Bar, Bars};
use crate::balance::estimate::{Estimate, Proportion, number, percent, range};
use crate::balance::grid::Grid;
use crate::balance::topic::Baseline;

/// What a row says.
struct HoldingRow {
    row: usize,
    /// How many had it.
    owners: usize,
    /// The share of winners who had it, and of the others.
    sides: [f64; 2],
    /// Their wins, as a multiple of the fair share; in the solo game their share of wins.
    wins: Estimate,
}

/// How often those win who have something, the best first.
pub(super) fn holdings(subject: Subject<'_>, baseline: Baseline) -> Finding {
    let mut rows: Vec<HoldingRow> =
        (0..subject.topic.rows.len()).filter_map(|row| holding_row(subject, row)).collect();
    rows.sort_by(|one, other| other.wins.mean.total_cmp(&one.wins.mean));
    let owners = rows.iter().map(|row| row.owners).sum::<usize>().max(1) as f64;
    let mean = rows.iter().map(|row| row.wins.mean * row.owners as f64).sum::<f64>() / owners;
    let (fair, name) = match baseline {
        Baseline::FairShare => (1.0, "fair share"),
        Baseline::Mean => (mean, "mean"),
    };
    let show = if is_solo(subject) { percent } else { two_digits };
    let title = format!("{}, {}", subject.title(), unit(subject));
    let bar = |row: &HoldingRow| Bar {
        label: subject.topic.rows[row.row].label.clone(),
        value: row.wins.mean,
        interval: Some(row.wins.interval),
        text: show(row.wins.mean),
        marked: row.wins.proportion(around(fair, WINS)) != Proportion::Within,
    };
    let bars: Vec<Bar> = rows.iter().map(bar).collect();
    let svg = Bars { title: &title, bars: &bars, line: Some((fair, name)), show }.draw();
    let mut finding = subject.finding(grid(subject, &rows, show), svg, remarks(subject, &rows, fair, show));
    if !is_solo(subject) {
        finding.note +=
            " Wins are multiples of the fair share: 1 is as many as anybody has, 2 twice as many.";
    }
    finding
}

fn is_solo(subject: Subject<'_>) -> bool {
    subject.section.accounts().all(|account| account.seats == 1)
}

fn unit(subject: Subject<'_>) -> &'static str {
    if is_solo(subject) { "share of wins" } else { "wins as a multiple of the fair share" }
}

fn two_digits(value: f64) -> String {
    number(value, 2)
}

fn grid(subject: Subject<'_>, rows: &[HoldingRow], show: fn(f64) -> String) -> Grid {
    let mut grid = if is_solo(subject) {
        Grid::new(&["", "times", "wins", "95 %"])
    } else {
        let [first, second] = subject.section.sides.names();
        Grid::new(&["", "times", first, second, "wins", "95 %"])
    };
    for row in rows {
        let mut cells = vec![subject.topic.rows[row.row].label.clone(), row.owners.to_string()];
        if !is_solo(subject) {
            cells.extend(row.sides.map(percent));
        }
        cells.extend([show(row.wins.mean), range(row.wins.interval, show)]);
        grid.row(cells);
    }
    grid
}

fn remarks(subject: Subject<'_>, rows: &[HoldingRow], fair: f64, show: fn(f64) -> String) -> Vec<Remark> {
    let bounds = around(fair, WINS);
    let remark = |row: &HoldingRow| {
        let measured = format!("wins {} ({})", show(row.wins.mean), range(row.wins.interval, show));
        subject.remark(row.row, measured, range(bounds, show), row.wins.proportion(bounds))
    };
    rows.iter().map(remark).collect()
}

/// Nothing is said of what nobody had.
fn holding_row(subject: Subject<'_>, row: usize) -> Option<HoldingRow> {
    let (mut wins, mut owners, mut sides) = (Vec::new(), 0, [0.0; 2]);
    let most = subject.section.accounts().map(|account| account.seats).max().unwrap_or(1) as f64;
    let in_play = || subject.section.accounts().filter(|account| is_in_play(subject, account));
    for account in in_play() {
        let has = |seat| account.cell(subject.index, row).by[seat] > 0;
        let seats = account.seats as f64;
        let won: Vec<f64> = Seat::first(account.seats)
            .zip(&account.parties)
            .filter(|&(seat, _)| has(seat))
            .map(|(_, party)| party.win)
            .collect();
        let (own, sum) = (won.len() as f64, won.iter().sum::<f64>());
        owners += won.len();
        sides[0] += sum;
        sides[1] += (own - sum) / (seats - 1.0).max(1.0);
        if !won.is_empty() {
            wins.push(sum / own * seats);
        }
    }
    let games = in_play().count().max(1) as f64;
    Some(HoldingRow {
        row,
        owners,
        sides: sides.map(|sum| sum / games),
        wins: Estimate::of_shares(&wins, most)?,
    })
}

/// Whether anybody has anything of the topic: some games are played without it.
fn is_in_play(subject: Subject<'_>, account: &Account) -> bool {
    (0..subject.topic.rows.len())
        .any(|row| account.cell(subject.index, row).by.values().any(|&count| count > 0))
}
