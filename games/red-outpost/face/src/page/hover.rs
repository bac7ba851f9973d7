//! The cards that open beside the things of the table, by their names:
//!
//! - `location-mine` and the other locations, `worker-miner` and the other workers;
//! - `special-location-mine` and `special-worker-miner`, the special cards that somebody has;
//! - `clock` and `phase-morning` to `phase-evening`, `block`, `start`;
//! - `mood`, `discs` on portraits, in the `reserve` and `held` on a card;
//! - `wheel`, `points`, `day-pays`, `crystals`, donations to the `palace`;
//! - `warehouse`, `supply`, `export-wool` to `export-fish`, `spaceship-deck` and `lake-deck`;
//! - in the solo game `goal-card` and `autom-card`, but no `start`.

use maud::{Markup, html};
use red_outpost::{CUBES, Card, Edition, Good, Location, Phase, Player, RedOutpost, Section, View, Worker};
use table::{Game, Seat, Word};
use texts::{Value, signed};
use web::face::HoverCard;

use super::{sections, values};
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn cards(view: &View, reader: &Audience<'_>) -> Markup {
    let table = Table { view, reader };
    let cards = table.locations().chain(table.workers()).chain(table.special_cards()).chain(table.day());
    let cards = cards.chain(table.people()).chain(table.goods()).chain(table.solo());
    html! { @for card in cards { (card.markup(reader.language, RedOutpost::NAME)) } }
}

/// The table that the cards explain.
struct Table<'t> {
    view: &'t View,
    reader: &'t Audience<'t>,
}

impl Table<'_> {
    fn locations(&self) -> impl Iterator<Item = HoverCard> {
        Location::ALL.iter().map(|&location| {
            let id = format!("location-{}", location.name());
            let has_own = self.is_solo() && location == Location::Administration;
            let rule = if has_own { format!("hover-{id}.solo") } else { format!("hover-{id}") };
            let title = say::location(self.reader.language, location);
            HoverCard { title, text: vec![self.say(&rule)], ..card(id, &[sections::of_location(location)]) }
        })
    }

    fn workers(&self) -> impl Iterator<Item = HoverCard> {
        Worker::ALL.iter().map(|&worker| {
            let id = format!("worker-{}", worker.name());
            let mut sections = of_worker(worker).to_vec();
            sections.push(if self.is_solo() { "10.8" } else { "8.1" });
            let text = vec![self.say(&format!("hover-{id}")), self.say(&self.by_mode("hover-worker"))];
            HoverCard { title: say::worker(self.reader.language, worker), text, ..card(id, &sections) }
        })
    }

    /// The special cards that somebody has, §7.
    fn special_cards(&self) -> impl Iterator<Item = HoverCard> {
        let players = self.view.players.values();
        let held = players.flat_map(|player| {
            [player.location_card.map(Card::Location), player.worker_card.map(Card::Worker)]
        });
        held.flatten().map(|special| {
            let language = self.reader.language;
            let id = match special {
                Card::Location(location) => format!("special-location-{}", location.name()),
                Card::Worker(worker) => format!("special-worker-{}", worker.name()),
            };
            let name = ("name", say::card(language, special).into());
            let effect = say::card_effect(language, special, self.view.edition);
            let mut sections = vec![sections::of_card(special)];
            sections.extend(changed(special).filter(|_| self.view.edition == Edition::SoloPrint));
            HoverCard {
                title: text(language, "hover-special", &[name]),
                text: vec![effect, self.say("hover-special-use")],
                ..card(id, &sections)
            }
        })
    }

    fn day(&self) -> impl Iterator<Item = HoverCard> {
        let phases = Phase::ALL.iter().map(|&phase| {
            let id = format!("phase-{}", phase.name());
            let title = say::phase(self.reader.language, phase);
            let text = vec![self.say(&format!("hover-{id}"))];
            HoverCard { title, text, ..card(id, &[sections::of_phase(phase)]) }
        });
        let start = (!self.is_solo()).then(|| self.part("start", &["2.7", "3.6"], &[]));
        let parts = [self.part("clock", &["3", "3.6"], &[]), self.part("block", &["2.5"], &[])];
        parts.into_iter().chain(start).chain(phases)
    }

    /// Moods, and what each player has.
    fn people(&self) -> impl Iterator<Item = HoverCard> {
        let box_values = self.view.values;
        let ends = [
            ("lowest", signed(box_values.mood_lowest).into()),
            ("highest", signed(box_values.mood_highest).into()),
        ];
        let scored: &[_] = if self.is_solo() { &["4.3", "10.9"] } else { &["4.3", "8.1"] };
        let palace: &[_] = if self.is_solo() { &["9.1", "10.10"] } else { &["9.1"] };
        let laps = [("fields", box_values.wheel_fields.into())];
        let [placed, left]: [&[_]; 2] = if self.is_solo() {
            [&["10.8", "10.9"], &["10.6", "10.7", "10.8"]]
        } else {
            [&["4.2", "8.1"], &["2.1", "4.2", "8.2"]]
        };
        let is_held = |player: &Player| player.location_card == Some(Location::Administration);
        let held = self.view.players.values().any(is_held).then(|| self.part("held", &["7.6"], &[]));
        [
            known(self.part("mood", scored, &ends), Section::Mood),
            known(self.part("wheel", &["5.1"], &laps), Section::Wheel),
            self.points(),
            self.day_pays(),
            self.part("crystals", &["9.2", "9.3"], &[]),
            self.part("palace", palace, &[]),
            self.part("discs", placed, &[]),
            self.part("reserve", left, &[("discs", self.discs().into())]),
        ]
        .into_iter()
        .chain(held)
    }

    fn points(&self) -> HoverCard {
        let (form, sections): (_, &[_]) = match (self.is_solo(), self.view.edition) {
            (true, Edition::Retail) => (".solo", &["10.10", "10.9"]),
            (true, Edition::SoloPrint) => (".solo-solo-print", &["10.10", "11.1"]),
            (false, Edition::Retail) => ("", &["9.3", "8.1"]),
            (false, Edition::SoloPrint) => (".solo-print", &["9.3", "11.1"]),
        };
        let text = vec![self.say(&format!("hover-points{form}"))];
        HoverCard { title: self.say("hover-points-title"), text, ..card("points".into(), sections) }
    }

    fn day_pays(&self) -> HoverCard {
        let sections: &[_] = if self.is_solo() { &["10.9"] } else { &["8.1"] };
        let text = vec![self.say(&self.by_mode("hover-day-pays"))];
        HoverCard { title: self.say("hover-day-pays-title"), text, ..card("day-pays".into(), sections) }
    }

    /// The discs of a player, wherever they are.
    fn discs(&self) -> u8 {
        let player = &self.view.players[Seat::One];
        let placed: u8 = self.view.workers.values().map(|worker| worker.discs[Seat::One]).sum();
        player.reserve + player.held + placed
    }

    fn goods(&self) -> impl Iterator<Item = HoverCard> {
        let language = self.reader.language;
        let spaceship = values::spaceship(language, self.view.values);
        let lake = values::lake(language, self.view.values);
        let decks = [
            known(self.part("spaceship-deck", &["6.7"], &[("cards", spaceship.into())]), Section::Spaceship),
            known(self.part("lake-deck", &["6.10"], &[("cards", lake.into())]), Section::Lake),
        ];
        let exports = Good::ALL.iter().map(|&good| self.export(good));
        let shared = [
            self.part("warehouse", &["5.2", "5.3"], &[]),
            self.part("supply", &["5.4"], &[("cubes", CUBES.into())]),
        ];
        shared.into_iter().chain(exports).chain(decks)
    }

    /// The export track of a good, §5.3; in the solo game the goal card is in its place, §10.8.
    fn export(&self, good: Good) -> HoverCard {
        let language = self.reader.language;
        let name = ("good", Value::from(say::good(language, good)));
        let card = card(format!("export-{}", good.name()), &["5.3"]);
        let title = text(language, "hover-export-title", std::slice::from_ref(&name));
        if self.is_solo() {
            let rule = text(language, "hover-export-solo", &[name]);
            return HoverCard { title, text: vec![rule], ..self::card(card.name, &["5.3", "10.8"]) };
        }
        let track = &self.view.values.exports[good];
        let fields = say::list(track.permanent().iter().map(ToString::to_string));
        let rule = [name, ("fields", fields.into()), ("last", track.last.into())];
        let text = vec![text(language, "hover-export", &rule)];
        known(HoverCard { title, text, ..card }, Section::Exports)
    }

    fn solo(&self) -> impl Iterator<Item = HoverCard> {
        let cards = self.is_solo().then(|| {
            [
                known(self.part("goal-card", &["10.4"], &[]), Section::Goals),
                known(self.part("autom-card", &["10.5", "10.7"], &[]), Section::Autom),
            ]
        });
        cards.into_iter().flatten()
    }

    /// A part of the table with a name of its own.
    fn part(&self, id: &str, sections: &[&'static str], variables: &[(&str, Value<'_>)]) -> HoverCard {
        let rule = text(self.reader.language, &self.by_mode(&format!("hover-{id}")), variables);
        let title = self.say(&format!("hover-{id}-title"));
        HoverCard { title, text: vec![rule], ..card(id.to_owned(), sections) }
    }

    /// The id of a text, in its form for the solo game where it has one.
    fn by_mode(&self, id: &str) -> String {
        let has_own =
            ["worker", "clock", "mood", "warehouse", "palace", "crystals", "discs", "reserve", "day-pays"];
        let has_own = has_own.iter().any(|own| id.strip_prefix("hover-") == Some(*own));
        if self.is_solo() && has_own { format!("{id}.solo") } else { id.to_owned() }
    }

    fn is_solo(&self) -> bool {
        self.view.solo.is_some()
    }

    fn say(&self, id: &str) -> String {
        label(self.reader.language, id)
    }
}

/// A card that is still to be written.
fn card(name: String, sections: &[&'static str]) -> HoverCard {
    HoverCard {
        name,
        title: String::new(),
        text: Vec::new(),
        sections: sections.iter().map(ToString::to_string).collect(),
        values: None,
    }
}

/// A card that says how we know its values, §12.
fn known(card: HoverCard, section: Section) -> HoverCard {
    HoverCard { values: Some((section.name(), values::provenance(section))), ..card }
}

/// Where the rules name a worker.
fn of_worker(worker: Worker) -> &'static [&'static str] {
    match worker {
        Worker::Shepherd => &["6.1"],
        Worker::Farmer => &["6.3"],
        Worker::Fisherman => &["6.10"],
        Worker::Miner => &["6.8"],
        Worker::Bureaucrat => &["6.6"],
        Worker::Commissar => &["6.2", "6.4"],
    }
}

/// Where the edition solo-print changes a card, §11.
fn changed(card: Card) -> Option<&'static str> {
    match card {
        Card::Location(Location::Beerhouse) => Some("11.2"),
        Card::Location(Location::Barracks) => Some("11.3"),
        Card::Worker(Worker::Shepherd) => Some("11.4"),
        Card::Worker(Worker::Farmer) => Some("11.5"),
        Card::Worker(Worker::Fisherman) => Some("11.6"),
        Card::Location(Location::Warehouse) => Some("11.7"),
        Card::Location(Location::Mine) | Card::Worker(Worker::Miner) => Some("11.8"),
        Card::Location(_) | Card::Worker(_) => None,
    }
}
