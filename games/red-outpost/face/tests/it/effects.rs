//! What a choice leads to, in positions written down as scenes.

use red_outpost::{RedOutpost, scene};
use red_outpost_face::telling::{self as say, Effects};
use table::{Game, Seat, Turn, Viewer};
use texts::Language;

use crate::sentences::context;

/// A scene, an action in it, and what is said of it.
#[track_caller]
fn check(language: Language, facts: &str, action: &str, mood: Option<i8>, own: &[&str], after: &[&str]) {
    let mut state = scene(facts).expect("a scene");
    let Turn::Seats(due) = RedOutpost::turn(&state) else { panic!("somebody decides") };
    let seat = due.iter().next().unwrap_or(Seat::One);
    let seating = RedOutpost::view(&state, Viewer::Spectator).seating;
    let mut events = Vec::new();
    let action = action.parse().expect("an action");
    RedOutpost::try_apply(&mut state, seat, action, &mut events).expect("a legal action");
    let view = RedOutpost::view(&state, Viewer::Spectator);
    let mut found = say::effects(language, &events, seat, context(seating, None));
    found.own.extend(say::what_follows(language, &view, seat));
    let owned = |phrases: &[&str]| phrases.iter().map(ToString::to_string).collect();
    assert_eq!(found, Effects { mood, own: owned(own), after: owned(after) });
}

/// The example of the rulebook: coal, a lap of the wheel and an export in one turn, §13.3.
#[test]
fn goods_points_and_crystals_are_added_up() {
    let facts = "phase forenoon; warehouse coal 2; player 1 wheel 2";
    let action = "move miner mine";
    check(
        Language::En,
        facts,
        action,
        Some(0),
        &["2 coal", "export +3 VP", "wheel +2 VP", "+1 crystal"],
        &[],
    );
    check(
        Language::De,
        facts,
        action,
        Some(0),
        &["2 Kohle", "Export +3 SP", "Rad +2 SP", "+1 Kristall"],
        &[],
    );
}

#[test]
fn what_is_asked_or_drawn_next_is_announced() {
    let facts = "phase forenoon; player 1 crystals 1";
    check(Language::En, facts, "move miner palace", Some(1), &["Commissar +1", "then donate?"], &[]);
    check(Language::De, facts, "move miner lake", Some(-1), &["dann eine Karte"], &[]);
}

#[test]
fn what_comes_after_the_turn_is_told_apart() {
    let facts =
        "phase morning; turn 2; turns 1; shepherd lies pasture; miner stands mine; farmer stands cornfield";
    check(
        Language::En,
        facts,
        "move fisherman labour-camp",
        Some(-2),
        &["1 wool", "1 grain", "1 fish"],
        &["Bureaucrat, Commissar +1", "the Forenoon begins"],
    );
    let evening = "phase evening; turn 2; turns 1; shepherd mood 3; shepherd discs 1 0; miner mood -1";
    check(
        Language::De,
        evening,
        "move miner mine",
        Some(0),
        &["2 Kohle"],
        &["Stimmungen: Orange +3, Blau −1 SP", "Tag 2 beginnt"],
    );
}

/// Whatever is scored then is added up, for where there is little room.
#[test]
fn the_end_of_a_day_or_of_the_game_is_one_phrase() {
    let evening = "phase evening; turn 2; turns 1; shepherd mood 3; shepherd discs 1 0; miner mood -1";
    let last = "day 2; player 1 crystals 3; player 2 crystals 1";
    let ending = |language, facts: &str| {
        let state = scene(facts).expect("a scene");
        let seating = RedOutpost::view(&state, Viewer::Spectator).seating;
        let action = "move miner mine".parse().expect("an action");
        say::preview(language, &state, Seat::Two, action, context(seating, Some(Seat::Two))).ending
    };
    assert_eq!(ending(Language::De, evening).as_deref(), Some("dann Orange +3, du −1 SP"));
    assert_eq!(
        ending(Language::En, &format!("{evening}; {last}")).as_deref(),
        Some("then Orange +4, you −1 VP")
    );
    assert_eq!(ending(Language::En, "turn 2; phase forenoon"), None);
}

/// At Lunch Autom moves by itself, so that what it does belongs to what a choice leads to, §10.7.
#[test]
fn autom_s_lunch_follows_from_the_last_turn_before_it() {
    let lie = "shepherd lies pasture; farmer lies cornfield; fisherman lies lake; miner lies mine; bureaucrat lies palace";
    let discs = "bureaucrat discs 0 1; commissar discs 0 1";
    check(
        Language::En,
        &format!("seats 1; goal 1; autom 1; phase forenoon; turn 1; turns 5; {lie}; {discs}"),
        "move commissar labour-camp",
        Some(-2),
        &["Autom's disc off", "1 wool", "1 grain", "1 fish"],
        &[
            "Lunch begins",
            "Autom: Bureaucrat to the Field kitchen",
            "Autom's disc on Bureaucrat",
            "Bureaucrat +1",
            "discs: Autom +2 VP",
        ],
    );
}
