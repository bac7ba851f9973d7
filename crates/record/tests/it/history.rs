//! What happened, as undo has left it.

use record::{Entry, History};
use table::Seat;

use crate::new_table;
use crate::race::{Action, Die, Race};

#[test]
fn what_was_taken_back_did_not_happen() {
    let mut table = new_table();
    for action in [Action::Wager(1), Action::Roll] {
        table.play(Seat::One, action, &mut ()).unwrap();
    }
    table.undo(Seat::One).unwrap();
    table.undo(Seat::One).unwrap();
    for action in [Action::Wager(2), Action::Roll] {
        table.play(Seat::One, action, &mut ()).unwrap();
    }
    table.resolve(Die(3), &mut ()).unwrap();
    let (_, history) = History::<Race, usize>::replay(table.record(), None, |line| line).unwrap();
    assert_eq!(history.lines(), table.record().entries.len());
    let standing: Vec<_> = history.standing().map(|(line, _)| line).collect();
    assert_eq!(standing, [0, 3, 4, 5, 6, 7], "set-up, the undos, and what stands");
    assert!(history.standing().all(|(line, step)| step.note == line));
    assert!(history.is_undone(1) && history.is_undone(2) && !history.is_undone(5));
    assert_eq!(history.latest_action().map(|step| step.note), Some(6), "a draw is no action");

    let mut replayed = new_table();
    let mut events = Vec::new();
    for entry in table.record().entries.iter().skip(4) {
        match *entry {
            Entry::Action(seat, action) => replayed.play(seat, action, &mut events).unwrap(),
            Entry::Chance(die) => replayed.resolve(die, &mut events).unwrap(),
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => unreachable!("none is left"),
        }
    }
    assert!(history.events().into_iter().eq(&events));
}
