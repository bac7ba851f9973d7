//! Every thing has its picture, and pages can show them.

use face_test::Pictures;
use outlive::{Equipment, EventCard, Hero, Leader, Place, Prey, Resource, Room, Tile};
use outlive_face::drawings;
use table::{Seat, Word};

#[test]
fn pages_can_show_the_pictures() {
    let mut things = vec![drawings::survivor(), drawings::algae()];
    things.extend([drawings::tile_back(), drawings::prey_back(), drawings::event_back()]);
    things.extend(Place::ALL.iter().map(|&it| drawings::place(it)));
    things.extend(Resource::ALL.iter().map(|&it| drawings::resource(it)));
    things.extend(Tile::ALL.iter().map(|&it| drawings::tile(it)));
    things.extend(Prey::ALL.iter().map(|&it| drawings::prey(it)));
    things.extend(Hero::ALL.iter().flat_map(|&it| [drawings::hero(it), drawings::lying(it)]));
    things.extend(Seat::ALL.iter().map(|&it| drawings::emblem(it)));
    things.extend(Room::ALL.iter().map(|&it| drawings::room(it)));
    things.extend(Equipment::ALL.iter().flat_map(|&it| [drawings::equipment(it), drawings::pair(it)]));
    things.extend(Leader::ALL.iter().map(|&it| drawings::leader(it)));
    things.extend(EventCard::ALL.iter().map(|&it| drawings::event(it)));
    Pictures {
        symbols: drawings::symbols(),
        sprite: drawings::sprite(),
        alone: vec![drawings::poster().0.to_owned()],
        things,
        palette: concat!(
            include_str!("../../../../../crates/web/src/assets/palette.css"),
            include_str!("../../src/page/palette.css"),
        ),
        colours: &["ol-rust"],
    }
    .check();
}
