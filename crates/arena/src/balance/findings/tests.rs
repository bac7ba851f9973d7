//! Known numbers for each kind of topic.

use super::*;
use crate::balance::account::{Account, Party, Sides, Table};
use crate::balance::topic::{Baseline, Evenness, Row};
use table::{Seat, words};

words! {
    /// The only topic of these tests.
    enum Only: "topic" { Topic = "topic" }
}

/// A section of two-player games with one topic of two rows. The first seat wins all games.
fn section(kind: Kind, games: usize, count: impl Fn(&mut Account)) -> Section {
    let rows = || ["one", "two"].map(|label| Row::printed(label.into())).into();
    let topics = vec![Topic { id: "topic", title: "Topic", note: "A note.", kind, rows: rows() }];
    let party = |position, win| Party { position, points: 10, win };
    let account = || {
        let mut account = Account::new(vec![party(0, 1.0), party(1, 0.0)], 2, &topics);
        count(&mut account);
        account
    };
    let accounts = (0..games).map(|_| account()).collect();
    let tables = vec![Table { name: "2 players".into(), id: "2".into(), accounts }];
    Section {
        title: "Game",
        note: "",
        id: "game",
        names: &[],
        sides: Sides::WinnersAndOthers,
        topics,
        tables,
    }
}

#[track_caller]
fn check(section: &Section, rows: &[&str], out: &[(&str, Proportion)]) {
    let finding = &all(section)[0];
    let text = finding.grid.text();
    let found: Vec<&str> = text.lines().skip(2).collect();
    assert_eq!(found, rows);
    let remarked: Vec<_> = finding
        .remarks
        .iter()
        .filter(|remark| remark.proportion != Proportion::Within)
        .map(|remark| (remark.label.as_str(), remark.proportion))
        .collect();
    assert_eq!(remarked, out);
}

#[test]
fn uses_are_compared_between_the_sides_and_between_the_rows() {
    let section = section(Kind::Use(Evenness::Even), 20, |account| {
        account.did(Only::Topic, 0, Seat::One, 5);
        account.did(Only::Topic, 0, Seat::Two, 3);
        account.did(Only::Topic, 1, Seat::Two, 1);
    });
    check(
        &section,
        &["| one | 5.00 | 3.00 | +2.00 | +2.00 to +2.00 |", "| two | 0.00 | 1.00 | −1.00 | −1.00 to −1.00 |"],
        &[("one", Proportion::Above), ("two", Proportion::Below)],
    );
}

#[test]
fn points_are_shares_of_all_points() {
    let section = section(Kind::Points(Evenness::Uneven), 20, |account| {
        account.did(Only::Topic, 0, Seat::One, 12);
        account.did(Only::Topic, 1, Seat::Two, 4);
    });
    check(
        &section,
        &[
            "| one | 12.00 | 0.00 | 75 % | +12.00 | +12.00 to +12.00 |",
            "| two | 0.00 | 4.00 | 25 % | −4.00 | −4.00 to −4.00 |",
        ],
        &[("one", Proportion::Above)],
    );
}

#[test]
fn owners_are_compared_with_the_fair_share() {
    let section = section(Kind::Holding(Baseline::FairShare), 100, |account| {
        account.did(Only::Topic, 0, Seat::Two, 1);
        account.did(Only::Topic, 1, Seat::One, 2);
    });
    check(
        &section,
        &[
            "| two | 100 | 100 % | 0 % | 2.00 | 1.93 to 2.00 |",
            "| one | 100 | 0 % | 100 % | 0.00 | 0.00 to 0.07 |",
        ],
        &[("two", Proportion::Above), ("one", Proportion::Below)],
    );
}

#[test]
fn rates_are_compared_with_their_mean_and_few_games_prove_nothing() {
    let count = |account: &mut Account| {
        (0..4).for_each(|_| account.could(Only::Topic, 0));
        account.happened(Only::Topic, 0, 1);
        account.could(Only::Topic, 1);
        account.happened(Only::Topic, 1, 1);
    };
    let many = section(Kind::Rate(Evenness::Even), 200, count);
    let rows = ["| one | 800 | 25 % | 20 to 31 % |", "| two | 200 | 100 % | 98 to 100 % |"];
    check(&many, &rows, &[("one", Proportion::Below), ("two", Proportion::Above)]);
    let few = section(Kind::Rate(Evenness::Even), 3, count);
    check(&few, &["| one | 12 | 25 % | 4 to 74 % |", "| two | 3 | 100 % | 44 to 100 % |"], &[]);
    let mean = section(Kind::Mean, 3, |account| {
        account.could(Only::Topic, 0);
        account.happened(Only::Topic, 0, 4);
    });
    check(&mean, &["| one | 3 | 4.00 |"], &[]);
}

#[test]
fn names_keep_their_capital_within_a_sentence() {
    let titles = ["Orchard cards", "Points by source"];
    assert_eq!(titles.map(|title| lower(title, &["Orchard"])), ["Orchard cards", "points by source"]);
}
