//! Feeding, §6.2: commodities for every room with anybody in it, water for every row of the airlock.
//!
//! Rows are paid with water first, as nothing else will do; then rooms, with the Cisterns' water before
//! any token, §10.9, with meat, which would spoil tonight, and then with water or cans, which is the
//! player's choice. So no more stays unpaid than necessary, R5. Paying anything before meat is
//! not offered: all that meat can still do tonight, water and cans can do as well, and they keep.

use table::{Log, Seat};

use crate::Resource;
use crate::action::Action;
use crate::event::Event;
use crate::events;
use crate::pending::Pending;
use crate::state::State;

/// What feeding a shelter takes, as it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Upkeep {
    /// Commodities for the rooms.
    pub food: u8,
    /// Water for the rows of the airlock.
    pub rows: u8,
    /// How much of both cannot be paid.
    pub unpaid: u8,
}

/// What feeding this player's survivors would take now.
pub(crate) fn upkeep(state: &State, seat: Seat) -> Upkeep {
    let Bill { food, rows_due, unpaid, .. } = Bill::of(state, seat);
    Upkeep { food, rows: rows_due, unpaid }
}

/// Whether tonight costs more, as the shelter stands now, than its store holds. Then more food can be
/// worse than less, R24: feeding is compulsory, and whoever goes short chooses who leaves.
pub(crate) fn is_short(state: &State, seat: Seat) -> bool {
    let Upkeep { food, rows, .. } = upkeep(state, seat);
    food + rows > state.shelters[seat].commodities()
}

/// What a night's food takes.
struct Bill {
    /// What the rooms cost.
    food: u8,
    /// What the rows of the airlock cost.
    rows_due: u8,
    /// Water for the rows of the airlock that is there.
    rows: u8,
    /// Meat for the rooms.
    meat: u8,
    /// The Cisterns' water for the rooms.
    cistern: u8,
    /// Water tokens or cans for the rooms.
    rest: u8,
    /// What stays unpaid.
    unpaid: u8,
    /// The fewest water tokens for the rest.
    least_water: u8,
    /// The most water tokens for the rest.
    most_water: u8,
}

impl Bill {
    fn of(state: &State, seat: Seat) -> Self {
        let shelter = &state.shelters[seat];
        let rows_due = state.values.airlock_rows_occupied(shelter.airlock);
        let food: u8 =
            shelter.rooms.iter().filter(|slot| slot.survivors > 0).map(|slot| slot.room.food()).sum();
        let rows = rows_due.min(shelter.water());
        let cistern = food.min(shelter.cisterns().saturating_sub(rows));
        let meat = (food - cistern).min(shelter.store[Resource::Meat]);
        let tokens = shelter.water() - rows.max(shelter.cisterns());
        let cans = shelter.store[Resource::Can];
        let rest = (food - meat - cistern).min(tokens + cans);
        Self {
            food,
            rows_due,
            rows,
            meat,
            cistern,
            rest,
            unpaid: (rows_due - rows) + (food - meat - cistern - rest),
            least_water: rest.saturating_sub(cans),
            most_water: rest.min(tokens),
        }
    }
}

/// Asks how much of the food is water and how much cans, where there is a choice.
pub(super) fn ask(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let bill = Bill::of(state, seat);
    if bill.least_water == bill.most_water {
        feed(state, seat, bill.least_water, log);
    } else {
        state.shelters[seat].pending = Pending::Feed;
    }
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let bill = Bill::of(state, seat);
    actions.extend((bill.least_water..=bill.most_water).rev().map(|water| Action::Feed { water }));
}

/// Pays; for every unit unpaid a survivor leaves.
pub(crate) fn feed(state: &mut State, seat: Seat, water: u8, log: &mut impl Log<Event>) {
    let bill = Bill::of(state, seat);
    let shelter = &mut state.shelters[seat];
    shelter.pay_water(bill.rows + bill.cistern);
    shelter.store[Resource::Meat] -= bill.meat;
    shelter.store[Resource::Water] -= water;
    shelter.store[Resource::Can] -= bill.rest - water;
    let (meat, water, cans) = (bill.meat, bill.rows + bill.cistern + water, bill.rest - water);
    log.log(|| Event::Fed { seat, meat, water, cans, unpaid: bill.unpaid });
    events::leave(state, seat, bill.unpaid, log);
}
