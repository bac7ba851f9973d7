//! Every value of every option has its sentence.

use outlive_face::OutliveFace;
use red_outpost_face::RedOutpostFace;
use table::{Game, Word};
use texts::Language;
use web::face::Hosted;

fn options_are_told<F: Hosted>() {
    for option in F::Game::SEATS.flat_map(F::Game::offered_options) {
        for value in &option.values {
            let told = |language| F::option(language, option.key, value);
            assert!(Language::ALL.iter().all(|&language| told(language).ends_with('.')), "{value}");
        }
    }
}

#[test]
fn every_option_is_told() {
    options_are_told::<RedOutpostFace>();
    options_are_told::<OutliveFace>();
}
