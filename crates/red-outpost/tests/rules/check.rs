//! The one way in which rules are tested.

use red_outpost::{Event, RedOutpost, Setup, State, View, census, facts, scene};
use table::{Game, Seat, Turn, Viewer};

/// A position under test, what was there before the inputs, and what was heard.
pub(crate) struct Scene {
    state: State,
    before: Vec<String>,
    pub(crate) events: Vec<Event>,
}

/// Sets a scene; see `red_outpost::scene` for the facts. It must account for everything.
pub(crate) fn given(text: &str) -> Scene {
    let state = scene(text).unwrap_or_else(|error| panic!("{text}: at {}: {error}", error.at));
    assert_eq!(census(&state), Ok(()), "{text}");
    Scene { before: facts(&state), state, events: Vec::new() }
}

/// The position in which a game with this set-up begins.
pub(crate) fn started(setup: &Setup) -> Scene {
    assert_eq!(setup.check(), Ok(()), "{setup:?}");
    let state = RedOutpost::start(setup);
    assert_eq!(census(&state), Ok(()), "{setup:?}");
    Scene { before: facts(&state), state, events: Vec::new() }
}

impl Scene {
    /// Plays inputs, one a line or with `;` between them: `1 move miner mine`, `nature lake one-fish`.
    pub(crate) fn play(mut self, inputs: &str) -> Self {
        for input in inputs.split([';', '\n']).map(str::trim).filter(|input| !input.is_empty()) {
            let (actor, text) = input.split_once(' ').expect("an actor and an input");
            let accepted = if actor == "nature" {
                let chance = text.parse().unwrap_or_else(|error| panic!("{input}: {error}"));
                RedOutpost::try_resolve(&mut self.state, chance, &mut self.events)
            } else {
                let (seat, action) = parse(input);
                RedOutpost::try_apply(&mut self.state, seat, action, &mut self.events)
            };
            assert_eq!(accepted, Ok(()), "{input} with {:?} due", RedOutpost::turn(&self.state));
            assert_eq!(census(&self.state), Ok(()), "after {input}");
        }
        self
    }

    /// Forgets what was before: the next `changes` counts from here.
    pub(crate) fn then(mut self) -> Self {
        self.before = facts(&self.state);
        self.events.clear();
        self
    }

    /// Exactly these facts are new (and those of the same subject gone), whose turn it is aside.
    pub(crate) fn changes(self, expected: &str) -> Self {
        let now = facts(&self.state);
        let is_turn = |fact: &&String| fact.starts_with("turn ") || fact.starts_with("turns ");
        let mut changed: Vec<_> =
            now.iter().filter(|fact| !self.before.contains(fact) && !is_turn(fact)).collect();
        let expected: Vec<_> =
            expected.split([';', '\n']).map(str::trim).filter(|fact| !fact.is_empty()).collect();
        let mut sorted: Vec<&str> = expected.clone();
        sorted.sort_unstable();
        changed.sort_unstable();
        assert_eq!(changed, sorted, "changed facts (left) against expected ones (right)");
        self
    }

    /// These facts hold now.
    pub(crate) fn has(self, expected: &str) -> Self {
        let now = facts(&self.state);
        for fact in expected.split([';', '\n']).map(str::trim).filter(|fact| !fact.is_empty()) {
            let subject = fact.rsplit_once(' ').map_or(fact, |(subject, _)| subject);
            let found: Vec<_> = now.iter().filter(|other| other.starts_with(subject)).collect();
            assert!(now.iter().any(|other| other == fact), "{fact}: found {found:?}");
        }
        self
    }

    /// These actions, and others perhaps, can be taken now: `1 move miner mine; 1 stay`.
    pub(crate) fn offers(self, actions: &str) -> Self {
        for action in actions.split([';', '\n']).map(str::trim).filter(|action| !action.is_empty()) {
            assert!(self.is_offered(action), "{action} is not offered, but {:?}", self.offered());
        }
        self
    }

    /// None of these actions can be taken now.
    pub(crate) fn refuses(self, actions: &str) -> Self {
        for action in actions.split([';', '\n']).map(str::trim).filter(|action| !action.is_empty()) {
            assert!(!self.is_offered(action), "{action} is offered");
            let (seat, parsed) = parse(action);
            let mut copy = self.state.clone();
            assert!(RedOutpost::try_apply(&mut copy, seat, parsed, &mut ()).is_err(), "{action} is accepted");
            assert_eq!(copy, self.state, "{action} was refused but left a trace");
        }
        self
    }

    /// Exactly these actions can be taken now, whoever is due.
    pub(crate) fn offers_only(self, actions: &str) -> Self {
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
    pub(crate) fn offered(&self) -> Vec<String> {
        let Turn::Seats(due) = RedOutpost::turn(&self.state) else { return Vec::new() };
        let mut all = Vec::new();
        for seat in due.iter() {
            let mut actions = Vec::new();
            RedOutpost::legal(&self.state, seat, &mut actions);
            all.extend(actions.iter().map(|action| format!("{seat} {action}")));
        }
        all
    }

    fn is_offered(&self, action: &str) -> bool {
        self.offered().iter().any(|offered| offered == action)
    }

    /// What nature may do now, with the weights: `lake one-fish 2`.
    pub(crate) fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        RedOutpost::outcomes(&self.state, &mut outcomes);
        outcomes.iter().map(|(chance, weight)| format!("{chance} {weight}")).collect()
    }

    /// What lies on the table.
    pub(crate) fn view(&self) -> View {
        RedOutpost::view(&self.state, Viewer::Spectator)
    }

    /// The position.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }
}

fn parse(input: &str) -> (Seat, red_outpost::Action) {
    let (seat, action) = input.split_once(' ').expect("a seat and an action");
    let seat = seat.parse().unwrap_or_else(|error| panic!("{input}: {error}"));
    (seat, action.parse().unwrap_or_else(|error| panic!("{input}: {error}")))
}
