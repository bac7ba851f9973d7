//! What can be chosen, with what each choice leads to, laid out so that many choices fit.

use ::outlive::{Action, Equipment, Hero, Outlive, Pending, State, View};
use table::{Game, Seat, Viewer};
use words::outlive as say;

use super::super::menu::{Body, Columns, Entry, Group, Menu};
use super::super::terminal::Reader;
use super::super::texts::text;
use super::context;
use super::labels::{label, label_of};

mod grids;

/// All legal choices, in an order for people.
pub(super) fn menu(state: &State, seat: Seat, reader: &Reader<Outlive>) -> Menu<Action> {
    let table = Table { view: &Outlive::view(state, Viewer::Seat(seat)), seat, reader };
    let mut actions = Vec::new();
    Outlive::legal(state, seat, &mut actions);
    let mut choices: Vec<_> = actions.iter().map(|&action| table.choice(state, action)).collect();
    let note = table.take_shared(&mut choices);
    // The sort keeps the order of the rules within a kind.
    choices.sort_by_key(|choice| kind(choice.action));
    let groups = choices.chunk_by(|one, other| kind(one.action) == kind(other.action));
    let groups = groups.flat_map(|group| table.groups(group)).collect();
    let is_moving = table.view.shelters[seat].pending == Pending::Move;
    let head = if is_moving { label(reader, "outlive-moves") } else { String::new() };
    Menu { head, groups, note }
}

/// What belongs together: first what stands alone, and what ends a step last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Alone,
    Move(Hero),
    Station(Hero),
    Short,
    Deploy,
    Build,
    Staff,
    Scrap,
    Repair(Equipment),
    Look,
    Done,
}

fn kind(action: Action) -> Kind {
    match action {
        Action::Move { hero, .. } | Action::Stand { hero } => Kind::Move(hero),
        Action::Station { hero, .. } => Kind::Station(hero),
        Action::Give { .. } | Action::Reject { .. } => Kind::Short,
        Action::Deploy { .. } => Kind::Deploy,
        Action::Build { .. } => Kind::Build,
        Action::Staff { .. } => Kind::Staff,
        Action::Scrap { .. } => Kind::Scrap,
        Action::Repair { equipment, .. } => Kind::Repair(equipment),
        Action::Look { .. } => Kind::Look,
        Action::Done => Kind::Done,
        Action::BuildFree { .. }
        | Action::MoveIn { .. }
        | Action::Lead { .. }
        | Action::Dismiss { .. }
        | Action::Strike
        | Action::Guard
        | Action::Resist { .. }
        | Action::House { .. }
        | Action::Take { .. }
        | Action::Algae { .. }
        | Action::Hunt { .. }
        | Action::Sense
        | Action::HuntSensed { .. }
        | Action::Pick { .. }
        | Action::Search
        | Action::Resolve { .. }
        | Action::Feed { .. }
        | Action::Recruit { .. } => Kind::Alone,
    }
}

/// The position in which something is chosen, by whom, and for whom it is shown.
struct Table<'t> {
    view: &'t View,
    seat: Seat,
    reader: &'t Reader<Outlive>,
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

    fn groups(&self, choices: &[Choice]) -> Vec<Group<Action>> {
        match kind(choices[0].action) {
            Kind::Alone | Kind::Scrap | Kind::Look | Kind::Done => {
                vec![self.list(String::new(), Columns::One, choices)]
            }
            Kind::Short => vec![self.list(String::new(), Columns::Many, choices)],
            Kind::Staff => vec![self.list(label(self.reader, "outlive-staff"), Columns::One, choices)],
            Kind::Move(hero) | Kind::Station(hero) => vec![self.of_hero(hero, choices)],
            Kind::Deploy => grids::deploy(self, choices),
            Kind::Build => grids::build(self, choices),
            Kind::Repair(equipment) => vec![self.repairs(equipment, choices)],
        }
    }

    fn list(&self, title: String, columns: Columns, choices: &[Choice]) -> Group<Action> {
        let entries = choices.iter().map(|choice| choice.entry(self.name(choice.action)));
        Group { title, note: String::new(), body: Body::List { columns, entries: entries.collect() } }
    }

    fn name(&self, action: Action) -> String {
        say::action(self.reader.language, &action, self.seat, context(self.view, self.reader))
    }

    /// The destinations of a hero.
    fn of_hero(&self, hero: Hero, choices: &[Choice]) -> Group<Action> {
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
        Group { title, note: String::new(), body }
    }

    /// The ways to pay for a repair.
    fn repairs(&self, equipment: Equipment, choices: &[Choice]) -> Group<Action> {
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
        Group {
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
