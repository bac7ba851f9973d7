//! The solo game's days: what comes before, §10.3, and how they end, §10.9.
//!
//! Goal card 1 wants the Fisherman and the Bureaucrat free, the Shepherd at 3, and coal.

use red_outpost::{Event, Goal, Good, Seating, Setup, Source, Worker};

use super::{AUTOM, GOALS_MET, YOU, last_turn};
use crate::check::{given, started};

#[test]
fn section_10_3_a_goal_card_the_autom_cards_and_nine_discs() {
    let scene = started(&Setup::new(Seating::Solo));
    let goals: Vec<_> = (1..=12).map(|card| format!("goal {card} 1")).collect();
    assert_eq!(scene.outcomes(), goals);
    let scene = scene.play("nature goal 4");
    let cards: Vec<_> = (1..=18).map(|card| format!("autom {card} 1")).collect();
    assert_eq!(scene.outcomes(), cards);
    let scene = scene.play("nature autom 10").changes(
        "goal 4; autom 10; shepherd discs 0 1; farmer discs 0 2; fisherman discs 0 2; miner discs 0 1
        bureaucrat discs 0 2; commissar discs 0 1",
    );
    assert_eq!(scene.view().players[AUTOM].reserve, 0);
    assert_eq!(scene.outcomes().len(), 17, "Autom moves first and turns up a card");
}

#[test]
fn section_10_9_you_score_the_moods_of_workers_without_autom_discs() {
    last_turn(&format!(
        "{GOALS_MET}; farmer mood 2; farmer discs 0 1; miner mood -1; commissar mood 4; commissar discs 0 2"
    ))
    .has("player 1 vp 7; player 2 vp 8");
}

#[test]
fn section_10_9_the_disc_that_the_last_turn_takes_off_is_gone() {
    last_turn(&format!("{GOALS_MET}; bureaucrat mood 2; bureaucrat discs 0 1"))
        .has("player 1 vp 10; player 2 vp 5");
    last_turn(&format!("{GOALS_MET}; bureaucrat mood 2; bureaucrat discs 0 2"))
        .has("player 1 vp 5; player 2 vp 6");
}

#[test]
fn section_10_9_autom_scores_a_point_for_each_disc_on_a_portrait() {
    last_turn(&format!("{GOALS_MET}; farmer discs 0 3; miner discs 0 1; commissar discs 0 2"))
        .has("player 2 vp 11; player 1 vp 8");
}

#[test]
fn section_10_9_every_missed_goal_costs_three() {
    last_turn(GOALS_MET).has("player 1 vp 8");
    // The Bureaucrat keeps a disc; the Shepherd is at 2; no coal.
    last_turn(&format!("{GOALS_MET}; bureaucrat discs 0 2")).has("player 1 vp 5");
    last_turn(&format!("{GOALS_MET}; shepherd mood 2")).has("player 1 vp 4");
    last_turn("goal 1; shepherd mood 3; player 1 crystals 0").has("player 1 vp 5");
}

#[test]
fn section_10_9_a_happy_worker_counts_as_a_goal_even_with_discs() {
    last_turn(&format!("{GOALS_MET}; shepherd discs 0 1")).has("player 1 vp 5; player 2 vp 6");
}

#[test]
fn section_10_9_goals_that_were_met_cost_nothing_and_those_missed_are_told() {
    let scene = last_turn("goal 1; player 1 vp 20; bureaucrat discs 0 2");
    let missed: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::GoalMissed { goal } => Some(*goal),
            _ => None,
        })
        .collect();
    assert_eq!(
        missed,
        [Goal::Free(Worker::Bureaucrat), Goal::Happy(Worker::Shepherd), Goal::Export(Good::Coal)]
    );
    scene.has("player 1 vp 11");
}

/// What you lose for missed goals, one by one, as applied. With goal card 1 they are three here: the
/// Bureaucrat keeps a disc, the Shepherd is at 0, and there is no coal.
fn lost_for_goals(facts: &str, left: i16) -> Vec<i16> {
    let scene = last_turn(&format!("goal 1; bureaucrat discs 0 2; {facts}"));
    let scene = scene.has(&format!("player 1 vp {left}"));
    let lost = |event: &Event| match event {
        Event::Scored { seat: YOU, by, source: Source::Goals } => Some(*by),
        _ => None,
    };
    scene.events.iter().filter_map(lost).collect()
}

#[test]
fn r27_in_retail_missed_goals_never_take_points_below_zero() {
    assert_eq!(lost_for_goals("player 1 vp 4", 0), [-3, -1], "goal by goal, as applied");
    assert_eq!(lost_for_goals("player 1 vp 0", 0), [], "nothing is left to lose");
}

#[test]
fn r27_in_solo_print_missed_goals_take_points_below_zero() {
    assert_eq!(lost_for_goals("edition solo-print; player 1 vp 4", -5), [-3, -3, -3]);
    assert_eq!(lost_for_goals("edition solo-print; difficulty hard; player 1 vp -1", -13), [-4, -4, -4]);
}

/// Worker by worker: bad moods cost you as good ones pay, if no Autom disc is there.
#[test]
fn r33_negative_moods_of_workers_without_autom_discs_cost() {
    for worker in ["farmer", "fisherman", "miner", "commissar"] {
        let facts = format!("{GOALS_MET}; {worker} mood -2");
        last_turn(&facts).has("player 1 vp 6; player 2 vp 5");
    }
    for worker in ["farmer", "miner", "commissar"] {
        last_turn(&format!("{GOALS_MET}; {worker} mood -2; {worker} discs 0 1"))
            .has("player 1 vp 8; player 2 vp 6");
    }
    // The last turn takes the only disc off the Bureaucrat.
    last_turn(&format!("{GOALS_MET}; bureaucrat mood -2; bureaucrat discs 0 1")).has("player 1 vp 6");
}

/// Down to zero in retail and further in solo-print, R27.
#[test]
fn r33_to_zero_or_below() {
    let facts = "goal 1; delivered coal; shepherd mood 3; shepherd discs 0 1; player 1 vp 1; miner mood -2";
    last_turn(facts).has("player 1 vp 0");
    last_turn(&format!("edition solo-print; {facts}")).has("player 1 vp -1");
}

#[test]
fn r14_moods_are_scored_worker_by_worker_in_the_solo_game_too() {
    // 1 − 2 is 0, and +3 for the Miner is 3.
    let shepherd = "shepherd mood 3; shepherd discs 0 1";
    last_turn(&format!("goal 1; delivered coal; {shepherd}; farmer mood -2; miner mood 3; player 1 vp 1"))
        .has("player 1 vp 3");
}

#[test]
fn section_10_9_moods_come_before_the_goals() {
    // 0 + 4 − 3 and again − 3.
    last_turn("goal 1; player 1 vp 0; commissar mood 4").has("player 1 vp 0");
    last_turn("goal 1; delivered coal; player 1 vp 0; commissar mood 4").has("player 1 vp 1");
}

#[test]
fn section_10_9_the_goal_card_its_cubes_and_the_discs_are_cleared() {
    let scene = last_turn(
        "goal 3; autom 10; delivered wool; delivered fish; warehouse wool 1; warehouse coal 2
        farmer discs 0 3; fisherman mood 1; fisherman discs 0 1; commissar mood 3; commissar stands palace
        miner lies mine
        player 1 wheel 2; player 2 wheel 3; player 1 crystals 4; player 1 donated 1; player 2 donated 2",
    )
    .changes(
        "day 2; phase morning; farmer discs 0 0; fisherman mood 0; fisherman discs 0 0; commissar mood 0
        commissar stands barracks; miner stands barracks; player 1 crystals 5; player 2 vp 9",
    )
    .has("player 1 vp 5; warehouse wool 1; warehouse coal 2; player 1 wheel 2; player 2 wheel 3");
    let view = scene.view();
    let solo = view.solo.expect("a solo game");
    assert_eq!((solo.goal, solo.face_up), (None, None));
    assert!(solo.delivered.is_empty());
    assert_eq!((view.supply[Good::Wool], view.supply[Good::Fish], view.supply[Good::Coal]), (5, 6, 4));
    assert_eq!(view.players[AUTOM].reserve, 9);
}

#[test]
fn section_10_3_the_second_day_has_another_goal_card_and_all_autom_cards() {
    let scene = last_turn("goal 3; autom 7; autom 10");
    let goals: Vec<_> = (1..=12).filter(|card| *card != 3).map(|card| format!("goal {card} 1")).collect();
    assert_eq!(scene.outcomes(), goals, "the first one was discarded");
    let scene = scene.play("nature goal 9");
    assert_eq!(scene.outcomes().len(), 18, "all are shuffled");
    scene.play("nature autom 7").has(
        "goal 9; autom 7; shepherd discs 0 1; farmer discs 0 2; fisherman discs 0 2; miner discs 0 1
        bureaucrat discs 0 1; commissar discs 0 2",
    );
}

/// The scene's own goal and Autom card are drawn, too.
#[test]
fn section_10_3_no_card_again_in_the_default_scene_either() {
    assert_eq!(given("seats 1").has("goal 1; autom 1").outcomes().len(), 17);
    assert_eq!(last_turn("").outcomes().len(), 11);
}

#[test]
fn section_3_1_late_risers_are_glad_in_the_solo_game_too() {
    given("seats 1; autom 9; goal 1")
        .play("nature autom 10; 1 move bureaucrat administration")
        .has("phase forenoon; miner stands mine; bureaucrat stands administration")
        .has("shepherd mood 1; farmer mood 1; fisherman mood 1; commissar mood 1; miner mood 0");
}
