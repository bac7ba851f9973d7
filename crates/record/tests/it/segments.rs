//! Commitments, draws and seeds.

use record::{EntryError, Fairness, Recorder, Seed};
use table::{Refusal, Seat};

use crate::race::{Action, Die};
use crate::{FIRST, SEED, new_table, read_body, refused_body};

const OTHER: Seed = Seed([8; 32]);

/// The lines of a body, in which "commit" and "reveal" stand for those with the seed.
fn body(lines: &str) -> String {
    let words = [
        ("commit other", format!("commitment {}", OTHER.commitment())),
        ("commit", format!("commitment {}", SEED.commitment())),
        ("reveal other", format!("seed {OTHER}")),
        ("reveal", format!("seed {SEED}")),
    ];
    let expand = |line: &str| {
        let known = words.iter().find(|(word, _)| *word == line);
        known.map_or_else(|| line.to_owned(), |(_, text)| text.clone()) + "\n"
    };
    lines.split(", ").map(expand).collect()
}

#[test]
fn fairness_is_what_can_be_proven() {
    #[rustfmt::skip]
    let records = [
        ("1 wager 1, 1 roll, nature die 5",                                 Fairness::NotCommitted),
        ("commit",                                                          Fairness::SeedSecret { verified: 0 }),
        ("commit, 1 wager 1, 1 roll, nature die 5",                         Fairness::SeedSecret { verified: 0 }),
        ("commit, reveal",                                                  Fairness::Verified { segments: 1 }),
        ("1 wager 1, commit, 1 roll, nature die 3, reveal",                 Fairness::Verified { segments: 1 }),
        ("commit, 1 wager 1, 1 roll, nature die 3, reveal, commit other",   Fairness::SeedSecret { verified: 1 }),
        ("commit, reveal, commit other, 1 wager 1, reveal other",           Fairness::Verified { segments: 2 }),
        ("commit, 1 wager 1, 1 roll, nature die 3, reveal, 1 hold",         Fairness::Verified { segments: 1 }),
    ];
    for (lines, fairness) in records {
        assert_eq!(read_body(&body(lines)).unwrap().check().unwrap().fairness, fairness, "{lines}");
    }
}

#[test]
fn flaws_of_segments() {
    #[rustfmt::skip]
    let flaws = [
        ("reveal",                                                        1, 1, "there is no commitment"),
        ("commit, reveal, reveal",                                        3, 1, "there is no commitment"),
        ("commit, commit other",                                          2, 1, "must be revealed first"),
        ("commit, reveal, commit",                                        3, 1, "a new segment needs a new seed"),
        ("commit, reveal other",                                          2, 6, "not the one that was committed to"),
        ("1 wager 1, 1 roll, nature die 3, commit",                       4, 1, "too late"),
        ("commit, 1 wager 1, 1 roll, reveal, nature die 2",               5, 1, "without a new commitment"),
        ("commit, 1 wager 1, 1 roll, nature die 2, reveal",               4, 8, "the dice gave \"die 3\" here"),
        ("commit, 1 wager 1, 1 roll, nature die 9, reveal",               4, 8, "the dice gave \"die 3\" here"),
        ("commit, 1 wager 1, 1 roll, nature die 9",                       4, 8, "the rules do not allow it now"),
        ("commit, nature die 3, reveal",                                  2, 1, "somebody else is due"),
        ("commit, 1 wager 1, 1 roll, nature die 3, reveal, commit other, 1 roll, nature die 6, reveal other",
                                                                          8, 8, "the dice gave \"die 5\" here"),
    ];
    for (lines, line, column, message) in flaws {
        refused_body(&body(lines), line, column, message);
    }
}

#[test]
fn dice_do_not_go_back_with_undo() {
    let lines = "commit, 1 wager 1, 1 roll, 1 undo, 1 roll, nature die 3, \
        1 roll, nature die 2, 1 hold, 1 undo, 1 roll, nature die 5, reveal";
    read_body(&body(lines)).unwrap();
}

#[test]
fn a_table_keeps_its_seed_until_it_reveals_it() {
    let mut table = new_table();
    assert_eq!(table.nature(&mut ()), Err(EntryError::NoDice));
    assert_eq!(table.reveal(), Err(EntryError::NoDice));
    table.commit(SEED).unwrap();
    assert_eq!(table.commit(OTHER), Err(EntryError::SegmentRunning));
    assert_eq!(table.nature(&mut ()), Err(EntryError::Rules(Refusal::NotDue)));
    table.play(Seat::One, Action::Wager(1), &mut ()).unwrap();
    table.play(Seat::One, Action::Roll, &mut ()).unwrap();
    assert!(!table.record().write().contains(&SEED.to_string()));

    let gave = "die 3".to_owned();
    assert_eq!(table.resolve(Die(5), &mut ()), Err(EntryError::Dice { gave }));
    assert_eq!(table.nature(&mut ()), Ok(Die(3)), "a refusal leaves no trace");
    table.reveal().unwrap();
    assert_eq!(table.reveal(), Err(EntryError::NoDice));
    assert!(table.record().write().contains(&SEED.to_string()));
}

#[test]
fn a_game_goes_on_with_or_without_its_seed() {
    let record = read_body(&body("commit, 1 wager 1, 1 roll, nature die 3, 1 roll")).unwrap();

    let mut with = Recorder::resume(&record, Some(SEED)).unwrap();
    assert_eq!(with.nature(&mut ()), Ok(Die(2)), "the dice stand where they stood");

    let mut without = Recorder::resume(&record, None).unwrap();
    assert_eq!(without.nature(&mut ()), Err(EntryError::NoDice));
    assert_eq!(without.commit(OTHER), Err(EntryError::SegmentRunning));

    let wrong = Recorder::resume(&record, Some(OTHER)).err().unwrap();
    assert_eq!((wrong.line, wrong.column), (FIRST + 5, 1));
    let closed = Recorder::resume(&read_body(&body("commit, reveal")).unwrap(), Some(SEED)).err().unwrap();
    assert_eq!(closed.message, EntryError::NoSegment.to_string());
}

#[test]
fn a_saved_game_goes_on_with_new_dice() {
    let mut table = new_table();
    table.commit(SEED).unwrap();
    table.play(Seat::One, Action::Wager(1), &mut ()).unwrap();
    table.reveal().unwrap();
    let mut table = Recorder::resume(table.record(), None).unwrap();
    table.undo(Seat::One).unwrap();
    table.play(Seat::One, Action::Wager(2), &mut ()).unwrap();
    table.play(Seat::One, Action::Roll, &mut ()).unwrap();
    assert_eq!(table.resolve(Die(2), &mut ()), Err(EntryError::Uncommitted));
    table.commit(OTHER).unwrap();
    table.nature(&mut ()).unwrap();
    table.reveal().unwrap();
    assert_eq!(table.record().check(), Ok(table.report()));
    assert_eq!(table.report().fairness, Fairness::Verified { segments: 2 });
}
