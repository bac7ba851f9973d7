//! What can be agreed before a game, §2, §10.11 and §11. It is played with the built-in box.

use ::red_outpost::{Blocks, Cards, Difficulty, Edition, Seating, Setup, Start};
use table::Word;

use super::super::options::{agreement, check, value};
use super::Agreement;

const KEYS: [&str; 5] = ["blocks", "cards", "edition", "start", "difficulty"];

pub(super) fn agreements(seats: usize) -> Vec<Agreement> {
    let Some(seating) = seating(seats) else { return Vec::new() };
    let usual = Setup::new(seating);
    let all = [
        agreement("blocks", usual.blocks, possible(&usual, |setup, blocks: Blocks| setup.blocks = blocks)),
        agreement("cards", usual.cards, possible(&usual, |setup, cards: Cards| setup.cards = cards)),
        agreement(
            "edition",
            usual.edition,
            // For a solo game the edition changes nothing, §11.
            possible(&usual, |setup, edition: Edition| setup.edition = edition)
                .filter(|_| seating != Seating::Solo),
        ),
        agreement("start", usual.start, possible(&usual, |setup, start: Start| setup.start = start)),
        agreement(
            "difficulty",
            usual.difficulty,
            possible(&usual, |setup, difficulty: Difficulty| setup.difficulty = difficulty),
        ),
    ];
    all.into_iter().filter(|agreement| agreement.values.len() > 1).collect()
}

/// The values of an option that the usual set-up can have.
fn possible<W: Word>(usual: &Setup, set: impl Fn(&mut Setup, W)) -> impl Iterator<Item = W> {
    W::ALL.iter().copied().filter(move |&value| {
        let mut setup = usual.clone();
        set(&mut setup, value);
        setup.check().is_ok()
    })
}

pub(super) fn agree(seats: usize, options: &[(String, String)]) -> Result<Setup, String> {
    let seating = seating(seats).ok_or_else(|| "seats".to_owned())?;
    check(options, &KEYS)?;
    let usual = Setup::new(seating);
    let setup = Setup {
        seating,
        blocks: value(options, "blocks", usual.blocks)?,
        cards: value(options, "cards", usual.cards)?,
        edition: value(options, "edition", usual.edition)?,
        start: value(options, "start", usual.start)?,
        difficulty: value(options, "difficulty", usual.difficulty)?,
        values: usual.values,
    };
    setup.check().map_err(|(option, _)| option.to_owned())?;
    Ok(setup)
}

fn seating(seats: usize) -> Option<Seating> {
    Seating::ALL.iter().copied().find(|seating| seating.seats() == seats)
}
