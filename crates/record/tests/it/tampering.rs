//! Nothing in a record can be changed unnoticed.

use record::Record;

use crate::race::{BUILT_IN, Race};

const GAME: &[u8] = include_bytes!("race.record");

#[test]
fn every_flipped_bit_is_noticed() {
    for index in 0..GAME.len() {
        for bit in 0..8 {
            let mut bytes = GAME.to_vec();
            bytes[index] ^= 1 << bit;
            assert!(!is_record(&bytes), "byte {index}, bit {bit}");
        }
    }
}

#[test]
fn every_missing_end_is_noticed() {
    assert!((0..GAME.len()).all(|length| !is_record(&GAME[..length])));
}

#[test]
fn every_missing_or_doubled_line_is_noticed() {
    let lines: Vec<&[u8]> = GAME.split_inclusive(|&byte| byte == b'\n').collect();
    for index in 0..lines.len() {
        let (before, after) = lines.split_at(index);
        assert!(!is_record(&[before, &after[1..]].concat().concat()), "without line {}", index + 1);
        assert!(!is_record(&[before, &after[..1], after].concat().concat()), "line {} twice", index + 1);
    }
}

#[test]
fn every_appended_byte_is_noticed() {
    assert!(is_record(GAME));
    assert!((0..=u8::MAX).all(|byte| !is_record(&[GAME, &[byte]].concat())));
}

fn is_record(bytes: &[u8]) -> bool {
    Record::<Race>::read(bytes, &BUILT_IN).is_ok()
}
