//! What can be chosen, in groups: destinations by hero, payments by what they are for.

use outlive::{Action, Equipment, Help, Hero, Place, Room};
use texts::{Preview, sentence};

use super::Context;
use crate::page::texts::text;
use crate::{Question, telling as say};

/// What belongs together: first what stands alone, and what ends a step last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// What has nothing in common with others.
    Alone,
    /// Pairs of rooms, by the first that is given back.
    Reject(Room),
    /// Where a hero can go.
    Move(Hero),
    /// Where a hero can start.
    Station(Hero),
    /// Where the heroes 4 and 5 start, by the place of the first.
    Deploy(Place),
    /// Ways to pay for a room, by its place in the shelter.
    Build(u8),
    /// How many move into a room, by its place in the shelter.
    Staff(u8),
    /// Equipment to take apart.
    Scrap,
    /// Ways to pay for a repair.
    Repair(Equipment),
    /// Stacks to look through.
    Look,
    /// What ends a step.
    Done,
}

/// The group of a choice.
pub fn group(action: Action) -> Group {
    match action {
        Action::Reject { one, .. } => Group::Reject(one),
        Action::Move { hero, .. } | Action::Stand { hero } => Group::Move(hero),
        Action::Station { hero, .. } => Group::Station(hero),
        Action::Deploy { four, .. } => Group::Deploy(four),
        Action::Build { slot, .. } => Group::Build(slot),
        Action::Staff { slot, .. } => Group::Staff(slot),
        Action::Scrap { .. } => Group::Scrap,
        Action::Repair { equipment, .. } => Group::Repair(equipment),
        Action::Look { .. } => Group::Look,
        Action::Done => Group::Done,
        Action::BuildFree { .. }
        | Action::MoveIn { .. }
        | Action::Lead { .. }
        | Action::Give { .. }
        | Action::Dismiss { .. }
        | Action::Strike
        | Action::Guard
        | Action::Resist { .. }
        | Action::House { .. }
        | Action::Accept { .. }
        | Action::Draw
        | Action::Take { .. }
        | Action::Algae { .. }
        | Action::Hunt { .. }
        | Action::Sense
        | Action::HuntSensed { .. }
        | Action::Pick { .. }
        | Action::Search
        | Action::Resolve { .. }
        | Action::Feed { .. }
        | Action::Recruit { .. } => Group::Alone,
    }
}

/// What the choices of a group have in common.
pub fn group_title(group: Group, question: &Question<'_>) -> String {
    let language = question.audience.language;
    match group {
        Group::Alone | Group::Scrap | Group::Look | Group::Done => String::new(),
        Group::Reject(room) => {
            text(language, "outlive-reject", &[("room", say::room(language, room).into())])
        }
        Group::Move(hero) | Group::Station(hero) => hero_at(hero, question),
        Group::Deploy(four) => {
            text(language, "outlive-deploy", &[("place", say::place(language, four).into())])
        }
        Group::Build(slot) => text(language, "outlive-build", &[("room", room_in(slot, question).into())]),
        Group::Staff(slot) => text(language, "outlive-staff", &[("room", room_in(slot, question).into())]),
        Group::Repair(card) => {
            let card = say::equipment(language, card);
            text(language, "outlive-repair", &[("equipment", card.into())])
        }
    }
}

/// What a choice is called within its group.
pub fn choice(action: Action, question: &Question<'_>) -> String {
    let language = question.audience.language;
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
        Action::Stand { .. } => text(language, "outlive-stands", &[]),
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
        Action::Feed { .. } => {
            let paid = say::fed(language, question.state, question.seat, action);
            sentence(paid.unwrap_or_else(|| say::action(language, &action, question.seat, context(question))))
        }
        _ => sentence(say::action(language, &action, question.seat, context(question))),
    }
}

/// A hero and where he is. The two of strength 3 are told apart by that.
fn hero_at(hero: Hero, question: &Question<'_>) -> String {
    let language = question.audience.language;
    let strength = ("strength", hero.strength().into());
    match question.view.shelters[question.seat].heroes[hero].place {
        Some(place) => {
            let place = say::place(language, place);
            text(language, "outlive-hero-at", &[strength, ("place", place.into())])
        }
        None => text(language, "outlive-hero", &[strength]),
    }
}

/// The name of a room of the chooser's shelter.
fn room_in(slot: u8, question: &Question<'_>) -> String {
    let rooms = question.view.shelters[question.seat].rooms;
    let room = rooms.and_then(|rooms| rooms.get(usize::from(slot)).copied());
    room.map_or_else(String::new, |slot| say::room(question.audience.language, slot.room))
}

/// What a choice leads to. A meal is named by its price, and leads to the same however it is paid; what leaders
/// have stands on their cards.
pub fn preview_text(action: Action, question: &Question<'_>) -> Preview {
    let &texts::Question { state, seat, audience, .. } = question;
    let phrases = match action {
        Action::Feed { .. } | Action::Lead { .. } => Vec::new(),
        _ => say::preview(audience.language, state, seat, action, context(question)).phrases(),
    };
    Preview { text: phrases.join("; "), brief: None }
}

fn context<'q>(question: &Question<'q>) -> Context<'q> {
    Context { view: question.view, you: question.audience.you }
}
