//! Which tables there are.

use serde_json::{Value, json};

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

/// One table of each kind runs at a time: with one player and with several, with bots and without,
/// and of bots alone.
pub(super) const PLANS: [Plan; 10] = [
    Plan { game: "red-outpost", seats: &[Opener, Other] },
    Plan { game: "outlive", seats: &[Opener, Other] },
    Plan { game: "red-outpost", seats: &[Opener] },
    Plan { game: "outlive", seats: &[Bot("random"), Opener] },
    Plan { game: "red-outpost", seats: &[Opener, Bot("greedy"), Other] },
    Plan { game: "outlive", seats: &[Opener, Bot("greedy"), Other] },
    Plan { game: "red-outpost", seats: &[Bot("easy"), Opener, Bot("random"), Other] },
    Plan { game: "outlive", seats: &[Opener, Other, Other, Bot("easy")] },
    Plan { game: "red-outpost", seats: &[Bot("random"), Bot("greedy")] },
    Plan { game: "outlive", seats: &[Bot("greedy"), Bot("random")] },
];

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
