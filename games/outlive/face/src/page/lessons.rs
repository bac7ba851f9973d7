//! The help for a first game: what there is to learn in a position, from what the pupil is asked.

use outlive::{
    Berth, Equipment, Hero, Pending, Place, PlaceSet, Resource, RoomSlot, ShelterView, Upkeep, View,
};
use table::{Seat, Turn, Word};
use texts::Value;
use web::face::Lesson;

use super::parts;
use crate::Audience;
use crate::page::texts::texts;
use crate::telling::{self as say};

/// All that can be told in this position, the most pressing first; nothing if nobody is taught here.
pub(super) fn lessons(view: &View, reader: &Audience<'_>) -> Option<Vec<Lesson>> {
    let you = reader.you?;
    let pupil = Pupil { view, you, own: &view.shelters[you], reader };
    if view.turn == Turn::Over {
        return Some(vec![pupil.end()]);
    }
    Some(pupil.yesterday().into_iter().chain(pupil.question()).collect())
}

/// Somebody who learns.
struct Pupil<'t> {
    view: &'t View,
    you: Seat,
    own: &'t ShelterView,
    reader: &'t Audience<'t>,
}

impl Pupil<'_> {
    fn end(&self) -> Lesson {
        self.lesson("outlive-end", &["7.1", "7.2"], &[], vec!["card:points".to_owned()])
    }

    /// The first round is over: what has it brought?
    fn yesterday(&self) -> Option<Lesson> {
        let is_new = self.view.round == 2 && self.played() == 0;
        let points = ("points", Value::from(say::printed(self.own.points)));
        is_new.then(|| self.lesson("outlive-points", &["7.1"], &[points], vec!["card:points".to_owned()]))
    }

    /// What the pupil is asked, and what should be known to answer.
    fn question(&self) -> Vec<Lesson> {
        match self.own.pending {
            Pending::Rooms => vec![self.welcome(), self.rooms()],
            Pending::FreeRoom => vec![self.free_room()],
            Pending::Quarters => self.quarters().into_iter().collect(),
            Pending::Leader => vec![self.leader()],
            Pending::Heroes | Pending::NextHero => vec![self.heroes()],
            Pending::Discard(..) => self.event().into_iter().collect(),
            Pending::Leave(_) => vec![self.leave()],
            Pending::Move => self.turn(),
            Pending::Defend(_) | Pending::HandOver(_) => vec![self.pressed()],
            Pending::Visit(place) => self.visit(place),
            Pending::Resolve => vec![self.resolve()],
            Pending::Feed => vec![self.food()],
            Pending::Recruit => vec![self.wave(), self.recruit()],
            Pending::Build => vec![self.build()],
            Pending::Repair => vec![self.repair()],
            // These are asked only of those who have the room or the equipment, or need no words.
            Pending::Nothing
            | Pending::Bat(_)
            | Pending::Rob(..)
            | Pending::House
            | Pending::Gift(_)
            | Pending::Sensed(_) => Vec::new(),
        }
    }

    fn welcome(&self) -> Lesson {
        self.lesson("outlive-welcome", &["3", "7.1"], &[], Vec::new())
    }

    fn rooms(&self) -> Lesson {
        let drawn = self.own.hand.kinds().flat_map(|(room, count)| (1..=count).map(move |copy| (room, copy)));
        let drawn = drawn.map(|(room, copy)| parts::in_hand(room, copy)).collect();
        self.lesson("outlive-rooms", &["3.2", "10"], &[], drawn)
    }

    fn free_room(&self) -> Lesson {
        let rooms = self.own.rooms().map(|slot| parts::kind(slot.room)).collect();
        self.lesson("outlive-free-room", &["3.2", "6.5"], &[], rooms)
    }

    fn quarters(&self) -> Option<Lesson> {
        let built = self.own.rooms().find(|slot| slot.built)?.room;
        let room = ("room", Value::from(say::room(self.reader.language, built)));
        let places = ("places", built.places().into());
        let at = vec![parts::kind(built), parts::home(Berth::Airlock)];
        Some(self.lesson("outlive-quarters", &["3.2", "6.3"], &[room, places], at))
    }

    fn leader(&self) -> Lesson {
        let drawn = self.own.leaders.iter().flatten().map(|&leader| parts::leader(leader)).collect();
        self.lesson("outlive-leader", &["3.4", "3.5"], &[], drawn)
    }

    fn heroes(&self) -> Lesson {
        let starts = self.own.leader.into_iter().flat_map(|leader| leader.card().starts);
        self.lesson("outlive-heroes", &["3.4", "5.2"], &[], starts.map(parts::place).collect())
    }

    /// A hero is to be played. What heroes are sent out for comes before the first of them goes, and what
    /// can be had at a place before one can go there.
    fn turn(&self) -> Vec<Lesson> {
        let played = self.played();
        let is_first_day = self.view.round == 1;
        let lessons = [
            (is_first_day && played < 2).then(|| self.heroes_go()),
            Some(self.food()),
            self.within_reach().has(Place::CargoShip).then(|| self.ship()),
            self.within_reach().has(Place::Dam).then(|| self.dam()),
            self.pressure(),
            if is_first_day && played < 3 { self.event() } else { None },
            (played > 0).then(|| self.wave()),
        ];
        lessons.into_iter().flatten().collect()
    }

    fn heroes_go(&self) -> Lesson {
        let steps = self.own.terms.map_or(0, |terms| terms.reach);
        let lying = self.own.heroes.iter().filter(|(_, at)| !at.active);
        let lying = lying.map(|(hero, _)| parts::hero(hero)).collect();
        self.lesson("outlive-move", &["5.2", "5.4"], &[("steps", steps.into())], lying)
    }

    fn event(&self) -> Option<Lesson> {
        let language = self.reader.language;
        let today = usize::from(self.view.round).checked_sub(1)?;
        let card = self.view.convoy.get(today).copied().flatten()?;
        let event = ("event", Value::from(say::event_card(language, card)));
        let effect = ("effect", Value::from(say::event_effect(language, card)));
        let biting = self.view.unresolved.iter().map(parts::event).collect();
        Some(self.lesson("outlive-event", &["5.1", "14"], &[event, effect], biting))
    }

    /// Somebody stands where a stronger hero of the pupil's can go.
    fn pressure(&self) -> Option<Lesson> {
        let places = Place::ALL.iter().copied().filter(|&place| {
            let comes = self.destinations().filter(|(_, places)| places.has(place));
            let strength = comes.map(|(hero, _)| hero.strength()).max().unwrap_or(0);
            self.others_at(place).any(|other| other.strength() < strength)
        });
        let places: Vec<_> = places.map(parts::place).collect();
        (!places.is_empty()).then(|| self.lesson("outlive-pressure", &["5.3"], &[], places))
    }

    fn pressed(&self) -> Lesson {
        let held = self.own.store.iter().filter(|&(_, &count)| count > 0);
        let held = held.map(|(resource, _)| parts::token(resource, 1)).collect();
        self.lesson("outlive-pressed", &["5.3"], &[], held)
    }

    fn food(&self) -> Lesson {
        let Upkeep { rows, food, unpaid } = self.own.upkeep;
        let due = [("rows", rows.into()), ("food", food.into()), ("short", unpaid.into())];
        self.lesson("outlive-food", &["6.2"], &due, self.homes(|slot| slot.survivors > 0))
    }

    fn ship(&self) -> Lesson {
        let at = vec![parts::place(Place::CargoShip), "card:slots".to_owned()];
        self.lesson("outlive-ship", &["5.8"], &[], at)
    }

    fn dam(&self) -> Lesson {
        let price = self.own.terms.map_or(0, |terms| terms.dam);
        let is_payable = self.own.store[Resource::Chip] >= price;
        let facts = [("price", price.into()), ("pays", if is_payable { "yes" } else { "no" }.into())];
        let at = vec![parts::place(Place::Dam), parts::stock(Place::Dam), parts::token(Resource::Chip, 1)];
        self.lesson("outlive-dam", &["5.9"], &facts, at)
    }

    /// The hero has arrived.
    fn visit(&self, place: Place) -> Vec<Lesson> {
        match place {
            Place::Forest | Place::Mine | Place::Fair => {
                let ground = place.ground().filter(|&ground| self.view.grounds[ground].top.is_some());
                let stock = self.lesson("outlive-actions", &["5.4", "5.6"], &[], vec![parts::stock(place)]);
                let hunt = ground.map(|ground| {
                    self.lesson("outlive-hunting", &["5.7", "11"], &[], vec![parts::prey(ground)])
                });
                std::iter::once(stock).chain(hunt).collect()
            }
            Place::MilitaryBase => {
                let algae = self.view.algae.then(|| "algae".to_owned());
                let at = std::iter::once(parts::stock(place)).chain(algae).collect();
                vec![self.lesson("outlive-base", &["5.5"], &[], at)]
            }
            Place::Dam => vec![self.dam()],
            Place::SilentPeak | Place::Blackwood => {
                let offers = place.city().into_iter().flat_map(|city| {
                    let city_view = &self.view.cities[city];
                    let stack = (city_view.tiles_left > 0).then(|| parts::tiles(city));
                    let offered = city_view.display.iter().flatten().map(|&card| parts::offered(card));
                    offered.chain(stack).collect::<Vec<_>>()
                });
                vec![self.lesson("outlive-city", &["5.10", "12"], &[], offers.collect())]
            }
            Place::CargoShip => Vec::new(),
        }
    }

    fn resolve(&self) -> Lesson {
        let events = self.view.unresolved.iter().map(parts::event).collect();
        self.lesson("outlive-resolve", &["6.1"], &[], events)
    }

    fn leave(&self) -> Lesson {
        self.lesson("outlive-leave", &["6.2", "6.3", "6.5"], &[], self.homes(|slot| slot.survivors > 0))
    }

    fn wave(&self) -> Lesson {
        let facts = [("wave", self.view.wave.into()), ("airlock", self.own.airlock.into())];
        let at = ["card:wave", "card:radiation"].map(str::to_owned);
        let at = at.into_iter().chain([parts::home(Berth::Airlock)]).collect();
        self.lesson("outlive-wave", &["6.3", "9.2"], &facts, at)
    }

    fn recruit(&self) -> Lesson {
        self.lesson("outlive-recruit", &["6.4", "6.7"], &[], vec![parts::home(Berth::Airlock)])
    }

    fn build(&self) -> Lesson {
        self.lesson("outlive-build", &["6.5", "7.1"], &[], self.homes(|slot| !slot.works()))
    }

    fn repair(&self) -> Lesson {
        let is_broken = |card: &Equipment| {
            let condition = self.own.equipment[*card];
            condition.is_owned() && !condition.is_repaired()
        };
        let broken = Equipment::ALL.iter().copied().filter(is_broken).map(parts::owned).collect();
        self.lesson("outlive-repair", &["6.6", "12"], &[], broken)
    }

    /// Such rooms, and the airlock.
    fn homes(&self, is_meant: impl Fn(&RoomSlot) -> bool) -> Vec<String> {
        let rooms = self.own.rooms().zip(0..).filter(|(slot, _)| is_meant(slot));
        rooms.map(|(_, index)| Berth::Room(index)).chain([Berth::Airlock]).map(parts::home).collect()
    }

    /// How many of the pupil's heroes have been played in this round.
    fn played(&self) -> usize {
        self.own.heroes.values().filter(|hero| hero.active).count()
    }

    /// Where each hero who is still to be played could go.
    fn destinations(&self) -> impl Iterator<Item = (Hero, PlaceSet)> {
        let terms = self.own.terms.iter();
        terms.flat_map(|terms| terms.destinations.iter().map(|(hero, &places)| (hero, places)))
    }

    /// Where heroes could go.
    fn within_reach(&self) -> PlaceSet {
        self.destinations().fold(PlaceSet::EMPTY, |places, (_, more)| places.or(more))
    }

    /// The heroes of others who stand at a place.
    fn others_at(&self, place: Place) -> impl Iterator<Item = Hero> {
        let others = Seat::first(self.view.seating.players()).filter(|&seat| seat != self.you);
        let heroes = others.flat_map(|seat| self.view.shelters[seat].heroes.iter());
        heroes.filter(move |(_, at)| at.active && at.place == Some(place)).map(|(hero, _)| hero)
    }

    fn lesson(
        &self,
        name: &'static str,
        sections: &'static [&'static str],
        variables: &[(&str, Value<'_>)],
        points_at: Vec<String>,
    ) -> Lesson {
        Lesson::new(texts(), self.reader.language, name, sections, variables, points_at)
    }
}
