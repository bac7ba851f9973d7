//! The board: the ring of eight places as the rim of a square, with the clock in its middle.

use outlive::{City, Ground, Place, Slot, View};
use table::Word;
use terminal::Terminal;
use terminal::{Line, Tone, wrap};

use super::labels::{heroes, in_line, label, label_of};
use crate::telling as say;
use crate::terminal::text;
use crate::{Audience, OutliveFace};

/// The columns of a place between its borders, with a space on both sides of what stands there.
const CELL: usize = 32;
const ROOM: usize = CELL - 2;

pub(super) fn board(view: &View, reader: &Audience<'_>) -> Vec<Line> {
    use Place::{Blackwood, CargoShip, Dam, Fair, Forest, MilitaryBase, Mine, SilentPeak};
    let rows = [
        [Some(Forest), Some(Dam), Some(MilitaryBase)],
        [Some(Blackwood), None, Some(SilentPeak)],
        [Some(Fair), Some(CargoShip), Some(Mine)],
    ];
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        lines.push(border(if index == 0 { ["┌", "┬", "┐"] } else { ["├", "┼", "┤"] }));
        let cells =
            row.map(|place| place.map_or_else(|| clock(view, reader), |place| cell(view, place, reader)));
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for number in 0..height {
            let mut line = Line::default();
            for cell in &cells {
                let content = cell.get(number).cloned().unwrap_or_default();
                line = line.and(Tone::Faint, "│").then(Line::plain(" ").then(content).to(CELL));
            }
            lines.push(line.and(Tone::Faint, "│"));
        }
    }
    lines.push(border(["└", "┴", "┘"]));
    lines
}

fn border([left, middle, right]: [&str; 3]) -> Line {
    let edge = "─".repeat(CELL);
    Line::new(Tone::Faint, format!("{left}{edge}{middle}{edge}{middle}{edge}{right}"))
}

/// Round, wave, start player, and what the signs mean.
fn clock(view: &View, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let name = |seat| say::colour(language, seat);
    let mut lines = Vec::new();
    match view.round {
        0 => lines.push(Line::new(Tone::Strong, label(reader, "outlive-setup"))),
        round => {
            lines.push(Line::new(Tone::Strong, label_of(reader, "outlive-round", "round", round)));
            lines.push(Line::plain(label_of(reader, "outlive-wave", "wave", view.wave)));
            let start = label_of(reader, "outlive-start", "seat", name(view.start));
            lines.push(Line::new(OutliveFace::tone(view.start), start));
        }
    }
    if let Some(next) = view.next_start.filter(|&next| next != view.start) {
        lines.push(Line::new(
            OutliveFace::tone(next),
            label_of(reader, "outlive-next-start", "seat", name(next)),
        ));
    }
    lines.push(Line::plain(label_of(reader, "outlive-deck", "left", view.equipment_left)));
    lines.push(Line::default());
    lines.push(Line::new(Tone::Faint, label(reader, "outlive-legend")));
    lines.push(Line::new(Tone::Faint, label(reader, "outlive-legend-pressure")));
    lines
}

fn cell(view: &View, place: Place, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let mut lines = vec![Line::new(Tone::Strong, say::place(language, place))];
    if let Some(resource) = place.stock() {
        let mut stock = say::amount(language, resource, view.stocks[place]);
        if place == Place::MilitaryBase {
            let algae = if view.algae { "outlive-algae" } else { "outlive-no-algae" };
            stock = format!("{stock}, {}", label(reader, algae));
        }
        lines.push(Line::plain(stock));
    }
    let mut texts = Vec::new();
    texts.extend(place.ground().map(|ground| prey(view, ground, reader)).into_iter().flatten());
    texts.extend(place.city().map(|city| offers(view, city, reader)).into_iter().flatten());
    lines.extend(texts.iter().flat_map(|text| wrap(text, ROOM)).map(Line::plain));
    if place == Place::CargoShip {
        lines[0] = std::mem::take(&mut lines[0])
            .and(Tone::Faint, "   ")
            .and(Tone::Faint, label(reader, "outlive-aboard"));
        lines.extend(Slot::ALL.iter().flat_map(|&slot| cargo(view, slot, reader)));
    }
    let at = |seat: table::Seat, hero| {
        let state = view.shelters[seat].heroes[hero];
        state.place == Some(place) && state.slot.is_none()
    };
    let here = heroes(view, reader, at);
    if !here.is_empty() {
        lines.push(in_line(here));
    }
    lines
}

/// The prey on top, and what the reader knows of the stack.
fn prey(view: &View, ground: Ground, reader: &Audience<'_>) -> Vec<String> {
    let stack = &view.grounds[ground];
    let below = stack.prey_left.saturating_sub(1);
    let top = match stack.top {
        Some(prey) => text(
            reader.language,
            "outlive-prey",
            &[("endurance", prey.endurance().into()), ("below", below.into())],
        ),
        None if stack.prey_left > 0 => label_of(reader, "outlive-prey-hidden", "count", stack.prey_left),
        None => label(reader, "outlive-no-prey"),
    };
    let known =
        stack.known.map(|known| known.iter().flatten().map(|prey| prey.endurance().to_string()).collect());
    let known = known.filter(|_| stack.prey_left > 0);
    std::iter::once(top).chain(known.map(|names: Vec<_>| tell_known(&names, reader))).collect()
}

/// Equipment on offer and search tiles.
fn offers(view: &View, city: City, reader: &Audience<'_>) -> Vec<String> {
    let language = reader.language;
    let state = &view.cities[city];
    let cards: Vec<_> = state.display.iter().flatten().map(|&card| say::equipment(language, card)).collect();
    let display = if cards.is_empty() { label(reader, "outlive-no-display") } else { cards.join(", ") };
    let mut texts = vec![display, label_of(reader, "outlive-tiles", "left", state.tiles_left)];
    if state.aside.total() > 0 {
        texts.push(label_of(reader, "outlive-aside", "tiles", say::tiles(language, &state.aside)));
    }
    if let Some(known) = state.known.filter(|_| state.tiles_left > 0) {
        let names: Vec<_> = known.iter().flatten().map(|&tile| say::tile(language, tile)).collect();
        texts.push(tell_known(&names, reader));
    }
    texts
}

fn tell_known(names: &[String], reader: &Audience<'_>) -> String {
    label_of(reader, "outlive-known", "names", names.join(", "))
}

/// A slot of the Cargo ship, with who took it.
fn cargo(view: &View, slot: Slot, reader: &Audience<'_>) -> Vec<Line> {
    let facts = [("slot", slot.strength().into()), ("cans", view.values.cans[slot].into())];
    let survivor = if view.waiting[slot] { " ● " } else { "   " };
    let line = Line::plain(text(reader.language, "outlive-slot", &facts)).and(Tone::Plain, survivor);
    let here =
        in_line(heroes(view, reader, |seat, hero| view.shelters[seat].heroes[hero].slot == Some(slot)));
    if line.width() + here.width() <= ROOM { vec![line.then(here)] } else { vec![line, here] }
}
