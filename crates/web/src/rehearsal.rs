//! A game without a server, to measure how long its drawn table takes.

use record::Seed;
use store::Author;
use table::Seat;
use texts::Language;

use crate::games::Game;
use crate::live::{LiveGame, Viewpoint};

/// A game without a server, played by whoever measures it.
pub struct Rehearsal {
    game: Box<dyn LiveGame>,
    language: Language,
}

impl Rehearsal {
    /// A game with so many seats as it is usually played, or nothing if it is not played by so many.
    pub fn begin(game: Game, seats: usize, language: Language) -> Option<Self> {
        let game = game.face().begin(seats, &[], Seed([0; 32])).ok()?;
        Some(Self { game, language })
    }

    /// Lets somebody who is due do one of so many things; nothing happens when the game is over.
    pub fn act(&mut self, choose: impl FnOnce(usize) -> usize) {
        let Some(seat) = self.game.due().iter().next() else { return };
        let offers = self.game.seen(self.viewpoint(seat)).choices();
        let offer = &offers[choose(offers.len())];
        self.game.act(seat, &offer.action, Author::Person).expect("what is offered can be done");
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Draws the table for the first player, the panels included, and gives the length of the text.
    pub fn draw(&self) -> usize {
        let seen = self.game.seen(self.viewpoint(Seat::One));
        let panels = Seat::first(seen.parties()).map(|seat| seen.panel(seat).into_string().len());
        seen.board().into_string().len() + panels.sum::<usize>()
    }

    fn viewpoint(&self, seat: Seat) -> Viewpoint {
        Viewpoint { seat: Some(seat), language: self.language }
    }
}
