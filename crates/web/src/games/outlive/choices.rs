//! What can be chosen, in groups: destinations by hero, payments by what they are for.

use ::outlive::{Action, Equipment, Help, Hero, Outlive, Place, Room, State, View};
use table::{Game, Seat, Viewer};
use words::outlive::{self as say, Context};
use words::sentence;

use super::super::texts::{label, text};
use super::{Choice, Reader, parts};

pub(super) fn choices(state: &State, seat: Seat, reader: &Reader<'_, Outlive>) -> Vec<Choice<Action>> {
    let view = Outlive::view(state, Viewer::Seat(seat));
    let asked = Asked { view: &view, seat, reader };
    let mut actions = Vec::new();
    Outlive::legal(state, seat, &mut actions);
    // The sort keeps the order of the rules within a kind.
    actions.sort_by_key(|&action| kind(action));
    let choice = |action| {
        let preview = say::preview(reader.language, state, seat, action, asked.context());
        let paid = match action {
            Action::Feed { .. } => say::fed(reader.language, state, seat, action),
            _ => None,
        };
        // A meal is named by its price, and leads to the same however it is paid; what leaders have
        // stands on their cards.
        let preview = match action {
            Action::Feed { .. } | Action::Lead { .. } => Vec::new(),
            _ => preview.phrases(),
        };
        Choice {
            action,
            group: asked.group(action),
            text: paid.map_or_else(|| asked.name(action), sentence),
            preview: preview.join("; "),
            brief: None,
            parts: parts::parts(action, seat, &view),
        }
    };
    actions.into_iter().map(choice).collect()
}

/// What belongs together: first what stands alone, and what ends a step last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Alone,
    Reject(Room),
    Move(Hero),
    Station(Hero),
    Deploy(Place),
    /// By the room's place in the shelter.
    Build(u8),
    Staff(u8),
    Scrap,
    Repair(Equipment),
    Look,
    Done,
}

fn kind(action: Action) -> Kind {
    match action {
        Action::Reject { one, .. } => Kind::Reject(one),
        Action::Move { hero, .. } | Action::Stand { hero } => Kind::Move(hero),
        Action::Station { hero, .. } => Kind::Station(hero),
        Action::Deploy { four, .. } => Kind::Deploy(four),
        Action::Build { slot, .. } => Kind::Build(slot),
        Action::Staff { slot, .. } => Kind::Staff(slot),
        Action::Scrap { .. } => Kind::Scrap,
        Action::Repair { equipment, .. } => Kind::Repair(equipment),
        Action::Look { .. } => Kind::Look,
        Action::Done => Kind::Done,
        Action::BuildFree { .. }
        | Action::MoveIn { .. }
        | Action::Lead { .. }
        | Action::Give { .. }
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
struct Asked<'t> {
    view: &'t View,
    seat: Seat,
    reader: &'t Reader<'t, Outlive>,
}

impl Asked<'_> {
    fn context(&self) -> Context<'_> {
        Context { view: self.view, you: self.reader.you }
    }

    /// What the choices of a kind have in common.
    fn group(&self, action: Action) -> String {
        let language = self.reader.language;
        match kind(action) {
            Kind::Alone | Kind::Scrap | Kind::Look | Kind::Done => String::new(),
            Kind::Reject(room) => {
                text(language, "outlive-reject", &[("room", say::room(language, room).into())])
            }
            Kind::Move(hero) | Kind::Station(hero) => self.hero(hero),
            Kind::Deploy(four) => {
                text(language, "outlive-deploy", &[("place", say::place(language, four).into())])
            }
            Kind::Build(slot) => text(language, "outlive-build", &[("room", self.room(slot).into())]),
            Kind::Staff(slot) => text(language, "outlive-staff", &[("room", self.room(slot).into())]),
            Kind::Repair(card) => {
                let card = say::equipment(language, card);
                text(language, "outlive-repair", &[("equipment", card.into())])
            }
        }
    }

    /// What a choice is called within its group.
    fn name(&self, action: Action) -> String {
        let language = self.reader.language;
        match action {
            Action::Reject { other, .. } => say::room(language, other),
            Action::Deploy { five, .. } => {
                text(language, "outlive-deploy-other", &[("place", say::place(language, five).into())])
            }
            Action::Move { to, slot: Some(slot), .. } => {
                let place = ("place", say::destination(language, to).into());
                text(language, "outlive-slot-of", &[place, ("slot", slot.strength().into())])
            }
            Action::Move { to, slot: None, .. } => say::destination(language, to),
            Action::Station { place, .. } => say::destination(language, place),
            Action::Stand { .. } => label(language, "outlive-stands"),
            Action::Build { pay, .. } => {
                text(language, "outlive-pay", &[("items", say::materials(language, pay).into())])
            }
            Action::Staff { count, .. } => text(language, "outlive-move-in", &[("count", count.into())]),
            Action::Repair { help, pay, .. } => {
                let items = ("items", say::materials(language, pay).into());
                match help {
                    Help::Nobody => text(language, "outlive-pay", &[items]),
                    _ => {
                        let help = ("help", say::help(language, help).into());
                        text(language, "outlive-pay-helped", &[items, help])
                    }
                }
            }
            _ => sentence(say::action(language, &action, self.seat, self.context())),
        }
    }

    /// A hero and where he is. The two of strength 3 are told apart by that.
    fn hero(&self, hero: Hero) -> String {
        let language = self.reader.language;
        let strength = ("strength", hero.strength().into());
        match self.view.shelters[self.seat].heroes[hero].place {
            Some(place) => {
                let place = say::place(language, place);
                text(language, "outlive-hero-at", &[strength, ("place", place.into())])
            }
            None => text(language, "outlive-hero", &[strength]),
        }
    }

    /// The name of a room of the chooser's shelter.
    fn room(&self, slot: u8) -> String {
        let rooms = self.view.shelters[self.seat].rooms;
        let room = rooms.and_then(|rooms| rooms.get(usize::from(slot)).copied());
        room.map_or_else(String::new, |slot| say::room(self.reader.language, slot.room))
    }
}
