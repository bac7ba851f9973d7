//! What a choice of the Day changes about the Night, as the rules expect it before and after.

use outlive::{Tonight, View};
use texts::{Language, Value};

use crate::page::texts::{label, text};
use crate::telling as say;

/// Whether nothing that could be done before is lost afterwards.
pub(super) fn survives(before: &Tonight, after: &Tonight) -> bool {
    after.unpaid <= before.unpaid
        && (after.can_build || !before.can_build)
        && before.resolvable.minus(after.resolvable).is_empty()
        && before.repairs().all(|card| after.repairable[card])
}

/// What is better afterwards, the most pressing first.
pub(super) fn gains(before: &Tonight, after: &Tonight, view: &View, language: Language) -> Vec<String> {
    let food = match (before.unpaid, after.unpaid) {
        (before, 0) if before > 0 => Some(label(language, "reason-outlive-fed")),
        (before, short) if short < before => {
            let missing = [("short", short.into()), ("before", before.into())];
            Some(text(language, "reason-outlive-less-short", &missing))
        }
        _ => None,
    };
    let count = after.stopped.saturating_sub(before.stopped);
    let shield = (count > 0).then(|| text(language, "reason-outlive-shield", &[("count", count.into())]));
    let events = after.resolvable.minus(before.resolvable);
    let event = events.iter().max_by_key(|&card| view.values.events[card].vp).map(|card| {
        let name = ("event", Value::from(say::event_card(language, card)));
        text(language, "reason-outlive-event", &[name, ("points", view.values.events[card].vp.into())])
    });
    let room = (after.can_build && !before.can_build).then(|| label(language, "reason-outlive-build"));
    let repair = after.repairs().find(|&card| !before.repairable[card]).map(|card| {
        let name = ("equipment", Value::from(say::equipment(language, card)));
        text(language, "reason-outlive-repair", &[name])
    });
    [food, shield, event, room, repair].into_iter().flatten().collect()
}
