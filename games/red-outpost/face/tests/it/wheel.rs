//! The markers on the production wheel, §5.1, have room, however many fields a box gives it.

use red_outpost_face::drawings::{Spot, wheel, wheel_field, wheel_spot};
use table::{Seat, Word};

#[test]
fn four_markers_fit_on_every_field() {
    for fields in 1..=12 {
        let spots: Vec<Spot> = (0..fields)
            .flat_map(|field| Seat::ALL.iter().map(move |&seat| wheel_spot(fields, field, seat)))
            .collect();
        for (index, &spot) in spots.iter().enumerate() {
            assert!(spot.radius > 2.0, "{fields} fields: a marker of {spot:?} cannot be seen");
            for &other in &spots[..index] {
                assert!(apart(spot, other), "{fields} fields: {spot:?} and {other:?} overlap");
            }
        }
    }
}

#[test]
fn fields_go_clockwise_from_the_reward_on_top() {
    let middle = f64::from(wheel().view().width) / 2.0;
    let (first, last) = (wheel_field(4, 0), wheel_field(4, 3));
    assert!(first.x > middle && first.y < middle, "the start field is to the right of the reward");
    assert!(last.x < middle && last.y < middle, "the last field is to the left of the reward");
    assert!(wheel_field(4, 1).y > middle && wheel_field(4, 2).y > middle);
}

fn apart(one: Spot, other: Spot) -> bool {
    (one.x - other.x).hypot(one.y - other.y) >= one.radius + other.radius - 1e-9
}
