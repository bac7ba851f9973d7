//! The end, §7: survival points and ties.

use table::{Log, Per, PerSeat, Score, Seat, Word, words};

use crate::Resource;
use crate::equipment::Equipment;
use crate::event::Event;
use crate::shelter::Shelter;
use crate::state::State;

/// Points for full rooms by their number, §7.1.
pub const ROOM_VP: [i16; 8] = [0, 0, 1, 2, 4, 7, 11, 17];

words! {
    /// What points are for.
    pub enum Source: "source of points" {
        Events = "events",
        Rooms = "rooms",
        Radiation = "radiation",
        Survivors = "survivors",
        Equipment = "equipment",
        Pairs = "pairs",
    }
}

/// Something for each source of points.
pub type PerSource<T> = Per<Source, T, 6>;

/// The points of one source.
pub(crate) fn points(state: &State, seat: Seat, source: Source) -> i16 {
    let shelter = &state.shelters[seat];
    match source {
        Source::Events => shelter.events.iter().map(|event| i16::from(state.values.events[event].vp)).sum(),
        Source::Rooms => ROOM_VP[shelter.rooms.iter().filter(|slot| slot.works()).count()],
        Source::Radiation => i16::from(state.values.radiation[usize::from(shelter.radiation)]),
        Source::Survivors => i16::from(shelter.survivors()),
        Source::Equipment => repaired(shelter).count() as i16,
        Source::Pairs => repaired(shelter)
            .filter(|&card| card < card.partner() && is_repaired(shelter, card.partner()))
            .count() as i16,
    }
}

fn repaired(shelter: &Shelter) -> impl Iterator<Item = Equipment> {
    Equipment::ALL.iter().copied().filter(|&card| is_repaired(shelter, card))
}

fn is_repaired(shelter: &Shelter, card: Equipment) -> bool {
    shelter.equipment[card].is_repaired()
}

/// Tells everybody's points.
pub(crate) fn tell(state: &State, log: &mut impl Log<Event>) {
    for seat in state.seats() {
        for &source in Source::ALL {
            let points = points(state, seat, source);
            log.log(|| Event::Scored { seat, points, source });
        }
    }
    log.log(|| Event::GameEnded);
}

/// A player's points as they stand.
pub(crate) fn score(state: &State, seat: Seat) -> i16 {
    Source::ALL.iter().map(|&source| points(state, seat, source)).sum()
}

/// The scores as they stand; ties by commodities, then by materials and ammo, §7.2.
pub(crate) fn scores(state: &State) -> PerSeat<Score> {
    PerSeat::from_fn(|seat| {
        let shelter = &state.shelters[seat];
        if seat.index() >= state.players() {
            return Score::default();
        }
        let rest = i16::from(shelter.materials()) + i16::from(shelter.store[Resource::Ammo]);
        let tie_break = i16::from(shelter.commodities().min(127)) * 256 + rest.min(255);
        Score { points: score(state, seat), tie_break }
    })
}
