//! What a choice leads to: the rules are asked by playing it on a copy.
//!
//! What happens is public, so telling it betrays nothing, but for the choices that all make in secret
//! and reveal together: those are not played ahead, or the last to choose would see the others'.

use outlive::{Action, Event, Outlive, Pending, State, View};
use table::{Game, Seat, Viewer};

use super::hints::hints;
use super::{Context, effects, text};
use crate::Language;

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
    let mut phrases = Vec::new();
    if may_be_played_ahead(context.view, seat) {
        let mut after = state.clone();
        let mut events = Vec::new();
        Outlive::apply(&mut after, seat, action, &mut events);
        let begins =
            |event: &Event| matches!(event, Event::NightFell | Event::RoundBegan { .. } | Event::GameEnded);
        let end = events.iter().position(begins).map_or(events.len(), |begins| begins + 1);
        events.truncate(end);
        events.retain(|event| !is_said(action, event));
        phrases.extend(effects(language, &events, seat, context));
        let after = Outlive::view(&after, Viewer::Seat(seat));
        phrases.extend(actions_left(language, action, &after));
    }
    Preview { hints: hints(language, action, seat, context), effects: phrases }
}

impl Preview {
    /// Everything, what the position says first.
    pub fn phrases(self) -> Vec<String> {
        self.hints.into_iter().chain(self.effects).collect()
    }
}

/// Whether the choice reveals nothing that others chose in secret.
fn may_be_played_ahead(view: &View, seat: Seat) -> bool {
    !matches!(
        view.shelters[seat].pending,
        Pending::Rooms | Pending::FreeRoom | Pending::Quarters | Pending::Leader | Pending::Heroes
    )
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
        (Action::Take { count: taken } | Action::Algae { ammo: taken }, Event::Gained { count, .. }) => {
            taken == count
        }
        (Action::Dismiss { .. }, Event::SurvivorLeft { .. }) => true,
        _ => false,
    }
}
