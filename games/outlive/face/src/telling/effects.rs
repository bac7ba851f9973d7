//! What a choice leads to, in a few words: the events it causes, added up.

use outlive::{Event, PerResource, Resource};
use table::{PerSeat, Seat};
use texts::Language;

use super::names::{berth_value, seat_value};
use super::{Context, amounts, text};

/// What the events of a seat's choice add up to, as short phrases. What the choice itself says is not
/// repeated, and of others only what happens to them in the seat's turn is told.
pub fn effects(language: Language, events: &[Event], seat: Seat, context: Context<'_>) -> Vec<String> {
    let mut sum = Sum::default();
    let mut phrases = Vec::new();
    for event in events {
        sum.add(event, seat);
        phrases.extend(single(language, event, seat, context));
    }
    sum.phrases(language, context).into_iter().chain(phrases).collect()
}

/// Resources and survivors, added up.
struct Sum {
    gained: PerResource<u8>,
    paid: PerResource<u8>,
    robbed: PerSeat<PerResource<u8>>,
    left: u8,
}

impl Default for Sum {
    fn default() -> Self {
        let nothing = PerResource::all(0);
        Self { gained: nothing, paid: nothing, robbed: PerSeat::all(nothing), left: 0 }
    }
}

impl Sum {
    fn add(&mut self, event: &Event, chooser: Seat) {
        match *event {
            Event::Gained { seat, resource, count } if seat == chooser => self.gained[resource] += count,
            Event::PlantPaid { seat, chips } if seat == chooser => self.paid[Resource::Chip] += chips,
            Event::Robbed { seat, victim, resource } if seat == chooser => self.robbed[victim][resource] += 1,
            Event::SurvivorLeft { seat, .. } if seat == chooser => self.left += 1,
            // Said by the choice itself, told one by one, or not the chooser's.
            _ => {}
        }
    }

    fn phrases(&self, language: Language, context: Context<'_>) -> Vec<String> {
        let told = |counts: &PerResource<u8>| {
            let is_any = counts.values().any(|&count| count > 0);
            is_any.then(|| amounts(language, counts.iter().map(|(resource, &count)| (resource, count))))
        };
        let mut phrases = Vec::new();
        phrases.extend(
            told(&self.paid).map(|amount| text(language, "effect-paid", &[("amount", amount.into())])),
        );
        phrases.extend(
            told(&self.gained).map(|amount| text(language, "effect-gained", &[("amount", amount.into())])),
        );
        phrases.extend(self.robbed.iter().filter_map(|(victim, counts)| {
            let amount = told(counts)?;
            let victim = ("victim", seat_value(victim, context));
            Some(text(language, "effect-robbed", &[("amount", amount.into()), victim]))
        }));
        if self.left > 0 {
            phrases.push(text(language, "effect-left", &[("count", self.left.into())]));
        }
        phrases
    }
}

fn single(language: Language, event: &Event, chooser: Seat, context: Context<'_>) -> Option<String> {
    let say = |id: &str| Some(text(language, id, &[]));
    match *event {
        Event::Pressed { seat, victim, pressure } if seat == chooser => {
            let victim = ("victim", seat_value(victim, context));
            Some(text(language, "effect-pressed", &[victim, ("pressure", pressure.into())]))
        }
        Event::Healed { seat } if seat == chooser => say("effect-healed"),
        Event::MarkerTaken { seat } if seat == chooser => say("effect-marker"),
        Event::SurvivorHoused { seat, berth } if seat == chooser => {
            Some(text(language, "effect-survivor", &[("berth", berth_value(seat, berth, context))]))
        }
        Event::SurvivorBorn { seat } if seat == chooser => say("effect-born"),
        Event::Fed { seat, meat, water, cans, unpaid } if seat == chooser => {
            let paid = [(Resource::Meat, meat), (Resource::Water, water), (Resource::Can, cans)];
            let is_paid = paid.iter().any(|&(_, count)| count > 0);
            let paid =
                is_paid.then(|| text(language, "effect-fed", &[("amount", amounts(language, paid).into())]));
            let unpaid = (unpaid > 0).then(|| text(language, "effect-unfed", &[("unpaid", unpaid.into())]));
            (is_paid || unpaid.is_some()).then(|| super::list(paid.into_iter().chain(unpaid)))
        }
        Event::Irradiated { seat, steps } if seat == chooser => {
            Some(text(language, "effect-irradiated", &[("count", steps.into())]))
        }
        Event::NightFell => say("effect-night"),
        Event::RoundBegan { round } => Some(text(language, "effect-round", &[("round", round.into())])),
        Event::GameEnded => say("effect-game-ended"),
        // Added up, said by the choice itself, or not the chooser's.
        _ => None,
    }
}
