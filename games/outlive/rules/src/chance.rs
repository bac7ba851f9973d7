//! What chance decides: everything that is drawn, at the moment it is drawn.

use table::{Bag, Log, Rng, Seat, Set, Word};

use crate::City;
use crate::cards::{EventCard, EventSet, Leader, Prey, Tile, TileBag};
use crate::dawn;
use crate::equipment::{Condition, Equipment};
use crate::event::Event;
use crate::events;
use crate::pending::Draw;
use crate::place::Ground;
use crate::places::{cities, grounds};
use crate::rooms::{Room, lookout};
use crate::state::State;

/// One thing that chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// A room for a hand, §3.2.
    Room(Room),
    /// A leader for a hand, §3.2.
    Leader(Leader),
    /// An equipment card.
    Equipment(Equipment),
    /// A search tile.
    Tile(Tile),
    /// A prey tile.
    Prey(Prey),
    /// The event of the round, §5.1.
    Event(EventCard),
}

/// What can be drawn, in bags and sets.
enum Options {
    Rooms(crate::rooms::RoomBag),
    Leaders(Set<Leader>),
    Equipment(crate::equipment::EquipmentBag),
    Tiles(TileBag),
    Prey(crate::cards::PreyBag),
    Events(EventSet),
}

fn options(state: &State, draw: Draw) -> Options {
    match draw {
        Draw::Room(_) => Options::Rooms(state.rooms_left),
        Draw::Leader(_) => Options::Leaders(state.leaders_left),
        Draw::Display(_) | Draw::Equipment(_) => Options::Equipment(state.equipment_left),
        Draw::Aside(city) | Draw::Search(city) | Draw::Scavenge(city) => {
            Options::Tiles(top_tile(state, city))
        }
        Draw::Look(city) => Options::Tiles(unseen_tiles(state, city)),
        Draw::Prey(ground) => match state.grounds[ground].stack.top() {
            // Somebody has looked: what lies there is decided.
            Some(prey) => Options::Prey(only(prey)),
            None => Options::Prey(state.unseen_prey),
        },
        Draw::Sense(_) => Options::Prey(state.unseen_prey),
        Draw::Event => Options::Events(EventSet::ALL.minus(state.convoy.into_iter().flatten().collect())),
    }
}

/// What the top of a search stack can be: what lies there, if somebody has looked.
fn top_tile(state: &State, city: City) -> TileBag {
    state.cities[city].stack.top().map_or(state.cities[city].left, only)
}

/// The tiles of a stack whose order is not decided.
fn unseen_tiles(state: &State, city: City) -> TileBag {
    let mut bag = state.cities[city].left;
    for &tile in state.cities[city].stack.fixed() {
        bag[tile] -= 1;
    }
    bag
}

fn only<W: Word, const N: usize>(word: W) -> Bag<W, N> {
    Bag::from_fn(|other| u8::from(other == word))
}

/// What can be drawn, with the number of cards that give it.
pub(crate) fn outcomes(state: &State, draw: Draw, outcomes: &mut Vec<(Chance, u32)>) {
    match options(state, draw) {
        Options::Rooms(bag) => {
            outcomes.extend(bag.kinds().map(|(room, count)| (Chance::Room(room), count.into())));
        }
        Options::Leaders(set) => outcomes.extend(set.iter().map(|leader| (Chance::Leader(leader), 1))),
        Options::Equipment(bag) => {
            outcomes.extend(bag.kinds().map(|(card, count)| (Chance::Equipment(card), count.into())));
        }
        Options::Tiles(bag) => {
            outcomes.extend(bag.kinds().map(|(tile, count)| (Chance::Tile(tile), count.into())));
        }
        Options::Prey(bag) => {
            outcomes.extend(bag.kinds().map(|(prey, count)| (Chance::Prey(prey), count.into())));
        }
        Options::Events(set) => outcomes.extend(set.iter().map(|event| (Chance::Event(event), 1))),
    }
}

/// Draws. The generator is asked once for a number below the sum of the weights, which counts
/// through the outcomes in their order.
pub(crate) fn sample(state: &State, draw: Draw, rng: &mut impl Rng) -> Chance {
    match options(state, draw) {
        Options::Rooms(bag) => Chance::Room(bag.pick(rng)),
        Options::Leaders(set) => Chance::Leader(set.pick(rng)),
        Options::Equipment(bag) => Chance::Equipment(bag.pick(rng)),
        Options::Tiles(bag) => Chance::Tile(bag.pick(rng)),
        Options::Prey(bag) => Chance::Prey(bag.pick(rng)),
        Options::Events(set) => Chance::Event(set.pick(rng)),
    }
}

/// Does what was drawn.
pub(crate) fn resolve(state: &mut State, draw: Draw, chance: Chance, log: &mut impl Log<Event>) {
    state.draw = None;
    match (draw, chance) {
        (Draw::Room(seat), Chance::Room(room)) => {
            state.rooms_left[room] -= 1;
            state.shelters[seat].hand[room] += 1;
        }
        (Draw::Leader(seat), Chance::Leader(leader)) => {
            state.leaders_left.remove(leader);
            let hand = &mut state.shelters[seat].leaders;
            if let Some(place) = hand.iter_mut().find(|place| place.is_none()) {
                *place = Some(leader);
            }
            // A hand has no order.
            if let [Some(one), Some(other)] = hand
                && one > other
            {
                std::mem::swap(one, other);
            }
        }
        (Draw::Display(city), Chance::Equipment(equipment)) => {
            state.equipment_left[equipment] -= 1;
            if let Some(place) = state.cities[city].display.iter_mut().find(|place| place.is_none()) {
                *place = Some(equipment);
            }
            log.log(|| Event::Displayed { city, equipment });
        }
        (Draw::Aside(city), Chance::Tile(tile)) => {
            cities::turn_up(state, city, tile);
            log.log(|| Event::LaidAside { city, tile });
        }
        (Draw::Search(city), Chance::Tile(tile)) => cities::found(state, city, tile, log),
        (Draw::Scavenge(city), Chance::Tile(tile)) => {
            let seat = state.active;
            cities::turn_up(state, city, tile);
            log.log(|| Event::TileFound { seat, city, tile });
            cities::pay(state, seat, tile, log);
        }
        (Draw::Look(city), Chance::Tile(tile)) => {
            state.cities[city].stack.fix(tile);
            lookout::next_tile(state, city);
        }
        (Draw::Prey(ground), Chance::Prey(prey)) => turn_up_prey(state, ground, prey, log),
        (Draw::Sense(ground), Chance::Prey(prey)) => {
            state.unseen_prey[prey] -= 1;
            state.grounds[ground].stack.fix(prey);
            grounds::next_sensed(state, ground);
        }
        (Draw::Event, Chance::Event(event)) => events::lay_out(state, event, log),
        (Draw::Equipment(seat), Chance::Equipment(equipment)) => draw_equipment(state, seat, equipment, log),
        _ => unreachable!("{chance:?} is not what {draw:?} draws"),
    }
}

fn turn_up_prey(state: &mut State, ground: Ground, prey: Prey, log: &mut impl Log<Event>) {
    if state.grounds[ground].stack.top().is_none() {
        state.unseen_prey[prey] -= 1;
        state.grounds[ground].stack.fix(prey);
    }
    state.grounds[ground].turned = true;
    log.log(|| Event::PreySeen { ground, prey });
}

/// A card that the player has already is discarded and drawn anew, §6.6.
fn draw_equipment(state: &mut State, seat: Seat, equipment: Equipment, log: &mut impl Log<Event>) {
    state.equipment_left[equipment] -= 1;
    if state.shelters[seat].equipment[equipment].is_owned() {
        state.equipment_discard[equipment] += 1;
        log.log(|| Event::EquipmentRedrawn { seat, equipment });
        dawn::restock(state, log);
    } else {
        state.shelters[seat].equipment[equipment] = Condition::Broken;
        state.shelters[seat].draws -= 1;
        log.log(|| Event::EquipmentDrawn { seat, equipment });
    }
}
