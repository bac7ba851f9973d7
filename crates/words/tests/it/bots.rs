//! Every level of play has a name and says how it plays.

use bots::Level;
use table::Word;
use words::bots::{description, level};

use crate::{check, check_sentence, in_every_language};

#[test]
fn every_level_has_a_name_and_a_description() {
    in_every_language(|language| {
        for &name in Level::ALL {
            check(language, &level(language, name));
            check_sentence(language, &description(language, name));
        }
    });
}
