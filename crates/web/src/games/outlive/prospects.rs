//! What a store makes possible tonight, to be compared before and after a choice of the Day.

use ::outlive::{Condition, Equipment, EventCard, EventSet, MATERIALS, ShelterView, View};
use table::Word;
use words::outlive as say;
use words::{Language, Value};

use super::super::texts::{label, text};
use super::needs;

/// What can be expected of the Night.
pub(super) struct Prospects {
    /// What is missing of the food.
    short: u8,
    can_build: bool,
    resolvable: EventSet,
    repairable: Vec<Equipment>,
    /// The points of the wave that the airlock stops.
    stopped: u8,
}

impl Prospects {
    pub(super) fn of(shelter: &ShelterView, view: &View) -> Self {
        let cards = Equipment::ALL.iter().copied();
        Self {
            short: needs::short(shelter),
            can_build: needs::can_build(shelter, view),
            resolvable: view.unresolved.iter().filter(|&card| can_resolve(shelter, view, card)).collect(),
            repairable: cards.filter(|&card| can_repair(shelter, view, card)).collect(),
            stopped: needs::stopped(shelter, view),
        }
    }

    /// Whether nothing of this is lost by what comes after.
    pub(super) fn survives(&self, after: &Self) -> bool {
        after.short <= self.short
            && (after.can_build || !self.can_build)
            && self.resolvable.minus(after.resolvable).is_empty()
            && self.repairable.iter().all(|card| after.repairable.contains(card))
    }

    /// What is better afterwards, the most pressing first.
    pub(super) fn gains(&self, after: &Self, view: &View, language: Language) -> Vec<String> {
        let food = match (self.short, after.short) {
            (before, 0) if before > 0 => Some(label(language, "reason-outlive-fed")),
            (before, short) if short < before => {
                let missing = [("short", short.into()), ("before", before.into())];
                Some(text(language, "reason-outlive-less-short", &missing))
            }
            _ => None,
        };
        let count = after.stopped.saturating_sub(self.stopped);
        let shield = (count > 0).then(|| text(language, "reason-outlive-shield", &[("count", count.into())]));
        let events = after.resolvable.minus(self.resolvable);
        let event = events.iter().max_by_key(|&card| view.values.events[card].vp).map(|card| {
            let name = ("event", Value::from(say::event_card(language, card)));
            text(language, "reason-outlive-event", &[name, ("points", view.values.events[card].vp.into())])
        });
        let room = (after.can_build && !self.can_build).then(|| label(language, "reason-outlive-build"));
        let repair = after.repairable.iter().find(|card| !self.repairable.contains(card)).map(|&card| {
            let name = ("equipment", Value::from(say::equipment(language, card)));
            text(language, "reason-outlive-repair", &[name])
        });
        [food, shield, event, room, repair].into_iter().flatten().collect()
    }
}

fn can_resolve(shelter: &ShelterView, view: &View, event: EventCard) -> bool {
    let cost = &view.values.events[event].cost;
    cost.iter().all(|(resource, &count)| needs::funds(shelter, resource) >= count)
}

/// Whether a repair can be paid for without the help of rooms, §6.6; a power failure, §14.12, takes one
/// material more.
fn can_repair(shelter: &ShelterView, view: &View, card: Equipment) -> bool {
    let more = u8::from(needs::is_bitten(shelter, view, EventCard::PowerFailure));
    let materials: u8 = MATERIALS.iter().map(|&material| shelter.store[material]).sum();
    shelter.equipment[card] == Condition::Broken
        && materials >= card.cost().total() + more
        && card.cost().iter().all(|(material, count)| shelter.store[material] >= count)
}
