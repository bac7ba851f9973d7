//! Why a move is good, as far as the rules show it: what it brings at once, and what the moods would be
//! worth if the day ended after it.

use red_outpost::{Action, Draw, Event, Pending, RedOutpost, Source, State};
use table::{Game, Seat, Viewer};

use crate::Audience;
use crate::page::texts::{label, text};

pub(super) fn reasons(state: &State, seat: Seat, action: Action, reader: &Audience<'_>) -> Vec<String> {
    let mut after = state.clone();
    let mut events = Vec::new();
    RedOutpost::apply(&mut after, seat, action, &mut events);
    let [before, after] = [state, &after].map(|state| RedOutpost::view(state, Viewer::Seat(seat)));
    let language = reader.language;
    let mut reasons = Vec::new();
    let mut say = |id: &str, name: &str, number: i16| {
        if number > 0 {
            reasons.push(text(language, id, &[(name, number.into())]));
        }
    };
    say("reason-points", "points", points(&events, seat));
    say("reason-crystals", "count", crystals(&events, seat));
    say("reason-wheel", "fields", wheel(&events, seat));
    // At the end of a day the moods are scored whatever was done last.
    if !events.iter().any(|event| matches!(event, Event::DayEnded { .. })) {
        let [now, then] = [&before, &after].map(|view| view.promised);
        let others = Seat::first(RedOutpost::parties(state)).filter(|&other| other != seat);
        say("reason-moods", "points", then[seat] - now[seat]);
        say("reason-others", "points", others.map(|other| now[other] - then[other]).sum());
    }
    let mut add = |id: &str, holds: bool| reasons.extend(holds.then(|| label(language, id)));
    add("reason-goal", events.iter().any(|event| matches!(event, Event::Delivered { .. })));
    add("reason-disc", events.iter().any(|event| matches!(event, Event::DiscRemoved { .. })));
    let draws = matches!(after.pending, Pending::Draw(Draw::Spaceship | Draw::Lake | Draw::SecondLake(_)));
    add("reason-card", draws);
    if reasons.is_empty() {
        reasons.push(label(language, "reason-later"));
    }
    reasons
}

/// What the turn itself scores.
fn points(events: &[Event], seat: Seat) -> i16 {
    let own = events.iter().filter_map(|event| match *event {
        Event::Scored { seat: scorer, by, source: Source::Exports | Source::Wheel } if scorer == seat => {
            Some(by)
        }
        _ => None,
    });
    own.sum()
}

/// How far the wheel turned, unless its reward was reached and told with the points.
fn wheel(events: &[Event], seat: Seat) -> i16 {
    let is_reward = |event: &Event| matches!(*event, Event::Scored { seat: scorer, source: Source::Wheel, .. } if scorer == seat);
    if events.iter().any(is_reward) {
        return 0;
    }
    let fields = events.iter().map(|event| match *event {
        Event::Produced { seat: producer, .. } if producer == seat => 1,
        Event::WheelTurned { seat: turner, by } if turner == seat => i16::from(by),
        _ => 0,
    });
    fields.sum()
}

/// The crystals won, without those that were paid.
fn crystals(events: &[Event], seat: Seat) -> i16 {
    let own = events.iter().map(|event| match *event {
        Event::CrystalsGained { seat: winner, count } if winner == seat => i16::from(count),
        Event::CrystalSpent { seat: payer }
        | Event::Donated { seat: payer }
        | Event::Pledged { seat: payer, .. }
            if payer == seat =>
        {
            -1
        }
        _ => 0,
    });
    own.sum()
}
