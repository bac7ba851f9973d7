//! Who may take back what.

use record::{EntryError, Recorder};
use table::Seat;

use crate::race::{Action, Die, Race};
use crate::{new_table, read_body, refused_body};

#[test]
fn a_seat_takes_back_its_own_latest_actions() {
    let mut table = new_table();
    let start = table.state().clone();
    assert_eq!(table.undo(Seat::One), Err(EntryError::Undo));
    play(&mut table, Seat::One, &[Action::Wager(1), Action::Roll]);
    assert!(table.can_undo(Seat::One) && !table.can_undo(Seat::Two));
    assert_eq!(table.undo(Seat::Two), Err(EntryError::Undo));
    table.undo(Seat::One).unwrap();
    table.undo(Seat::One).unwrap();
    assert_eq!(*table.state(), start);
    assert!(!table.can_undo(Seat::One));
    assert_eq!(table.record().entries.len(), 4, "what was taken back stays in the record");
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut table = new_table();
    let start = table.state().clone();
    play(&mut table, Seat::One, &[Action::Wager(1), Action::Roll]);
    let rolled = (table.state().clone(), table.record().clone());
    let mut copy = table.clone();
    copy.undo(Seat::One).unwrap();
    copy.undo(Seat::One).unwrap();
    assert_eq!(*copy.state(), start);
    assert_eq!((table.state(), table.record()), (&rolled.0, &rolled.1));
    table.resolve(Die(3), &mut ()).unwrap();
    assert!(!copy.can_undo(Seat::One) && copy.record().entries.len() == 4);
}

#[test]
fn nature_bars_undo() {
    let mut table = new_table();
    play(&mut table, Seat::One, &[Action::Wager(1), Action::Roll]);
    table.resolve(Die(3), &mut ()).unwrap();
    assert_eq!(table.undo(Seat::One), Err(EntryError::Undo));
    play(&mut table, Seat::One, &[Action::Hold]);
    table.undo(Seat::One).unwrap();
    assert!(!table.can_undo(Seat::One), "the draw stands behind the action");
}

#[test]
fn another_seat_bars_undo_until_it_takes_back_its_own() {
    let mut table = new_table();
    play(&mut table, Seat::One, &[Action::Wager(1), Action::Hold]);
    play(&mut table, Seat::Two, &[Action::Wager(2)]);
    assert!(!table.can_undo(Seat::One));
    table.undo(Seat::Two).unwrap();
    assert!(table.can_undo(Seat::One) && !table.can_undo(Seat::Two));
    table.undo(Seat::One).unwrap();
    play(&mut table, Seat::One, &[Action::Roll]);
}

#[test]
fn the_last_action_can_be_taken_back_when_the_game_is_over() {
    let won = "1 wager 3\n1 roll\nnature die 6\n1 roll\nnature die 6\n1 hold\n";
    assert!(read_body(won).unwrap().check().unwrap().over);
    assert!(!read_body(&format!("{won}1 undo\n")).unwrap().check().unwrap().over);
}

#[test]
fn records_keep_to_it() {
    let message = "the latest input that stands is not an action of this seat";
    for (body, line) in [
        ("1 undo\n", 1),
        ("1 wager 1\n2 undo\n", 2),
        ("1 wager 1\n1 undo\n1 undo\n", 3),
        ("1 wager 1\n1 roll\nnature die 3\n1 undo\n", 4),
        ("1 wager 1\n1 hold\n2 wager 1\n1 undo\n", 4),
    ] {
        refused_body(body, line, 1, message);
    }
    read_body("1 wager 1\n1 hold\n2 wager 1\n2 undo\n1 undo\n1 undo\n1 wager 2\n").unwrap();
}

fn play(table: &mut Recorder<Race>, seat: Seat, actions: &[Action]) {
    for &action in actions {
        table.play(seat, action, &mut ()).unwrap();
    }
}
