//! What lies on the table, as headings, lists and tables.

mod board;
mod convoy;
mod hand;
mod shelter;
mod stacks;

use maud::{Markup, html};
use outlive::{Place, View};
use table::Seat;

use crate::Audience;
use crate::telling as say;

pub(super) fn sheet(view: &View, reader: &Audience<'_>) -> Markup {
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
pub(super) fn found(view: &View, place: Place, reader: &Audience<'_>) -> Vec<String> {
    let stock = place.stock().map(|stock| say::amount(reader.language, stock, view.stocks[place]));
    stock.into_iter().chain(stacks::offers(view, place, reader)).collect()
}

/// The reader's shelter first, then the others round the table.
fn order(view: &View, reader: &Audience<'_>) -> impl Iterator<Item = Seat> {
    let players = view.seating.players();
    let first = reader.asked.or(reader.you).unwrap_or(Seat::One);
    std::iter::successors(Some(first), move |seat| Some(seat.next(players))).take(players)
}
