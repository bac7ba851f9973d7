//! How a game came out: the points by their source, and who has won and why, §9.

use red_outpost::{Event, RedOutpost, Seating, Source, State};
use table::{Game, PerSeat, Seat, Word};
use texts::{Language, sentence};

use super::{Context, list, seat, text};

/// What each source brought to the parties, of those that brought anything.
pub fn points(events: &[&Event]) -> Vec<(Source, PerSeat<i16>)> {
    let mut points: Vec<_> = Source::ALL.iter().map(|&source| (source, PerSeat::all(0))).collect();
    for event in events {
        if let Event::Scored { seat, by, source } = **event {
            points[source.index()].1[seat] += by;
        }
    }
    points.retain(|(_, points)| points.values().any(|&by| by != 0));
    points
}

/// Who has won, and why if the points alone do not tell.
pub fn outcome(language: Language, state: &State, context: Context) -> String {
    let scores = RedOutpost::scores(state);
    let seats = || Seat::first(RedOutpost::parties(state));
    let best = seats().map(|seat| scores[seat]).max().unwrap_or_default();
    let list = |seats: &[Seat]| names(language, seats, context);
    let points = ("points", best.points.into());
    match context.seating {
        Seating::Solo => {
            let [you, autom] = [Seat::One, Seat::Two].map(|seat| scores[seat].points);
            let outcome = match you.cmp(&autom) {
                std::cmp::Ordering::Greater => "won",
                std::cmp::Ordering::Equal => "level",
                std::cmp::Ordering::Less => "lost",
            };
            let numbers = [("you", you.into()), ("autom", autom.into()), ("outcome", outcome.into())];
            text(language, "result-solo", &numbers)
        }
        Seating::Two | Seating::Three | Seating::Four => {
            let winners: Vec<_> = seats().filter(|&seat| scores[seat] == best).collect();
            let beaten = |seat: &Seat| scores[*seat].points == best.points && scores[*seat] != best;
            let others: Vec<_> = seats().filter(beaten).collect();
            let is_you = winners.iter().any(|&seat| context.you == Some(seat));
            let person = ("person", if is_you { "you" } else { "other" }.into());
            let seats = ("seats", list(&winners).into());
            sentence(match (winners.len(), others.is_empty()) {
                (2.., _) => text(language, "result-shared", &[seats, person, points]),
                (_, true) => text(language, "result-winner", &[seats, person, points]),
                (_, false) => {
                    let others = ("others", list(&others).into());
                    text(language, "result-tie-break", &[seats, person, points, others])
                }
            })
        }
    }
}

/// The seats' names with an "and" before the last.
fn names(language: Language, seats: &[Seat], context: Context) -> String {
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
