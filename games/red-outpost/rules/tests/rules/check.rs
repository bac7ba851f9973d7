//! The scenes of Red Outpost; see `table_test::Scene`.

use red_outpost::{RedOutpost, Setup, census, facts, scene};
use table::Game;

/// A position of Red Outpost under test.
pub(crate) type Scene = table_test::Scene<RedOutpost>;

/// Sets a scene; `docs/notation.md` lists the facts.
pub(crate) fn given(text: &str) -> Scene {
    let state = scene(text).unwrap_or_else(|error| panic!("{text}: at {}: {error}", error.at));
    Scene::new(state, facts, census)
}

/// The position in which a game with this set-up begins.
pub(crate) fn started(setup: &Setup) -> Scene {
    assert_eq!(setup.check(), Ok(()), "{setup:?}");
    Scene::new(RedOutpost::start(setup), facts, census)
}
