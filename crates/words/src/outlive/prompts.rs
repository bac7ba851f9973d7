//! Who does what now.

use outlive::{Kinds, Pending, ShelterView};
use table::{Seat, Turn};

use super::names::{ground_value, place_value, seat_value};
use super::{Context, text};
use crate::{Language, Value, sentence};

/// Who does what now: a sentence for everybody who is due.
pub fn prompt(language: Language, context: Context<'_>) -> String {
    match context.view.turn {
        Turn::Nature => text(language, "prompt-nature", &[]),
        Turn::Over => text(language, "prompt-over", &[]),
        Turn::Seats(due) => {
            let sentences: Vec<_> = due.iter().map(|seat| prompt_for(language, seat, context)).collect();
            sentences.join(" ")
        }
    }
}

/// What one seat is asked.
pub fn prompt_for(language: Language, seat: Seat, context: Context<'_>) -> String {
    let ShelterView { pending, night, .. } = context.view.shelters[seat];
    let reader = ("seat", seat_value(seat, context));
    if pending == Pending::Nothing && context.you != Some(seat) {
        return sentence(text(language, "task-secret-of", &[reader]));
    }
    let variables = [reader, ("task", sentence(task(language, pending, night, context)).into())];
    sentence(text(language, "prompt-seat", &variables))
}

fn task(language: Language, pending: Pending, night: Option<u8>, context: Context<'_>) -> String {
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    let of = |count: u8| ("count", count.into());
    let on = |seat| ("victim", seat_value(seat, context));
    let by = ("by", seat_value(context.view.active, context));
    match pending {
        // Somebody is due, but the reader may not know for what.
        Pending::Nothing => say("task-secret", &[]),
        Pending::Rooms => say("task-rooms", &[]),
        Pending::FreeRoom => say("task-free-room", &[]),
        Pending::Quarters => say("task-quarters", &[]),
        Pending::Leader => say("task-leader", &[]),
        Pending::Heroes => say("task-heroes", &[]),
        Pending::NextHero => say("task-next-hero", &[]),
        Pending::Discard(Kinds::Commodities, count) => say("task-discard-commodities", &[of(count)]),
        Pending::Discard(Kinds::Supplies, count) => say("task-discard-supplies", &[of(count)]),
        Pending::Leave(count) => say("task-leave", &[("why", why_they_leave(night).into()), of(count)]),
        Pending::Move => say("task-move", &[]),
        Pending::Bat(victim) => say("task-bat", &[on(victim)]),
        Pending::Defend(pressure) => say("task-defend", &[by, ("pressure", pressure.into())]),
        Pending::HandOver(count) => say("task-hand-over", &[by, of(count)]),
        Pending::Rob(victim, count) => say("task-rob", &[on(victim), of(count)]),
        Pending::House => say("task-house", &[]),
        Pending::Visit(place) => {
            let left = context.view.visitor.map_or(0, |(_, _, left)| left);
            say("task-visit", &[("place", place_value(place)), ("left", left.into())])
        }
        Pending::Sensed(ground) => say("task-sensed", &[("place", ground_value(ground))]),
        Pending::Resolve => say("task-resolve", &[]),
        Pending::Feed => say("task-feed", &[]),
        Pending::Recruit => say("task-recruit", &[]),
        Pending::Build => say("task-build", &[]),
        Pending::Repair => say("task-repair", &[]),
    }
}

/// The step of the Night in which survivors are fed, §6.2.
const FEEDING: u8 = 2;

/// Why survivors leave, by the step of the Night: by Day it is the Epidemic, §14.9.
fn why_they_leave(night: Option<u8>) -> &'static str {
    match night {
        None => "event",
        Some(FEEDING) => "hunger",
        Some(_) => "radiation",
    }
}
