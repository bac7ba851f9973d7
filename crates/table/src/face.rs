//! The face of a game: what stands for it wherever it is shown, told or played by bots.

use crate::Game;

/// What stands for a game outside its rules.
///
/// Traits for showing, telling and playing a game are implemented for its face, and not for the game itself,
/// so that the rules know of none of them.
pub trait Face: Sized + 'static {
    /// The rules.
    type Game: Game;
}

/// The set-up of a face's game.
pub type SetupOf<F> = <<F as Face>::Game as Game>::Setup;
/// The position of a face's game.
pub type StateOf<F> = <<F as Face>::Game as Game>::State;
/// What players of a face's game do.
pub type ActionOf<F> = <<F as Face>::Game as Game>::Action;
/// What chance decides in a face's game.
pub type ChanceOf<F> = <<F as Face>::Game as Game>::Chance;
/// What happens in a face's game.
pub type EventOf<F> = <<F as Face>::Game as Game>::Event;
/// What someone may see in a face's game.
pub type ViewOf<F> = <<F as Face>::Game as Game>::View;
/// The box of a face's game.
pub type ValuesOf<F> = <<F as Face>::Game as Game>::Values;
