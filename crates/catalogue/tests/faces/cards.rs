//! The cards that open beside things: every thing has one, in every language, and what they link to is
//! there.

use std::collections::BTreeSet;

use red_outpost::{Card, Cards, Edition, Good, Location, Phase, RedOutpost, Seating, Setup, Worker};
use red_outpost_face::RedOutpostFace;
use table::{Game, QuickRng, Seat, Viewer, Word};
use table_test::walk;
use texts::{Audience, Language, Telling};
use web::face::Hosted;

use crate::between;
use crate::sections::headings;

/// The cards of a position in which all that is dealt has been dealt, as HTML.
fn cards(setup: &Setup, seed: u64, language: Language) -> String {
    let mut shown = String::new();
    walk::<RedOutpost>(setup, &mut QuickRng::new(seed), |state| {
        let view = RedOutpost::view(state, Viewer::Seat(Seat::One));
        let reader = Audience { language, setup, you: Some(Seat::One), asked: None };
        shown = RedOutpostFace::sprites(&view, &reader).into_string();
    });
    shown
}

fn setups() -> Vec<Setup> {
    let with = Setup { cards: Cards::With, ..Setup::new(Seating::Four) };
    let other = Setup { edition: Edition::SoloPrint, ..with.clone() };
    vec![Setup::new(Seating::Solo), Setup::new(Seating::Two), with, other]
}

#[test]
fn every_card_links_to_sections_and_values_that_exist() {
    for setup in setups() {
        for &language in Language::ALL {
            let (shown, headings) = (cards(&setup, 1, language), headings(RedOutpostFace::rules(language)));
            for card in between(&shown, "<template", "</template>") {
                let mut sections = between(card, "/rules/red-outpost#s", "\"").peekable();
                assert!(sections.peek().is_some(), "no section: {card}");
                sections.for_each(|section| assert!(headings.contains(&section), "{section}: {card}"));
            }
            let groups = RedOutpostFace::box_values(language);
            for name in between(&shown, "/rules/red-outpost/values#", "\"") {
                assert!(groups.iter().any(|group| group.name == name), "{name}");
            }
        }
    }
}

#[test]
fn everything_has_its_card() {
    for setup in setups() {
        let shown = cards(&setup, 2, Language::En);
        let listed: Vec<_> = between(&shown, "<template id=\"card-", "\"").collect();
        let names: BTreeSet<_> = listed.iter().copied().collect();
        assert_eq!(names.len(), listed.len(), "a card is there twice");
        let mut expected: Vec<String> = Vec::new();
        expected.extend(Location::ALL.iter().map(|place| format!("location-{}", place.name())));
        expected.extend(Worker::ALL.iter().map(|worker| format!("worker-{}", worker.name())));
        expected.extend(Phase::ALL.iter().map(|phase| format!("phase-{}", phase.name())));
        expected.extend(Good::ALL.iter().map(|good| format!("export-{}", good.name())));
        let parts = "clock block mood discs reserve wheel points crystals palace warehouse supply \
                     spaceship-deck lake-deck day-pays";
        let own = if setup.seating == Seating::Solo { "goal-card autom-card" } else { "start" };
        expected.extend(parts.split(' ').chain(own.split(' ')).map(str::to_owned));
        for name in &expected {
            assert!(names.contains(name.as_str()), "{:?} has no card {name}", setup.seating);
        }
        let special = if setup.cards == Cards::With { 8 } else { 0 };
        let held = usize::from(names.contains("held"));
        assert_eq!(names.len(), expected.len() + special + held, "{names:?}");
    }
}

/// Whatever on the drawn table says that it has a card has one.
#[test]
fn the_drawn_table_asks_for_cards_that_exist() {
    for setup in setups() {
        walk::<RedOutpost>(&setup, &mut QuickRng::new(5), |state| {
            let view = RedOutpost::view(state, Viewer::Spectator);
            let reader = Audience { language: Language::En, setup: &setup, you: None, asked: None };
            let cards = RedOutpostFace::sprites(&view, &reader).into_string();
            let cards: BTreeSet<_> = between(&cards, "<template id=\"card-", "\"").collect();
            let board = RedOutpostFace::board(&view, &[], &reader);
            let panels = Seat::first(RedOutpost::parties(state))
                .map(|seat| RedOutpostFace::panel(&view, seat, &reader));
            for drawn in panels.chain([board]).map(maud::PreEscaped::into_string) {
                let asked: BTreeSet<_> = between(&drawn, "data-card=\"", "\"").collect();
                assert!(asked.is_subset(&cards), "{:?}", asked.difference(&cards));
            }
        });
    }
}

/// All eighteen special cards are dealt sooner or later, and each has its text in both editions.
#[test]
fn every_special_card_is_explained() {
    let mut seen = BTreeSet::new();
    for seed in 0..12 {
        for setup in setups().into_iter().filter(|setup| setup.cards == Cards::With) {
            for &language in Language::ALL {
                let shown = cards(&setup, seed, language);
                let all = Location::ALL.iter().map(|&place| Card::Location(place));
                for card in all.chain(Worker::ALL.iter().map(|&worker| Card::Worker(worker))) {
                    let name = match card {
                        Card::Location(place) => format!("special-location-{}", place.name()),
                        Card::Worker(worker) => format!("special-worker-{}", worker.name()),
                    };
                    if shown.contains(&format!("id=\"card-{name}\"")) {
                        let effect = red_outpost_face::telling::card_effect(language, card, setup.edition);
                        assert!(shown.contains(&effect), "{name}: {effect}");
                        seen.insert(name);
                    }
                }
            }
        }
    }
    assert_eq!(seen.len(), 18, "{seen:?}");
}
