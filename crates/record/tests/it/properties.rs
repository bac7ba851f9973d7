//! What holds of every record and of every text.

use proptest::collection::vec;
use proptest::prelude::*;
use record::{Entry, Record, Recorder, Seed, peek_game, seal};
use table::{Game, Seat, Turn};

use crate::race::{BUILT_IN, Race, State};
use crate::{HEAD, new_table, read};

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..300)) {
        holds(&bytes)?;
    }

    #[test]
    fn any_lines_are_read_or_refused(
        lines in vec("(1|2|nature|seed|digest|)( ?(wager|roll|hold|undo|die|[0-9é ]))*", 0..8),
    ) {
        holds(seal(format!("{HEAD}{}\n", lines.join("\n"))).as_bytes())?;
    }

    #[test]
    fn any_change_is_read_or_refused(
        choices in vec(any::<u8>(), 0..60),
        changes in vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), ".{0,3}|\n|\r\n"), 1..4),
    ) {
        let mut text = game(&choices).record().write();
        for (from, to, new) in changes {
            let start = text.floor_char_boundary(from.index(text.len() + 1));
            let end = text.floor_char_boundary((start + to.index(4)).min(text.len()));
            text.replace_range(start..end, &new);
        }
        holds(text.as_bytes())?;
        // Sealed anew, the change comes past the digest.
        let unsealed = text.rfind("digest ").map_or(text.as_str(), |end| &text[..end]);
        holds(seal(unsealed.to_owned()).as_bytes())?;
    }

    #[test]
    fn any_game_reads_and_replays(choices in vec(any::<u8>(), 0..200)) {
        let table = game(&choices);
        let record = read(&table.record().write()).unwrap();
        prop_assert_eq!(&record, table.record());
        prop_assert_eq!(&replay(&record), table.state());
        prop_assert_eq!(Recorder::resume(&record, None).unwrap().report(), table.report());
        for inputs in 0..record.inputs() {
            prop_assert!(record.first(inputs).check().is_ok());
        }
    }
}

/// What is accepted prints back identical; nothing makes the reader panic.
fn holds(bytes: &[u8]) -> Result<(), TestCaseError> {
    _ = peek_game(bytes);
    if let Ok(record) = Record::<Race>::read(bytes, &BUILT_IN) {
        let text = record.write();
        prop_assert_eq!(text.as_bytes(), bytes);
    }
    Ok(())
}

/// Plays a game in which a byte at a time decides what happens.
fn game(choices: &[u8]) -> Recorder<Race> {
    let mut table = new_table();
    let mut seeds = (0..=u8::MAX).map(|byte| Seed([byte; 32]));
    table.commit(seeds.next().unwrap()).unwrap();
    for &choice in choices {
        match (choice % 8, Race::turn(table.state())) {
            (0, _) => _ = table.undo(Seat::One),
            (1, _) => _ = table.undo(Seat::Two),
            (2, _) => {
                table.reveal().unwrap();
                table.commit(seeds.next().unwrap()).unwrap();
            }
            (_, Turn::Nature) => _ = table.nature(&mut ()).unwrap(),
            (_, Turn::Over) => {}
            (_, Turn::Seats(due)) => {
                let seat = due.iter().next().unwrap();
                let mut actions = Vec::new();
                Race::legal(table.state(), seat, &mut actions);
                let action = actions[usize::from(choice / 8) % actions.len()];
                table.play(seat, action, &mut ()).unwrap();
            }
        }
    }
    table
}

/// What the notation says a position is: the inputs that stand, one after the other.
fn replay(record: &Record<Race>) -> State {
    let mut standing = Vec::new();
    for entry in record.entries.iter().filter(|entry| entry.is_input()) {
        match entry {
            Entry::Undo(_) => _ = standing.pop(),
            entry => standing.push(entry),
        }
    }
    let mut state = Race::start(&record.setup);
    for entry in standing {
        match *entry {
            Entry::Chance(chance) => Race::resolve(&mut state, chance, &mut ()),
            Entry::Action(seat, action) => Race::apply(&mut state, seat, action, &mut ()),
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => unreachable!("only these stand"),
        }
    }
    state
}
