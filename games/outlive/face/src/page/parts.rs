//! The things on the drawn table that make up a choice. Where several choices are made of the same
//! things, as the ways to pay for one room, the prompt asks which of them is meant.

use outlive::{
    Action, Berth, City, Equipment, EventCard, Ground, Hero, Items, Leader, PerResource, Place, Resource,
    Room, RoomSlot, Slot, View,
};
use table::Seat;

/// What has to be picked for this action, in any order. What is chosen in the prompt alone has no
/// parts.
pub(super) fn parts(action: Action, seat: Seat, view: &View) -> Vec<String> {
    let visited = view.visitor.map(|(_, place, _)| place);
    match action {
        Action::Reject { one, other } => {
            vec![in_hand(one, 1), in_hand(other, if one == other { 2 } else { 1 })]
        }
        Action::BuildFree { room } => vec![kind(room)],
        Action::Lead { leader: kept } => vec![leader(kept)],
        Action::Deploy { four, five } => vec![ghost(Hero::Four, four), ghost(Hero::Five, five)],
        Action::Station { hero: who, place: at } => vec![hero(who), place(at)],
        Action::Give { items } => given(items),
        Action::Dismiss { from: berth, .. } | Action::House { berth } => vec![home(berth)],
        Action::Move { hero: who, slot: Some(at), .. } => vec![hero(who), slot(at)],
        Action::Move { hero: who, to, slot: None } => vec![hero(who), place(to)],
        Action::Stand { hero: who } => {
            let at = view.shelters[seat].heroes[who].place;
            std::iter::once(hero(who)).chain(at.map(place)).collect()
        }
        Action::Look { city } => vec![tiles(city)],
        Action::Search => visited.and_then(Place::city).map(tiles).into_iter().collect(),
        Action::Take { .. } => visited.map(stock).into_iter().collect(),
        Action::Algae { .. } => vec!["algae".to_owned()],
        Action::Hunt { .. } | Action::Sense => {
            visited.and_then(Place::ground).map(prey).into_iter().collect()
        }
        Action::HuntSensed { index, .. } => vec![sensed(index)],
        Action::Pick { equipment } => vec![offered(equipment)],
        Action::Resolve { event: card, .. } => vec![event(card)],
        Action::Recruit { .. } => vec![home(Berth::Airlock)],
        Action::Build { slot, .. } | Action::Staff { slot, .. } => vec![home(Berth::Room(slot))],
        Action::Draw => depot(seat, view).into_iter().collect(),
        Action::Accept { equipment } | Action::Scrap { equipment } | Action::Repair { equipment, .. } => {
            vec![owned(equipment)]
        }
        Action::MoveIn { .. }
        | Action::Strike
        | Action::Done
        | Action::Guard
        | Action::Resist { .. }
        | Action::Feed { .. } => Vec::new(),
    }
}

/// The Depot that has not drawn tonight.
fn depot(seat: Seat, view: &View) -> Option<String> {
    let waits = |slot: &RoomSlot| slot.room == Room::Depot && slot.works() && slot.used == 0;
    let slot = view.shelters[seat].rooms().position(waits)?;
    Some(home(Berth::Room(slot as u8)))
}

/// The tokens that are given away: the first of a kind, the second and the third are different things.
fn given(items: Items) -> Vec<String> {
    let mut before = PerResource::all(0);
    let part = |resource| {
        before[resource] += 1;
        token(resource, before[resource])
    };
    items.into_iter().flatten().map(part).collect()
}

/// A room that was drawn; of two alike there is a first and a second.
pub(super) fn in_hand(room: Room, copy: u8) -> String {
    format!("hand:{room}:{copy}")
}

/// A room card of the hand that stands for its equals as well, first of all for itself.
pub(super) fn copies(room: Room, copy: u8, count: u8) -> String {
    let others = (1..=count).filter(|&other| other != copy);
    std::iter::once(copy).chain(others).map(|copy| in_hand(room, copy)).collect::<Vec<_>>().join(" ")
}

/// A room of the own shelter by what it is.
pub(super) fn kind(room: Room) -> String {
    format!("kind:{room}")
}

/// Where survivors live.
pub(super) fn home(berth: Berth) -> String {
    match berth {
        Berth::Airlock => "airlock".to_owned(),
        Berth::Room(slot) => format!("room:{slot}"),
    }
}

/// A leader who was drawn.
pub(super) fn leader(leader: Leader) -> String {
    format!("leader:{leader}")
}

/// A hero of the chooser.
pub(super) fn hero(hero: Hero) -> String {
    format!("hero:{hero}")
}

/// A hero where he could start.
pub(super) fn ghost(hero: Hero, place: Place) -> String {
    format!("ghost:{hero}@{place}")
}

/// A place of the board.
pub(super) fn place(place: Place) -> String {
    format!("place:{place}")
}

/// A slot of the Cargo ship.
pub(super) fn slot(slot: Slot) -> String {
    format!("slot:{slot}")
}

/// What lies in stock at a place.
pub(super) fn stock(place: Place) -> String {
    format!("stock:{place}")
}

/// The prey of a place.
pub(super) fn prey(ground: Ground) -> String {
    format!("prey:{ground}")
}

/// A prey of a stack that was looked through, counted from the top.
pub(super) fn sensed(index: u8) -> String {
    format!("sensed:{index}")
}

/// The search tiles of a city.
pub(super) fn tiles(city: City) -> String {
    format!("tiles:{city}")
}

/// Equipment on offer in a city.
pub(super) fn offered(equipment: Equipment) -> String {
    format!("offered:{equipment}")
}

/// The chooser's own equipment.
pub(super) fn owned(equipment: Equipment) -> String {
    format!("owned:{equipment}")
}

/// An event of the convoy board.
pub(super) fn event(card: EventCard) -> String {
    format!("event:{card}")
}

/// A token in the store.
pub(super) fn token(resource: Resource, copy: u8) -> String {
    format!("token:{resource}:{copy}")
}
