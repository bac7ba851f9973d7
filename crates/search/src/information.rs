//! What one seat knows.

use table::{Game, QuickRng, Rng, Seat, Viewer};

/// What a seat knows of a position: all worlds that it cannot tell from the true one.
///
/// This is all that a searcher is handed, and there is no way from here to the true position: what
/// the seat does not know is drawn anew when the set is made, and again in every sample.
///
/// ```compile_fail,E0616
/// fn peek<G: table::Game>(seen: &search::InformationSet<G>) -> &G::State {
///     &seen.world
/// }
/// ```
pub struct InformationSet<G: Game> {
    seat: Seat,
    /// One of the worlds, and always the same one for the same knowledge.
    world: G::State,
}

impl<G: Game> InformationSet<G> {
    /// What this seat knows of a position.
    pub fn of(state: &G::State, seat: Seat) -> Self {
        Self { seat, world: G::determinize(state, seat, &mut QuickRng::new(0)) }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        G::view(&self.world, Viewer::Seat(self.seat))
    }

    /// What the seat may do now; nothing if it is not due.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.world, self.seat, &mut actions);
        actions
    }

    /// How many parties have a score.
    pub fn parties(&self) -> usize {
        G::parties(&self.world)
    }

    /// One of the worlds, as likely as any other.
    pub fn sample(&self, rng: &mut impl Rng) -> G::State {
        G::determinize(&self.world, self.seat, rng)
    }
}

impl<G: Game> Clone for InformationSet<G> {
    fn clone(&self) -> Self {
        Self { seat: self.seat, world: self.world.clone() }
    }
}

/// Two sets are the same if the same worlds are in them.
impl<G: Game> PartialEq for InformationSet<G> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat && self.world == other.world
    }
}
