//! What a choice leads to: the rules are asked by playing it on a copy.
//!
//! What happens is public, so telling it betrays nothing, but for the choices that all make in secret
//! and reveal together: those are not played ahead, or the last to choose would see the others'.

use outlive::{Action, Event, Outlive, Pending, Resource, State, View};
use table::{Game, Seat, Viewer};
use texts::{Language, signed};

use super::hints::hints;
use super::names::seat_value;
use super::{Context, amounts, effects, text};

/// What a choice leads to, as short phrases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What the position says of it.
    pub hints: Vec<String>,
    /// What happens.
    pub effects: Vec<String>,
}

/// What a legal choice of the seat leads to, as far as chance and secrets do not decide. The context
/// has the seat's own view of this position.
pub fn preview(
    language: Language,
    state: &State,
    seat: Seat,
    action: Action,
    context: Context<'_>,
) -> Preview {
    let effects = play_ahead(state, seat, action).map(|mut ahead| {
        let answer = answer(language, &ahead.events, &ahead.view, context);
        ahead.events.retain(|event| !is_said(action, event));
        let told = effects(language, &ahead.events, seat, context).into_iter();
        let follows = [
            answer,
            handed_over(language, action, &ahead.view, seat),
            actions_left(language, action, &ahead.view),
            points(language, action, &ahead, seat, context),
        ];
        told.chain(follows.into_iter().flatten()).collect()
    });
    Preview { hints: hints(language, state, action, seat, context), effects: effects.unwrap_or_default() }
}

impl Preview {
    /// Everything, what the position says first.
    pub fn phrases(self) -> Vec<String> {
        self.hints.into_iter().chain(self.effects).collect()
    }
}

/// What comes of a choice.
#[derive(Clone, Debug)]
pub struct Ahead {
    /// What happens, up to where the Night or a round begins.
    pub events: Vec<Event>,
    /// Whether one begins.
    pub is_dusk_or_dawn: bool,
    /// What the chooser sees then.
    pub view: View,
}

/// Makes a legal choice of the seat on a copy, unless it is made in secret or would show the chooser more than
/// he knows.
pub fn play_ahead(state: &State, seat: Seat, action: Action) -> Option<Ahead> {
    // The hunter has seen the prey that he reveals to others.
    let is_revealed = Outlive::reveals(state, seat, action) && !matches!(action, Action::HuntSensed { .. });
    if is_revealed || state.shelter(seat).pending.is_secret() {
        return None;
    }
    let mut after = state.clone();
    let mut events = Vec::new();
    Outlive::apply(&mut after, seat, action, &mut events);
    let begins =
        |event: &Event| matches!(event, Event::NightFell | Event::RoundBegan { .. } | Event::GameEnded);
    let begins = events.iter().position(begins);
    events.truncate(begins.map_or(events.len(), |begins| begins + 1));
    let view = Outlive::view(&after, Viewer::Seat(seat));
    Some(Ahead { events, is_dusk_or_dawn: begins.is_some(), view })
}

/// What is paid in all by a way to feed the survivors: "pay 3 water, 1 can". The choice itself names
/// only what the player decides, which leaves out meat, the airlock and the Cisterns.
pub fn fed(language: Language, state: &State, seat: Seat, action: Action) -> Option<String> {
    let paid = play_ahead(state, seat, action)?.events.into_iter().find_map(|event| match event {
        Event::Fed { seat: by, meat, water, cans, .. } if by == seat => Some([meat, water, cans]),
        _ => None,
    });
    let kinds = [Resource::Meat, Resource::Water, Resource::Can];
    let amount = amounts(language, kinds.into_iter().zip(paid?));
    Some(text(language, "action-feed-paid", &[("amount", amount.into())]))
}

/// Who is pressed has the next word, unless there is nothing to decide.
fn answer(language: Language, events: &[Event], after: &View, context: Context<'_>) -> Option<String> {
    let &Event::Pressed { victim, pressure, .. } = events.last()? else { return None };
    let decides = matches!(after.shelters[victim].pending, Pending::Defend(_) | Pending::HandOver(_));
    let facts = [("victim", seat_value(victim, context)), ("pressure", pressure.into())];
    decides.then(|| text(language, "effect-answer", &facts))
}

/// What is due to whoever presses, if it is not fended off.
fn handed_over(language: Language, action: Action, after: &View, seat: Seat) -> Option<String> {
    let Pending::HandOver(count) = after.shelters[seat].pending else { return None };
    let is_answer = matches!(action, Action::Resist { .. });
    is_answer.then(|| text(language, "effect-handed-over", &[("count", count.into())]))
}

/// What the choice itself is worth, §7, unless its name says so.
fn points(
    language: Language,
    action: Action,
    ahead: &Ahead,
    seat: Seat,
    context: Context<'_>,
) -> Option<String> {
    let by = ahead.view.shelters[seat].points - context.view.shelters[seat].points;
    let is_told = by != 0 && !ahead.is_dusk_or_dawn && !matches!(action, Action::Resolve { .. });
    is_told.then(|| text(language, "effect-points", &[("points", signed(by).into())]))
}

/// The actions that a hunt leaves.
fn actions_left(language: Language, action: Action, after: &View) -> Option<String> {
    let (_, _, left) = after.visitor?;
    let hunts = matches!(action, Action::Hunt { .. } | Action::HuntSensed { .. });
    hunts.then(|| text(language, "effect-actions-left", &[("left", left.into())]))
}

/// Whether the name of a choice says already that this happens.
fn is_said(action: Action, event: &Event) -> bool {
    match (action, *event) {
        (Action::Take { count: taken, .. } | Action::Algae { ammo: taken }, Event::Gained { count, .. }) => {
            taken == count
        }
        (Action::Dismiss { .. }, Event::SurvivorLeft { .. }) => true,
        _ => false,
    }
}
