//! The search finds the best move where it is known, whatever the settings.

use std::rc::Rc;

use search::{InformationSet, Iterations, Settings, Verdict, search};
use table::Seat;
use table::Seat::{One, Three, Two};

use crate::paper::{
    Belief, NAIVE, Paper, Place, State, WRONG, Way, begun, choice, draw, end, nim, nim_moves, together,
};
use crate::ways_to_search;

const ITERATIONS: u64 = 800;

fn searched(state: &State, seat: Seat, guide: &Belief, settings: &Settings) -> Verdict<Paper> {
    search(&InformationSet::of(state, seat), guide, settings, &mut Iterations(ITERATIONS), 1)
}

/// One of these ways is found for the seat by every search that looks at all of them.
#[track_caller]
fn check(state: &State, seat: Seat, best: &[u8]) {
    for (name, settings) in ways_to_search::thorough() {
        for (belief, guide) in [("naive", NAIVE), ("wrong", WRONG)] {
            // What is judged at a glance comes out as the guide believes.
            if belief == "wrong" && settings.playout.horizon.is_some() {
                continue;
            }
            let Way(found) = searched(state, seat, &guide, &settings).best().action;
            assert!(best.contains(&found), "{found} instead of {best:?}; {belief}, {name}");
        }
    }
}

#[test]
fn the_winning_moves_of_nim() {
    for heaps in [&[4][..], &[1, 2], &[2, 3], &[1, 2, 2], &[1, 1, 3]] {
        let wins = |after: &[u8]| after.iter().fold(0, |sum, heap| sum ^ heap) == 0;
        let moves = nim_moves(heaps);
        let best: Vec<_> = (0..).zip(&moves).filter(|(_, after)| wins(after)).map(|(way, _)| way).collect();
        assert!(!best.is_empty() && best.len() < moves.len(), "{heaps:?}");
        check(&nim(heaps), One, &best);
    }
}

/// One of three wins, by chance.
fn dice() -> Rc<Place> {
    draw(&[One, Two, Three], [end([1, 0, 0]), end([0, 1, 0]), end([0, 0, 1])])
}

/// The second player prefers a shared win to none; who fears that he only wants to harm would roll the
/// dice.
#[test]
fn nobody_harms_others_for_nothing() {
    let trust = choice(Two, [end([1, 1, 0]), end([0, 0, 1])]);
    check(&begun(3, choice(One, [dice(), trust])), One, &[1]);
}

/// The second player wins himself instead of letting the first one win.
#[test]
fn nobody_makes_presents() {
    let hope = choice(Two, [end([1, 0, 0]), end([0, 1, 0])]);
    check(&begun(3, choice(One, [hope, dice()])), One, &[1]);
}

/// The third player takes the win wherever he is asked, and the second one knows it.
#[test]
fn everybody_of_three_plays_for_himself() {
    let third = || choice(Three, [end([1, 0, 0]), end([0, 0, 1])]);
    let second = choice(Two, [third(), end([1, 1, 0])]);
    check(&begun(3, choice(One, [third(), second, dice()])), One, &[1]);
    let first = choice(One, [end([0, 0, 1]), end([1, 0, 0])]);
    check(&begun(3, choice(Three, [first, dice()])), Three, &[1]);
}

/// So many of four ways win for the first player.
fn lottery(wins: usize) -> Rc<Place> {
    let way = |way| if way < wins { end([1, 0]) } else { end([0, 1]) };
    draw(&[One, Two], std::array::from_fn::<_, 4, _>(way))
}

#[test]
fn the_better_lottery() {
    check(&begun(2, choice(One, [lottery(1), lottery(3), lottery(2)])), One, &[1]);
}

/// Chance decides who may choose the winner, which is worth a half to either.
#[test]
fn who_is_due_may_be_up_to_chance() {
    let chooses = |seat| choice(seat, [end([1, 0]), end([0, 1])]);
    let luck = || draw(&[One, Two], [chooses(One), chooses(Two)]);
    check(&begun(2, choice(One, [luck(), lottery(3)])), One, &[1]);
    check(&begun(2, choice(One, [luck(), lottery(1)])), One, &[0]);
    check(&begun(2, choice(Two, [luck(), lottery(1)])), Two, &[1]);
}

/// The second way is better for either, whatever the other does.
#[test]
fn the_better_way_of_two_who_are_due_at_once() {
    let state = begun(2, together(&[One, Two], [end([1, 1]), end([0, 1]), end([1, 0]), end([1, 1])]));
    check(&state, One, &[1]);
    check(&state, Two, &[1]);
}

/// Of three who are due at once each wins with the others who take the first way.
#[test]
fn the_better_way_of_three_who_are_due_at_once() {
    let result = |number: usize| end([2, 1, 0].map(|bit| i16::from(number >> bit & 1 == 0)));
    let state = begun(3, together(&[One, Two, Three], std::array::from_fn::<_, 8, _>(result)));
    for seat in [One, Two, Three] {
        check(&state, seat, &[0]);
    }
}

/// Who picks at the same time as another does not count on knowing the other's pick: to match it is
/// worth a half, and the lottery more.
#[test]
fn nobody_answers_to_what_he_cannot_see() {
    let matching = || together(&[One, Two], [end([0, 1]), end([1, 0]), end([1, 0]), end([0, 1])]);
    check(&begun(2, choice(Two, [matching(), lottery(1)])), Two, &[1]);
    check(&begun(2, choice(One, [matching(), lottery(3)])), One, &[1]);
}

/// Nobody is asked who has no choice: the way to the win is longer than the tree is deep.
#[test]
fn forced_moves_on_the_way() {
    let mut won = end([1, 0]);
    for _ in 0..30 {
        won = choice(One, [choice(Two, [won])]);
    }
    check(&begun(2, choice(One, [end([0, 1]), won, end([1, 1])])), One, &[1]);
}
