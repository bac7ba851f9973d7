//! What came of the steps of the Night, §6, that a player has behind him: what was done in each, or why
//! nothing was. Much of it happens without a question.

use ::outlive::{COMMODITIES, Event, MATERIALS, Outlive, PerResource, Resource, ShelterView, View};
use drawings::outlive::{self as art, Icon};
use drawings::{Id, picture};
use maud::{Markup, html};
use table::Seat;
use words::outlive as say;

use super::super::super::texts::label;
use super::super::needs;
use super::{Reader, equipment};

/// A player's Night so far, added up from what everybody heard of it.
pub(super) struct Tonight {
    resolved: u8,
    eaten: PerResource<u8>,
    unpaid: u8,
    left: u8,
    steps: u8,
    recruited: u8,
    built: u8,
    staffed: u8,
    repaired: u8,
    spoilt: PerResource<u8>,
}

impl Tonight {
    /// The events are those of the whole game.
    pub(super) fn of(seat: Seat, events: &[&Event]) -> Self {
        let nothing = PerResource::all(0);
        let mut tonight = Self {
            resolved: 0,
            eaten: nothing,
            unpaid: 0,
            left: 0,
            steps: 0,
            recruited: 0,
            built: 0,
            staffed: 0,
            repaired: 0,
            spoilt: nothing,
        };
        for event in events.iter().rev().take_while(|event| ***event != Event::NightFell) {
            tonight.add(event, seat);
        }
        tonight
    }

    fn add(&mut self, event: &Event, sleeper: Seat) {
        match *event {
            Event::EventResolved { seat, .. } if seat == sleeper => self.resolved += 1,
            Event::Fed { seat, meat, water, cans, unpaid } if seat == sleeper => {
                self.eaten[Resource::Meat] = meat;
                self.eaten[Resource::Water] = water;
                self.eaten[Resource::Can] = cans;
                self.unpaid = unpaid;
            }
            Event::SurvivorLeft { seat, .. } if seat == sleeper => self.left += 1,
            Event::Irradiated { seat, steps } if seat == sleeper => self.steps = steps,
            Event::Recruited { seat, count } if seat == sleeper => self.recruited = count,
            Event::Built { seat, .. } if seat == sleeper => self.built += 1,
            Event::Staffed { seat, count, .. } if seat == sleeper => self.staffed += count,
            Event::Repaired { seat, .. } if seat == sleeper => self.repaired += 1,
            Event::Discarded { seat, resource } if seat == sleeper => self.spoilt[resource] += 1,
            // Somebody else's, or said on the table itself.
            _ => {}
        }
    }

    /// What came of a step that is over, from 1 to 7.
    pub(super) fn outcome(&self, step: u8, seat: Seat, view: &View, reader: &Reader<'_, Outlive>) -> Markup {
        let shelter = &view.shelters[seat];
        let told = |id: &str| html! { (label(reader.language, id)) };
        match step {
            1 if self.resolved == 0 => told("outlive-tonight-none"),
            1 => changed(
                art::icon(Icon::Works),
                '+',
                self.resolved,
                &label(reader.language, "outlive-tonight-resolved"),
            ),
            2 if self.unpaid == 0 && self.eaten.values().all(|&count| count == 0) => {
                told("outlive-tonight-nobody")
            }
            2 => html! { (goods(&self.eaten, reader)) (self.leavers(self.unpaid.min(self.left), reader)) },
            3 if self.steps == 0 && self.left <= self.unpaid => told("outlive-tonight-stopped"),
            3 => html! {
                @if self.steps > 0 { (changed(art::icon(Icon::Radiation), '−', self.steps, &label(reader.language, "outlive-radiation"))) }
                (self.leavers(self.left.saturating_sub(self.unpaid), reader))
            },
            4 if self.recruited == 0 => told(self.why_nobody(shelter, view)),
            4 => changed(art::survivor(), '+', self.recruited, &label(reader.language, "outlive-survivors")),
            5 if self.built + self.staffed == 0 => told(self.why_nothing(shelter)),
            5 => html! {
                @if self.built > 0 { (changed(art::icon(Icon::Build), '+', self.built, &label(reader.language, "outlive-rooms"))) }
                @if self.staffed > 0 { (changed(art::survivor(), '+', self.staffed, &label(reader.language, "outlive-survivors"))) }
            },
            6 if self.repaired == 0 && equipment::owned(shelter, false).next().is_none() => {
                told("outlive-tonight-whole")
            }
            6 if self.repaired == 0 => told(self.why_nothing(shelter)),
            6 => changed(
                art::icon(Icon::Works),
                '+',
                self.repaired,
                &label(reader.language, "outlive-repaired"),
            ),
            _ if self.spoilt.values().all(|&count| count == 0) => told("outlive-tonight-keeps"),
            _ => goods(&self.spoilt, reader),
        }
    }

    /// Why nobody was recruited, §6.4: without commodities or places nobody is asked. What is there now
    /// tells, but for who moved on from the airlock and what spoilt since.
    fn why_nobody(&self, shelter: &ShelterView, view: &View) -> &'static str {
        let had = |&resource: &Resource| needs::funds(shelter, resource) + self.spoilt[resource] > 0;
        if shelter.airlock + self.staffed >= view.values.airlock_size() {
            "outlive-tonight-full"
        } else if COMMODITIES.iter().any(had) {
            "outlive-tonight-nobody"
        } else {
            "outlive-tonight-no-food"
        }
    }

    /// Why nothing was built or repaired, §6.5 and §6.6.
    fn why_nothing(&self, shelter: &ShelterView) -> &'static str {
        let has_any = MATERIALS.iter().any(|&material| shelter.store[material] > 0);
        let is_spent = self.built + self.repaired > 0;
        if has_any || is_spent { "outlive-tonight-nothing" } else { "outlive-tonight-no-materials" }
    }

    fn leavers(&self, count: u8, reader: &Reader<'_, Outlive>) -> Markup {
        html! { @if count > 0 { (changed(art::survivor(), '−', count, &label(reader.language, "outlive-survivors"))) } }
    }
}

/// Goods that are gone.
fn goods(goods: &PerResource<u8>, reader: &Reader<'_, Outlive>) -> Markup {
    html! {
        @for (resource, &count) in goods.iter().filter(|&(_, &count)| count > 0) {
            (changed(art::resource(resource), '−', count, &say::resource(reader.language, resource)))
        }
    }
}

/// How many of something have come or gone.
fn changed(drawing: Id, sign: char, count: u8, name: &str) -> Markup {
    html! { span.change { (picture(drawing)) (sign) (count) span.unseen { " " (name) " " } } }
}
