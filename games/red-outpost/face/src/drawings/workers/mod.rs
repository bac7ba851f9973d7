//! The six workers, §1, a file each: the figure on the board and the portrait beside it.
//!
//! Every one has a silhouette, a tool and a colour of his own.

mod bureaucrat;
mod bust;
mod commissar;
mod farmer;
mod fisherman;
mod miner;
mod shepherd;

use drawing::part;
use drawing::shapes::{ellipse, faded};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use red_outpost::Worker;
use table::Word;

use super::cut_out::Piece;
use super::ink::BLACK;

/// The figure of a worker, standing.
pub fn worker(worker: Worker) -> Id {
    Id::new("ro-worker", worker.name(), View::new(40, 56))
}

/// The figure of a worker, lying flat.
pub fn lying(worker: Worker) -> Id {
    Id::new("ro-lying", worker.name(), View::new(56, 40))
}

/// The portrait of a worker.
pub fn portrait(worker: Worker) -> Id {
    Id::new("ro-portrait", worker.name(), View::new(96, 96))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Worker::ALL.iter().flat_map(|&it| {
        let (figure, bust) = pictures(it);
        [
            Symbol::new(worker(it), figure.fresh()),
            Symbol::new(lying(it), laid_flat(it)),
            Symbol::new(portrait(it), bust),
        ]
    })
}

fn pictures(worker: Worker) -> (Piece, Markup) {
    match worker {
        Worker::Shepherd => (shepherd::figure(), shepherd::portrait()),
        Worker::Farmer => (farmer::figure(), farmer::portrait()),
        Worker::Fisherman => (fisherman::figure(), fisherman::portrait()),
        Worker::Miner => (miner::figure(), miner::portrait()),
        Worker::Bureaucrat => (bureaucrat::figure(), bureaucrat::portrait()),
        Worker::Commissar => (commissar::figure(), commissar::portrait()),
    }
}

/// On his back, the head to the left.
fn laid_flat(it: Worker) -> Markup {
    html! {
        (faded(0.25, &ellipse(29, 36, 25, 3.5, BLACK)))
        g transform="translate(1 38.5) rotate(-90) scale(.96)" { (part(worker(it), 0.0, 0.0, 1.0)) }
    }
}
