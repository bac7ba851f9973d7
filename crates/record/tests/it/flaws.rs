//! What is refused in a text, where, and for what.

use record::{EntryError, LIMIT_BYTES, LIMIT_ENTRIES, Record, seal};
use table::Seat;

use crate::race::{Action, BUILT_IN, Race, Values};
use crate::{FIRST, HEAD, SEED, new_table, read, refused, refused_body};

#[test]
fn heads() {
    #[rustfmt::skip]
    let flaws = [
        ("vorposten record 1", "vorposten record 2",  1, 18, "\"2\" is not the version of the notation"),
        ("vorposten record 1", "vorposten record  1", 1, 18, "\" 1\" is not the version"),
        ("vorposten record 1", "Vorposten record 1",  1,  1, "this is no record"),
        ("vorposten record 1", "\u{feff}vorposten record 1", 1, 1, "this is no record"),
        ("game race",          "game chess",          2,  6, "\"chess\" is not the game race"),
        ("game race",          "Game race",           2,  1, "this line must begin with \"game \""),
        ("game race\n",        "",                    2,  1, "this line must begin with \"game \""),
        ("rules 1",            "rules 2",             3,  7, "a newer version of the program reads it"),
        ("rules 1",            "rules 01",            3,  7, "\"01\" is not the version of the rules"),
        ("box built-in",       "box house",           4,  5, "give that box with --box FILE"),
        ("635b",               "0000",                4,  5, "the record was played with another box"),
        ("seats 2",            "seats 3",             5,  1, "two seats race"),
        ("goal 20",            "goal 101",            6,  1, "a goal is a number"),
        ("goal 20",            "goal",                6,  5, "the line ends where the value"),
        ("goal 20",            "goal 020",            6,  1, "this line is written \"goal 20\""),
        ("goal 20",            "goal +20",            6,  1, "this line is written \"goal 20\""),
        ("goal 20\n",          "",                    6,  1, "there is no goal"),
        ("goal 20",            "goal 20\nmusic loud", 7,  1, "one option too many"),
        ("\n\n",               "\n",                  7,  1, "a blank line must stand between head and body"),
        ("\n\n",               "\n\n\n",              8,  1, "\"\" is not how a line begins"),
    ];
    for (right, wrong, line, column, message) in flaws {
        refused(&seal(HEAD.replacen(right, wrong, 1)), line, column, message);
    }
}

#[test]
fn entries() {
    #[rustfmt::skip]
    let flaws = [
        ("wager 1\n",                     1, 1, "\"wager\" is not how a line begins"),
        ("5 roll\n",                      1, 1, "\"5\" is not how a line begins"),
        (" 1 roll\n",                     1, 1, "\"\" is not how a line begins"),
        ("1\n",                           1, 2, "the line ends where an action should stand"),
        ("1 wager 1\n1 jump\n",           2, 3, "\"jump\" is not an action"),
        ("1 wager 1\n1 jümp é\n",         2, 3, "\"jümp\" is not an action"),
        ("1 wager 1\n1 roll é x\n",       2, 8, "\"é\" is one word too many"),
        ("1 wager ten\n",                 1, 9, "\"ten\" is not a wager"),
        ("1 wager  1\n",                  1, 9, "this line is written \"1 wager 1\""),
        ("1 wager 1 \n",                  1, 10, "this line is written \"1 wager 1\""),
        ("1 undo now\n",                  1, 3, "\"undo\" is not an action"),
        ("nature\n",                      1, 7, "the line ends where \"die\" should stand"),
        ("nature dice 1\n",               1, 8, "expected \"die\""),
        ("nature die  1\n",               1, 12, "this line is written \"nature die 1\""),
        ("seed 00\n",                     1, 6, "64 lower-case hexadecimal digits"),
        ("commitment\n",                  1, 11, "64 lower-case hexadecimal digits"),
        ("1 wager 1\n\n1 roll\n",         2, 1, "\"\" is not how a line begins"),
        ("1 wager 1\r\n1 roll\r\n",       1, 10, "but lines end with LF alone"),
        ("# note\n",                      1, 1, "\"#\" is not how a line begins"),
    ];
    for (body, line, column, message) in flaws {
        refused_body(body, line, column, message);
    }
}

#[test]
fn the_rules_are_applied_line_by_line() {
    #[rustfmt::skip]
    let flaws = [
        ("2 wager 1\n",                                1, 1, "somebody else is due"),
        ("3 wager 1\n",                                1, 1, "somebody else is due"),
        ("1 roll\n",                                   1, 3, "the rules do not allow it now"),
        ("1 wager 4\n",                                1, 3, "the rules do not allow it now"),
        ("nature die 1\n",                             1, 1, "somebody else is due"),
        ("1 wager 1\n1 roll\n1 hold\n",                3, 1, "somebody else is due"),
        ("1 wager 1\n1 roll\nnature die 7\n",          3, 8, "the rules do not allow it now"),
        ("1 wager 1\n1 roll\nnature die 1\n1 hold\n",  4, 1, "somebody else is due"),
    ];
    for (body, line, column, message) in flaws {
        refused_body(body, line, column, message);
    }
    let won = "1 wager 3\n1 roll\nnature die 6\n1 roll\nnature die 6\n1 hold\n";
    refused_body(&format!("{won}2 wager 1\n"), 7, 1, "the game is over");
    refused_body(&format!("{won}nature die 2\n"), 7, 1, "the game is over");
}

#[test]
fn digests() {
    let body = format!("{HEAD}1 wager 1\n");
    let whole = seal(body.clone());
    let digest_line = FIRST + 1;
    refused(&whole.replace("wager 1", "wager 2"), digest_line, 8, "it was altered");
    refused(&whole.replace("wager 1", "wager x"), FIRST, 9, "\"x\" is not a wager");
    refused(&body, digest_line, 1, "the record is cut off");
    refused(whole.trim_end(), digest_line, 72, "the record is cut off");
    refused(&format!("{whole}\n"), digest_line + 1, 1, "the digest must be the last line");
    refused(&format!("{whole}1 roll"), digest_line + 1, 1, "the digest must be the last line");
    refused(&seal(whole.clone()), digest_line + 1, 1, "the digest must be the last line");
    refused(&format!("{body}digest 12\n"), digest_line, 8, "64 lower-case hexadecimal digits");
    refused("", 1, 1, "the record is cut off");
    refused("hello", 1, 1, "this is no record");
}

#[test]
fn bytes_that_are_no_text() {
    let mut bytes = format!("{HEAD}1 jümp ").into_bytes();
    bytes.push(0xff);
    let flaw = Record::<Race>::read(&bytes, &BUILT_IN).unwrap_err();
    assert_eq!(flaw.to_string(), "line 8, column 8: what stands here is not UTF-8 text");
}

#[test]
fn another_box() {
    static HOUSE: Values = Values { name: "our house", faces: 8 };
    let flaw = Record::<Race>::read(seal(HEAD.to_owned()).as_bytes(), &HOUSE).unwrap_err();
    assert_eq!((flaw.line, flaw.column), (4, 5));
    assert!(
        flaw.message.starts_with("\"built-in 635b12616131a3ba\" is not the box in use (our house "),
        "{flaw}"
    );
}

#[test]
fn too_many_bytes() {
    let mut text = HEAD.to_owned();
    text.extend(std::iter::repeat_n('x', LIMIT_BYTES + 1 - HEAD.len()));
    refused(&text, 1, 1, "a record has at most 1048576 bytes, and this has 1048577");
}

#[test]
fn too_many_entries() {
    let mut table = new_table();
    table.commit(SEED).unwrap();
    while table.record().entries.len() < LIMIT_ENTRIES - 1 {
        match table.can_undo(Seat::One) {
            true => table.undo(Seat::One).unwrap(),
            false => table.play(Seat::One, Action::Wager(1), &mut ()).unwrap(),
        }
    }
    assert_eq!(table.play(Seat::One, Action::Wager(1), &mut ()), Err(EntryError::Full));
    assert_eq!(table.reveal(), Ok(()), "there is always room for the seed");
    assert_eq!(read(&table.record().write()).as_ref(), Ok(table.record()));

    let body = "1 wager 1\n1 undo\n".repeat(LIMIT_ENTRIES / 2);
    refused_body(&body, LIMIT_ENTRIES, 1, "a record has at most 10000 entries");
}
