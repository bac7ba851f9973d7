//! How scores are spread.

use table::Seat;

use super::account::{Account, Automaton, Section, Sides, Table};
use super::chart::Histogram;
use super::estimate::{Estimate, number, percent, range};
use super::findings::{Finding, Picture, Remark};
use super::grid::Grid;

/// The scores at all tables of a section.
pub(crate) fn spread(section: &Section) -> Finding {
    let mut grid =
        Grid::new(&["", "mean", "lowest", "quarter", "median", "three quarters", "highest", "margin"]);
    for table in &section.tables {
        match section.sides {
            Sides::WinnersAndOthers => grid.row(summary(&table.name, all_points(table), margin(table))),
            Sides::PlayerAndAutomaton(_) => {
                let (lead, groups) = (lead_over_automaton(table), points(table, section.sides));
                let rows = section.sides.names().into_iter().zip(groups).zip([lead, lead.map(|lead| -lead)]);
                rows.for_each(|((name, points), lead)| grid.row(summary(name, points, lead)));
            }
        }
    }
    let (wins, remarks) = match section.sides {
        Sides::WinnersAndOthers => (None, Vec::new()),
        Sides::PlayerAndAutomaton(automaton) => wins_against(automaton, section),
    };
    let margin = "The margin is what the winner is ahead of the second.";
    Finding {
        title: "Scores".into(),
        note: wins.unwrap_or_else(|| margin.to_owned()),
        grid,
        pictures: section.tables.iter().map(|table| picture(section, table)).collect(),
        remarks,
    }
}

fn picture(section: &Section, table: &Table) -> Picture {
    let title = match section.sides {
        Sides::WinnersAndOthers => format!("{}, {}: scores", section.title, table.name),
        Sides::PlayerAndAutomaton(_) => format!("{}: scores", section.title),
    };
    let groups = points(table, section.sides);
    let svg = Histogram { title: &title, names: section.sides.names(), groups }.draw();
    Picture { name: format!("{}-scores-{}.svg", section.id, table.id), title, svg }
}

/// Everybody's points.
fn all_points(table: &Table) -> Vec<i16> {
    table.accounts.iter().flat_map(|account| &account.parties).map(|party| party.points).collect()
}

/// The points of both sides. Who shares a win is among the winners.
fn points(table: &Table, sides: Sides) -> [Vec<i16>; 2] {
    let mut groups = [Vec::new(), Vec::new()];
    for account in &table.accounts {
        for (seat, party) in Seat::first(account.parties.len()).zip(&account.parties) {
            let [first, _] = sides.weights(seat, party);
            groups[usize::from(first == 0.0)].push(party.points);
        }
    }
    groups
}

fn summary(name: &str, mut points: Vec<i16>, margin: Option<f64>) -> Vec<String> {
    points.sort_unstable();
    let mean = points.iter().map(|&points| f64::from(points)).sum::<f64>() / points.len() as f64;
    let quantile = |share: f64| points[((points.len() - 1) as f64 * share).round() as usize];
    let quantiles = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| number(f64::from(quantile(share)), 0));
    let margin = margin.map_or("–".into(), |margin| number(margin, 1));
    [vec![name.to_owned(), number(mean, 1)], quantiles.to_vec(), vec![margin]].concat()
}

/// By how many points the best is ahead of the second, on average.
fn margin(table: &Table) -> Option<f64> {
    let lead = |account: &Account| {
        let mut points: Vec<i16> = account.parties.iter().map(|party| party.points).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        f64::from(points[0] - points[1])
    };
    let games = table.accounts.len() as f64;
    (games > 0.0).then(|| table.accounts.iter().map(lead).sum::<f64>() / games)
}

/// By how many points the player is ahead of the automaton, on average.
fn lead_over_automaton(table: &Table) -> Option<f64> {
    let lead = |account: &Account| f64::from(account.parties[0].points - account.parties[1].points);
    let games = table.accounts.len() as f64;
    (games > 0.0).then(|| table.accounts.iter().map(lead).sum::<f64>() / games)
}

fn wins_against(automaton: Automaton, section: &Section) -> (Option<String>, Vec<Remark>) {
    let wins: Vec<f64> = section.accounts().map(|account| account.parties[0].win).collect();
    let Automaton { name, wins: expected, tie, origin } = automaton;
    let Some(wins) = Estimate::of_shares(&wins, 1.0) else { return (None, Vec::new()) };
    let measured = format!("{} ({})", percent(wins.mean), range(wins.interval, percent));
    let remark = Remark {
        topic: section.title.to_owned(),
        label: format!("Wins against {name}"),
        measured: measured.clone(),
        expected: range(expected, percent),
        proportion: wins.proportion(expected),
        origin,
    };
    (Some(format!("The player wins {measured} of the games; {tie}.")), vec![remark])
}
