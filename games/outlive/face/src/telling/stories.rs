//! What happened, told together where several events are of a kind.

use outlive::{Event, Resource, TileBag};
use table::Seat;
use texts::{Language, sentence, signed};

use super::events::{event, resource_of, survivors_left, the_card, total};
use super::names::{berth_value, city_value, equipment, id, list, place_value, seat_value, tiles};
use super::{Context, amounts, text};

/// What happened, in sentences: like [`event`], but several of a kind in a row are told together,
/// and what a search tile brings is told by the tile.
pub fn story(language: Language, events: &[Event], context: Context<'_>) -> Vec<String> {
    let mut told: Vec<Event> = Vec::new();
    let mut last: Option<&Event> = None;
    for event in events {
        if !last.is_some_and(|last| says_all_of(last, event)) {
            told.push(*event);
        }
        last = Some(event);
    }
    let runs = told.chunk_by(belong_together);
    runs.map(
        |run| {
            if run.len() > 1 { together(language, run, context) } else { event(language, &run[0], context) }
        },
    )
    .collect()
}

/// Whether a tile that was found says already what its finder gets.
fn says_all_of(found: &Event, event: &Event) -> bool {
    let Event::TileFound { seat, tile, .. } = *found else { return false };
    match *event {
        Event::Gained { seat: gainer, resource, count: 1 } => {
            gainer == seat && resource_of(tile) == Some(resource)
        }
        _ => false,
    }
}

/// Whether two events that follow each other make one sentence.
pub fn belong_together(one: &Event, other: &Event) -> bool {
    match (*one, *other) {
        (Event::Deployed { seat: one, .. }, Event::Deployed { seat: other, .. })
        | (Event::Discarded { seat: one, .. }, Event::Discarded { seat: other, .. })
        | (Event::Gained { seat: one, .. }, Event::Gained { seat: other, .. })
        | (Event::EquipmentTaken { seat: one, .. }, Event::EquipmentTaken { seat: other, .. })
        | (Event::Scored { seat: one, .. }, Event::Scored { seat: other, .. }) => one == other,
        (Event::Displayed { city: one, .. }, Event::Displayed { city: other, .. })
        | (Event::LaidAside { city: one, .. }, Event::LaidAside { city: other, .. }) => one == other,
        (Event::SurvivorLeft { .. }, Event::SurvivorLeft { .. }) => one == other,
        (Event::Robbed { seat, victim, .. }, Event::Robbed { seat: other, victim: others, .. }) => {
            (seat, victim) == (other, others)
        }
        (Event::TileFound { seat, city, .. }, Event::TileFound { seat: other, city: others, .. }) => {
            (seat, city) == (other, others)
        }
        _ => false,
    }
}

fn together(language: Language, run: &[Event], context: Context<'_>) -> String {
    let by = |seat: Seat| ("seat", seat_value(seat, context));
    let names = |name: &dyn Fn(&Event) -> Option<String>| list(run.iter().filter_map(name));
    sentence(match run[0] {
        Event::Deployed { seat, .. } => {
            let heroes = names(&|event| match *event {
                Event::Deployed { hero, place, .. } => Some(text(
                    language,
                    "hero-at",
                    &[("strength", hero.strength().into()), ("place", place_value(place))],
                )),
                _ => None,
            });
            text(language, "event-all-deployed", &[by(seat), ("heroes", heroes.into())])
        }
        Event::Displayed { city, .. } => {
            let cards = names(&|event| match *event {
                Event::Displayed { equipment: card, .. } => Some(equipment(language, card)),
                _ => None,
            });
            text(language, "event-displayed", &[("place", city_value(city)), ("cards", cards.into())])
        }
        Event::EquipmentTaken { seat, .. } => {
            let cards = names(&|event| match *event {
                Event::EquipmentTaken { equipment, .. } => Some(the_card(language, equipment)),
                _ => None,
            });
            text(language, "event-equipment-taken", &[by(seat), ("cards", cards.into())])
        }
        Event::LaidAside { city, .. } => text(
            language,
            "event-laid-aside",
            &[("place", city_value(city)), ("tiles", tiles(language, &bag(run)).into())],
        ),
        Event::TileFound { seat, city, .. } => text(
            language,
            "event-tile-found",
            &[by(seat), ("place", city_value(city)), ("tiles", tiles(language, &bag(run)).into())],
        ),
        Event::Discarded { seat, .. } => {
            text(language, "event-discarded", &[by(seat), ("amount", sum(language, run).into())])
        }
        Event::Gained { seat, .. } => {
            text(language, "event-gained", &[by(seat), ("amount", sum(language, run).into())])
        }
        Event::Robbed { seat, victim, .. } => {
            let amount = ("amount", sum(language, run).into());
            text(language, "event-robbed", &[by(seat), ("victim", seat_value(victim, context)), amount])
        }
        Event::SurvivorLeft { seat, from } => {
            survivors_left(language, seat, berth_value(seat, from, context), run.len(), context)
        }
        Event::Scored { seat, .. } => {
            let shares = names(&|event| match *event {
                Event::Scored { points, source, .. } => Some(text(
                    language,
                    "share",
                    &[("source", id("source", source).into()), ("points", signed(points).into())],
                )),
                _ => None,
            });
            text(language, "event-all-scored", &[by(seat), ("shares", shares.into())])
        }
        _ => unreachable!("nothing else belongs together"),
    })
}

/// The search tiles of some events.
fn bag(run: &[Event]) -> TileBag {
    let mut bag = TileBag::all(0);
    for event in run {
        if let Event::LaidAside { tile, .. } | Event::TileFound { tile, .. } = *event {
            bag[tile] += 1;
        }
    }
    bag
}

/// The resources of some events.
fn sum(language: Language, run: &[Event]) -> String {
    let counts = run.iter().filter_map(|event| match *event {
        Event::Gained { resource, count, .. } => Some((resource, count)),
        Event::Discarded { resource, .. } | Event::Robbed { resource, .. } => Some((resource, 1)),
        _ => None,
    });
    let total = total(counts);
    amounts(language, total.iter().map(|(resource, &count): (Resource, &u8)| (resource, count)))
}
