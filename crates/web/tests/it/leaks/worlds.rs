//! Two worlds, played side by side.

use record::{Dice, Recorder, Seed};
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer};

/// A game of which it is known what can be hidden from somebody.
pub(super) trait Secretive: Game {
    /// Whether such a draw can be hidden.
    fn hides_draw(chance: Self::Chance) -> bool;
    /// Whether others than the one who acts may not know such an action.
    fn hides_action(action: Self::Action) -> bool;
    /// Whether an action is of the kind that makes secrets, which are too rare in random games.
    fn makes_secrets(action: Self::Action) -> bool;
}

/// One of so many actions is taken back.
const UNDO_ODDS: u32 = 12;

/// A game whose draws can be prescribed.
pub(super) struct World<G: Game> {
    table: Recorder<G>,
    rng: QuickRng,
    /// The seeds of all segments.
    pub(super) seeds: Vec<Seed>,
}

impl<G: Game> World<G> {
    fn new(setup: G::Setup, seed: u64) -> Self {
        Self { table: Recorder::new(setup), rng: QuickRng::new(seed), seeds: Vec::new() }
    }

    /// A copy, whose later seeds are others.
    fn twin(&self, seed: u64) -> Self {
        let table =
            Recorder::resume(self.table.record(), self.seeds.last().copied()).expect("it was played so");
        Self { table, rng: QuickRng::new(seed), seeds: self.seeds.clone() }
    }

    pub(super) fn state(&self) -> &G::State {
        self.table.state()
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.table.record().entries.iter().map(ToString::to_string).collect()
    }

    pub(super) fn setup(&self) -> &G::Setup {
        &self.table.record().setup
    }

    /// Nature draws just this: a segment begins whose seed gives it.
    fn draw(&mut self, chance: G::Chance) {
        if !self.seeds.is_empty() {
            self.table.reveal().expect("a segment is running");
        }
        let seed = loop {
            let seed = Seed(std::array::from_fn(|_| self.rng.next_u32() as u8));
            if G::sample(self.state(), &mut Dice::new(seed)) == chance {
                break seed;
            }
        };
        self.seeds.push(seed);
        self.table.commit(seed).expect("no segment is running");
        self.table.nature(&mut ()).expect("nature is due");
    }

    fn act(&mut self, seat: Seat, action: G::Action) {
        self.table.play(seat, action, &mut ()).expect("it is legal");
    }

    fn after_draw(&self, chance: G::Chance) -> G::State {
        let mut state = self.state().clone();
        G::resolve(&mut state, chance, &mut ());
        state
    }

    fn after_action(&self, seat: Seat, action: G::Action) -> G::State {
        let mut state = self.state().clone();
        G::apply(&mut state, seat, action, &mut ());
        state
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if matches!(G::turn(self.state()), Turn::Seats(due) if due.has(seat)) {
            G::legal(self.state(), seat, &mut actions);
        }
        actions
    }
}

/// Two worlds that a viewer cannot tell apart.
pub(super) struct Pair<G: Game> {
    pub(super) one: World<G>,
    pub(super) other: World<G>,
    pub(super) viewer: Viewer,
    rng: QuickRng,
}

impl<G: Secretive> Pair<G> {
    pub(super) fn new(setup: G::Setup, viewer: Viewer, seed: u64) -> Self {
        let [one, other] = [1, 2].map(|world| World::new(setup.clone(), seed * 1000 + world));
        Self { one, other, viewer, rng: QuickRng::new(seed) }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(G::seats(self.one.state()))
    }

    /// Whether the worlds are different.
    pub(super) fn differs(&self) -> bool {
        self.one.state() != self.other.state()
    }

    /// Whether this seat can tell the worlds apart.
    pub(super) fn knows(&self, seat: Seat) -> bool {
        let eyes = Viewer::Seat(seat);
        G::view(self.one.state(), eyes) != G::view(self.other.state(), eyes)
    }

    /// Whether somebody is due: a server shows no other positions, except the end.
    pub(super) fn is_settled(&self) -> bool {
        matches!(G::turn(self.one.state()), Turn::Seats(_))
    }

    /// Both worlds go on, as differently as the viewer may not notice. When nothing else is possible,
    /// the secret has come out, and the second world becomes like the first. False at the end.
    pub(super) fn step(&mut self) -> bool {
        match G::turn(self.one.state()) {
            Turn::Over => return false,
            Turn::Nature => self.draw(),
            Turn::Seats(due) => {
                let seat = due.pick(&mut self.rng);
                self.act(seat);
                let can_undo = self.one.table.can_undo(seat) && self.other.table.can_undo(seat);
                if can_undo && self.rng.below(UNDO_ODDS) == 0 {
                    self.one.table.undo(seat).expect("it can");
                    self.other.table.undo(seat).expect("it can");
                }
            }
        }
        let views = [&self.one, &self.other].map(|world| G::view(world.state(), self.viewer));
        assert!(views[0] == views[1], "the worlds can be told apart");
        let [one, other] = [&self.one, &self.other].map(|world| &world.table.record().entries);
        assert_eq!(one.len(), other.len());
        G::turn(self.one.state()) != Turn::Over
    }

    fn draw(&mut self) {
        let chance = G::sample(self.one.state(), &mut self.rng);
        let after = G::view(&self.one.after_draw(chance), self.viewer);
        let mut outcomes = Vec::new();
        G::outcomes(self.other.state(), &mut outcomes);
        let hidden = G::hides_draw(chance);
        let possible =
            outcomes.into_iter().map(|(chance, _)| chance).filter(|&other| hidden || other == chance);
        let alike = possible.filter(|&other| G::view(&self.other.after_draw(other), self.viewer) == after);
        let alike: Vec<_> = alike.collect();
        self.one.draw(chance);
        match self.differently(&alike, chance) {
            Some(other) => self.other.draw(other),
            None => self.meet(),
        }
    }

    fn act(&mut self, seat: Seat) {
        let legal = self.one.legal(seat);
        let secretive: Vec<_> = legal.iter().copied().filter(|&action| G::makes_secrets(action)).collect();
        let action = self.rng.choose(if secretive.is_empty() { &legal } else { &secretive });
        let after = G::view(&self.one.after_action(seat, action), self.viewer);
        let hidden = G::hides_action(action) && self.viewer != Viewer::Seat(seat);
        let legal = self.other.legal(seat).into_iter();
        let alike = legal.filter(|&other| other == action || (hidden && G::hides_action(other)));
        let alike =
            alike.filter(|&other| G::view(&self.other.after_action(seat, other), self.viewer) == after);
        let alike: Vec<_> = alike.collect();
        self.one.act(seat, action);
        match self.differently(&alike, action) {
            Some(other) => self.other.act(seat, other),
            None => self.meet(),
        }
    }

    /// One of the possible inputs, another than in the first world if there is one.
    fn differently<T: Copy + PartialEq>(&mut self, possible: &[T], first: T) -> Option<T> {
        let others: Vec<T> = possible.iter().copied().filter(|&other| other != first).collect();
        let choice = if others.is_empty() { possible } else { &others };
        (!choice.is_empty()).then(|| self.rng.choose(choice))
    }

    /// The second world becomes like the first.
    fn meet(&mut self) {
        let seed = u64::from(self.rng.next_u32());
        self.other = self.one.twin(seed);
    }

    /// The worlds part for everybody to see. False if that cannot be here.
    pub(super) fn plant(&mut self) -> bool {
        let Some(seat) = self.seats().find(|&seat| self.one.legal(seat).len() > 1) else { return false };
        let legal = self.one.legal(seat);
        self.one.act(seat, legal[0]);
        self.other.act(seat, legal[1]);
        true
    }
}
