//! Events, §6.1: points for those resolved, and those whose price is at hand.

use outlive::{Ahead, Shelter};

use super::outlook::Outlook;

/// The part of an event's points that its full price in hand promises.
const PROMISE: f32 = 0.6;

/// What events are worth.
pub(super) fn worth(shelter: &Shelter, outlook: &Outlook) -> f32 {
    let events = &outlook.values.events;
    let resolved: u8 = shelter.events.iter().map(|event| events[event].vp).sum();
    let mut worth = f32::from(resolved);
    if outlook.ahead == Ahead::Feeding && !shelter.passed || outlook.rounds > 0.0 {
        let mut best: f32 = 0.0;
        for event in outlook.unresolved.iter() {
            let (mut price, mut paid) = (0, 0);
            for (resource, &cost) in events[event].cost.iter() {
                price += cost;
                paid += cost.min(shelter.store[resource]);
            }
            let share = f32::from(paid) / f32::from(price.max(1));
            best = best.max(f32::from(events[event].vp) * share * share);
        }
        worth += PROMISE * best;
    }
    worth
}
