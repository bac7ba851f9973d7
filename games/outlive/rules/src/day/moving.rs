//! Moving a hero, §5.2: one or two steps round the ring, to a place without a hero of one's own.

use table::{Log, Seat, SeatSet, Word};

use crate::action::Action;
use crate::equipment::Equipment;
use crate::event::Event;
use crate::pending::Pending;
use crate::rooms::Room;
use crate::stage::Stage;
use crate::state::{State, Visit};
use crate::{Hero, Place, PlaceSet, Slot, events, rooms};

/// Asks for a hero and where he goes, where there is a choice.
pub(crate) fn ask(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    let (mut count, mut only) = (0, None);
    options(state, seat, |action| {
        count += 1;
        only = Some(action);
    });
    match only {
        Some(Action::Stand { hero }) if count == 1 => stand(state, seat, hero, log),
        Some(Action::Move { hero, to, slot }) if count == 1 => walk(state, seat, hero, to, slot, log),
        _ => state.shelters[seat].pending = Pending::Move,
    }
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    options(state, seat, |action| actions.push(action));
}

/// Heroes that can move come first; whether one can is judged without what is optional, and only when
/// none can may one stand up where he is. But whoever can go by what is optional may do so at any time, R9,
/// R17.
fn options(state: &State, seat: Seat, mut each: impl FnMut(Action)) {
    let heroes = &state.shelters[seat].heroes;
    let reach = Reach::of(state, seat);
    let lying = || heroes.iter().filter(|(_, at)| !at.active);
    let movable = lying().any(|(hero, at)| reach.can_move(state, hero, at.place));
    for (hero, at) in lying() {
        reach.destinations(state, hero, at.place, |to, slot| each(Action::Move { hero, to, slot }));
        if !movable {
            each(Action::Stand { hero });
        }
    }
    rooms::lookout::options(state, seat, each);
}

/// Where a player's hero could go now, with all that helps him; nowhere if he has been played.
pub(crate) fn destinations(state: &State, seat: Seat, hero: Hero) -> PlaceSet {
    let at = &state.shelters[seat].heroes[hero];
    let mut places = PlaceSet::EMPTY;
    if !at.active {
        Reach::of(state, seat).destinations(state, hero, at.place, |to, _| places.insert(to));
    }
    places
}

/// What decides where a player's heroes can go.
struct Reach {
    /// Where heroes of his own are.
    own: PlaceSet,
    /// The steps without equipment.
    steps: usize,
    /// Whether the Exoskeleton carries a hero any distance, §12.5.
    exoskeleton: bool,
    /// Whether the Grappling hook makes a hero stronger for the Cargo ship, §12.14.
    hook: bool,
    /// Whether taken slots of the Cargo ship do not matter, §10.7.
    dockmaster: bool,
}

impl Reach {
    fn of(state: &State, seat: Seat) -> Self {
        let shelter = &state.shelters[seat];
        Self {
            own: shelter.places(),
            steps: events::reach(state, seat),
            exoskeleton: shelter.is_ready(Equipment::Exoskeleton),
            hook: shelter.is_ready(Equipment::GrapplingHook),
            dockmaster: shelter.has(Room::Dockmaster),
        }
    }

    /// Whether a hero can move without what is optional: equipment, R9, and the Dockmaster, R17.
    fn can_move(&self, state: &State, hero: Hero, from: Option<Place>) -> bool {
        let near = from.map_or(PlaceSet::EMPTY, |from| from.within(self.steps).minus(self.own));
        !near.without(Place::CargoShip).is_empty()
            || near.has(Place::CargoShip)
                && Slot::of_strength(hero.strength()).is_some_and(|slot| !is_taken(state, slot))
    }

    /// Where a hero can go, and on the Cargo ship to which slot.
    fn destinations(
        &self,
        state: &State,
        hero: Hero,
        from: Option<Place>,
        mut each: impl FnMut(Place, Option<Slot>),
    ) {
        let steps = if self.exoskeleton { Place::ALL.len() } else { self.steps };
        let near = from.map_or(PlaceSet::EMPTY, |from| from.within(steps).minus(self.own));
        for to in near.iter() {
            if to != Place::CargoShip {
                each(to, None);
                continue;
            }
            for stronger in 0..=u8::from(self.hook) {
                if let Some(slot) = self.slot(state, hero.strength() + stronger) {
                    each(to, Some(slot));
                }
            }
        }
    }

    /// The slot for a strength, if it can be entered.
    fn slot(&self, state: &State, strength: u8) -> Option<Slot> {
        Slot::of_strength(strength).filter(|&slot| self.dockmaster || !is_taken(state, slot))
    }
}

/// Whether a slot of the Cargo ship holds an active hero, §5.8.
pub(crate) fn is_taken(state: &State, slot: Slot) -> bool {
    state.seats().any(|seat| state.shelters[seat].heroes.values().any(|hero| hero.slot == Some(slot)))
}

/// Moves a hero and begins his visit.
pub(crate) fn walk(
    state: &mut State,
    seat: Seat,
    hero: Hero,
    to: Place,
    slot: Option<Slot>,
    log: &mut impl Log<Event>,
) {
    let reach = events::reach(state, seat);
    let squeezed_in = slot.is_some_and(|slot| is_taken(state, slot));
    let shelter = &mut state.shelters[seat];
    let from = shelter.heroes[hero].place.replace(to);
    if from.is_some_and(|from| from.distance(to) > reach) {
        shelter.spend(Equipment::Exoskeleton);
    }
    if slot.is_some_and(|slot| slot.strength() > hero.strength()) {
        shelter.spend(Equipment::GrapplingHook);
    }
    shelter.heroes[hero].active = true;
    shelter.heroes[hero].slot = slot;
    log.log(|| Event::Moved { seat, hero, to });
    let weaker = |state: &State, other: Seat| {
        state.shelters[other]
            .heroes
            .iter()
            .any(|(enemy, at)| at.active && at.place == Some(to) && enemy.strength() < hero.strength())
    };
    let victims: SeatSet = state.seats().filter(|&other| other != seat && weaker(state, other)).collect();
    state.visit = Visit { hero, place: to, victims, may_hunt: true, squeezed_in, ..Visit::NONE };
    state.stage = Stage::Pressure;
}

/// A hero who cannot move stands up and does nothing.
pub(crate) fn stand(state: &mut State, seat: Seat, hero: Hero, log: &mut impl Log<Event>) {
    state.shelters[seat].heroes[hero].active = true;
    log.log(|| Event::Stood { seat, hero });
    state.stage = Stage::TurnEnds;
}
