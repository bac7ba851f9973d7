//! How a game came out: the points by their source, and who has won and why, §7.

use outlive::{COMMODITIES, Event, Outlive, Source, State};
use table::{Game, PerSeat, Score, Seat, Viewer, Word};
use texts::{Language, sentence};

use super::{Context, list, seat, text};

/// What each source brought to the players; nothing before points are counted.
pub fn points(events: &[&Event]) -> Vec<(Source, PerSeat<i16>)> {
    let of = |wanted: Source| {
        let mut points = None;
        for event in events {
            if let Event::Scored { seat, points: by, source } = **event
                && source == wanted
            {
                points.get_or_insert(PerSeat::all(0))[seat] += by;
            }
        }
        points
    };
    Source::ALL.iter().filter_map(|&source| Some((source, of(source)?))).collect()
}

/// Points as they are printed: they can be below 0.
pub fn printed(points: i16) -> String {
    points.to_string().replace('-', "−")
}

/// Who has won, and why if the points alone do not tell.
pub fn outcome(language: Language, state: &State, you: Option<Seat>) -> String {
    let view = Outlive::view(state, Viewer::Spectator);
    let context = Context { view: &view, you };
    let scores = Outlive::scores(state);
    let seats = || Seat::first(Outlive::parties(state));
    let best = seats().map(|seat| scores[seat]).max().unwrap_or_default();
    let list = |seats: &[Seat]| names(language, seats, context);
    let winners: Vec<_> = seats().filter(|&seat| scores[seat] == best).collect();
    let is_level = |score: Score| score.points == best.points && score != best;
    let others: Vec<_> = seats().filter(|&seat| is_level(scores[seat])).collect();
    let is_you = winners.iter().any(|&seat| you == Some(seat));
    let points = ("points", printed(best.points).into());
    let person = ("person", if is_you { "you" } else { "other" }.into());
    let seats = ("seats", list(&winners).into());
    sentence(match (winners.len(), others.is_empty()) {
        (2.., _) => text(language, "result-shared", &[seats, person, points]),
        (_, true) => text(language, "result-winner", &[seats, person, points]),
        (_, false) => {
            let commodities = |seat: Seat| -> u8 {
                COMMODITIES.iter().map(|&resource| view.shelters[seat].store[resource]).sum()
            };
            let most = winners.first().map_or(0, |&seat| commodities(seat));
            let is_equal = others.iter().any(|&seat| commodities(seat) == most);
            let reason = ("reason", if is_equal { "supplies" } else { "commodities" }.into());
            let others = ("others", list(&others).into());
            text(language, "result-tie-break", &[seats, person, points, others, reason])
        }
    })
}

/// The seats' names with an "and" before the last.
fn names(language: Language, seats: &[Seat], context: Context<'_>) -> String {
    let name = |of: &Seat| seat(language, *of, context);
    match seats {
        [] => String::new(),
        [only] => name(only),
        [others @ .., last] => {
            let names = list(others.iter().map(name));
            text(language, "list-and", &[("names", names.into()), ("last", name(last).into())])
        }
    }
}
