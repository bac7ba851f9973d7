//! What a seat does not know has no part in what it decides.

use search::{InformationSet, Iterations, best, rank, search};
use table::Seat::{self, One, Two};
use table::{Game, QuickRng, Turn};

use crate::paper::{NAIVE, Paper, Place, State, Way, begun, choice, draw, end};
use crate::ways_to_search;

/// A card that only the second player sees: so many of four win the first one's bet. Then the first
/// player bets or is content with a draw.
fn bet(winning: usize) -> State {
    let after = |card: usize| {
        let called = end(if card < winning { [1, 0] } else { [0, 1] });
        choice(One, [called, end([1, 1])])
    };
    begun(2, draw(&[Two], std::array::from_fn::<_, 4, _>(after)))
}

/// A card that only the second player sees, who then names one of the two kinds.
fn guess() -> State {
    let after = |card: usize| {
        let right = end(if card == 0 { [0, 1] } else { [1, 0] });
        let wrong = end(if card == 0 { [1, 0] } else { [0, 1] });
        choice(Two, [right, wrong])
    };
    begun(2, draw(&[Two], std::array::from_fn::<_, 2, _>(after)))
}

/// The position after nature's draw.
fn drawn(mut state: State, card: u8) -> State {
    assert_eq!(Paper::turn(&state), Turn::Nature);
    Paper::resolve(&mut state, Way(card), &mut ());
    state
}

fn seen(state: &State, seat: Seat) -> InformationSet<Paper> {
    InformationSet::of(state, seat)
}

#[test]
fn the_same_knowledge_is_the_same_set() {
    for card in 0..4 {
        let (one, other) = (drawn(bet(2), card), drawn(bet(2), 0));
        assert!(seen(&one, One) == seen(&other, One));
        assert!(seen(&one, One).view() == seen(&other, One).view());
        assert_eq!(seen(&one, Two) == seen(&other, Two), card == 0);
        assert!(seen(&one, One) != seen(&one, Two), "the same position in other eyes");
    }
    let (one, other) = (seen(&drawn(bet(2), 3), One), seen(&drawn(bet(2), 3), Two));
    assert_eq!((one.seat(), one.parties(), one.legal()), (One, 2, vec![Way(0), Way(1)]));
    assert_eq!((other.seat(), other.legal()), (Two, vec![]));
    assert!(one.clone() == one);
}

/// Every world is drawn about as often as any other, and only worlds that the seat cannot tell apart.
#[test]
fn samples_are_even() {
    let mut rng = QuickRng::new(2);
    for truth in 0..4 {
        let state = drawn(bet(2), truth);
        let (unaware, aware) = (seen(&state, One), seen(&state, Two));
        let mut counts = [0; 4];
        for _ in 0..4_000 {
            let world = unaware.sample(&mut rng);
            let card = (0..4).find(|&card| world == drawn(bet(2), card)).expect("one of the four worlds");
            counts[usize::from(card)] += 1;
            assert!(aware.sample(&mut rng) == state);
        }
        assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
    }
}

#[test]
fn who_does_not_know_plays_the_odds() {
    for (name, settings) in ways_to_search::all() {
        for (winning, expected) in [(0, 1), (1, 1), (3, 0), (4, 0)] {
            let found = |card| {
                let verdict = search(
                    &seen(&drawn(bet(winning), card), One),
                    &NAIVE,
                    &settings,
                    &mut Iterations(400),
                    3,
                );
                let candidates = verdict.candidates.iter();
                candidates
                    .map(|tried| (tried.action, tried.visits, tried.value.to_bits()))
                    .collect::<Vec<_>>()
            };
            assert_eq!(found(0)[0].0, Way(expected), "{winning} of four; {name}");
            for card in 1..4 {
                assert_eq!(found(card), found(0), "card {card}, {winning} of four; {name}");
            }
        }
    }
}

#[test]
fn who_knows_uses_it() {
    for (name, settings) in ways_to_search::all() {
        for card in 0..2 {
            let seen = seen(&drawn(guess(), card), Two);
            let verdict = search(&seen, &NAIVE, &settings, &mut Iterations(100), 3);
            assert_eq!(verdict.best().action, Way(card), "{name}");
            assert_eq!(best(&seen, &NAIVE, &mut QuickRng::new(1)), Way(card));
        }
    }
}

/// At a glance a bet is worth what it is worth in some worlds, and the order is that of the worth.
#[test]
fn moves_are_ranked_over_several_worlds() {
    let mut between = 0;
    for seed in 0..20 {
        let ranked = rank(&seen(&drawn(bet(2), 0), One), &NAIVE, &mut QuickRng::new(seed));
        assert_eq!(ranked, rank(&seen(&drawn(bet(2), 3), One), &NAIVE, &mut QuickRng::new(seed)));
        let &[(first, most), (second, least)] = ranked.as_slice() else { panic!("{ranked:?}") };
        assert!(most >= least && first != second);
        assert!(ranked.contains(&(Way(1), 0.0)), "a draw is worth nothing: {ranked:?}");
        between += usize::from(ranked.iter().any(|&(_, worth)| worth.abs() > 0.0 && worth.abs() < 1.0));
    }
    assert!(between > 0, "some worlds win and others lose");
    assert!(matches!(drawn(bet(2), 0).here(), Place::Choice(One, _)));
}

#[test]
#[should_panic(expected = "only a seat that is due can search")]
fn who_is_not_due_cannot_search() {
    let state = drawn(bet(2), 0);
    let (_, settings) = &ways_to_search::all()[0];
    search(&seen(&state, Two), &NAIVE, settings, &mut Iterations(1), 1);
}
