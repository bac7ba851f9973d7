//! What a choice leads to, in a few words: the events it causes, added up.

use red_outpost::{Draw, Event, Pending, Phase, Source, View, Worker};
use table::{Seat, Turn};
use texts::Language;

use super::sums::{Reader, Sum, shares};
use super::{Context, text};

/// What a choice leads to, as short phrases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The change of mood of the worker who was moved, if one was.
    pub mood: Option<i8>,
    /// What else happens within the turn.
    pub own: Vec<String>,
    /// When the turn is over, before somebody has to decide again.
    pub after: Vec<String>,
}

/// What the events of a seat's choice add up to. What the choice itself says (who moves, where the
/// disc goes, which card is used) is not repeated.
pub fn effects(language: Language, events: &[Event], seat: Seat, context: Context) -> Effects {
    let (own, after) = events.split_at(end_of_turn(events, seat));
    let mover = own.iter().find_map(mover);
    let (own, after) = (Sum::of(own), Sum::of(after));
    Effects {
        mood: mover.map(|mover| own.moods[mover]),
        own: own.phrases(language, Reader { seat: Some(seat), mover, context }),
        after: after.phrases(language, Reader { seat: None, mover: None, context }),
    }
}

/// What the end of the day or of the game brings everybody, if the choice leads to it: all that is scored
/// then, put into one phrase.
pub(super) fn ending(language: Language, events: &[Event], seat: Seat, context: Context) -> Option<String> {
    let after = &events[end_of_turn(events, seat)..];
    let id = if after.contains(&Event::GameEnded) {
        "effect-game-over"
    } else if after.iter().any(|event| matches!(event, Event::DayEnded { .. })) {
        "effect-day-over"
    } else {
        return None;
    };
    let shares = shares(language, Sum::of(after).totals(), context);
    let shares = if shares.is_empty() { "none".to_owned() } else { shares };
    Some(text(language, id, &[("shares", shares.into())]))
}

fn mover(event: &Event) -> Option<Worker> {
    if let Event::Moved { worker, .. } = *event {
        return Some(worker);
    }
    matches!(event, Event::Stayed { .. }).then_some(Worker::Shepherd)
}

/// What comes next, if the choice leaves its turn unfinished: a draw or another choice of the seat.
pub fn what_follows(language: Language, view: &View, seat: Seat) -> Option<String> {
    let is_drawn = matches!(view.pending, Pending::Draw(Draw::Spaceship | Draw::Lake | Draw::SecondLake(_)));
    if !is_drawn && view.turn != Turn::seat(seat) {
        return None;
    }
    let id = match view.pending {
        Pending::Draw(_) => "then-card",
        Pending::Influence => "then-influence",
        Pending::Instead => "then-instead",
        Pending::Donation | Pending::Gift => "then-donation",
        Pending::Round => "then-round",
        Pending::Trade(_) => "then-trade",
        Pending::Transfer => "then-transfer",
        Pending::Find | Pending::Crop => "then-good",
        Pending::Fishing | Pending::Catch(..) => "then-fishing",
        Pending::Cargo => "then-cargo",
        Pending::Overtime(_) => "then-overtime",
        Pending::Errand => "then-errand",
        Pending::Nap(_) => "then-nap",
        Pending::LateRiser(_) => "then-late-riser",
        Pending::Nothing | Pending::Move | Pending::Over => return None,
    };
    Some(text(language, id, &[]))
}

/// Where the events of the turn end and those begin that follow by themselves.
fn end_of_turn(events: &[Event], seat: Seat) -> usize {
    let follows = |event: &Event| match *event {
        Event::Moved { seat: mover, .. } => mover != seat,
        Event::Scored { source, .. } => match source {
            Source::Moods | Source::Palace | Source::Crystals | Source::AutomDiscs | Source::Goals => true,
            Source::Exports | Source::Wheel | Source::AutomCrystals => false,
        },
        _ => matches!(
            event,
            Event::MoodCounted { .. }
                | Event::PhaseBegan { .. }
                | Event::DayEnded { .. }
                | Event::GoalMissed { .. }
                | Event::GameEnded
        ),
    };
    let end = events.iter().position(follows).unwrap_or(events.len());
    if !matches!(events.get(end), Some(Event::PhaseBegan { phase: Phase::Forenoon })) {
        return end;
    }
    // The late risers, §3.1, are heard just before, in the order of the workers.
    let mut next: Option<Worker> = None;
    let late = events[..end].iter().rev().take_while(|event| match **event {
        Event::MoodChanged { worker, by: 1 } => next.replace(worker).is_none_or(|later| worker < later),
        _ => false,
    });
    end - late.count()
}
