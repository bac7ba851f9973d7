//! What can be agreed, and what cannot.

use ::outlive::{Outlive, Placement};
use ::red_outpost::{Cards, Difficulty, RedOutpost, Start};
use table::Word;
use words::Language;

use super::super::Hosted;

fn option(key: &str, value: &str) -> Vec<(String, String)> {
    vec![(key.into(), value.into())]
}

/// Everything that is offered can be agreed and has its sentence, the usual is what is agreed when
/// nothing is named, and what is not offered is refused by its name.
fn offers_hold<G: Hosted>() {
    for seats in G::SEATS {
        let usual = G::agree(seats, &[]).expect("the usual game");
        for agreement in G::agreements(seats) {
            for (index, value) in agreement.values.iter().enumerate() {
                let setup = G::agree(seats, &option(agreement.key, value)).expect("what is offered");
                assert_eq!(setup == usual, index == 0, "{} {value}", agreement.key);
                for &language in Language::ALL {
                    assert!(G::agreement(language, agreement.key, value).ends_with('.'));
                }
            }
            let nonsense = G::agree(seats, &option(agreement.key, "nonsense"));
            assert_eq!(nonsense.err().as_deref(), Some(agreement.key));
            let twice =
                [option(agreement.key, &agreement.values[0]), option(agreement.key, &agreement.values[0])]
                    .concat();
            assert_eq!(G::agree(seats, &twice).err().as_deref(), Some(agreement.key));
        }
        assert_eq!(G::agree(seats, &option("colour", "red")).err().as_deref(), Some("colour"));
    }
    for seats in [G::SEATS.start() - 1, G::SEATS.end() + 1] {
        assert!(G::agreements(seats).is_empty());
        assert_eq!(G::agree(seats, &[]).err().as_deref(), Some("seats"));
    }
}

#[test]
fn what_red_outpost_offers_can_be_agreed() {
    offers_hold::<RedOutpost>();
}

#[test]
fn what_outlive_offers_can_be_agreed() {
    offers_hold::<Outlive>();
    let keys = |seats| Outlive::agreements(seats).iter().map(|agreement| agreement.key).collect::<Vec<_>>();
    assert_eq!(keys(2), ["placement"]);
    let setup = Outlive::agree(3, &option("placement", "in-turn"));
    assert_eq!(setup.map(|setup| setup.placement), Ok(Placement::InTurn));
}

#[test]
fn the_solo_game_has_options_of_its_own() {
    let keys =
        |seats| RedOutpost::agreements(seats).iter().map(|agreement| agreement.key).collect::<Vec<_>>();
    assert_eq!(keys(1), ["blocks", "difficulty"]);
    assert_eq!(keys(3), ["blocks", "cards", "edition", "start"]);
    let solo = RedOutpost::agree(1, &option("difficulty", "hard")).expect("a set-up");
    assert_eq!((solo.difficulty, solo.start), (Difficulty::Hard, Start::One));
    for (seats, key, value) in
        [(1, "cards", Cards::With.name()), (1, "start", "2"), (2, "start", "3"), (2, "difficulty", "easy")]
    {
        let refused = RedOutpost::agree(seats, &option(key, value));
        assert_eq!(refused.err().as_deref(), Some(key));
    }
}
