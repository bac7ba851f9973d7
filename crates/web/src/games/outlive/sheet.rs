//! What lies on the table, as headings, lists and tables.

mod board;
mod convoy;
mod hand;
mod shelter;
mod stacks;

use ::outlive::{Outlive, Place, View};
use maud::{Markup, html};
use table::Seat;
use words::outlive as say;

use super::Reader;

pub(super) fn sheet(view: &View, reader: &Reader<'_, Outlive>) -> Markup {
    html! {
        (board::clock(view, reader))
        (board::places(view, reader))
        (board::cargo(view, reader))
        (convoy::convoy(view, reader))
        @for seat in order(view, reader) {
            (shelter::shelter(view, seat, reader))
            (hand::hand(&view.shelters[seat], reader))
        }
    }
}

/// What can be found at a place, in words.
pub(super) fn found(view: &View, place: Place, reader: &Reader<'_, Outlive>) -> Vec<String> {
    let stock = place.stock().map(|stock| say::amount(reader.language, stock, view.stocks[place]));
    stock.into_iter().chain(stacks::offers(view, place, reader)).collect()
}

/// The reader's shelter first, then the others round the table.
fn order(view: &View, reader: &Reader<'_, Outlive>) -> impl Iterator<Item = Seat> {
    let players = view.seating.players();
    let first = reader.asked.or(reader.you).unwrap_or(Seat::One);
    std::iter::successors(Some(first), move |seat| Some(seat.next(players))).take(players)
}
