//! The leaders, §13, a file each: told apart by hair, hat and beard.

mod bust;
mod erin_mccarthy;
mod grayson_pigott;
mod jacob_rowlett;
mod kooper_froste;
mod lily_rose_wely;
mod liza_valentine;
mod mary_koolpepper;
mod solen_livrich;
mod swifty_bingham;
mod wilson_frye;

use drawing::{Id, Symbol, View};
use maud::Markup;
use outlive::Leader;
use table::Word;

/// The portrait of a leader.
pub fn leader(leader: Leader) -> Id {
    Id::new("ol-leader", leader.name(), View::new(48, 48))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Leader::ALL.iter().map(|&it| Symbol::new(leader(it), picture(it)))
}

fn picture(leader: Leader) -> Markup {
    match leader {
        Leader::ErinMcCarthy => erin_mccarthy::picture(),
        Leader::GraysonPigott => grayson_pigott::picture(),
        Leader::JacobRowlett => jacob_rowlett::picture(),
        Leader::KooperFroste => kooper_froste::picture(),
        Leader::LilyRoseWely => lily_rose_wely::picture(),
        Leader::LizaValentine => liza_valentine::picture(),
        Leader::MaryKoolpepper => mary_koolpepper::picture(),
        Leader::SolenLivrich => solen_livrich::picture(),
        Leader::SwiftyBingham => swifty_bingham::picture(),
        Leader::WilsonFrye => wilson_frye::picture(),
    }
}
