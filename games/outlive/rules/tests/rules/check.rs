//! The scenes of Outlive; see `table_test::Scene`.

use outlive::{Outlive, Setup, census, facts, scene};
use table::Game;

/// A position of Outlive under test.
pub(crate) type Scene = table_test::Scene<Outlive>;

/// Sets a scene; `docs/notation.md` lists the facts.
pub(crate) fn given(text: &str) -> Scene {
    let state = scene(text).unwrap_or_else(|error| panic!("{text}: at {}: {error}", error.at));
    Scene::new(state, facts, census)
}

/// The position in which a game with this set-up begins.
pub(crate) fn started(setup: &Setup) -> Scene {
    Scene::new(Outlive::start(setup), facts, census)
}
