//! Who does what now.

use outlive::{Kinds, NightStep, Pending, ShelterView};
use table::{Seat, SeatSet, Turn};
use texts::{Language, Value, sentence};

use super::names::{equipment_value, ground_value, place_value, seat_value};
use super::{Context, text};

/// Who does what now. Whoever is asked reads the question; others read for whom they wait.
pub fn prompt(language: Language, asked: Option<Seat>, context: Context<'_>) -> String {
    match context.view.turn {
        Turn::Nature => text(language, "prompt-nature", &[]),
        Turn::Over => text(language, "prompt-over", &[]),
        Turn::Seats(due) => match asked.filter(|&seat| due.has(seat)) {
            Some(seat) => question(language, seat, context),
            None => waiting(language, due, context),
        },
    }
}

/// What a seat is asked.
fn question(language: Language, seat: Seat, context: Context<'_>) -> String {
    let (name, variables) = task(seat, context);
    let task = sentence(text(language, &format!("task-{name}"), &variables));
    sentence(text(language, "prompt-seat", &[("seat", seat_value(seat, context)), ("task", task.into())]))
}

/// For whom others wait. Who does the same is told together.
fn waiting(language: Language, due: SeatSet, context: Context<'_>) -> String {
    let mut doings: Vec<(String, Vec<String>)> = Vec::new();
    for seat in due.iter() {
        let (name, variables) = task(seat, context);
        let doing = text(language, &format!("doing-{name}"), &variables);
        let seat = text(language, "doing-seat", &[("seat", seat_value(seat, context))]);
        match doings.iter_mut().find(|(other, _)| *other == doing) {
            Some((_, seats)) => seats.push(seat),
            None => doings.push((doing, vec![seat])),
        }
    }
    let doings: Vec<_> =
        doings.iter().map(|(doing, seats)| format!("{}: {doing}", seats.join(", "))).collect();
    text(language, "prompt-waiting", &[("doings", doings.join("; ").into())])
}

/// What a seat has to do, as the texts name it, and what these need to know.
fn task(seat: Seat, context: Context<'_>) -> (&'static str, Vec<(&'static str, Value<'_>)>) {
    let ShelterView { pending, night, .. } = context.view.shelters[seat];
    let of = |count: u8| ("count", count.into());
    let on = |seat| ("victim", seat_value(seat, context));
    let by = ("by", seat_value(context.view.active, context));
    match pending {
        // Somebody is due, but the reader may not know for what.
        Pending::Nothing => ("secret", vec![]),
        Pending::Rooms => ("rooms", vec![]),
        Pending::FreeRoom => ("free-room", vec![]),
        Pending::Quarters => ("quarters", vec![]),
        Pending::Leader => ("leader", vec![]),
        Pending::Heroes => ("heroes", vec![]),
        Pending::NextHero => ("next-hero", vec![]),
        Pending::Discard(Kinds::Commodities, count) => ("discard-commodities", vec![of(count)]),
        Pending::Discard(Kinds::Supplies, count) => ("discard-supplies", vec![of(count)]),
        Pending::Leave(count) => ("leave", vec![("why", why_they_leave(night).into()), of(count)]),
        Pending::Move => ("move", vec![]),
        Pending::Bat(victim) => ("bat", vec![on(victim)]),
        Pending::Defend(pressure) => ("defend", vec![by, ("pressure", pressure.into())]),
        Pending::HandOver(count) => ("hand-over", vec![by, of(count)]),
        Pending::Rob(victim, count) => ("rob", vec![on(victim), of(count)]),
        Pending::House => {
            let is_city = context.view.visitor.is_some_and(|(_, place, _)| place.city().is_some());
            (if is_city { "house-flashlight" } else { "house" }, vec![])
        }
        Pending::Gift(equipment) => ("gift", vec![("equipment", equipment_value(equipment))]),
        Pending::Visit(place) => {
            let left = context.view.visitor.map_or(0, |(_, _, left)| left);
            ("visit", vec![("place", place_value(place)), ("left", left.into())])
        }
        Pending::Sensed(ground) => ("sensed", vec![("place", ground_value(ground))]),
        Pending::Resolve => ("resolve", vec![]),
        Pending::Feed => ("feed", vec![]),
        Pending::Recruit => ("recruit", vec![]),
        Pending::Build => ("build", vec![]),
        Pending::Repair => ("repair", vec![]),
    }
}

/// Why survivors leave, by the step of the Night: by Day it is the Epidemic, §14.9.
fn why_they_leave(night: Option<NightStep>) -> &'static str {
    match night {
        None => "event",
        Some(NightStep::Feed) => "hunger",
        Some(_) => "radiation",
    }
}
