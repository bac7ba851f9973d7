//! Every level of play has a name and says how it plays.

use bots::Level;
use face_test::{check_prose, check_sentence};
use table::Word;
use texts::Language;
use texts::levels::{description, level};

#[test]
fn every_level_has_a_name_and_a_description() {
    for (&language, name) in
        Language::ALL.iter().flat_map(|it| Level::ALL.iter().map(move |level| (it, level.name())))
    {
        check_prose(language, &level(language, name), &["level-"], &[]);
        check_prose(language, &description(language, name), &["level-"], &[]);
        check_sentence(language, &description(language, name));
    }
}
