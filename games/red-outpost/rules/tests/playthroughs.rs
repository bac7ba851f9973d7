//! Whole games, written down line by line: one for each number of seats and each module. A change of
//! the rules' course shows here; `cargo xtask playthroughs` writes them anew.

use std::path::Path;

use red_outpost::{Blocks, Cards, Difficulty, Edition, RedOutpost, Seating, Setup, facts};
use table_test::{compare, transcript};

fn check(name: &str, seed: u64, setup: &Setup) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    compare(&path, &transcript::<RedOutpost>(setup, seed, facts));
}

#[test]
fn playthroughs_are_as_stored() {
    for seating in [Seating::Two, Seating::Three, Seating::Four] {
        let plain = Setup::new(seating);
        let random_blocks = Setup { blocks: Blocks::Random, ..plain.clone() };
        let cards = Setup { cards: Cards::With, ..random_blocks.clone() };
        let solo_print = Setup { edition: Edition::SoloPrint, ..cards.clone() };
        let modules = [
            ("plain", plain),
            ("random-blocks", random_blocks),
            ("cards", cards),
            ("solo-print", solo_print),
        ];
        for (seed, (module, setup)) in (1..).zip(modules) {
            check(&format!("{seating}-{module}"), seed, &setup);
        }
    }
    let solo = Setup::new(Seating::Solo);
    for (seed, &difficulty) in (1..).zip(<Difficulty as table::Word>::ALL) {
        check(&format!("1-{difficulty}"), seed, &Setup { difficulty, ..solo.clone() });
    }
    check("1-random-blocks", 4, &Setup { blocks: Blocks::Random, ..solo });
}
