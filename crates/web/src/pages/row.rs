//! A table in a list: what is played, who sits where, how far it is, and when somebody last moved.

use maud::{Markup, html};
use store::{GuestId, Occupant, Summary};
use table::{Seat, Word};
use texts::Language;

use crate::games::Games;
use crate::pages::home::player;
use crate::texts::text;

/// Milliseconds.
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// For whom tables are listed, and when.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) games: Games,
    pub(super) language: Language,
    pub(super) guest: Option<GuestId>,
    /// Milliseconds since 1970.
    pub(super) now: i64,
}

/// One or more seats that are called the same.
struct Party {
    seats: Vec<Seat>,
    name: String,
    is_own: bool,
}

impl Rows {
    pub(super) fn is_my_turn(self, table: &Summary) -> bool {
        self.own(table).any(|seat| is_due(table, seat))
    }

    pub(super) fn row(self, table: &Summary, state: &str) -> Markup {
        let game = self.games.find(&table.game);
        let count = table.seats.len();
        let running = game.filter(|_| !table.status.over);
        let far = running.and_then(|game| game.stage_name(self.language, table.status.stage));
        html! {
            a href={ "/tables/" (table.id.0) } class={ (table.game) " " (state) } {
                strong { (game.map_or("", |game| game.title())) }
                span.players {
                    @for party in self.parties(table) {
                        span.own[party.is_own].due[party.seats.iter().any(|&seat| is_due(table, seat))] {
                            @for &seat in &party.seats { @if let Some(game) = game { (game.emblem(count, seat)) " " } }
                            (party.name)
                        }
                    }
                }
                span.far { (far.unwrap_or_default()) }
                span.when { (self.when(table.changed)) }
                span.state { (text(self.language, state, &[])) }
            }
        }
    }

    /// The guest's own seats by their colours, then the others by who sits there, each name once.
    fn parties(self, table: &Summary) -> Vec<Party> {
        let own: Vec<Seat> = self.own(table).collect();
        let colour = |seat| {
            self.games
                .find(&table.game)
                .map_or_else(String::new, |game| game.colour(self.language, table.seats.len(), seat))
        };
        let called = |seat| match own.len() {
            1 => text(self.language, "row-you", &[("colour", colour(seat).into())]),
            _ => colour(seat),
        };
        let mut parties: Vec<_> =
            own.iter().map(|&seat| Party { seats: vec![seat], name: called(seat), is_own: true }).collect();
        for (&seat, row) in Seat::ALL.iter().zip(&table.seats).filter(|(seat, _)| !own.contains(seat)) {
            let name = player(self.language, row);
            match parties.iter_mut().find(|party| !party.is_own && party.name == name) {
                Some(party) => party.seats.push(seat),
                None => parties.push(Party { seats: vec![seat], name, is_own: false }),
            }
        }
        parties
    }

    fn own(self, table: &Summary) -> impl Iterator<Item = Seat> {
        let rows = Seat::ALL.iter().zip(&table.seats);
        let is_own =
            move |occupant: &Occupant| self.guest.is_some_and(|guest| *occupant == Occupant::Guest(guest));
        rows.filter(move |(_, row)| is_own(&row.occupant)).map(|(&seat, _)| seat)
    }

    /// How long ago something was, roughly.
    fn when(self, at: i64) -> String {
        let (id, count) = match self.now - at {
            ..MINUTE => ("when-now", 0),
            ago @ MINUTE..HOUR => ("when-minutes", ago / MINUTE),
            ago @ HOUR..DAY => ("when-hours", ago / HOUR),
            ago => ("when-days", ago / DAY),
        };
        text(self.language, id, &[("count", count.into())])
    }
}

fn is_due(table: &Summary, seat: Seat) -> bool {
    table.status.is_due(seat.index() as u8)
}
