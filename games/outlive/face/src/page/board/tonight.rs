//! What came of the steps of the Night, §6, that a player has behind him: what was done in each, or why
//! nothing was. Much of it happens without a question.

use drawing::{Id, picture};
use maud::{Markup, html};
use outlive::{COMMODITIES, Event, MATERIALS, NightStep, PerResource, Resource, ShelterView, View};
use table::Seat;

use super::equipment;
use crate::Audience;
use crate::drawings::{self as art, Icon};
use crate::page::texts::label;
use crate::telling as say;

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

    /// What came of a step that is over.
    pub(super) fn outcome(&self, step: NightStep, seat: Seat, view: &View, reader: &Audience<'_>) -> Markup {
        let shelter = &view.shelters[seat];
        let named = |id: &str| label(reader.language, id);
        let told = |id: &str| html! { (named(id)) };
        match step {
            NightStep::Resolve if self.resolved == 0 => told("outlive-tonight-none"),
            NightStep::Resolve => {
                changed(art::icon(Icon::Works), '+', self.resolved, &named("outlive-tonight-resolved"))
            }
            NightStep::Feed if self.unpaid == 0 && self.eaten.values().all(|&count| count == 0) => {
                told("outlive-tonight-nobody")
            }
            NightStep::Feed => {
                html! { (goods(&self.eaten, reader)) (self.leavers(self.unpaid.min(self.left), reader)) }
            }
            NightStep::Radiation if self.steps == 0 && self.left <= self.unpaid => {
                told("outlive-tonight-stopped")
            }
            NightStep::Radiation => html! {
                @if self.steps > 0 { (changed(art::icon(Icon::Radiation), '−', self.steps, &named("outlive-radiation"))) }
                (self.leavers(self.left.saturating_sub(self.unpaid), reader))
            },
            NightStep::Recruit if self.recruited == 0 => told(self.why_nobody(shelter, view)),
            NightStep::Recruit => changed(art::survivor(), '+', self.recruited, &named("outlive-survivors")),
            NightStep::Build if self.built + self.staffed == 0 => told(self.why_nothing(shelter)),
            NightStep::Build => html! {
                @if self.built > 0 { (changed(art::icon(Icon::Build), '+', self.built, &named("outlive-rooms"))) }
                @if self.staffed > 0 { (changed(art::survivor(), '+', self.staffed, &named("outlive-survivors"))) }
            },
            NightStep::Repair if self.repaired == 0 && equipment::owned(shelter, false).next().is_none() => {
                told("outlive-tonight-whole")
            }
            NightStep::Repair if self.repaired == 0 => told(self.why_nothing(shelter)),
            NightStep::Repair => {
                changed(art::icon(Icon::Works), '+', self.repaired, &named("outlive-repaired"))
            }
            NightStep::Tidy | NightStep::Asleep if self.spoilt.values().all(|&count| count == 0) => {
                told("outlive-tonight-keeps")
            }
            NightStep::Tidy | NightStep::Asleep => goods(&self.spoilt, reader),
        }
    }

    /// Why nobody was recruited, §6.4: without commodities or places nobody is asked. What is there now
    /// tells, but for who moved on from the airlock and what spoilt since.
    fn why_nobody(&self, shelter: &ShelterView, view: &View) -> &'static str {
        let had = |&resource: &Resource| shelter.store[resource] + self.spoilt[resource] > 0;
        let cisterns = shelter.terms.is_some_and(|terms| terms.cisterns > 0);
        if shelter.airlock + self.staffed >= view.values.airlock_size() {
            "outlive-tonight-full"
        } else if cisterns || COMMODITIES.iter().any(had) {
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

    fn leavers(&self, count: u8, reader: &Audience<'_>) -> Markup {
        html! { @if count > 0 { (changed(art::survivor(), '−', count, &label(reader.language, "outlive-survivors"))) } }
    }
}

/// Goods that are gone.
fn goods(goods: &PerResource<u8>, reader: &Audience<'_>) -> Markup {
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
