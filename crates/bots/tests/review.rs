//! A game is reviewed in which everybody hesitates.

use bots::{Limit, Reviewer};
use record::Entry;
use red_outpost::{RedOutpost, Seating, Setup};
use red_outpost_face::RedOutpostFace;
use table::QuickRng;
use table_test::random_step;

/// Numbers for actions that are taken back, for undo, for those that stand, and for draws.
const TAKEN_BACK: u32 = 1;
const UNDO: u32 = 2;
const STANDS: u32 = 3;
const DRAW: u32 = 4;

#[test]
fn what_was_taken_back_is_no_mistake_and_leads_back() {
    let mut rng = QuickRng::new(5);
    let mut reviewer = Reviewer::<RedOutpostFace>::new(&Setup::new(Seating::Two), Limit::Iterations(24));
    let mut decisions = 0;
    loop {
        let before = reviewer.state().clone();
        let mut after = before.clone();
        let Some(entry) = random_step::<RedOutpost>(&mut after, &mut rng, &mut ()) else { break };
        let Entry::Action(seat, _) = entry else {
            assert_eq!(reviewer.enter(DRAW, entry), None);
            continue;
        };
        reviewer.judge();
        assert!(reviewer.enter(TAKEN_BACK, entry).is_some());
        assert!(*reviewer.state() == after);
        assert_eq!(reviewer.enter(UNDO, Entry::Undo(seat)), None);
        assert!(*reviewer.state() == before);
        reviewer.judge();
        assert!(reviewer.enter(STANDS, entry).is_some());
        decisions += 1;
    }
    let review = reviewer.finish();
    assert_eq!(review.curve.len(), 2 * decisions);
    assert!(review.curve.chunks(2).all(|pair| pair[0] == pair[1]), "it is the same position again");
    assert!(!review.mistakes.is_empty(), "random play is bad play");
    assert!(review.mistakes.iter().all(|mistake| mistake.number == STANDS));
    assert!(review.mistakes.is_sorted_by(|one, other| one.cost.lost() >= other.cost.lost()));
}
