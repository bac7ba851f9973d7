//! What it is worth to play earlier or later in the first round.

use super::account::{Section, Table};
use super::chart::{Bar, Bars};
use super::estimate::{Estimate, Proportion, number, percent, range};
use super::findings::{Finding, Picture, Remark, WINS};
use super::grid::Grid;
use super::topic::Origin;

/// The results by turn order, at all tables of a section.
pub(crate) fn order(section: &Section) -> Finding {
    let mut grid = Grid::new(&["", "wins", "95 %", "score", "95 %"]);
    let (mut bars, mut remarks) = (Vec::new(), Vec::new());
    for table in &section.tables {
        let players = table.accounts.first().map_or(0, |account| account.seats);
        for (position, ordinal) in ORDINALS.iter().enumerate().take(players) {
            let label = format!("{}, {ordinal}", table.name);
            let Some(results) = Results::of(table, position) else { continue };
            grid.row(results.cells(label.clone()));
            let remark = results.remark(section, label.clone(), players);
            let marked = remark.proportion != Proportion::Within;
            remarks.push(remark);
            let multiple = |share: f64| share * players as f64;
            bars.push(Bar {
                label,
                value: multiple(results.wins.mean),
                interval: Some(results.wins.interval.map(multiple)),
                text: number(multiple(results.wins.mean), 2),
                marked,
            });
        }
    }
    let title = format!("{}: turn order, wins as a multiple of the fair share", section.title);
    let show = |value| number(value, 1);
    let svg = Bars { title: &title, bars: &bars, line: Some((1.0, "fair share")), show }.draw();
    Finding {
        title: "Turn order".into(),
        note: "By the order of play in the first round.".into(),
        grid,
        pictures: vec![Picture { name: format!("{}-order.svg", section.id), title, svg }],
        remarks,
    }
}

const ORDINALS: [&str; 4] = ["first", "second", "third", "fourth"];

/// How those came out who had a place in the order.
struct Results {
    wins: Estimate,
    score: Option<Estimate>,
}

impl Results {
    fn of(table: &Table, position: usize) -> Option<Self> {
        let parties = table.accounts.iter().flat_map(|account| &account.parties);
        let parties = parties.filter(|party| party.position == position);
        let wins: Vec<f64> = parties.clone().map(|party| party.win).collect();
        let scores: Vec<f64> = parties.map(|party| f64::from(party.points)).collect();
        Some(Self { wins: Estimate::of_shares(&wins, 1.0)?, score: Estimate::of_numbers(&scores) })
    }

    fn cells(&self, label: String) -> Vec<String> {
        let [mean, interval] = match self.score {
            Some(score) => [number(score.mean, 1), range(score.interval, |bound| number(bound, 1))],
            None => ["–".into(), "–".into()],
        };
        vec![label, percent(self.wins.mean), range(self.wins.interval, percent), mean, interval]
    }

    fn remark(&self, section: &Section, label: String, players: usize) -> Remark {
        let bounds = WINS.map(|factor| factor / players as f64);
        Remark {
            topic: format!("{}: turn order", section.title),
            label,
            measured: format!("wins {} ({})", percent(self.wins.mean), range(self.wins.interval, percent)),
            expected: range(bounds, percent),
            proportion: self.wins.proportion(bounds),
            origin: Origin::Printed,
        }
    }
}
