//! Solo against Autom, §10: set-up, a whole game, its end.

mod cards;
mod day;
mod locations;
mod lunch;
mod turn;
mod you;

use red_outpost::{Difficulty, Edition, Event, Location, Phase, RedOutpost, Seating, Setup};
use table::{Game, Seat, Turn, Viewer, Word};

use crate::check::{Scene, given, started};
use crate::played::random_game;

const YOU: Seat = Seat::One;
const AUTOM: Seat = Seat::Two;

/// The last turn of a day, which is yours. It brings a crystal, takes an Autom disc off the Bureaucrat
/// if there is one, and changes no mood.
fn last_turn(facts: &str) -> Scene {
    given(&format!("seats 1; phase evening; turns 1; turn 1; {facts}"))
        .play("1 move bureaucrat administration")
}

/// All goals of goal card 1 are met; the Shepherd brings 3 VP.
const GOALS_MET: &str = "goal 1; shepherd mood 3; delivered coal; player 1 crystals 0";

#[test]
fn section_10_2_you_take_a_crystal_and_no_discs_for_influence() {
    let scene =
        started(&Setup::new(Seating::Solo)).has("player 1 vp 5; player 1 wheel 0; player 1 crystals 1");
    let view = scene.view();
    assert_eq!((RedOutpost::seats(scene.state()), RedOutpost::parties(scene.state())), (1, 2));
    assert_eq!(view.players[YOU].reserve, 0);
    assert_eq!(view.crystals, 23);
}

#[test]
fn section_10_2_autom_takes_nine_discs_for_influence_and_no_crystal() {
    let scene = started(&Setup::new(Seating::Solo)).has("player 2 wheel 0; player 2 crystals 0");
    assert_eq!(scene.view().players[AUTOM].reserve, 9);
}

#[test]
fn r16_autom_starts_at_five() {
    started(&Setup::new(Seating::Solo)).has("player 2 vp 5");
}

#[test]
fn section_10_1_nobody_has_a_special_card() {
    for player in started(&Setup::new(Seating::Solo)).view().players.values() {
        assert!(player.location_card.is_none() && player.worker_card.is_none());
    }
}

#[test]
fn section_10_2_there_is_no_start_marker() {
    let view = started(&Setup::new(Seating::Solo)).view();
    assert_eq!(view.start, None);
}

#[test]
fn section_10_10_the_palace_is_scored_between_you_and_autom() {
    // You have 5 + 3, Autom has 5, before the Palace.
    for (yours, automs, expected) in
        [(2, 1, (12, 7)), (1, 2, (10, 9)), (2, 2, (12, 9)), (0, 1, (8, 9)), (1, 0, (12, 5))]
    {
        let scene =
            last_turn(&format!("day 2; {GOALS_MET}; player 1 donated {yours}; player 2 donated {automs}"));
        assert_eq!(RedOutpost::turn(scene.state()), Turn::Over);
        let (you, autom) = expected;
        scene.has(&format!("player 1 vp {you}; player 2 vp {autom}"));
    }
}

/// R28: 24 crystals are in your hands and at the Palace, and Autom has donated none the less.
#[test]
fn r28_automs_donations_are_counted_and_not_taken_from_the_supply() {
    let scene = given(
        "seats 1; phase forenoon; autom 11; player 1 crystals 20; player 1 donated 4; player 2 donated 3",
    )
    .play("nature autom 10")
    .has("player 2 donated 4; player 1 crystals 20; player 1 donated 4");
    assert_eq!(scene.view().crystals, 0);
    last_turn(&format!("day 2; {GOALS_MET}; player 2 donated 24")).has("player 1 vp 8; player 2 vp 9");
}

#[test]
fn section_10_10_your_crystals_score_as_usual() {
    // The last turn brings one more.
    for (crystals, vp) in [(0, 8), (1, 9), (2, 9), (3, 10)] {
        last_turn(&format!("day 2; {GOALS_MET}; player 1 crystals {crystals}"))
            .has(&format!("player 1 vp {vp}; player 2 vp 5"));
    }
}

#[test]
fn section_10_10_more_points_win_and_a_tie_loses() {
    for (autom, you_win) in [(7, true), (8, false), (9, false)] {
        for crystals in [0, 1, 9] {
            let held = crystals + 1;
            let scene = last_turn(&format!(
                "day 2; {GOALS_MET}; player 1 crystals {crystals}; player 2 vp {}",
                autom + held / 2
            ));
            let scores = RedOutpost::scores(scene.state());
            assert_eq!(scores[YOU] > scores[AUTOM], you_win, "8 against {autom}, {held} crystals");
            assert_ne!(scores[YOU], scores[AUTOM], "no shared place");
        }
    }
}

#[test]
fn section_10_11_a_missed_goal_costs_by_difficulty() {
    for (difficulty, vp) in [("easy", 16), ("normal", 14), ("hard", 12)] {
        // Missed: the Shepherd's mood and the coal.
        last_turn(&format!("difficulty {difficulty}; goal 1; player 1 vp 20"))
            .has(&format!("player 1 vp {vp}"));
    }
    for &difficulty in Difficulty::ALL {
        let view = started(&Setup { difficulty, ..Setup::new(Seating::Solo) }).view();
        assert_eq!(view.solo.map(|solo| solo.difficulty), Some(difficulty));
    }
}

/// The solo rules stand in book B, which has no floor; retail has one, and so it is here.
#[test]
fn r29_the_edition_decides_whether_points_fall_below_zero() {
    // 1 + 1 − 2, and two missed goals.
    let moods = "goal 1; player 1 vp 1; commissar mood -2; farmer mood 1";
    last_turn(&format!("edition retail; {moods}")).has("player 1 vp 0");
    last_turn(&format!("edition solo-print; {moods}")).has("player 1 vp -6");
    // In retail 1 + 3 − 2 − 2 − 2 is 0, and + 4 is 4.
    let moods = "farmer mood -2; fisherman mood -2; miner mood -2; commissar mood 4";
    last_turn(&format!("edition retail; {GOALS_MET}; player 1 vp 1; {moods}")).has("player 1 vp 4");
    last_turn(&format!("edition solo-print; {GOALS_MET}; player 1 vp 1; {moods}")).has("player 1 vp 2");
}

/// At the end of the game too: the Palace and the crystals count from below zero.
#[test]
fn r29_a_game_may_end_below_zero_in_solo_print() {
    for (edition, vp) in [("retail", 5), ("solo-print", -1)] {
        let scene = last_turn(&format!(
            "day 2; edition {edition}; goal 1; player 1 vp 0; player 1 crystals 1; player 1 donated 1"
        ));
        assert_eq!(RedOutpost::turn(scene.state()), Turn::Over);
        assert_eq!(RedOutpost::scores(scene.state())[YOU].points, vp);
    }
}

#[test]
fn r29_the_edition_changes_nothing_else() {
    for seed in 0..10 {
        let heard = |edition| {
            let (_, mut events) =
                random_game(&Setup { edition, ..Setup::new(Seating::Solo) }, seed, |_, _, _| {});
            events.retain(|event| !matches!(event, Event::Scored { .. }));
            events
        };
        assert_eq!(heard(Edition::Retail), heard(Edition::SoloPrint), "seed {seed}");
    }
}

/// §10.5: Autom opens every phase, and both have nine turns a day.
#[test]
fn section_10_5_eighteen_turns_each_and_autom_moves_first() {
    for seed in 0..30 {
        let mut phases: Vec<Vec<Seat>> = Vec::new();
        let mut cards = 0;
        random_game(&Setup::new(Seating::Solo), seed, |state, _, heard| {
            for event in heard {
                match event {
                    Event::PhaseBegan { .. } => phases.push(Vec::new()),
                    Event::Moved { seat, .. } => phases.last_mut().expect("a phase").push(*seat),
                    Event::AutomCardTurned { .. } => cards += 1,
                    _ => {}
                }
            }
            let view = RedOutpost::view(state, Viewer::Spectator);
            assert!(view.exported.values().all(|&cubes| cubes == 0), "the export tracks are not used");
            assert_eq!(view.players[AUTOM].crystals, 0, "Autom holds no crystals");
        });
        let turns: Vec<_> = [2, 6, 2, 6, 2].iter().map(|&turns| [AUTOM, YOU].repeat(turns / 2)).collect();
        assert_eq!(phases, [turns.clone(), turns].concat(), "seed {seed}");
        assert_eq!(cards, 2 * 9, "a card to begin the day and one a turn, but none at Lunch");
    }
}

#[test]
fn section_10_5_autom_never_goes_to_the_barracks_and_eats_at_lunch_only() {
    for seed in 0..30 {
        let mut phase = Phase::Morning;
        let (_, events) = random_game(&Setup::new(Seating::Solo), seed, |_, _, _| {});
        for event in events {
            match event {
                Event::PhaseBegan { phase: begun } => phase = begun,
                Event::Moved { seat: AUTOM, to, .. } => {
                    assert_ne!(to, Location::Barracks);
                    assert_eq!(to == Location::FieldKitchen, phase == Phase::Lunch);
                }
                Event::CrystalsGained { seat, .. } | Event::CrystalSpent { seat } => assert_eq!(seat, YOU),
                Event::Influenced { seat, .. } => assert_eq!(seat, AUTOM, "you place no discs"),
                _ => {}
            }
        }
    }
}
