//! Writing and reading.

use record::{Entry, Fairness, Record, Report, fingerprint, peek_game};
use table::Seat;

use crate::race::{Action, BUILT_IN, Die, Race};
use crate::{HEAD, SEED, new_table, read, read_body};

/// A whole game, as a file to look at. It must read for ever.
const GAME: &str = include_str!("race.record");

#[test]
fn the_whole_game_reads_and_prints_back() {
    let record = read(GAME).unwrap();
    assert_eq!(record.write(), GAME);
    let fairness = Fairness::Verified { segments: 2 };
    assert_eq!(record.check(), Ok(Report { actions: 13, draws: 5, undos: 2, fairness, over: true }));
}

#[test]
fn the_whole_game_is_the_example_of_the_documentation() {
    let notation = include_str!("../../../../docs/notation.md");
    assert!(notation.contains(&format!("```\n{GAME}```")));
}

#[test]
fn the_shortest_record_is_a_head() {
    let record = read_body("").unwrap();
    assert_eq!(record, *new_table().record());
    let empty = Report { actions: 0, draws: 0, undos: 0, fairness: Fairness::NotCommitted, over: false };
    assert_eq!(record.check(), Ok(empty));
}

#[test]
fn a_table_writes_what_was_entered() {
    let mut table = new_table();
    let mut log = Vec::new();
    table.commit(SEED).unwrap();
    table.play(Seat::One, Action::Wager(1), &mut log).unwrap();
    table.undo(Seat::One).unwrap();
    table.play(Seat::One, Action::Wager(2), &mut log).unwrap();
    table.play(Seat::One, Action::Roll, &mut log).unwrap();
    assert_eq!(table.nature(&mut log), Ok(Die(3)));
    table.reveal().unwrap();

    let text = table.record().write();
    let commitment = SEED.commitment();
    let lines = format!(
        "{HEAD}commitment {commitment}\n1 wager 1\n1 undo\n1 wager 2\n1 roll\nnature die 3\nseed {SEED}\n"
    );
    assert_eq!(text.rsplit_once("digest").unwrap().0, lines);
    assert_eq!(read(&text).unwrap(), *table.record());
    assert_eq!(log, ["1 did wager 1", "1 did wager 2", "1 did roll", "rolled 3"]);
}

#[test]
fn the_first_inputs_are_a_record_of_their_own() {
    let record = read(GAME).unwrap();
    let whole = record.inputs();
    for inputs in 0..whole {
        let part = record.first(inputs);
        assert_eq!(part.inputs(), inputs);
        assert_eq!(read(&part.write()), Ok(part));
    }
    assert_eq!(record.first(whole), record);
    assert_eq!(record.first(whole + 1), record);
}

#[test]
fn the_game_can_be_read_without_its_rules() {
    assert_eq!(peek_game(GAME.as_bytes()).as_deref(), Ok("race"));
    assert_eq!(peek_game(b"vorposten record 1\ngame chess\nwhatever").as_deref(), Ok("chess"));
    assert_eq!(peek_game(b"chess\n").unwrap_err().line, 1);
}

#[test]
fn a_fingerprint_is_short_and_pinned() {
    assert_eq!(fingerprint::<Race>(&BUILT_IN), "635b12616131a3ba");
}

#[test]
fn a_line_reads_alone() {
    let undo: Entry<Action, Die> = "2 undo".parse().unwrap();
    assert_eq!(undo, Entry::Undo(Seat::Two));
    assert_eq!(
        Record::<Race>::read(GAME.as_bytes(), &BUILT_IN).unwrap().entries.get(1).unwrap().to_string(),
        "1 wager 1"
    );
}
