//! The rooms of the shelters, §10, a file each: a chamber with one thing in it that tells its purpose.

mod armoury;
mod bunker;
mod butcher;
mod cistern;
mod council;
mod depot;
mod dockmaster;
mod galley;
mod guard;
mod infirmary;
mod lookout;
mod mechanic;
mod nursery;
mod racket;
mod salvagers;
mod scouts;
mod scrapyard;
mod smokehouse;
mod storeroom;
mod toolroom;
mod ventilation;
mod workshop;

use drawing::shapes::{Ink, circle, rect};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use outlive::Room;
use table::Word;

use super::ink::HAZE;

/// A room.
pub fn room(room: Room) -> Id {
    Id::new("ol-room", room.name(), View::new(60, 40))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Room::ALL.iter().map(|&it| Symbol::new(room(it), picture(it)))
}

fn picture(room: Room) -> Markup {
    match room {
        Room::Workshop => workshop::picture(),
        Room::Storeroom => storeroom::picture(),
        Room::Council => council::picture(),
        Room::Smokehouse => smokehouse::picture(),
        Room::Butcher => butcher::picture(),
        Room::Galley => galley::picture(),
        Room::Dockmaster => dockmaster::picture(),
        Room::Armoury => armoury::picture(),
        Room::Cistern => cistern::picture(),
        Room::Bunker => bunker::picture(),
        Room::Scrapyard => scrapyard::picture(),
        Room::Infirmary => infirmary::picture(),
        Room::Ventilation => ventilation::picture(),
        Room::Nursery => nursery::picture(),
        Room::Scouts => scouts::picture(),
        Room::Depot => depot::picture(),
        Room::Lookout => lookout::picture(),
        Room::Guard => guard::picture(),
        Room::Mechanic => mechanic::picture(),
        Room::Racket => racket::picture(),
        Room::Salvagers => salvagers::picture(),
        Room::Toolroom => toolroom::picture(),
    }
}

/// An empty chamber: a wall with light on it, and a floor.
fn chamber(wall: Ink, floor: Ink) -> Markup {
    html! {
        (rect(0, 0, 60, 40, wall))
        (circle(30, 18, 20, HAZE))
        (rect(0, 32, 60, 8, floor))
    }
}
