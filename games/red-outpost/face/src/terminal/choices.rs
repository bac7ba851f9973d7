//! What can be chosen, with what each choice leads to, laid out so that many choices fit.

use std::cmp::Ordering;

use red_outpost::{Action, RedOutpost, State, View, Worker};
use table::{Game, Seat, Viewer, Word};
use terminal::{Body, Cell, Columns, Entry, Menu, Row};
use texts::{sentence, signed};

use super::name;
use crate::Audience;
use crate::telling::context;
use crate::telling::{self as say, Effects, Group, group};
use crate::terminal::text;

/// All legal choices, in an order for people.
pub(super) fn menu(state: &State, seat: Seat, reader: &Audience<'_>) -> Menu<Action> {
    let table = Table { view: &RedOutpost::view(state, Viewer::Seat(seat)), reader };
    let mut actions = Vec::new();
    RedOutpost::legal(state, seat, &mut actions);
    let mut choices: Vec<_> = actions.iter().map(|&action| table.choice(state, seat, action)).collect();
    let note = table.common_note(&mut choices);
    choices.sort_by(in_order);
    let groups = if choices.chunk_by(is_alike).all(|group| group.len() == 1) {
        vec![table.list(Columns::One, &mut choices)]
    } else {
        choices.chunk_by_mut(is_alike).map(|group| table.group(group)).collect()
    };
    let is_moving = choices.iter().any(|choice| choice.effects.mood.is_some());
    let head = if is_moving { text(reader.language, "label-moves", &[]) } else { String::new() };
    Menu { head, groups, note }
}

/// Groups come in their order; what stands together keeps that of the rules.
fn in_order(one: &Choice, other: &Choice) -> Ordering {
    if is_alike(one, other) { Ordering::Equal } else { group(one.action).cmp(&group(other.action)) }
}

/// Whether choices stand together here: tables hold several groups.
fn is_alike(one: &Choice, other: &Choice) -> bool {
    match (group(one.action), group(other.action)) {
        (Group::Treat(_), Group::Treat(_)) => true,
        (Group::Bribe(one, _), Group::Bribe(other, _)) => one == other,
        (Group::Shift(one, _), Group::Shift(other, _)) => one == other,
        (one, other) => one == other,
    }
}

/// The position in which something is chosen, and for whom it is shown.
struct Table<'t> {
    view: &'t View,
    reader: &'t Audience<'t>,
}

impl Table<'_> {
    fn choice(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let say::Preview { effects, follows, ending: _, moods } =
            say::preview(self.reader.language, state, seat, action, context(self.reader));
        Choice { action, effects, follows, moods }
    }

    fn group(&self, choices: &mut [Choice]) -> terminal::Group<Action> {
        let language = self.reader.language;
        match group(choices[0].action) {
            Group::Alone => self.list(Columns::One, choices),
            Group::Nap(_) => self.list(Columns::Two, choices),
            Group::Worker(worker) => self.of_worker(worker, choices),
            Group::Treat(_) => self.grid(text(language, "label-treat", &[]), choices),
            Group::Bribe(good, _) => {
                let good = say::good(language, good);
                self.grid(text(language, "label-bribe", &[("good", good.into())]), choices)
            }
            Group::Shift(owner, _) => {
                let seat = name(owner, self.reader);
                self.grid(text(language, "label-shift", &[("seat", seat.into())]), choices)
            }
        }
    }

    /// Choices one below the other.
    fn list(&self, columns: Columns, choices: &mut [Choice]) -> terminal::Group<Action> {
        let note = self.take_after(choices);
        let entries = choices.iter().map(|choice| {
            choice.entry(say::action(self.reader.language, &choice.action, self.view, context(self.reader)))
        });
        terminal::Group {
            title: String::new(),
            note,
            body: Body::List { columns, entries: entries.collect() },
        }
    }

    /// The destinations of a worker.
    fn of_worker(&self, worker: Worker, choices: &mut [Choice]) -> terminal::Group<Action> {
        let language = self.reader.language;
        let portrait = &self.view.workers[worker];
        let here = say::location(language, portrait.at);
        let mood = ("mood", signed(portrait.mood).into());
        let mut notes = vec![text(language, "label-worker", &[("location", here.as_str().into()), mood])];
        notes.extend(take_first(choices));
        notes.push(self.take_after(choices));
        notes.retain(|note| !note.is_empty());
        let entries = choices.iter().map(|choice| {
            choice.entry(match choice.action {
                Action::Move { to, .. } | Action::Send { to, .. } => say::location(language, to),
                _ => text(language, "label-stay", &[("location", here.as_str().into())]),
            })
        });
        let body = Body::List { columns: Columns::Two, entries: entries.collect() };
        terminal::Group { title: say::worker(language, worker), note: notes.join("; "), body }
    }

    /// A table whose rows and columns are workers.
    fn grid(&self, title: String, choices: &mut [Choice]) -> terminal::Group<Action> {
        let language = self.reader.language;
        let note = self.take_after(choices);
        let (corner, steps) = match choices[0].action {
            Action::Shift { .. } => (text(language, "label-from-to", &[]), 0),
            _ => (text(language, "label-raise-lower", &[]), 2),
        };
        let names = |pick: fn((Worker, Worker)) -> Worker| {
            let used: Vec<_> = choices.iter().filter_map(|choice| pair(choice.action)).map(pick).collect();
            Worker::ALL.iter().copied().filter(|worker| used.contains(worker)).collect::<Vec<_>>()
        };
        let (rows, columns) = (names(|(row, _)| row), names(|(_, column)| column));
        let cell = |row, column| {
            let choice = choices.iter().find(|choice| pair(choice.action) == Some((row, column)))?;
            Some(Cell { action: choice.action, mark: if choice.moods < steps { "*" } else { "" } })
        };
        let rows = rows.into_iter().map(|row| Row {
            name: say::worker(language, row),
            cells: columns.iter().map(|&column| cell(row, column)).collect(),
        });
        let body = Body::Grid {
            corner,
            rows: rows.collect(),
            columns: columns.iter().map(|&column| say::worker(language, column)).collect(),
        };
        terminal::Group { title, note, body }
    }

    /// What holds for all choices, and what the mark in tables means.
    fn common_note(&self, choices: &mut [Choice]) -> String {
        let is_exchange =
            |choice: &Choice| matches!(group(choice.action), Group::Treat(_) | Group::Bribe(..));
        let is_lost = choices.iter().any(|choice| is_exchange(choice) && choice.moods < 2);
        let mut notes = vec![sentence(self.take_after(choices))];
        notes.extend(is_lost.then(|| text(self.reader.language, "label-lost", &[])));
        notes.retain(|note| !note.is_empty());
        notes.join("; ")
    }

    /// Takes out of the choices what all that end the turn lead to afterwards, and says it.
    fn take_after(&self, choices: &mut [Choice]) -> String {
        let mut ends = choices.iter().map(|choice| &choice.effects.after).filter(|after| !after.is_empty());
        let mut shared = ends.next().cloned().unwrap_or_default();
        ends.for_each(|after| shared.retain(|phrase| after.contains(phrase)));
        if shared.is_empty() {
            return String::new();
        }
        for choice in choices {
            choice.effects.after.retain(|phrase| !shared.contains(phrase));
        }
        say::after_turn(self.reader.language, &shared)
    }
}

/// A choice and what it leads to.
struct Choice {
    action: Action,
    effects: Effects,
    /// What is asked or drawn next.
    follows: Option<String>,
    /// How many moods really change.
    moods: usize,
}

impl Choice {
    fn entry(&self, label: String) -> Entry<Action> {
        let Effects { mood, own, after } = &self.effects;
        let own: Vec<_> = own.iter().chain(&self.follows).cloned().collect();
        let mut parts = vec![own.join(", "), after.join("; ")];
        parts.retain(|part| !part.is_empty());
        let figure = mood.map(signed).unwrap_or_default();
        Entry { action: self.action, label, figure, effect: parts.join("; ") }
    }
}

/// The two workers of a choice that stands in a table: its row and its column.
fn pair(action: Action) -> Option<(Worker, Worker)> {
    match action {
        Action::Treat { raise, lower } | Action::Bribe { raise, lower, .. } => Some((raise, lower)),
        Action::Shift { from, to, .. } => Some((from, to)),
        _ => None,
    }
}

/// Takes out of several choices what happens first in all of them.
fn take_first(choices: &mut [Choice]) -> Option<String> {
    let first = choices.first()?.effects.own.first()?.clone();
    let is_shared = choices.iter().all(|choice| choice.effects.own.first() == Some(&first));
    if choices.len() == 1 || !is_shared {
        return None;
    }
    choices.iter_mut().for_each(|choice| drop(choice.effects.own.remove(0)));
    Some(first)
}
