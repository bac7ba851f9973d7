//! The one way in which rules are tested: a position, inputs in the notation of records, and every
//! fact that changed. What a player may not do is tested as not offered.

use table::{Game, Seat, Turn, Viewer};

/// A position under test, what was there before the inputs, and what was heard.
pub struct Scene<G: Game> {
    state: G::State,
    facts: fn(&G::State) -> Vec<String>,
    census: fn(&G::State) -> Result<(), String>,
    before: Vec<String>,
    /// What was heard.
    pub events: Vec<G::Event>,
}

impl<G: Game> Scene<G> {
    /// A position. It must account for everything.
    pub fn new(
        state: G::State,
        facts: fn(&G::State) -> Vec<String>,
        census: fn(&G::State) -> Result<(), String>,
    ) -> Self {
        assert_eq!(census(&state), Ok(()), "the scene");
        Self { before: facts(&state), state, facts, census, events: Vec::new() }
    }

    /// Plays inputs, one a line or with `;` between them: `1 move miner mine`, `nature lake one-fish`.
    pub fn play(mut self, inputs: &str) -> Self {
        for input in items(inputs) {
            let (actor, text) = input.split_once(' ').expect("an actor and an input");
            let accepted = if actor == "nature" {
                let chance = text.parse().unwrap_or_else(|error| panic!("{input}: {error}"));
                G::try_resolve(&mut self.state, chance, &mut self.events)
            } else {
                let (seat, action) = parse::<G>(input);
                G::try_apply(&mut self.state, seat, action, &mut self.events)
            };
            assert_eq!(accepted, Ok(()), "{input} with {:?} due", G::turn(&self.state));
            assert_eq!((self.census)(&self.state), Ok(()), "after {input}");
        }
        self
    }

    /// Forgets what was before: the next `changes` counts from here.
    pub fn then(mut self) -> Self {
        self.before = (self.facts)(&self.state);
        self.events.clear();
        self
    }

    /// Exactly these facts are new (and those of the same subject gone), whose turn it is aside.
    pub fn changes(self, expected: &str) -> Self {
        let now = (self.facts)(&self.state);
        let is_turn = |fact: &&String| fact.starts_with("turn ") || fact.starts_with("turns ");
        let mut changed: Vec<_> =
            now.iter().filter(|fact| !self.before.contains(fact) && !is_turn(fact)).collect();
        let mut sorted: Vec<&str> = items(expected).collect();
        sorted.sort_unstable();
        changed.sort_unstable();
        assert_eq!(changed, sorted, "changed facts (left) against expected ones (right)");
        self
    }

    /// These facts hold now.
    pub fn has(self, expected: &str) -> Self {
        let now = (self.facts)(&self.state);
        for fact in items(expected) {
            let subject = fact.rsplit_once(' ').map_or(fact, |(subject, _)| subject);
            let found: Vec<_> = now.iter().filter(|other| other.starts_with(subject)).collect();
            assert!(now.iter().any(|other| other == fact), "{fact}: found {found:?}");
        }
        self
    }

    /// These actions, and others perhaps, can be taken now: `1 move miner mine; 1 stay`.
    pub fn offers(self, actions: &str) -> Self {
        for action in items(actions) {
            assert!(self.is_offered(action), "{action} is not offered, but {:?}", self.offered());
        }
        self
    }

    /// None of these actions can be taken now.
    pub fn refuses(self, actions: &str) -> Self {
        for action in items(actions) {
            assert!(!self.is_offered(action), "{action} is offered");
            let (seat, parsed) = parse::<G>(action);
            let mut copy = self.state.clone();
            assert!(G::try_apply(&mut copy, seat, parsed, &mut ()).is_err(), "{action} is accepted");
            assert_eq!(copy, self.state, "{action} was refused but left a trace");
        }
        self
    }

    /// Exactly these actions can be taken now, whoever is due.
    pub fn offers_only(self, actions: &str) -> Self {
        let mut expected: Vec<_> = actions
            .split([';', '\n'])
            .map(|action| action.trim().to_string())
            .filter(|action| !action.is_empty())
            .collect();
        let mut offered = self.offered();
        expected.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offered, expected);
        self
    }

    /// Everything that can be taken now, as written in a record.
    pub fn offered(&self) -> Vec<String> {
        let Turn::Seats(due) = G::turn(&self.state) else { return Vec::new() };
        let mut all = Vec::new();
        for seat in due.iter() {
            let mut actions = Vec::new();
            G::legal(&self.state, seat, &mut actions);
            all.extend(actions.iter().map(|action| format!("{seat} {action}")));
        }
        all
    }

    fn is_offered(&self, action: &str) -> bool {
        self.offered().iter().any(|offered| offered == action)
    }

    /// What nature may do now, with the weights: `lake one-fish 2`.
    pub fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        G::outcomes(&self.state, &mut outcomes);
        outcomes.iter().map(|(chance, weight)| format!("{chance} {weight}")).collect()
    }

    /// What lies on the table.
    pub fn view(&self) -> G::View {
        G::view(&self.state, Viewer::Spectator)
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}

/// The parts of a text, one a line or with `;` between them.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split([';', '\n']).map(str::trim).filter(|item| !item.is_empty())
}

fn parse<G: Game>(input: &str) -> (Seat, G::Action) {
    let (seat, action) = input.split_once(' ').expect("a seat and an action");
    let seat = seat.parse().unwrap_or_else(|error| panic!("{input}: {error}"));
    (seat, action.parse().unwrap_or_else(|error| panic!("{input}: {error}")))
}
