//! How games are listed: by their faces, from which everything about them is found.

use arena::balance::Balanced;
use boxes::BoxFile;
use table::{Face, Game};
use terminal::Terminal;
use web::face::Hosted;

/// What every listed game can do: be hosted, be played in the terminal and by bots, be given a box, and be
/// reported on.
pub trait Listed: Hosted + Terminal + BoxFile + Balanced + Face<Game: Game<Setup: Sync>> {}

impl<F: Hosted + Terminal + BoxFile + Balanced + Face<Game: Game<Setup: Sync>>> Listed for F {}

/// Something to be done with a game, whichever it is.
pub trait Visit {
    /// What comes of it.
    type Answer;

    /// Does it with the game of this face.
    fn visit<F: Listed>(self) -> Self::Answer;
}

/// Lists games by their faces, in the order in which they are shown.
#[macro_export]
macro_rules! listing {
    ($($face:ty),+ $(,)?) => {
        /// The games, for a server.
        pub fn hosted() -> ::web::Games {
            static GAMES: &[::web::Game] = &[$(::web::Game::of::<$face>()),+];
            ::web::Games::new(GAMES)
        }

        /// The names of the games.
        pub fn names() -> Vec<&'static str> {
            vec![$(<<$face as ::table::Face>::Game as ::table::Game>::NAME),+]
        }

        /// Does something with the game of this name, if there is one.
        pub fn visit<V: $crate::Visit>(name: &str, visitor: V) -> Option<V::Answer> {
            $(if name == <<$face as ::table::Face>::Game as ::table::Game>::NAME {
                return Some(visitor.visit::<$face>());
            })+
            None
        }

        /// Does something with every game.
        pub fn visit_all<V: $crate::Visit>(mut visitor: impl FnMut() -> V) -> Vec<V::Answer> {
            vec![$(visitor().visit::<$face>()),+]
        }
    };
}
