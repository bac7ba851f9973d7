//! The event cards, §14, a file each: one motif that tells what threatens.

mod back;
mod blocked_roads;
mod cave_in;
mod collapsed_district;
mod epidemic;
mod forest_fire;
mod looters;
mod poisoned_spring;
mod power_failure;
mod rats;
mod sandstorm;
mod short_circuit;
mod wild_pack;

use drawing::{Id, Symbol, View};
use maud::Markup;
use outlive::EventCard;
use table::Word;

/// What an event card shows.
pub fn event(event: EventCard) -> Id {
    Id::new("ol-event", event.name(), View::new(60, 40))
}

/// An event card that is not turned up.
pub fn event_back() -> Id {
    Id::new("ol-event", "back", View::new(60, 40))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    EventCard::ALL
        .iter()
        .map(|&it| Symbol::new(event(it), picture(it)))
        .chain([Symbol::new(event_back(), back::picture())])
}

fn picture(event: EventCard) -> Markup {
    match event {
        EventCard::ForestFire => forest_fire::picture(),
        EventCard::CaveIn => cave_in::picture(),
        EventCard::ShortCircuit => short_circuit::picture(),
        EventCard::CollapsedDistrict => collapsed_district::picture(),
        EventCard::Sandstorm => sandstorm::picture(),
        EventCard::Rats => rats::picture(),
        EventCard::Looters => looters::picture(),
        EventCard::PoisonedSpring => poisoned_spring::picture(),
        EventCard::Epidemic => epidemic::picture(),
        EventCard::WildPack => wild_pack::picture(),
        EventCard::BlockedRoads => blocked_roads::picture(),
        EventCard::PowerFailure => power_failure::picture(),
    }
}
