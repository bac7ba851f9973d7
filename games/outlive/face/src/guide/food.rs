//! Food, §6.2: what tonight costs, who is recruited with the rest, §6.4, and what survivors will cost
//! in the Nights to come.

use outlive::{Ahead, Resource, Room, Shelter};

use super::outlook::Outlook;

/// What a unit costs that is missing tonight: a survivor, and mostly a room that was full. There is
/// less to fear while heroes can still bring food.
const SHORTAGE: f32 = 2.2;
const HOPE_OF_A_HERO: f32 = 0.25;
/// What a commodity is worth that recruits somebody tonight.
const RECRUIT: f32 = 0.8;
/// What a commodity is worth that is kept for tomorrow.
const KEPT: f32 = 0.9;
/// What a unit of upkeep costs in effort in a Night to come.
const UPKEEP: f32 = 0.4;

/// What food and the need for it are worth.
pub(super) fn worth(shelter: &Shelter, outlook: &Outlook) -> f32 {
    let rooms: u8 = shelter.rooms.iter().filter(|slot| slot.survivors > 0).map(|slot| slot.room.food()).sum();
    let rows = outlook.values.airlock_rows_occupied(shelter.airlock);
    let store = |resource| i16::from(shelter.store[resource]);
    let (mut meat, mut water, mut cans) =
        (store(Resource::Meat), store(Resource::Water), store(Resource::Can));
    let mut worth = -UPKEEP * f32::from(rooms + rows) * outlook.rounds;
    if outlook.ahead == Ahead::Feeding {
        water += i16::from(shelter.has(Room::Cistern));
        let mut short = (i16::from(rows) - water).max(0);
        water = (water - i16::from(rows)).max(0);
        let mut hungry = i16::from(rooms);
        for food in [&mut meat, &mut water, &mut cans] {
            let eaten = hungry.min(*food);
            *food -= eaten;
            hungry -= eaten;
        }
        short += hungry;
        let fear = (1.0 - HOPE_OF_A_HERO * outlook.heroes).max(0.1);
        worth -= SHORTAGE * fear * f32::from(short);
    }
    if matches!(outlook.ahead, Ahead::Feeding | Ahead::Recruiting) {
        let space = i16::from(outlook.values.airlock_size().saturating_sub(shelter.airlock));
        let recruits = (meat + water + cans).min(space);
        worth += RECRUIT * f32::from(recruits);
        let mut paid = recruits;
        for food in [&mut meat, &mut water, &mut cans] {
            let given = paid.min(*food);
            *food -= given;
            paid -= given;
        }
    }
    if outlook.rounds > 0.0 {
        worth += KEPT * f32::from(cans + water.min(2));
    }
    worth
}
