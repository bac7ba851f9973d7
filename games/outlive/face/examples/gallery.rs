//! Prints a page with all pictures of the game at several sizes, by day and by night:
//! `cargo run -q -p outlive-face --example gallery > gallery.html`.

use face_test::gallery;
use maud::html;
use outlive_face::drawings;

const PALETTE: &str = concat!(
    include_str!("../../../../crates/web/src/assets/palette.css"),
    include_str!("../src/page/palette.css"),
);

fn main() {
    let alone = html! { div { (drawings::poster()) } };
    println!("{}", gallery(PALETTE, drawings::sprite(), &drawings::symbols(), &alone));
}
