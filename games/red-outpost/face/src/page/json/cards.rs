//! The box, and the cards of the solo game.

use red_outpost::{
    AUTOM_CARDS, AutomCard, CardSet, ExportTrack, GOAL_CARDS, Goal, GoalCard, MOST_GOALS, SoloView, Values,
};
use serde_json::{Value, json};
use web::face::data::{bag, counts, name, names, optional_name, per, set};

/// The values of the box; the cards of the solo game are in it where they are played with.
pub(super) fn values(values: &Values, is_solo: bool) -> Value {
    let Values {
        name: box_name,
        mood_lowest,
        mood_highest,
        wheel_fields,
        exports,
        spaceship,
        lake,
        ring,
        autom,
        goals,
    } = values;
    let track = |track: &ExportTrack| json!({ "fields": track.permanent(), "last": track.last });
    let mut written = json!({
        "name": box_name,
        "mood_lowest": mood_lowest,
        "mood_highest": mood_highest,
        "wheel_fields": wheel_fields,
        "exports": per(exports, track),
        "spaceship": bag(spaceship),
        "lake": bag(lake),
    });
    if is_solo {
        written["ring"] = names(*ring);
        written["autom"] = autom.iter().map(autom_card).collect();
        written["goals"] = goals.iter().map(goal_card).collect();
    }
    written
}

fn autom_card(card: &AutomCard) -> Value {
    let AutomCard { worker, locations } = *card;
    json!({ "worker": name(worker), "locations": names(locations) })
}

fn goal_card(card: &GoalCard) -> Value {
    let GoalCard {
        extra_discs,
        free,
        happy,
        goods,
        penalty,
        warehouse,
        workers,
        spaceship,
        direction,
        exports,
    } = *card;
    json!({
        "extra_discs": set(extra_discs),
        "free": set(free),
        "happy": set(happy),
        "goods": set(goods),
        "penalty": penalty,
        "warehouse": names(warehouse),
        "workers": names(workers),
        "spaceship": names(spaceship),
        "direction": name(direction),
        "exports": counts(&exports),
    })
}

/// The cards of the solo game that lie open, and what they mean now.
pub(super) fn solo(solo: &SoloView) -> Value {
    let SoloView {
        difficulty,
        goal,
        goals,
        penalty,
        goals_drawn,
        delivered,
        face_up,
        cards_turned,
        destination,
    } = *solo;
    json!({
        "difficulty": name(difficulty),
        "goal": goal.map(|card| card + 1),
        "goals": goals_of_day(goals),
        "penalty": penalty,
        "goals_drawn": numbers(goals_drawn, GOAL_CARDS),
        "delivered": set(delivered),
        "face_up": face_up.map(|card| card + 1),
        "cards_turned": numbers(cards_turned, AUTOM_CARDS),
        "destination": optional_name(destination),
    })
}

fn goals_of_day(goals: [Option<(Goal, bool)>; MOST_GOALS]) -> Value {
    let written = goals.into_iter().flatten().map(|(goal, is_met)| match goal {
        Goal::Free(worker) => json!({ "kind": "free", "worker": name(worker), "met": is_met }),
        Goal::Happy(worker) => json!({ "kind": "happy", "worker": name(worker), "met": is_met }),
        Goal::Export(good) => json!({ "kind": "export", "good": name(good), "met": is_met }),
    });
    written.collect()
}

/// The cards of a numbered deck, counted from 1 as people do.
fn numbers(cards: CardSet, deck: usize) -> Value {
    (0..deck as u8).filter(|&card| cards.has(card)).map(|card| card + 1).collect()
}
