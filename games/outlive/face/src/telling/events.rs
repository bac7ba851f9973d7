//! What happened, in sentences.

use outlive::{Chance, Equipment, Event, Gear, Hero, PerResource, Resource, Tile};
use table::Seat;
use texts::{Language, Value, sentence, signed};

use super::names::{
    berth_value, card_value, city_value, equipment_value, ground_value, id, list, place_value, room_value,
    seat_value, tile,
};
use super::table_words::leader_resources;
use super::{Context, amount, amounts, event_effect, text};

/// What happened, as one sentence, or two where the first needs it.
pub fn event(language: Language, event: &Event, context: Context<'_>) -> String {
    let by = |seat: Seat| ("seat", seat_value(seat, context));
    let on = |seat: Seat| ("victim", seat_value(seat, context));
    let strength = |hero: Hero| ("strength", hero.strength().into());
    let of = |name: &'static str, resource, count| (name, amount(language, resource, count).into());
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    let card = |equipment| ("equipment", equipment_value(equipment));
    sentence(match *event {
        Event::Led { seat, leader } => say(
            "event-led",
            &[
                by(seat),
                ("leader", id("leader", leader).into()),
                ("age", leader.card().age.into()),
                ("resources", leader_resources(language, leader).into()),
                card(leader.card().equipment),
            ],
        ),
        Event::Started { seat } => say("event-started", &[by(seat)]),
        Event::Deployed { seat, hero, place } => {
            say("event-deployed", &[by(seat), strength(hero), ("place", place_value(place))])
        }
        Event::RoundBegan { round } => say("event-round-began", &[("round", round.into())]),
        Event::EquipmentShuffled => say("event-equipment-shuffled", &[]),
        Event::Displayed { city, equipment } => {
            let cards = super::equipment(language, equipment);
            say("event-displayed", &[("place", city_value(city)), ("cards", cards.into())])
        }
        Event::LaidAside { city, tile: aside } => {
            let tiles = tile(language, aside);
            say("event-laid-aside", &[("place", city_value(city)), ("tiles", tiles.into())])
        }
        Event::PreySeen { ground, prey } => {
            say("event-prey-seen", &[("place", ground_value(ground)), ("endurance", prey.endurance().into())])
        }
        Event::EventRevealed { event } => say(
            "event-event-revealed",
            &[("card", card_value(event)), ("effect", event_effect(language, event).into())],
        ),
        Event::EventBit { event } => say("event-event-bit", &[("card", card_value(event))]),
        Event::StockLost { place, count } => {
            let lost = place.stock().map_or_else(String::new, |stock| amount(language, stock, count));
            say("event-stock-lost", &[("place", place_value(place)), ("amount", lost.into())])
        }
        Event::Discarded { seat, resource } => say("event-discarded", &[by(seat), of("amount", resource, 1)]),
        Event::SurvivorLeft { seat, from } => {
            survivors_left(language, seat, berth_value(seat, from, context), 1, context)
        }
        Event::Moved { seat, hero, to } => {
            say("event-moved", &[by(seat), strength(hero), ("to", place_value(to))])
        }
        Event::Stood { seat, hero } => say("event-stood", &[by(seat), strength(hero)]),
        Event::Struck { seat, victim } => say("event-struck", &[by(seat), on(victim)]),
        Event::Pressed { seat, victim, pressure } => {
            say("event-pressed", &[by(seat), on(victim), ("pressure", pressure.into())])
        }
        Event::Guarded { seat } => say("event-guarded", &[by(seat)]),
        Event::Resisted { seat, gear, ammo } => {
            let means = means(language, gear, ammo);
            let how = if means.is_empty() { "none" } else { "some" };
            say("event-resisted", &[by(seat), ("how", how.into()), ("means", means.into())])
        }
        Event::Robbed { seat, victim, resource } => {
            say("event-robbed", &[by(seat), on(victim), of("amount", resource, 1)])
        }
        Event::Gained { seat, resource, count } => {
            say("event-gained", &[by(seat), of("amount", resource, count)])
        }
        Event::Healed { seat } => say("event-healed", &[by(seat)]),
        Event::AlgaeTaken { seat } => say("event-algae-taken", &[by(seat)]),
        Event::PlantPaid { seat, chips } => {
            say("event-plant-paid", &[by(seat), ("chips", chips.into()), of("amount", Resource::Chip, chips)])
        }
        Event::MarkerTaken { seat } => say("event-marker-taken", &[by(seat)]),
        Event::SurvivorHoused { seat, berth } => {
            say("event-survivor-housed", &[by(seat), ("berth", berth_value(seat, berth, context))])
        }
        Event::Hunted { seat, prey, ammo } => {
            say("event-hunted", &[by(seat), ("endurance", prey.endurance().into()), ("ammo", ammo.into())])
        }
        Event::Sensed { seat, ground } => say("event-sensed", &[by(seat), ("place", ground_value(ground))]),
        Event::Looked { seat, city } => say("event-looked", &[by(seat), ("place", city_value(city))]),
        Event::EquipmentTaken { seat, equipment } => {
            say("event-equipment-taken", &[by(seat), ("cards", the_card(language, equipment).into())])
        }
        Event::TileFound { seat, city, tile: found } => {
            let tiles = tile(language, found);
            say("event-tile-found", &[by(seat), ("place", city_value(city)), ("tiles", tiles.into())])
        }
        Event::NightFell => say("event-night-fell", &[]),
        Event::Passed { seat } => say("event-passed", &[by(seat)]),
        Event::EventResolved { seat, event } => {
            let points = context.view.values.events[event].vp;
            say("event-event-resolved", &[by(seat), ("card", card_value(event)), ("points", points.into())])
        }
        Event::Fed { seat, meat, water, cans, unpaid } => {
            fed(language, seat, [meat, water, cans], unpaid, context)
        }
        Event::Irradiated { seat, steps } => say("event-irradiated", &[by(seat), ("count", steps.into())]),
        Event::Recruited { seat, count } => say("event-recruited", &[by(seat), ("count", count.into())]),
        Event::Built { seat, room } => say("event-built", &[by(seat), ("room", room_value(room))]),
        Event::Staffed { seat, room, count } => {
            say("event-staffed", &[by(seat), ("room", room_value(room)), ("count", count.into())])
        }
        Event::SurvivorBorn { seat } => say("event-survivor-born", &[by(seat)]),
        Event::Scrapped { seat, equipment } => say("event-scrapped", &[by(seat), card(equipment)]),
        Event::EquipmentDrawn { seat, equipment } => {
            say("event-equipment-drawn", &[by(seat), card(equipment)])
        }
        Event::EquipmentRedrawn { seat, equipment } => {
            say("event-equipment-redrawn", &[by(seat), card(equipment)])
        }
        Event::Repaired { seat, equipment } => say("event-repaired", &[by(seat), card(equipment)]),
        Event::Slept { seat } => say("event-slept", &[by(seat)]),
        Event::Scored { seat, points, source } => say(
            "event-scored",
            &[by(seat), ("points", signed(points).into()), ("source", id("source", source).into())],
        ),
        Event::GameEnded => say("event-game-ended", &[]),
    })
}

pub(super) fn survivors_left(
    language: Language,
    seat: Seat,
    berth: Value<'_>,
    count: usize,
    context: Context<'_>,
) -> String {
    let seat = ("seat", seat_value(seat, context));
    text(language, "event-survivor-left", &[seat, ("berth", berth), ("count", count.into())])
}

/// What helps against a pressure.
pub(super) fn means(language: Language, gear: Gear, ammo: u8) -> String {
    let gear = match gear {
        Gear::With => Some(text(language, "means-gear", &[])),
        Gear::Without => None,
    };
    let ammo = (ammo > 0).then(|| amount(language, Resource::Ammo, ammo));
    list(gear.into_iter().chain(ammo))
}

/// A card with its article.
pub(super) fn the_card(language: Language, equipment: Equipment) -> String {
    text(language, "card-the", &[("equipment", equipment_value(equipment))])
}

fn fed(language: Language, seat: Seat, paid: [u8; 3], unpaid: u8, context: Context<'_>) -> String {
    let [meat, water, cans] = paid;
    let seat = ("seat", seat_value(seat, context));
    let is_paid = paid.iter().any(|&count| count > 0);
    let mut sentences = Vec::new();
    if is_paid {
        let amount =
            amounts(language, [(Resource::Meat, meat), (Resource::Water, water), (Resource::Can, cans)]);
        sentences.push(text(language, "event-fed", &[seat, ("amount", amount.into())]));
    } else if unpaid > 0 {
        sentences.push(text(language, "event-cannot-feed", &[seat]));
    } else {
        sentences.push(text(language, "event-nobody-fed", &[seat]));
    }
    if unpaid > 0 {
        sentences.push(text(language, "event-unfed", &[("unpaid", unpaid.into())]));
    }
    sentences.join(" ")
}

/// The resource on a search tile.
pub(super) fn resource_of(tile: Tile) -> Option<Resource> {
    match tile {
        Tile::Water => Some(Resource::Water),
        Tile::Can => Some(Resource::Can),
        Tile::Wood => Some(Resource::Wood),
        Tile::Metal => Some(Resource::Metal),
        Tile::Chip => Some(Resource::Chip),
        Tile::Ammo => Some(Resource::Ammo),
        Tile::Pill | Tile::Empty => None,
    }
}

/// Resources of several events, added up.
pub(super) fn total(counts: impl Iterator<Item = (Resource, u8)>) -> PerResource<u8> {
    let mut sum = PerResource::all(0);
    for (resource, count) in counts {
        sum[resource] += count;
    }
    sum
}

/// What chance decided, in a few words. The events that follow from it tell more. A room or leader
/// for a hand is a secret of its owner.
pub fn chance(language: Language, chance: &Chance) -> String {
    let say = |kind: &str, name: String| text(language, kind, &[("name", name.into())]);
    match *chance {
        Chance::Room(room) => say("chance-room", id("room", room)),
        Chance::Leader(leader) => say("chance-leader", id("leader", leader)),
        Chance::Equipment(card) => say("chance-equipment", id("equipment", card)),
        Chance::Tile(tile) => say("chance-tile", id("tile", tile)),
        Chance::Prey(prey) => text(language, "chance-prey", &[("endurance", prey.endurance().into())]),
        Chance::Event(card) => say("chance-event", id("card", card)),
    }
}
