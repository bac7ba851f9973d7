//! `vorposten record` on good records and on everything else.

use std::sync::LazyLock;

use proptest::prelude::{any, prop, proptest};
use record::{Entry, Record, Recorder, Seed, seal};
use red_outpost::{RedOutpost, Seating, Setup, Values};
use table::{Game, QuickRng, Rng};
use table_test::random_entry;

use crate::common::{file, folder, refused, vorposten};

/// A whole game at random, committed, with an undo wherever the dice say so.
pub(crate) fn played<G: Game>(setup: G::Setup, seed: u64) -> Record<G> {
    let mut rng = QuickRng::new(seed);
    let mut table = Recorder::<G>::new(setup);
    table.commit(Seed([seed as u8; 32])).expect("a new table takes a commitment");
    while let Some(entry) = random_entry(&mut table, &mut rng) {
        if let Entry::Action(seat, _) = entry
            && rng.below(12) == 0
            && table.can_undo(seat)
        {
            table.undo(seat).expect("nobody has acted since");
        }
    }
    table.reveal().expect("a segment is running");
    table.record().clone()
}

fn game() -> String {
    played::<RedOutpost>(Setup::new(Seating::Two), 5).write()
}

#[test]
fn a_good_record_holds_in_both_languages() {
    let folder = folder("records-good");
    let path = file(&folder, "game.record", game());
    let checked = vorposten(&["record", "check", &path]);
    assert_eq!((checked.code, checked.err.as_str()), (0, ""));
    assert!(checked.out.contains("The record holds"), "{}", checked.out);
    assert!(checked.out.contains("every draw is what the committed seed gave"), "{}", checked.out);
    assert!(checked.out.contains("The game is over."), "{}", checked.out);
    let german = vorposten(&["record", "check", "--lang", "de", &path]);
    assert!(german.out.contains("Die Aufzeichnung stimmt"), "{}", german.out);
}

#[test]
fn a_record_of_older_rules_names_who_reads_it() {
    let folder = folder("records-rules");
    let outlive = played::<outlive::Outlive>(outlive::Setup::new(outlive::Seating::Two), 3).write();
    for (name, record) in [("red-outpost", game()), ("outlive", outlive)] {
        let (before, _) = record.rsplit_once("digest ").expect("a record has a digest");
        for (rules, told) in [
            (
                "1",
                "is not the version of the rules that is played here (2): version 0.1 of the program reads it",
            ),
            (
                "3",
                "is not the version of the rules that is played here (2): a newer version of the program reads it",
            ),
        ] {
            let other = before.replacen("\nrules 2\n", &format!("\nrules {rules}\n"), 1);
            let path = file(&folder, &format!("{name}-{rules}.record"), seal(other));
            refused(&["record", "check", &path], told);
        }
    }
}

#[test]
fn outlive_has_records_too() {
    let folder = folder("records-outlive");
    let record = played::<outlive::Outlive>(outlive::Setup::new(outlive::Seating::Three), 3).write();
    let path = file(&folder, "game.record", record);
    let checked = vorposten(&["record", "check", &path]);
    assert_eq!((checked.code, checked.err.as_str()), (0, ""));
    assert!(checked.out.contains("The game is over."), "{}", checked.out);
    assert_eq!(vorposten(&["record", "show", "--at", "60", &path]).code, 0);
}

#[test]
fn a_position_is_shown_at_any_input() {
    let folder = folder("records-show");
    let path = file(&folder, "game.record", game());
    let shown = vorposten(&["record", "show", "--at", "1", &path]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    assert!(shown.out.starts_with("After the first input of "), "{}", shown.out);
    assert!(shown.out.contains("Labour camp"), "{}", shown.out);
    assert_eq!(vorposten(&["record", "show", &path]).code, 0);
    refused(&["record", "show", "--at", "9999", &path], "the record has only");
}

#[test]
fn scores_are_printed_and_are_json_on_demand() {
    let folder = folder("records-score");
    let path = file(&folder, "game.record", game());
    let printed = vorposten(&["record", "score", &path]);
    assert!(printed.out.contains("Orange") && printed.out.contains("Blue"), "{}", printed.out);
    let json = vorposten(&["record", "score", "--json", &path]);
    let answer: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(answer["game"], "red-outpost");
    assert_eq!(answer["over"], true);
    assert_eq!(answer["scores"].as_array().map(Vec::len), Some(2));
    assert_eq!(answer["scores"][0]["seat"], "1");
}

/// One flipped bit in any line is noticed, and so is every cut.
#[test]
fn an_altered_or_cut_record_is_refused() {
    let folder = folder("records-altered");
    let text = game();
    for at in (0..text.len()).step_by(97) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        refused(&["record", "check", &file(&folder, "altered.record", bytes)], "");
    }
    for length in (0..text.len()).step_by(211) {
        refused(&["record", "check", &file(&folder, "cut.record", &text[..length])], "");
    }
}

/// What is wrong is named with its line and column.
#[test]
fn a_flaw_has_its_place() {
    let folder = folder("records-flaws");
    let text = game();
    let body: Vec<&str> = text.lines().take_while(|line| !line.starts_with("digest")).collect();
    let with = |from: &str, to: &str| seal(body.join("\n").replacen(from, to, 1) + "\n");
    let cases = [
        (with("game red-outpost", "game chess"), "there is no game called \"chess\""),
        (with("seats 2", "seats 7"), "line 5"),
        (with("1 move", "1 fly"), "column 3: \"fly\" is not an action of Red Outpost"),
        (with("2 move", "9 move"), "line"),
        (with("vorposten record 1", "vorposten record 9"), "line 1"),
        (with("seed 05", "seed 06"), "line"),
        (text.replace('\n', "\r\n"), "line 1"),
    ];
    for (text, reason) in cases {
        refused(&["record", "check", &file(&folder, "flawed.record", text)], reason);
    }
}

#[test]
fn rubbish_is_refused() {
    let folder = folder("records-rubbish");
    refused(&["record", "check", &file(&folder, "empty", "")], "");
    refused(&["record", "check", &file(&folder, "binary", [0, 159, 146, 150, 255])], "line 1");
    let mut rng = QuickRng::new(1);
    let noise: Vec<u8> = (0..100_000_000 / 4).flat_map(|_| rng.next_u32().to_le_bytes()).collect();
    refused(&["record", "check", &file(&folder, "noise", noise)], "longer than");
    std::fs::remove_file(folder.join("noise")).expect("the file was there");
    refused(&["record", "check", folder.to_str().expect("UTF-8")], "cannot be read");
    refused(&["record", "check", "there is no such file"], "there is no such file or folder");
}

/// A record belongs to its box.
#[test]
fn another_box_is_refused_and_the_right_one_accepted() {
    let folder = folder("records-box");
    let values = Values { name: "short-wheel".into(), wheel_fields: 3, ..Values::built_in().clone() };
    let box_file = file(&folder, "box.toml", values.to_string());
    let setup = Setup { values: Box::leak(Box::new(values)), ..Setup::new(Seating::Three) };
    let path = file(&folder, "game.record", played::<RedOutpost>(setup, 2).write());
    refused(&["record", "check", &path], "--box");
    assert_eq!(vorposten(&["record", "check", "--box", &box_file, &path]).code, 0);
}

/// The record of a game, as a text without its digest.
fn body<G: Game>(setup: G::Setup) -> String {
    let text = played::<G>(setup, 8).write();
    text.lines().filter(|line| !line.starts_with("digest")).map(|line| line.to_owned() + "\n").collect()
}

/// A damaged text with a fresh digest, so that the damage is met by notation and rules. It is refused, or
/// it was another way to write a record, and is written in the same way again.
fn read_damaged<G: Game>(text: &str, damage: &[(prop::sample::Index, String)]) {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, letter) in damage {
        let at = at.index(letters.len());
        letters.splice(at..=at, letter.chars());
    }
    let sealed = seal(letters.into_iter().collect());
    if let Ok(record) = Record::<G>::read(sealed.as_bytes(), G::built_in()) {
        assert_eq!(record.write(), sealed);
    }
}

proptest! {
    #[test]
    fn a_damaged_record_is_read_or_refused(
        damage in prop::collection::vec((any::<prop::sample::Index>(), "[ -~\n]{0,2}"), 1..4)
    ) {
        static RED_OUTPOST: LazyLock<String> = LazyLock::new(|| body::<RedOutpost>(Setup::new(Seating::Two)));
        static OUTLIVE: LazyLock<String> =
            LazyLock::new(|| body::<outlive::Outlive>(outlive::Setup::new(outlive::Seating::Two)));
        read_damaged::<RedOutpost>(&RED_OUTPOST, &damage);
        read_damaged::<outlive::Outlive>(&OUTLIVE, &damage);
    }
}
