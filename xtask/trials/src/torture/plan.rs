//! Which tables there are.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use catalogue::{Listed, Visit};
use serde_json::{Value, json};
use table::Game;

/// A table: its game, and who sits where.
pub(super) struct Plan {
    pub(super) game: &'static str,
    pub(super) seats: &'static [Sits],
}

/// Who sits on a seat.
#[derive(Clone, Copy)]
pub(super) enum Sits {
    /// Whoever opens the table.
    Opener,
    /// Another player, who has to claim the seat first.
    Other,
    /// A bot of this level.
    Bot(&'static str),
}

use Sits::{Bot, Opener, Other};

/// With one player and with several, with bots and without, and of bots alone.
const SEATINGS: [&[Sits]; 6] = [
    &[Opener, Other],
    &[Opener],
    &[Bot("random"), Opener],
    &[Opener, Bot("greedy"), Other],
    &[Opener, Other, Other, Bot("easy")],
    &[Bot("greedy"), Bot("random")],
];

/// One table of each kind runs at a time: every game with every seating that it can be played with.
pub(super) static PLANS: LazyLock<Vec<Plan>> = LazyLock::new(|| {
    let games = catalogue::visit_all(|| Seats);
    let plans = SEATINGS.iter().flat_map(|&seats| {
        let playable = games.iter().filter(|(_, possible)| possible.contains(&seats.len()));
        playable.map(move |&(game, _)| Plan { game, seats })
    });
    plans.collect()
});

/// A game, and the numbers of seats that it can be played with.
struct Seats;

impl Visit for Seats {
    type Answer = (&'static str, RangeInclusive<usize>);

    fn visit<F: Listed>(self) -> Self::Answer {
        (F::Game::NAME, F::Game::SEATS)
    }
}

impl Plan {
    /// As the server wants to have it.
    pub(super) fn wish(&self) -> Value {
        let seat = |sits: &Sits| match sits {
            Opener => json!({ "kind": "me" }),
            Other => json!({ "kind": "open" }),
            Bot(level) => json!({ "kind": "bot", "level": level }),
        };
        // A table where nobody sits is only listed if it is public.
        let public = self.seats.iter().all(|sits| matches!(sits, Bot(_)));
        json!({ "game": self.game, "seats": self.seats.iter().map(seat).collect::<Value>(), "public": public })
    }
}
