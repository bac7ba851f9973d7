//! What happened, in sentences.

use red_outpost::{Chance, Day, Event, Goal, Good, Source};
use table::{PerSeat, Seat};
use texts::{Language, Value, sentence, signed};

use super::names::{card_id, good_value, id, list, location_value, seat_value, worker_value};
use super::sums::shares;
use super::{Context, location, text, worker};

/// What happened, as one sentence.
pub fn event(language: Language, event: &Event, context: Context) -> String {
    let by = |seat: Seat| ("seat", seat_value(seat, context));
    let on = |name: &'static str, worker| (name, worker_value(worker));
    let place = |name: &'static str, location| (name, location_value(location));
    let of = |good| ("good", good_value(good));
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    sentence(match *event {
        Event::Blocked { phase, location } => {
            say("event-blocked", &[place("location", location), ("phase", id("phase", phase).into())])
        }
        Event::Dealt { seat, card } => say("event-dealt", &[by(seat), ("card", card_id(card).into())]),
        Event::Started { seat } => say("event-started", &[by(seat)]),
        Event::DayBegan { day } => say("event-day-began", &[("day", number(day).into())]),
        Event::PhaseBegan { phase } => say("event-phase-began", &[("phase", id("phase", phase).into())]),
        Event::GoalDrawn { goal } => goal_drawn(language, goal, context),
        Event::AutomCardTurned { card } => autom_card(language, card, context),
        Event::Moved { seat, worker, from: _, to } => {
            say("event-moved", &[by(seat), on("worker", worker), place("to", to)])
        }
        Event::Stayed { seat, at } => say("event-stayed", &[by(seat), place("at", at)]),
        Event::Influenced { seat, worker } => say("event-influenced", &[by(seat), on("worker", worker)]),
        Event::DiscHeld { seat } => say("event-disc-held", &[by(seat)]),
        Event::DiscsReleased { seat, worker, count } => {
            say("event-discs-released", &[by(seat), on("worker", worker), ("count", count.into())])
        }
        Event::DiscWithheld { seat } => say("event-disc-withheld", &[by(seat)]),
        Event::DiscRemoved { worker } => say("event-disc-removed", &[on("worker", worker)]),
        Event::DiscShifted { seat, owner, from, to } => {
            let owner = if owner == seat { "own".into() } else { seat_value(owner, context) };
            say("event-disc-shifted", &[by(seat), ("owner", owner), on("from", from), on("to", to)])
        }
        Event::MoodChanged { worker, by } => say(
            "event-mood-changed",
            &[on("worker", worker), ("way", way(by.into())), ("by", by.unsigned_abs().into())],
        ),
        Event::CardUsed { seat, card } => say("event-card-used", &[by(seat), ("card", card_id(card).into())]),
        Event::Produced { seat, good } => goods(language, "event-produced", seat, &[good], context),
        Event::Received { seat, good } => goods(language, "event-received", seat, &[good], context),
        Event::Discarded { seat, good } => goods(language, "event-discarded", seat, &[good], context),
        Event::WheelTurned { seat, by: fields } => {
            say("event-wheel-turned", &[by(seat), ("by", fields.into())])
        }
        Event::Exported { seat, good } => say("event-exported", &[by(seat), of(good)]),
        Event::Delivered { good } => say("event-delivered", &[of(good)]),
        Event::CrystalsGained { seat, count } => {
            say("event-crystals-gained", &[by(seat), ("count", count.into())])
        }
        Event::CrystalSpent { seat } => say("event-crystal-spent", &[by(seat)]),
        Event::Donated { seat } => say("event-donated", &[by(seat)]),
        Event::Pledged { seat, worker } => say("event-pledged", &[by(seat), on("worker", worker)]),
        Event::SpaceshipRevealed { card } => {
            say("event-spaceship-revealed", &[("card", id("spaceship", card).into())])
        }
        Event::SpaceshipShuffled => say("event-spaceship-shuffled", &[]),
        Event::LakeRevealed { card } => say("event-lake-revealed", &[("card", id("lake", card).into())]),
        Event::LakeRecalled { seat, card } => {
            say("event-lake-recalled", &[by(seat), ("card", id("lake", card).into())])
        }
        Event::LakeChosen { seat, card } => {
            say("event-lake-chosen", &[by(seat), ("card", id("lake", card).into())])
        }
        Event::LakeShuffled => say("event-lake-shuffled", &[]),
        Event::Sent { seat, worker, from: _, to } => {
            say("event-sent", &[by(seat), on("worker", worker), place("to", to)])
        }
        Event::Napped { seat, worker } => say("event-napped", &[by(seat), on("worker", worker)]),
        Event::MoodCounted { worker, mood } => {
            say("event-mood-counted", &[on("worker", worker), ("mood", signed(mood).into())])
        }
        Event::Scored { seat, by: points, source } => say(
            "event-scored",
            &[
                by(seat),
                ("way", way(points)),
                ("points", points.unsigned_abs().into()),
                ("source", id("source", source).into()),
            ],
        ),
        Event::GoalMissed { goal: missed } => {
            say("event-goal-missed", &[("goal", goal(language, missed).into())])
        }
        Event::DayEnded { day } => say("event-day-ended", &[("day", number(day).into())]),
        Event::GameEnded => say("event-game-ended", &[]),
    })
}

/// What happened, in sentences: like [`event`], but several of a kind in a row are told together.
pub fn story(language: Language, events: &[Event], context: Context) -> Vec<String> {
    let runs = events.chunk_by(belong_together);
    runs.map(
        |run| {
            if run.len() > 1 { together(language, run, context) } else { event(language, &run[0], context) }
        },
    )
    .collect()
}

fn belong_together(one: &Event, other: &Event) -> bool {
    match (one, other) {
        (Event::MoodChanged { by, .. }, Event::MoodChanged { by: other, .. }) => by == other,
        (Event::MoodCounted { .. }, Event::Scored { source, .. }) => *source == Source::Moods,
        (Event::Scored { source, .. }, Event::Scored { source: other, .. }) => source == other,
        (Event::Produced { seat, .. }, Event::Produced { seat: other, .. })
        | (Event::Received { seat, .. }, Event::Received { seat: other, .. })
        | (Event::Discarded { seat, .. }, Event::Discarded { seat: other, .. }) => seat == other,
        _ => false,
    }
}

fn together(language: Language, run: &[Event], context: Context) -> String {
    sentence(match run[0] {
        Event::Produced { seat, .. } => goods(language, "event-produced", seat, &goods_in(run), context),
        Event::Received { seat, .. } => goods(language, "event-received", seat, &goods_in(run), context),
        Event::Discarded { seat, .. } => goods(language, "event-discarded", seat, &goods_in(run), context),
        Event::MoodChanged { by, .. } => {
            let workers = list(run.iter().filter_map(|event| match *event {
                Event::MoodChanged { worker: changed, .. } => Some(worker(language, changed)),
                _ => None,
            }));
            text(language, "event-moods-changed", &[("by", signed(by).into()), ("workers", workers.into())])
        }
        Event::MoodCounted { worker, mood } => text(
            language,
            "event-worker-points",
            &[
                ("worker", worker_value(worker)),
                ("mood", signed(mood).into()),
                ("shares", scored(language, run, context).into()),
            ],
        ),
        Event::Scored { source, .. } => text(
            language,
            "event-points",
            &[("source", id("source", source).into()), ("shares", scored(language, run, context).into())],
        ),
        _ => unreachable!("nothing else belongs together"),
    })
}

/// What everybody scored in some events.
fn scored(language: Language, run: &[Event], context: Context) -> String {
    let mut points = PerSeat::all(None);
    for event in run {
        if let Event::Scored { seat, by, .. } = *event {
            *points[seat].get_or_insert(0) += by;
        }
    }
    let scored = points.iter().filter_map(|(seat, by)| Some((seat, (*by)?)));
    shares(language, scored, context)
}

/// What a seat did with goods.
fn goods(language: Language, id: &str, seat: Seat, goods: &[Good], context: Context) -> String {
    let counted =
        list(goods.chunk_by(PartialEq::eq).map(|same| {
            text(language, "goods", &[("count", same.len().into()), ("good", good_value(same[0]))])
        }));
    text(language, id, &[("seat", seat_value(seat, context)), ("goods", counted.into())])
}

/// The goods of some events.
fn goods_in(run: &[Event]) -> Vec<Good> {
    let good = |event: &Event| match *event {
        Event::Produced { good, .. } | Event::Received { good, .. } | Event::Discarded { good, .. } => {
            Some(good)
        }
        _ => None,
    };
    run.iter().filter_map(good).collect()
}

/// What chance decided, in a few words. The events that follow from it tell more.
pub fn chance(language: Language, chance: &Chance, context: Context) -> String {
    let say = |id: &str, variable: &str, value: Value<'_>| text(language, id, &[(variable, value)]);
    match *chance {
        Chance::Block(location) => say("chance-block", "location", location_value(location)),
        Chance::WorkerCard(worker) => say("chance-worker-card", "worker", worker_value(worker)),
        Chance::LocationCard(location) => say("chance-location-card", "location", location_value(location)),
        Chance::Start(seat) => say("chance-start", "seat", seat_value(seat, context)),
        Chance::Goal(card) => say("chance-goal", "card", (card + 1).into()),
        Chance::Autom(card) => say("chance-autom", "card", (card + 1).into()),
        Chance::Spaceship(card) => say("chance-spaceship", "card", id("spaceship", card).into()),
        Chance::Lake(card) => say("chance-lake", "card", id("lake", card).into()),
    }
}

/// A goal of a goal card, §10.4, as what is so if it is met.
pub fn goal(language: Language, goal: Goal) -> String {
    match goal {
        Goal::Free(worker) => text(language, "goal-free", &[("worker", worker_value(worker))]),
        Goal::Happy(worker) => text(language, "goal-happy", &[("worker", worker_value(worker))]),
        Goal::Export(good) => text(language, "goal-export", &[("good", good_value(good))]),
    }
}

fn goal_drawn(language: Language, card: u8, context: Context) -> String {
    let extra = context.values.goals[usize::from(card)].extra_discs;
    let workers = list(extra.iter().map(|name| worker(language, name)));
    text(language, "event-goal-drawn", &[("card", (card + 1).into()), ("workers", workers.into())])
}

fn autom_card(language: Language, card: u8, context: Context) -> String {
    let card = context.values.autom[usize::from(card)];
    let places = list(card.locations.map(|name| location(language, name)));
    text(language, "event-autom-card", &[("worker", worker_value(card.worker)), ("places", places.into())])
}

/// The number of a day.
pub(super) fn number(day: Day) -> u8 {
    match day {
        Day::One => 1,
        Day::Two => 2,
    }
}

fn way(by: i16) -> Value<'static> {
    if by > 0 { "up".into() } else { "down".into() }
}
