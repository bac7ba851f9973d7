//! Everything has a name, and everything on the table is explained.

use outlive::{
    Equipment, EventCard, Help, Leader, Outlive, Place, Placement, Provenance, Resource, Room, Seating,
    Section, Setup, Source, Tile, Values,
};
use outlive_face::telling as say;
use table::{Game, Seat, Word};
use texts::Language;

use crate::{check, check_sentence, in_every_language};

#[test]
fn everything_has_a_name() {
    in_every_language(|language| {
        let checked = |text: String| check(language, &text);
        Place::ALL.iter().for_each(|&place| checked(say::place(language, place)));
        Room::ALL.iter().for_each(|&room| checked(say::room(language, room)));
        Equipment::ALL.iter().for_each(|&card| checked(say::equipment(language, card)));
        Leader::ALL.iter().for_each(|&leader| checked(say::leader(language, leader)));
        EventCard::ALL.iter().for_each(|&card| checked(say::event_card(language, card)));
        Tile::ALL.iter().for_each(|&tile| checked(say::tile(language, tile)));
        Source::ALL.iter().for_each(|&source| checked(say::source(language, source)));
        Help::ALL.iter().for_each(|&help| checked(say::help(language, help)));
        for &resource in Resource::ALL {
            checked(say::resource(language, resource));
            for count in 0..3 {
                checked(say::amount(language, resource, count));
            }
            checked(say::items(language, [Some(resource), Some(resource), None]));
        }
        Seat::ALL.iter().for_each(|&seat| checked(say::colour(language, seat)));
    });
}

/// Heroes are shown by the colour's letter, so no two colours share it.
#[test]
fn colours_are_told_apart_by_their_letters() {
    in_every_language(|language| {
        let mut letters: Vec<_> = Seat::ALL.iter().map(|&seat| say::letter(language, seat)).collect();
        letters.sort();
        letters.dedup();
        assert_eq!(letters.len(), Seat::ALL.len());
    });
}

#[test]
fn everything_on_the_table_is_explained() {
    in_every_language(|language| {
        let mut effects: Vec<_> = Room::ALL.iter().map(|&room| say::room_effect(language, room)).collect();
        effects.extend(Equipment::ALL.iter().map(|&card| say::equipment_effect(language, card)));
        effects.extend(EventCard::ALL.iter().map(|&card| say::event_effect(language, card)));
        for effect in &effects {
            check(language, effect);
            assert!(effect.ends_with('.') && effect.chars().count() <= 100, "{effect:?}");
        }
        Leader::ALL.iter().for_each(|&leader| check(language, &say::leader_facts(language, leader)));
    });
}

#[test]
fn amounts_are_told_in_the_right_number() {
    let amounts = |language, counts: &[(Resource, u8)]| say::amounts(language, counts.iter().copied());
    let cost = [(Resource::Can, 1), (Resource::Chip, 2), (Resource::Ammo, 0)];
    assert_eq!(amounts(Language::En, &cost), "1 can, 2 chips");
    assert_eq!(amounts(Language::De, &cost), "1 Konservendose, 2 Mikrochips");
    assert_eq!(amounts(Language::De, &[]), "nichts");
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
    sentences::<Placement>("placement");
    for setup in Setup::all(Values::built_in()) {
        let keys: Vec<_> = Outlive::options(&setup).into_iter().map(|(key, _)| key).collect();
        assert_eq!(keys, ["seats", "placement"]);
        in_every_language(|language| assert_eq!(say::setup(language, &setup).len(), 2));
    }
}

#[test]
fn the_sections_of_the_box_say_how_they_are_known() {
    for &section in Section::ALL {
        let (english, german) = (say::comment(Language::En, section), say::comment(Language::De, section));
        let (known, bekannt) = match section.provenance() {
            Provenance::PartlyReconstructed => ("Partly from a source", "Zum Teil belegt"),
        };
        assert!(english.contains(known) && english.contains("reconstructed"), "{english}");
        assert!(german.contains(bekannt) && german.contains("rekonstruiert"), "{german}");
        for line in english.lines().chain(german.lines()) {
            assert!(line.chars().count() <= 98 && line.trim() == line, "{line:?}");
        }
    }
}
