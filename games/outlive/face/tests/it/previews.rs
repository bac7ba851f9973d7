//! What a choice leads to, in positions written down as scenes.

use outlive::{Action, Outlive, State, scene};
use outlive_face::telling::{self as say, Context};
use table::{Game, Seat, Viewer};
use texts::Language;

/// Leaves out whatever is offered until this is.
fn until(state: &mut State, seat: Seat, wanted: impl Fn(&Action) -> bool) -> Action {
    loop {
        let mut actions = Vec::new();
        Outlive::legal(state, seat, &mut actions);
        if let Some(found) = actions.iter().copied().find(&wanted) {
            return found;
        }
        let leave = if actions.contains(&Action::Done) { Action::Done } else { actions[0] };
        Outlive::apply(state, seat, leave, &mut Vec::new());
    }
}

fn preview(language: Language, state: &State, seat: Seat, action: Action) -> Vec<String> {
    let view = Outlive::view(state, Viewer::Seat(seat));
    say::preview(language, state, seat, action, Context { view: &view, you: Some(seat) }).phrases()
}

#[test]
fn a_victim_hears_what_is_due() {
    let facts = "seats 2; player 2 hero 3a stands mine; player 2 wood 2; player 2 can 1; player 2 ammo 2";
    let mut state = scene(facts).expect("a scene");
    let to_mine = "move 5 mine".parse().expect("an action");
    Outlive::try_apply(&mut state, Seat::One, to_mine, &mut Vec::new()).expect("a legal action");
    let give_in = "resist plain 0".parse().expect("an action");
    assert_eq!(
        preview(Language::En, &state, Seat::Two, give_in),
        ["then hand over 2 commodities or materials"]
    );
    let fend_off = "resist plain 1".parse().expect("an action");
    assert_eq!(preview(Language::De, &state, Seat::Two, fend_off), ["dann gibst du 1 Gut oder Werkstoff ab"]);
}

#[test]
fn what_is_worth_points_at_once_says_so() {
    let facts = "seats 2; phase shelters; player 1 can 4; player 1 wood 6; player 1 metal 6; \
                 player 1 equipment axe broken; player 1 equipment pickaxe broken";
    let mut state = scene(facts).expect("a scene");
    let repair = until(&mut state, Seat::One, |action| matches!(action, Action::Repair { .. }));
    let phrases = preview(Language::En, &state, Seat::One, repair);
    assert!(phrases.contains(&"+1 VP".to_owned()), "{phrases:?}");
    assert!(phrases.iter().all(|phrase| !phrase.ends_with('.')), "others follow: {phrases:?}");
}
