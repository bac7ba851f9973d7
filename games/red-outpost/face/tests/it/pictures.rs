//! Every thing has its picture, and pages can show them.

use drawing::Id;
use face_test::Pictures;
use red_outpost::{Good, Location, Phase, Worker};
use red_outpost_face::drawings;
use table::Word;

#[test]
fn pages_can_show_the_pictures() {
    let mut things: Vec<Id> = Vec::new();
    things.extend(Location::ALL.iter().map(|&it| drawings::location(it)));
    for &worker in Worker::ALL {
        things.extend([drawings::worker(worker), drawings::lying(worker), drawings::portrait(worker)]);
    }
    things.extend(Good::ALL.iter().map(|&it| drawings::good(it)));
    things.extend(Phase::ALL.iter().map(|&it| drawings::phase(it)));
    Pictures {
        symbols: drawings::symbols(),
        sprite: drawings::sprite(),
        alone: vec![drawings::poster().0.to_owned(), drawings::ground().into_string()],
        things,
        palette: concat!(
            include_str!("../../../../../crates/web/src/assets/palette.css"),
            include_str!("../../src/page/palette.css"),
        ),
        colours: &["ro-red"],
    }
    .check();
}
