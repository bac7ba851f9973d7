//! Prints a page with all pictures of the game at several sizes, by day and by night:
//! `cargo run -q -p red-outpost-face --example gallery > gallery.html`.

use face_test::gallery;
use maud::{Markup, html};
use red_outpost_face::drawings;
use table::{Seat, Word};

const PALETTE: &str = concat!(
    include_str!("../../../../crates/web/src/assets/palette.css"),
    include_str!("../src/page/palette.css"),
);

fn main() {
    let alone = html! {
        div { (drawings::poster()) }
        (drawings::ground())
        @for fields in [4, 12] { (wheel(fields)) }
    };
    println!("{}", gallery(PALETTE, drawings::sprite(), &drawings::symbols(), &alone));
}

/// The production wheel with so many fields, and four markers on every one of them.
fn wheel(fields: u8) -> Markup {
    let markers = (0..fields).flat_map(|field| Seat::ALL.iter().map(move |&seat| (field, seat)));
    html! {
        svg class="wheel" viewBox=(drawings::wheel().view()) {
            use href={ "#" (drawings::wheel()) } {}
            (drawings::wheel_borders(fields))
            @for (field, seat) in markers {
                @let spot = drawings::wheel_spot(fields, field, seat);
                use href={ "#" (drawings::disc(seat)) } x=(spot.x - spot.radius) y=(spot.y - spot.radius) width=(2.0 * spot.radius) height=(2.0 * spot.radius) {}
            }
        }
    }
}
