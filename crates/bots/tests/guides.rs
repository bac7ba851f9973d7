//! What bots understand of the games, held against random games.

use bots::Guided;
use outlive::Outlive;
use outlive_face::OutliveFace;
use red_outpost::{Cards, RedOutpost, Seating};
use red_outpost_face::RedOutpostFace;
use search::{Guide, Outcome};
use table::{Game, PerSeat, QuickRng, Score, Seat, SetupOf, Turn, Word};
use table_test::{Scene, walk};

/// In all positions of some random games expectations are numbers, doubt is left, chances add up, and
/// progress does not fall. The last position of each goes to the test.
fn check<F: Guided>(setup: &SetupOf<F>, mut end: impl FnMut(PerSeat<f32>, PerSeat<Score>, usize)) {
    for seed in 0..10 {
        let mut progress = 0;
        walk::<F::Game>(setup, &mut QuickRng::new(seed), |state| {
            let parties = F::Game::parties(state);
            let expected = F::GUIDE.expected(state);
            assert!(expected.values().all(|points| points.is_finite()), "{expected:?} in\n{state:?}");
            assert!(expected.values().all(|points| points.abs() < 200.0), "{expected:?} in\n{state:?}");
            assert!(Seat::first(4).skip(parties).all(|seat| expected[seat] == 0.0), "nobody sits there");
            let doubt = F::GUIDE.doubt(state);
            assert!(doubt.is_finite() && doubt > 0.0, "{doubt} in\n{state:?}");
            let outcome = Outcome::at_a_glance::<F::Game>(&F::GUIDE, state);
            let rest = F::GUIDE.rest(state);
            assert!((0.0..60.0).contains(&rest), "{rest} in\n{state:?}");
            for seat in Seat::first(parties) {
                assert_eq!(outcome.points[seat], expected[seat] + rest);
            }
            assert!((outcome.win.values().sum::<f32>() - 1.0).abs() < 1e-4, "{outcome:?}");
            let now = F::GUIDE.progress(state);
            assert!(now >= progress, "{now} after {progress} in\n{state:?}");
            progress = now;
            if F::Game::turn(state) == Turn::Over {
                end(expected, F::Game::scores(state), parties);
            }
        });
        assert!(progress > 0, "there are borders in a game");
    }
    assert!(F::GUIDE.comfortable(2) > 0.0);
}

/// How far apart the errors are that the parties' expectations have at the end of a game.
fn error(expected: &PerSeat<f32>, scores: &PerSeat<Score>, parties: usize) -> f32 {
    let errors = || Seat::first(parties).map(|seat| expected[seat] - f32::from(scores[seat].points));
    errors().fold(f32::MIN, f32::max) - errors().fold(f32::MAX, f32::min)
}

/// Somebody who is comfortably ahead at the end is seen to be.
#[test]
fn expectations_of_red_outpost() {
    let setups = Seating::ALL.iter().flat_map(|&seating| {
        Cards::ALL.iter().map(move |&cards| red_outpost::Setup { cards, ..red_outpost::Setup::new(seating) })
    });
    for setup in setups.filter(|setup| setup.check().is_ok()) {
        check::<RedOutpostFace>(&setup, |expected, scores, parties| {
            let error = error(&expected, &scores, parties);
            assert!(error < 1e-3, "{expected:?} of {scores:?} in {setup:?}");
        });
    }
}

/// The end of a game is seen as it is.
#[test]
fn expectations_of_outlive() {
    for setup in outlive::Setup::all(outlive::Values::built_in()) {
        check::<OutliveFace>(&setup, |expected, scores, parties| {
            let error = error(&expected, &scores, parties);
            assert!(error < 1e-3, "{expected:?} of {scores:?} in {setup:?}");
        });
    }
}

/// The last turn of a solo game, with 8 points against so many of Autom's.
fn last_turn(autom: i16) -> Outcome {
    let facts = format!(
        "seats 1; day 2; phase evening; turns 1; turn 1; goal 1; shepherd mood 3; delivered coal; \
         player 1 crystals 0; player 2 vp {autom}"
    );
    let scene = red_outpost::scene(&facts).expect("a scene");
    let scene = Scene::<RedOutpost>::new(scene, red_outpost::facts, red_outpost::census)
        .play("1 move bureaucrat administration");
    assert_eq!(RedOutpost::turn(scene.state()), Turn::Over);
    Outcome::of_end::<RedOutpost>(scene.state())
}

#[test]
fn a_tie_with_autom_is_lost() {
    for (autom, win) in [(7, [1.0, 0.0]), (8, [0.0, 1.0]), (9, [0.0, 1.0])] {
        let outcome = last_turn(autom);
        assert_eq!([outcome.win[Seat::One], outcome.win[Seat::Two]], win);
        assert_eq!([outcome.points[Seat::One], outcome.points[Seat::Two]], [8.0, f32::from(autom)]);
    }
}

/// What is expected of a shelter whose hero of strength 5 goes there from the Military base.
fn arriving(facts: &str, place: &str) -> f32 {
    let heroes = "player 1 hero 5 lies military-base; player 1 hero 4 lies blackwood; \
        player 1 hero 3a lies mine; player 1 hero 3b lies cargo-ship; player 1 airlock 4";
    let scene = outlive::scene(&format!("{heroes}; {facts}")).expect("a scene");
    let scene = Scene::<Outlive>::new(scene, outlive::facts, outlive::census);
    let scene = scene.play(&format!("1 move 5 {place}"));
    OutliveFace::GUIDE.expected(scene.state())[Seat::One]
}

/// §12.8, §14.8: what the Dam costs, and whether there is water for a hero, the rules decide.
#[test]
fn water_is_expected_where_the_rules_give_it() {
    let dam = |facts: &str| arriving(facts, "dam");
    let nothing = dam("player 1 equipment access-card spent");
    assert!(dam("player 1 equipment access-card ready") > nothing + 1.0, "the card runs the plant");
    let poisoned = "event poisoned-spring; player 1 chip 1";
    let bunker = "event poisoned-spring; player 1 chip 1; player 1 room bunker 3";
    let water = |facts: &str| {
        let spent = format!("{facts}; stock dam 0");
        dam(facts) - dam(&spent)
    };
    assert!(water(poisoned).abs() < 1e-3, "two chips are missing");
    assert!(water(bunker) > 1.0, "the Bunker keeps the poison off");
}

/// §14.10: a prey that is tougher is not expected where it cannot be hunted.
#[test]
fn prey_is_expected_as_tough_as_it_is() {
    let gain = |event: &str| {
        let expected =
            |prey: &str| arriving(&format!("stock forest 0; prey forest {prey} 3 3{event}"), "forest");
        expected("5") - expected("7")
    };
    assert!(gain("") > 0.5, "five actions hunt it");
    assert!(gain("; event wild-pack").abs() < 1e-3, "six are needed now");
}
