//! Choices that two names make: where 4 and 5 start, and rooms with what is paid for them.

use outlive::{Action, Materials, Place};
use terminal::{Body, Cell, Columns, Group, Row};

use super::super::labels::label;
use super::{Choice, Table};
use crate::telling as say;

/// The most payments that fit beside each other.
const MOST_COLUMNS: usize = 10;

/// Where the heroes of strength 4 and 5 start, §3.4.
pub(super) fn deploy(table: &Table<'_>, choices: &[Choice]) -> Vec<Group<Action>> {
    let language = table.reader.language;
    let mut places: Vec<Place> = Vec::new();
    for choice in choices {
        if let Action::Deploy { four, .. } = choice.action
            && !places.contains(&four)
        {
            places.push(four);
        }
    }
    let cell = |four, five| {
        let wanted = Action::Deploy { four, five };
        let choice = choices.iter().find(|choice| choice.action == wanted)?;
        Some(Cell { action: choice.action, mark: "" })
    };
    let rows = places.iter().map(|&four| Row {
        name: say::place(language, four),
        cells: places.iter().map(|&five| cell(four, five)).collect(),
    });
    let body = Body::Grid {
        corner: label(table.reader, "outlive-fours-fives"),
        rows: rows.collect(),
        columns: places.iter().map(|&five| say::place(language, five)).collect(),
    };
    vec![Group { title: String::new(), note: String::new(), body }]
}

/// Rooms that can be built, with every way to pay, §6.5. All rooms have the same price.
pub(super) fn build(table: &Table<'_>, choices: &[Choice]) -> Vec<Group<Action>> {
    let mut payments: Vec<Materials> = Vec::new();
    let mut slots: Vec<u8> = Vec::new();
    for choice in choices {
        if let Action::Build { slot, pay } = choice.action {
            if !payments.contains(&pay) {
                payments.push(pay);
            }
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        }
    }
    let title = label(table.reader, "outlive-build");
    if let [pay] = payments[..] {
        let entries = choices.iter().zip(&slots).map(|(choice, &slot)| choice.entry(room(table, slot)));
        let body = Body::List { columns: Columns::Many, entries: entries.collect() };
        return vec![Group { title, note: say::materials(table.reader.language, pay), body }];
    }
    let mut titles = Some((title, label(table.reader, "outlive-letters"))).into_iter();
    let blocks = payments.chunks(MOST_COLUMNS).map(|payments| {
        let (title, note) = titles.next().unwrap_or_default();
        Group { title, note, body: block(table, choices, &slots, payments) }
    });
    blocks.collect()
}

fn block(table: &Table<'_>, choices: &[Choice], slots: &[u8], payments: &[Materials]) -> Body<Action> {
    let cell = |slot, pay| {
        let wanted = Action::Build { slot, pay };
        let choice = choices.iter().find(|choice| choice.action == wanted)?;
        Some(Cell { action: choice.action, mark: "" })
    };
    let rows = slots.iter().map(|&slot| Row {
        name: room(table, slot),
        cells: payments.iter().map(|&pay| cell(slot, pay)).collect(),
    });
    Body::Grid {
        corner: label(table.reader, "outlive-build-with"),
        rows: rows.collect(),
        columns: payments.iter().map(|&pay| letters(table, pay)).collect(),
    }
}

/// The name of a room of the chooser's shelter.
fn room(table: &Table<'_>, slot: u8) -> String {
    let rooms = table.view.shelters[table.seat].rooms;
    rooms.map_or_else(String::new, |rooms| say::room(table.reader.language, rooms[usize::from(slot)].room))
}

/// A payment as letters: `WWM`.
fn letters(table: &Table<'_>, pay: Materials) -> String {
    let letter = |id: &str, count: u8| label(table.reader, id).repeat(count.into());
    let letters = [
        letter("outlive-letter-wood", pay.wood),
        letter("outlive-letter-metal", pay.metal),
        letter("outlive-letter-chip", pay.chip),
    ];
    match letters.concat() {
        free if free.is_empty() => label(table.reader, "outlive-free"),
        letters => letters,
    }
}
