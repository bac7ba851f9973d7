//! What can be found at a place beside its stock: prey, equipment, search tiles, algae. Of a stack the
//! reader sees what the reader has looked through.

use outlive::{City, Ground, Place, View};

use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn offers(view: &View, place: Place, reader: &Audience<'_>) -> Vec<String> {
    let mut offers = Vec::new();
    // Before the first Dawn there are none, and nobody has taken them.
    if place == Place::MilitaryBase && view.round > 0 {
        let id = if view.algae { "outlive-algae" } else { "outlive-no-algae" };
        offers.push(label(reader.language, id));
    }
    offers.extend(place.ground().map(|ground| prey(view, ground, reader)).into_iter().flatten());
    offers.extend(place.city().map(|city| in_city(view, city, reader)).into_iter().flatten());
    offers
}

/// The prey on top, and what the reader knows of the stack.
fn prey(view: &View, ground: Ground, reader: &Audience<'_>) -> Vec<String> {
    let language = reader.language;
    let stack = &view.grounds[ground];
    let below = stack.prey_left.saturating_sub(1);
    let top = match stack.top {
        Some(prey) => {
            let facts = [("endurance", prey.endurance().into()), ("below", below.into())];
            text(language, "outlive-prey", &facts)
        }
        None if stack.prey_left > 0 => {
            text(language, "outlive-prey-hidden", &[("count", stack.prey_left.into())])
        }
        None => label(language, "outlive-no-prey"),
    };
    let known = stack.known.filter(|_| stack.prey_left > 0);
    let known = known.map(|known| {
        let names: Vec<_> = known.iter().flatten().map(|prey| prey.endurance().to_string()).collect();
        tell_known(names, reader)
    });
    std::iter::once(top).chain(known).collect()
}

/// Equipment on offer and search tiles.
fn in_city(view: &View, city: City, reader: &Audience<'_>) -> Vec<String> {
    let language = reader.language;
    let state = &view.cities[city];
    let cards: Vec<_> = state.display.iter().flatten().map(|&card| say::equipment(language, card)).collect();
    let mut offers = vec![
        if cards.is_empty() { label(language, "outlive-no-display") } else { say::list(cards) },
        text(language, "outlive-tiles", &[("left", state.tiles_left.into())]),
    ];
    if state.aside.total() > 0 {
        let tiles = say::tiles(language, &state.aside);
        offers.push(text(language, "outlive-aside", &[("tiles", tiles.into())]));
    }
    if let Some(known) = state.known.filter(|_| state.tiles_left > 0) {
        let names = known.iter().flatten().map(|&tile| say::tile(language, tile)).collect();
        offers.push(tell_known(names, reader));
    }
    offers
}

fn tell_known(names: Vec<String>, reader: &Audience<'_>) -> String {
    text(reader.language, "outlive-known", &[("names", say::list(names).into())])
}
