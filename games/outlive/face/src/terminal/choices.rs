//! What can be chosen, with what each choice leads to, laid out so that many choices fit.

use std::cmp::Ordering;

use outlive::{Action, Equipment, Hero, Outlive, Pending, State, View};
use table::{Game, Seat, Viewer};
use terminal::{Body, Columns, Entry, Menu};

use super::context;
use super::labels::{label, label_of};
use crate::Audience;
use crate::telling::{self as say, Group, group};
use crate::terminal::text;

mod grids;

/// All legal choices, in an order for people.
pub(super) fn menu(state: &State, seat: Seat, reader: &Audience<'_>) -> Menu<Action> {
    let table = Table { view: &Outlive::view(state, Viewer::Seat(seat)), seat, reader };
    let mut actions = Vec::new();
    Outlive::legal(state, seat, &mut actions);
    let mut choices: Vec<_> = actions.iter().map(|&action| table.choice(state, action)).collect();
    let note = table.take_shared(&mut choices);
    choices.sort_by(in_order);
    let groups = choices.chunk_by(is_alike).flat_map(|group| table.groups(group)).collect();
    let is_moving = table.view.shelters[seat].pending == Pending::Move;
    let head = if is_moving { label(reader, "outlive-moves") } else { String::new() };
    Menu { head, groups, note }
}

/// Groups come in their order; what stands together keeps that of the rules.
fn in_order(one: &Choice, other: &Choice) -> Ordering {
    if is_alike(one, other) { Ordering::Equal } else { group(one.action).cmp(&group(other.action)) }
}

/// Whether choices stand together here: tables and short lists hold several groups.
fn is_alike(one: &Choice, other: &Choice) -> bool {
    match (group(one.action), group(other.action)) {
        (Group::Reject(_), Group::Reject(_))
        | (Group::Deploy(_), Group::Deploy(_))
        | (Group::Build(_), Group::Build(_))
        | (Group::Staff(_), Group::Staff(_)) => true,
        (one, other) => one == other,
    }
}

/// The position in which something is chosen, by whom, and for whom it is shown.
struct Table<'t> {
    view: &'t View,
    seat: Seat,
    reader: &'t Audience<'t>,
}

/// A choice and what it leads to.
struct Choice {
    action: Action,
    /// What the position says of it.
    hints: Vec<String>,
    effects: Vec<String>,
}

impl Table<'_> {
    fn choice(&self, state: &State, action: Action) -> Choice {
        let context = context(self.view, self.reader);
        let say::Preview { hints, effects } =
            say::preview(self.reader.language, state, self.seat, action, context);
        Choice { action, hints, effects }
    }

    fn groups(&self, choices: &[Choice]) -> Vec<terminal::Group<Action>> {
        match group(choices[0].action) {
            Group::Alone if matches!(choices[0].action, Action::Give { .. }) => {
                vec![self.list(String::new(), Columns::Many, choices)]
            }
            Group::Alone | Group::Scrap | Group::Look | Group::Done => {
                vec![self.list(String::new(), Columns::One, choices)]
            }
            Group::Reject(_) => vec![self.list(String::new(), Columns::Many, choices)],
            Group::Staff(_) => vec![self.list(label(self.reader, "outlive-staff"), Columns::One, choices)],
            Group::Move(hero) | Group::Station(hero) => vec![self.of_hero(hero, choices)],
            Group::Deploy(_) => grids::deploy(self, choices),
            Group::Build(_) => grids::build(self, choices),
            Group::Repair(equipment) => vec![self.repairs(equipment, choices)],
        }
    }

    fn list(&self, title: String, columns: Columns, choices: &[Choice]) -> terminal::Group<Action> {
        let entries = choices.iter().map(|choice| choice.entry(self.name(choice.action)));
        terminal::Group {
            title,
            note: String::new(),
            body: Body::List { columns, entries: entries.collect() },
        }
    }

    fn name(&self, action: Action) -> String {
        say::action(self.reader.language, &action, self.seat, context(self.view, self.reader))
    }

    /// The destinations of a hero.
    fn of_hero(&self, hero: Hero, choices: &[Choice]) -> terminal::Group<Action> {
        let language = self.reader.language;
        let strength = ("strength", hero.strength().into());
        let title = match self.view.shelters[self.seat].heroes[hero].place {
            Some(place) => {
                let place = say::place(language, place);
                text(language, "outlive-hero", &[strength, ("place", place.into())])
            }
            None => text(language, "outlive-hero-unplaced", &[strength]),
        };
        let entries = choices.iter().map(|choice| {
            choice.entry(match choice.action {
                Action::Move { to, slot: Some(slot), .. } => {
                    let place = ("place", say::place(language, to).into());
                    text(language, "outlive-slot-of", &[place, ("slot", slot.strength().into())])
                }
                Action::Move { to, slot: None, .. } => say::place(language, to),
                Action::Station { place, .. } => say::place(language, place),
                _ => label(self.reader, "outlive-stands"),
            })
        });
        let body = Body::List { columns: Columns::Two, entries: entries.collect() };
        terminal::Group { title, note: String::new(), body }
    }

    /// The ways to pay for a repair.
    fn repairs(&self, equipment: Equipment, choices: &[Choice]) -> terminal::Group<Action> {
        let language = self.reader.language;
        let name = say::equipment(language, equipment);
        let entries = choices.iter().map(|choice| {
            let Action::Repair { help, pay, .. } = choice.action else { return choice.entry(String::new()) };
            let items = say::materials(language, pay);
            choice.entry(match help {
                ::outlive::Help::Nobody => items,
                _ => text(
                    language,
                    "outlive-with-help",
                    &[("items", items.into()), ("help", say::help(language, help).into())],
                ),
            })
        });
        terminal::Group {
            title: label_of(self.reader, "outlive-repair-of", "equipment", name),
            note: say::equipment_effect(language, equipment),
            body: Body::List { columns: Columns::Many, entries: entries.collect() },
        }
    }

    /// Takes out of the choices what all of them lead to, and says it.
    fn take_shared(&self, choices: &mut [Choice]) -> String {
        let [first, others @ ..] = &*choices else { return String::new() };
        let is_shared = |phrase: &&String| others.iter().all(|other| other.effects.contains(phrase));
        let shared: Vec<_> = first.effects.iter().filter(is_shared).cloned().collect();
        if shared.is_empty() || choices.len() == 1 {
            return String::new();
        }
        for choice in choices {
            choice.effects.retain(|phrase| !shared.contains(phrase));
        }
        label_of(self.reader, "outlive-in-any-case", "effects", shared.join(", "))
    }
}

impl Choice {
    fn entry(&self, label: String) -> Entry<Action> {
        let mut parts = vec![self.hints.join(", "), self.effects.join(", ")];
        parts.retain(|part| !part.is_empty());
        Entry { action: self.action, label, figure: String::new(), effect: parts.join("; ") }
    }
}
