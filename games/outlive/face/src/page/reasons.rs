//! Why a move may be good: what it makes possible tonight, and what it is worth at the end. The choices
//! of set-up are made in secret and not played ahead; what is said of them is on the table.

use outlive::{
    Action, Berth, Event, FIRST_SURVIVORS, Hero, Outlive, Pending, Place, PlaceSet, Resource, Room,
    ShelterView, State, Terms, Tile, Tonight, View,
};
use table::{Game, Seat, Viewer};
use texts::{Language, Value};

use super::prospects;
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

/// So many reasons are told.
const MOST: usize = 2;

pub(super) fn reasons(state: &State, seat: Seat, action: Action, reader: &Audience<'_>) -> Vec<String> {
    let view = Outlive::view(state, Viewer::Seat(seat));
    let language = reader.language;
    let own = &view.shelters[seat];
    let terms = own.terms.as_ref().expect("everybody knows the terms of his own shelter");
    let chooser = Chooser { state, view: &view, own, terms, seat, language };
    let mut reasons = Vec::new();
    if let Some(ahead) = say::play_ahead(state, seat, action) {
        reasons.extend(chooser.heard(action, &ahead.events));
        // What begins by it brings things of its own.
        if !ahead.is_dusk_or_dawn {
            reasons.extend(chooser.compared(action, &ahead.view));
        }
    }
    reasons.extend(chooser.seen(action));
    reasons.truncate(MOST);
    if reasons.is_empty() {
        reasons.push(label(language, "reason-later"));
    }
    reasons
}

/// Somebody who chooses, with what can be known.
struct Chooser<'t> {
    state: &'t State,
    view: &'t View,
    own: &'t ShelterView,
    terms: &'t Terms,
    seat: Seat,
    language: Language,
}

impl Chooser<'_> {
    /// What happens at once.
    fn heard(&self, action: Action, events: &[Event]) -> Vec<String> {
        let is_move = matches!(action, Action::Move { .. });
        let told = events.iter().filter_map(|event| match *event {
            Event::Pressed { seat, victim, pressure } if seat == self.seat => {
                let victim = ("seat", Value::from(say::colour(self.language, victim)));
                Some(self.text("reason-outlive-pressed", &[victim, ("pressure", pressure.into())]))
            }
            Event::MarkerTaken { seat } if seat == self.seat && self.view.start != seat => {
                Some(self.label("reason-outlive-start"))
            }
            Event::SurvivorHoused { seat, .. } if seat == self.seat && is_move => {
                Some(self.label("reason-outlive-survivor"))
            }
            Event::EventResolved { seat, event } if seat == self.seat => {
                let points = self.view.values.events[event].vp;
                Some(self.text("reason-outlive-resolved", &[("points", points.into())]))
            }
            Event::Fed { seat, unpaid: 0, .. }
                if seat == self.seat && matches!(action, Action::Feed { .. }) =>
            {
                Some(self.label("reason-outlive-all-fed"))
            }
            _ => None,
        });
        told.collect()
    }

    /// What is better than before.
    fn compared(&self, action: Action, after: &View) -> Vec<String> {
        let then = &after.shelters[self.seat];
        let mut reasons = Vec::new();
        if self.is_day() {
            let now = &self.terms.tonight;
            let later = self.fetched(action).or_else(|| then.terms.map(|terms| terms.tonight));
            let later = later.unwrap_or(*now);
            reasons.extend(prospects::gains(now, &later, self.view, self.language));
            let is_given = matches!(self.own.pending, Pending::HandOver(_) | Pending::Discard(..));
            let is_spare = is_given && prospects::survives(now, &later);
            reasons.extend(is_spare.then(|| self.label("reason-outlive-spare")));
        }
        let is_dismissal = matches!(action, Action::Dismiss { .. });
        let is_still = then.full_rooms().count() >= self.own.full_rooms().count();
        reasons.extend((is_dismissal && is_still).then(|| self.label("reason-outlive-still")));
        let points = then.points - self.own.points;
        let is_told = matches!(action, Action::Resolve { .. });
        let is_worth = points > 0 && !is_told;
        reasons.extend(is_worth.then(|| self.text("reason-outlive-points", &[("points", points.into())])));
        reasons
    }

    /// The Night with all that a hero on the way can take out of a stock.
    fn fetched(&self, action: Action) -> Option<Tonight> {
        let Action::Move { hero, to, .. } = action else { return None };
        let resource = to.stock()?;
        let mut store = self.own.store;
        if to == Place::Dam {
            store[Resource::Chip] = store[Resource::Chip].checked_sub(self.terms.dam)?;
        }
        store[resource] += self.terms.actions[hero].min(self.view.stocks[to]);
        Some(self.state.tonight_with(self.seat, &store))
    }

    /// What the table says of the choice.
    fn seen(&self, action: Action) -> Vec<String> {
        let one = match action {
            Action::Reject { one, other } => self.rejected(one, other),
            Action::BuildFree { room } => Some(self.effect("reason-outlive-fills", room)),
            Action::MoveIn { count } => return self.moved_in(count),
            Action::Lead { leader } => match leader.card().resources {
                [] => None,
                resources => {
                    let amount = say::amounts(self.language, resources.iter().copied());
                    Some(self.text("reason-outlive-brings", &[("amount", amount.into())]))
                }
            },
            Action::Deploy { five, .. } => self.own.leader.map(|leader| {
                let starts: PlaceSet = leader.card().starts.into_iter().collect();
                let count = five.within(2).minus(starts).len();
                self.text("reason-outlive-free", &[("count", count.into())])
            }),
            Action::Move { hero, to, .. } => self.hunted(hero, to).or_else(|| self.healed(to)),
            Action::Pick { equipment } => self.own.equipment[equipment.partner()].is_owned().then(|| {
                let partner = say::equipment(self.language, equipment.partner());
                self.text("reason-outlive-pair", &[("equipment", partner.into())])
            }),
            Action::Search => self.searched(),
            Action::Resist { ammo: 1.., .. } => Some(self.label("reason-outlive-fends")),
            Action::House { berth: Berth::Room(slot) } => self.filled(slot, 1),
            Action::Staff { slot, count } => self.filled(slot, count),
            Action::Build { slot, .. } => self.built(slot),
            Action::Feed { water } => {
                let is_dry = water > 0 && self.own.store[Resource::Can] > 0;
                is_dry.then(|| self.label("reason-outlive-cans"))
            }
            Action::Recruit { .. } => {
                (self.own.store[Resource::Meat] > 0).then(|| self.label("reason-outlive-spoils"))
            }
            Action::Repair { equipment, .. } => {
                let effect = say::equipment_effect(self.language, equipment);
                Some(self.text("reason-outlive-gear", &[("effect", effect.into())]))
            }
            Action::Done => self.done(),
            Action::Station { .. }
            | Action::Give { .. }
            | Action::Dismiss { .. }
            | Action::Stand { .. }
            | Action::Look { .. }
            | Action::Strike
            | Action::Guard
            | Action::Resist { ammo: 0, .. }
            | Action::House { berth: Berth::Airlock }
            | Action::Accept { .. }
            | Action::Take { .. }
            | Action::Algae { .. }
            | Action::Hunt { .. }
            | Action::Sense
            | Action::HuntSensed { .. }
            | Action::Resolve { .. }
            | Action::Draw
            | Action::Scrap { .. } => None,
        };
        one.into_iter().collect()
    }

    /// The two that go cost more than those that stay, on average.
    fn rejected(&self, one: Room, other: Room) -> Option<String> {
        let food = one.food() + other.food();
        let all: u8 = self.own.hand.kinds().map(|(room, count)| room.food() * count).sum();
        (food * 2 > all - food).then(|| self.text("reason-outlive-costly", &[("food", food.into())]))
    }

    fn moved_in(&self, count: u8) -> Vec<String> {
        let built = self.own.rooms().find(|slot| slot.built);
        let full = built.filter(|slot| count >= slot.room.places());
        let works = full.map(|slot| self.effect("reason-outlive-works", slot.room));
        let waits = FIRST_SURVIVORS.saturating_sub(count).min(State::wave(1));
        works.into_iter().chain(self.waiting(waits)).collect()
    }

    fn hunted(&self, hero: Hero, to: Place) -> Option<String> {
        let prey = self.view.grounds[to.ground()?].top?;
        let means = self.terms.actions[hero] + self.own.store[Resource::Ammo] + self.terms.hunting_aids;
        let can_hunt = self.terms.endurance_of(prey) <= means;
        (self.own.upkeep.unpaid > 0 && can_hunt).then(|| self.label("reason-outlive-prey"))
    }

    /// The algae are still there, and help.
    fn healed(&self, to: Place) -> Option<String> {
        let helps = to == Place::MilitaryBase && self.view.algae && self.own.radiation > 0;
        helps.then(|| self.label("reason-outlive-algae"))
    }

    /// How likely a search tile brings something.
    fn searched(&self) -> Option<String> {
        let (_, place, _) = self.view.visitor?;
        let city = &self.view.cities[place.city()?];
        let count = city.tiles_left - city.left[Tile::Empty];
        Some(self.text("reason-outlive-search", &[("count", count.into()), ("left", city.tiles_left.into())]))
    }

    /// With so many more survivors the room is full.
    fn filled(&self, slot: u8, count: u8) -> Option<String> {
        let slot = self.own.rooms().nth(usize::from(slot))?;
        let is_filled = !slot.works() && slot.survivors + count >= slot.room.places();
        is_filled.then(|| self.effect("reason-outlive-works", slot.room))
    }

    fn built(&self, slot: u8) -> Option<String> {
        let room = self.own.rooms().nth(usize::from(slot))?.room;
        let is_filled = self.own.airlock >= room.places();
        Some(if is_filled {
            self.effect("reason-outlive-staffed", room)
        } else {
            self.label("reason-outlive-ready")
        })
    }

    /// What is not spent in one of the nights before the last is there tomorrow.
    fn done(&self) -> Option<String> {
        let is_night = matches!(
            self.own.pending,
            Pending::Resolve | Pending::Recruit | Pending::Build | Pending::Repair
        );
        let tomorrow = self.view.round + 1;
        if !is_night || tomorrow > self.view.convoy.len() as u8 {
            return None;
        }
        let waits = self.own.airlock.min(State::wave(tomorrow));
        let waiting = self.waiting(waits).filter(|_| self.own.pending == Pending::Build);
        Some(waiting.unwrap_or_else(|| self.label("reason-outlive-keep")))
    }

    fn waiting(&self, count: u8) -> Option<String> {
        (count > 0).then(|| self.text("reason-outlive-waiting", &[("count", count.into())]))
    }

    /// Whether the survivors are still to be fed, and heroes or what they bring is asked about.
    fn is_day(&self) -> bool {
        matches!(
            self.own.pending,
            Pending::Discard(..)
                | Pending::Move
                | Pending::Defend(_)
                | Pending::HandOver(_)
                | Pending::Rob(..)
                | Pending::House
                | Pending::Gift(_)
                | Pending::Visit(_)
                | Pending::Sensed(_)
        )
    }

    fn effect(&self, id: &str, room: Room) -> String {
        self.text(id, &[("effect", say::room_effect(self.language, room).into())])
    }

    fn label(&self, id: &str) -> String {
        label(self.language, id)
    }

    fn text(&self, id: &str, variables: &[(&str, Value<'_>)]) -> String {
        text(self.language, id, variables)
    }
}
