//! Everything has a name, and everything on the table is explained.

use red_outpost::{
    Blocks, Card, Cards, Difficulty, Direction, Edition, Goal, Good, LakeCard, Location, Phase, RedOutpost,
    Seating, Section, Setup, Source, SpaceshipCard, Start, Values, Worker,
};
use red_outpost_face::telling::{self as say, Context};
use table::{Game, Seat, Word};
use texts::Language;

use crate::{check, check_sentence, in_every_language};

#[test]
fn everything_has_a_name() {
    in_every_language(|language| {
        let checked = |text: String| check(language, &text);
        Worker::ALL.iter().for_each(|&worker| checked(say::worker(language, worker)));
        Location::ALL.iter().for_each(|&location| checked(say::location(language, location)));
        Good::ALL.iter().for_each(|&good| checked(say::good(language, good)));
        Phase::ALL.iter().for_each(|&phase| checked(say::phase(language, phase)));
        Direction::ALL.iter().for_each(|&direction| checked(say::direction(language, direction)));
        Source::ALL.iter().for_each(|&source| checked(say::source(language, source)));
        LakeCard::ALL.iter().for_each(|&card| checked(say::lake_card(language, card)));
        SpaceshipCard::ALL.iter().for_each(|&card| checked(say::spaceship_card(language, card)));
        for &worker in Worker::ALL {
            checked(say::goal(language, Goal::Free(worker)));
            checked(say::goal(language, Goal::Happy(worker)));
        }
        Good::ALL.iter().for_each(|&good| checked(say::goal(language, Goal::Export(good))));
    });
}

#[test]
fn seats_are_colours_but_you_are_you_and_autom_is_autom() {
    let seats = |language, seating, you| {
        let context = Context { seating, values: Values::built_in(), you };
        Seat::first(seating.parties()).map(|seat| say::seat(language, seat, context)).collect::<Vec<_>>()
    };
    assert_eq!(seats(Language::En, Seating::Four, None), ["Orange", "Blue", "Brown", "Pink"]);
    assert_eq!(seats(Language::De, Seating::Three, Some(Seat::Two)), ["Orange", "du", "Braun"]);
    assert_eq!(seats(Language::En, Seating::Solo, None), ["you", "Autom"]);
    assert_eq!(say::colour(Language::De, Seat::Two), "Blau");
}

#[test]
fn special_cards_are_explained_as_the_edition_has_them() {
    in_every_language(|language| {
        let cards = Location::ALL.iter().copied().map(Card::Location);
        let cards: Vec<_> = cards.chain(Worker::ALL.iter().copied().map(Card::Worker)).collect();
        let mut differ = 0;
        for &card in &cards {
            check(language, &say::card(language, card));
            let [retail, print] = [Edition::Retail, Edition::SoloPrint]
                .map(|edition| say::card_effect(language, card, edition));
            check_effect(language, &retail);
            check_effect(language, &print);
            differ += usize::from(retail != print);
        }
        assert_eq!((cards.len(), differ), (18, 8), "§11.2 to §11.8");
    });
}

/// The effect of a card may begin with a number.
#[track_caller]
fn check_effect(language: Language, text: &str) {
    check(language, text);
    assert!(text.ends_with('.'), "{text:?}");
}

/// The board's cells are narrow wherever it is drawn.
#[test]
fn locations_are_explained_in_a_few_words() {
    in_every_language(|language| {
        for &location in Location::ALL {
            for text in [say::board_action(language, location), say::board_mood(language, location)] {
                check(language, &text);
                assert!(text.chars().count() <= 22, "{text:?} is too long");
            }
        }
    });
}

#[test]
fn every_option_is_a_sentence() {
    fn sentences<W: Word>(key: &str) {
        in_every_language(|language| {
            for value in W::ALL {
                check_sentence(language, &say::option(language, key, value.name()));
            }
        });
    }
    sentences::<Seating>("seats");
    sentences::<Blocks>("blocks");
    sentences::<Cards>("cards");
    sentences::<Edition>("edition");
    sentences::<Start>("start");
    sentences::<Difficulty>("difficulty");
    let keys: Vec<_> =
        RedOutpost::options(&Setup::new(Seating::Two)).into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["seats", "blocks", "cards", "edition", "start", "difficulty"]);
}

#[test]
fn a_set_up_is_told_as_far_as_it_matters() {
    in_every_language(|language| {
        for setup in Setup::all(Values::built_in()) {
            let sentences = say::setup(language, &setup);
            assert_eq!(sentences.len(), 5);
            sentences.iter().for_each(|sentence| check_sentence(language, sentence));
        }
    });
}

#[test]
fn the_sections_of_the_box_say_how_they_are_known() {
    use red_outpost::Provenance;
    for &section in Section::ALL {
        let (english, german) = (say::comment(Language::En, section), say::comment(Language::De, section));
        let (known, bekannt) = match section.provenance() {
            Provenance::Review => ("published review", "veröffentlichten Rezension"),
            Provenance::PartlyReconstructed => ("Partly from the rulebooks", "Zum Teil aus den Heften"),
            Provenance::Reconstructed => ("Reconstructed", "Rekonstruiert"),
        };
        assert!(english.contains(known), "{english}");
        assert!(german.contains(bekannt), "{german}");
        for line in english.lines().chain(german.lines()) {
            assert!(line.chars().count() <= 98 && line.trim() == line, "{line:?}");
        }
    }
}
