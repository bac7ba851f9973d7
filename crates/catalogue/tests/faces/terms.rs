//! Hints, lessons and previews say what the rules say, in scenes in which they once said something else.

use outlive::{Action, Outlive, Seating, Setup, State, scene};
use outlive_face::OutliveFace;
use red_outpost::RedOutpost;
use red_outpost_face::RedOutpostFace;
use table::{Game, Seat, Viewer};
use texts::{Audience, Language};
use web::face::Hosted;

/// A hero of strength 5 beside the Dam, who is to be played, and not enough water for the airlock.
const BESIDE_THE_DAM: &str = "player 1 hero 5 lies forest; player 1 hero 4 lies blackwood; \
    player 1 hero 3a lies mine; player 1 hero 3b lies cargo-ship; player 1 airlock 4; player 1 wood 9";

fn outlive(facts: &str) -> State {
    scene(&format!("{BESIDE_THE_DAM}; {facts}")).unwrap_or_else(|error| panic!("{facts}: {error}"))
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What the first player reads of a choice: the reasons for it, and what it leads to.
fn told(state: &State, choice: &str) -> (String, String) {
    let setup = Setup::new(Seating::Two);
    let reader =
        Audience { language: Language::En, setup: &setup, you: Some(Seat::One), asked: Some(Seat::One) };
    let reasons = OutliveFace::reasons(state, Seat::One, action(choice), &reader).join(" ");
    let offered = OutliveFace::choices(state, Seat::One, &reader);
    let offered = offered.into_iter().find(|offered| offered.action == action(choice));
    let offered = offered.unwrap_or_else(|| panic!("{choice} is offered"));
    (reasons, format!("{}; {}", offered.text, offered.preview))
}

fn lesson(state: &State, name: &str) -> String {
    let setup = Setup::new(Seating::Two);
    let view = Outlive::view(state, Viewer::Seat(Seat::One));
    let reader =
        Audience { language: Language::En, setup: &setup, you: Some(Seat::One), asked: Some(Seat::One) };
    let lessons = OutliveFace::lessons(&view, &[], &reader).expect("the game teaches");
    let lesson = lessons.into_iter().find(|lesson| lesson.name == name);
    lesson.unwrap_or_else(|| panic!("{name} is taught")).text
}

/// §12.8: with the Access card a hero without chips takes water.
#[test]
fn the_access_card_brings_water_without_a_chip() {
    let with = outlive("player 1 equipment access-card ready");
    let (reasons, preview) = told(&with, "move 5 dam");
    assert!(reasons.contains("enough food for tonight"), "{reasons}");
    assert!(preview.contains("5 water") && !preview.contains("chip"), "{preview}");
    assert!(lesson(&with, "outlive-dam").contains("without a chip"));
    let without = outlive("player 1 equipment access-card spent");
    let (reasons, preview) = told(&without, "move 5 dam");
    assert!(!reasons.contains("enough food for tonight"), "{reasons}");
    assert!(preview.contains("too few chips"), "{preview}");
    assert!(lesson(&without, "outlive-dam").contains("You have too few"));
}

/// §14.8: a poisoned spring costs one more, and with the card one; the Bunker, §10.10, keeps it off.
#[test]
fn a_poisoned_spring_costs_what_the_rules_say() {
    let price = |facts: &str| {
        let view = Outlive::view(&outlive(facts), Viewer::Seat(Seat::One));
        view.shelters[Seat::One].terms.expect("it is his own").dam
    };
    assert_eq!(price("event poisoned-spring"), 2);
    assert_eq!(price("event poisoned-spring; player 1 equipment access-card ready"), 1);
    assert_eq!(price("event poisoned-spring; player 1 room bunker 3"), 1);
    let poor = outlive("event poisoned-spring; player 1 chip 1");
    assert!(!told(&poor, "move 5 dam").0.contains("enough food for tonight"));
    assert!(lesson(&poor, "outlive-dam").contains("wants 2 chips"));
    let safe = outlive("event poisoned-spring; player 1 chip 1; player 1 room bunker 2");
    assert!(!told(&safe, "move 5 dam").0.contains("enough food for tonight"), "the Bunker is not full");
}

/// §14.5: in a sandstorm a hero has three actions, in the hint as in the preview.
#[test]
fn a_sandstorm_limits_what_is_promised() {
    let store = "player 1 chip 1; player 1 room smokehouse 1";
    let calm = outlive(store);
    assert!(
        told(&calm, "move 5 dam").0.contains("enough food for tonight"),
        "{:?}",
        told(&calm, "move 5 dam")
    );
    let stormy = outlive(&format!("{store}; event sandstorm"));
    let (reasons, preview) = told(&stormy, "move 5 dam");
    assert!(
        !reasons.contains("enough food for tonight") && preview.contains("3 water"),
        "{reasons} {preview}"
    );
}

/// §14.11: with blocked roads the lesson does not point where nobody can go.
#[test]
fn blocked_roads_are_taught_as_they_are() {
    let view = Outlive::view(&outlive("event blocked-roads"), Viewer::Seat(Seat::One));
    let terms = view.shelters[Seat::One].terms.expect("it is his own");
    assert_eq!(terms.reach, 1);
    assert!(lesson(&outlive("event blocked-roads; round 1"), "outlive-move").contains("1 step"));
}

/// §7.5: the first trade is declined as one, the second as a further one, for whoever has the card.
#[test]
fn declining_a_further_trade_is_named_so() {
    let reader =
        |setup| Audience { language: Language::En, setup, you: Some(Seat::One), asked: Some(Seat::One) };
    let setup = ::red_outpost::Setup::new(::red_outpost::Seating::Two);
    let declined = |facts: &str, play: &[&str]| {
        let mut state = ::red_outpost::scene(facts).expect("a scene");
        for action in play {
            RedOutpost::apply(&mut state, Seat::One, action.parse().expect("an action"), &mut ());
        }
        let choices = RedOutpostFace::choices(&state, Seat::One, &reader(&setup));
        choices.into_iter().find(|choice| choice.action == ::red_outpost::Action::Decline).map(|it| it.text)
    };
    let scene = "phase forenoon; warehouse wool 2; warehouse coal 2";
    let card = "player 1 location-card warehouse";
    let first = declined(scene, &["move farmer warehouse"]);
    assert_eq!(declined(&format!("{scene}; {card}"), &["move farmer warehouse"]), first);
    let further = declined(&format!("{scene}; {card}"), &["move farmer warehouse", "sell wool"]);
    assert!(further.is_some() && further != first, "{further:?}");
}
