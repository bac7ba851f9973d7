//! A game without a server, to measure how long its drawn table takes.

use record::Seed;
use table::{Seat, Word};
use words::Language;

use crate::live::{Eyes, Game, Playable};

/// A game without a server, played by whoever measures it.
pub struct Rehearsal {
    playing: Box<dyn Playable>,
    language: Language,
}

impl Rehearsal {
    /// A game with so many seats as it is usually played, or nothing if there is no such game.
    pub fn begin(game: &str, seats: usize, language: Language) -> Option<Self> {
        let game = Game::parse(game).filter(|game| game.seats().contains(&seats))?;
        let playing = game.begin(seats, &[], Seed([0; 32])).ok()?;
        Some(Self { playing, language })
    }

    /// Lets somebody who is due do one of so many things; nothing happens when the game is over.
    pub fn act(&mut self, choose: impl FnOnce(usize) -> usize) {
        let Some(seat) = self.playing.due().iter().next() else { return };
        let offers = self.playing.choices(self.eyes(seat));
        let offer = &offers[choose(offers.len())];
        self.playing.act(seat, &offer.action).expect("what is offered can be done");
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.playing.is_over()
    }

    /// Draws the table for the first player, the panels included, and gives the length of the text.
    pub fn draw(&self) -> usize {
        let eyes = self.eyes(Seat::One);
        let board = self.playing.board(eyes).into_string();
        let panels = Seat::first(self.playing.parties());
        board.len() + panels.map(|seat| self.playing.panel(seat, eyes).into_string().len()).sum::<usize>()
    }

    fn eyes(&self, seat: Seat) -> Eyes {
        Eyes { seat: Some(seat), language: self.language }
    }
}
