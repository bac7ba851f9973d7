//! What can be agreed, §3.4.

use std::collections::HashSet;

use outlive::{Outlive, Placement, Seating, Setup, Values};
use table::{Game, Word};

/// Two to four players, and both ways to place heroes.
#[test]
fn section_3_every_set_up_once() {
    let all: Vec<_> = Setup::all(Values::built_in()).collect();
    let different: HashSet<_> = all.iter().map(|setup| format!("{:?}", Outlive::options(setup))).collect();
    assert_eq!((all.len(), different.len()), (6, 6));
    for setup in &all {
        assert_eq!(Outlive::seats(&Outlive::start(setup)), setup.seating.players());
    }
}

/// §2.2: what is filled up grows with the players.
#[test]
fn section_2_2_players_and_stocks() {
    let fills: Vec<_> = Seating::ALL.iter().map(|seating| (seating.players(), seating.fill())).collect();
    assert_eq!(fills, [(2, 6), (3, 8), (4, 10)]);
}

/// The usual way is to place at the same time.
#[test]
fn section_3_4_placement_is_simultaneous_unless_agreed_otherwise() {
    assert_eq!(Setup::new(Seating::Two).placement, Placement::Simultaneous);
}

#[test]
fn section_3_options_in_the_head_of_a_record() {
    for setup in Setup::all(Values::built_in()) {
        let options = Outlive::options(&setup);
        let read: Vec<_> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(Outlive::setup(&read, Values::built_in()), Ok(setup));
    }
    let refused = |options: &[(&str, &str)]| Outlive::setup(options, Values::built_in()).is_err();
    assert!(refused(&[("seats", "5"), ("placement", "simultaneous")]));
    assert!(refused(&[("seats", "1"), ("placement", "simultaneous")]));
    assert!(refused(&[("seats", "2"), ("placement", "random")]));
    assert!(refused(&[("seats", "2")]));
    assert!(refused(&[("seats", "2"), ("placement", "in-turn"), ("more", "yes")]));
}
