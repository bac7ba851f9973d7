//! What is asked in Outlive, each with a record of a game that has come so far.

use outlive::{Outlive, Pending, Seating, Setup, State};
use table::{Game, Seat, Viewer};

use crate::records::{play, until};

/// What somebody is asked at a table of Outlive, or that it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Which rooms go.
    Rooms,
    /// Which room is free.
    FreeRoom,
    /// Which leader stays.
    Leader,
    /// Where heroes start.
    Heroes,
    /// A hero and a destination, on the first Day.
    Move,
    /// What the hero does in a city.
    Visit,
    /// How pressure is met.
    Pressure,
    /// Which event is resolved.
    Resolve,
    /// What feeds the survivors.
    Feed,
    /// How many are recruited.
    Recruit,
    /// What is built.
    Build,
    /// What is repaired.
    Repair,
    /// A hero and a destination, on the last Day.
    Late,
    /// The last decision, whatever it is.
    Last,
    /// Nothing any more.
    Over,
}

impl Scene {
    /// All that somebody can be asked early.
    pub(crate) const ASKED: [Self; 12] = [
        Self::Rooms,
        Self::FreeRoom,
        Self::Leader,
        Self::Heroes,
        Self::Move,
        Self::Visit,
        Self::Pressure,
        Self::Resolve,
        Self::Feed,
        Self::Recruit,
        Self::Build,
        Self::Repair,
    ];

    /// A name for files.
    pub(crate) fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// A game of so many that has come so far, and who is asked.
    pub fn record(self, seating: Seating) -> (String, Seat) {
        let setup = Setup::new(seating);
        for seed in 1.. {
            let mut seats = Vec::new();
            let mut is_found = false;
            play::<Outlive>(&setup, seed, |state, seat, _| {
                seats.push(seat);
                is_found = self.is_asked(state, seat);
                is_found
            });
            let stop = match self {
                Self::Over => seats.len(),
                _ => seats.len() - 1,
            };
            if is_found || matches!(self, Self::Last | Self::Over) {
                let seat = seats.get(stop).copied().unwrap_or(Seat::One);
                return (until::<Outlive>(&setup, seed, stop), seat);
            }
        }
        unreachable!("everything is asked in some game")
    }

    fn is_asked(self, state: &State, seat: Seat) -> bool {
        let pending = Outlive::view(state, Viewer::Seat(seat)).shelters[seat].pending;
        match self {
            Self::Rooms => pending == Pending::Rooms,
            Self::FreeRoom => pending == Pending::FreeRoom,
            Self::Leader => pending == Pending::Leader,
            Self::Heroes => pending == Pending::Heroes,
            Self::Move => pending == Pending::Move && state.round() == 1,
            Self::Visit => matches!(pending, Pending::Visit(place) if place.city().is_some()),
            Self::Pressure => matches!(pending, Pending::Defend(_) | Pending::HandOver(_)),
            Self::Resolve => pending == Pending::Resolve,
            Self::Feed => pending == Pending::Feed,
            Self::Recruit => pending == Pending::Recruit,
            Self::Build => pending == Pending::Build,
            Self::Repair => pending == Pending::Repair,
            Self::Late => pending == Pending::Move && state.rounds_left() == 0,
            Self::Last | Self::Over => false,
        }
    }
}
