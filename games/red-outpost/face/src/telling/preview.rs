//! What a choice leads to: the rules are asked by playing it on a copy. Nothing is secret in this
//! game, so every choice can be played ahead.

use red_outpost::{Action, Event, Pending, RedOutpost, State};
use table::{Game, Seat, Viewer};
use texts::{Language, signed};

use super::effects::{Effects, effects, ending, what_follows};
use super::{Context, text};

/// What a choice leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What happens.
    pub effects: Effects,
    /// What is asked or drawn next.
    pub follows: Option<String>,
    /// What the end of the day or of the game brings everybody, if it comes with the choice.
    pub ending: Option<String>,
    /// How many moods really change.
    pub moods: usize,
}

/// What a legal choice of the seat leads to, as far as chance does not decide.
pub fn preview(language: Language, state: &State, seat: Seat, action: Action, context: Context) -> Preview {
    let mut after = state.clone();
    let mut events = Vec::new();
    RedOutpost::apply(&mut after, seat, action, &mut events);
    let after = RedOutpost::view(&after, Viewer::Seat(seat));
    let mut effects = effects(language, &events, seat, context);
    if matches!(after.pending, Pending::Influence | Pending::Instead) {
        // The mood step is still to come, and what is asked first may change it, R22.
        effects.mood = None;
    }
    Preview {
        effects,
        follows: what_follows(language, &after, seat),
        ending: ending(language, &events, seat, context),
        moods: events.iter().filter(|event| matches!(event, Event::MoodChanged { .. })).count(),
    }
}

/// What happens when a turn is over, put into one phrase.
pub fn after_turn(language: Language, phrases: &[String]) -> String {
    text(language, "effect-after", &[("effects", phrases.join("; ").into())])
}

impl Preview {
    /// Everything in the order in which it happens, as short phrases.
    pub fn phrases(&self, language: Language) -> Vec<String> {
        let mut phrases = self.within_turn(language);
        if !self.effects.after.is_empty() {
            phrases.push(after_turn(language, &self.effects.after));
        }
        phrases
    }

    /// What happens before the turn is over, as short phrases.
    pub fn within_turn(&self, language: Language) -> Vec<String> {
        let Effects { mood, own, after: _ } = &self.effects;
        // That nothing changes is worth telling: the mood is full, or what raises and lowers it is even.
        let change = |by| if by == 0 { "±0".to_owned() } else { signed(by) };
        let mood = mood.map(|by| text(language, "effect-mover", &[("by", change(by).into())]));
        mood.into_iter().chain(own.iter().chain(&self.follows).cloned()).collect()
    }
}
