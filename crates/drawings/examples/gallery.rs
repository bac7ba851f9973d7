//! Prints a page with all pictures at several sizes, by day and by night:
//! `cargo run -q -p drawings --example gallery > gallery.html`.

use drawings::{Symbol, outlive, picture, posters, red_outpost};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::{Seat, Word};

const PALETTE: &str = include_str!("../../web/src/assets/palette.css");

const STYLE: &str = "
body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; font: 12px sans-serif; }
.sprite { position: absolute; }
section { padding: 10px; display: flex; flex-wrap: wrap; gap: 10px; align-content: start; }
.light { color-scheme: light; background: #faf5ea; color: #221d18; }
.dark { color-scheme: dark; background: #16181b; color: #ece6da; }
figure { margin: 0; display: flex; flex-wrap: wrap; align-items: end; gap: 5px; }
figcaption { width: 100%; }
.picture { display: block; }
.wheel { width: 240px; }
.poster, .ground { width: 640px; }
.ground { height: 360px; }
.wide { width: 415px; } .wide .l { width: 300px; } .wide .m { width: 110px; } .wide .s { display: none; }
.small .l { width: 96px; } .small .m { width: 48px; } .small .s { width: 24px; }
";

fn main() {
    let symbols: Vec<Symbol> = red_outpost::symbols().into_iter().chain(outlive::symbols()).collect();
    let page = html! {
        (DOCTYPE)
        meta charset="utf-8";
        title { "Gallery" }
        style { (PreEscaped(PALETTE)) (PreEscaped(STYLE)) }
        (PreEscaped(red_outpost::sprite()))
        (PreEscaped(outlive::sprite()))
        section class="light" { (wall(&symbols)) }
        section class="dark" { (wall(&symbols)) }
    };
    println!("{}", page.into_string());
}

fn wall(symbols: &[Symbol]) -> Markup {
    html! {
        div { (posters::red_outpost()) }
        div { (posters::outlive()) }
        (red_outpost::ground())
        @for fields in [4, 12] { (wheel(fields)) }
        @for Symbol { id, .. } in symbols {
            figure class=(if id.view().width >= 200 { "wide" } else { "small" }) {
                figcaption { (id) }
                @for size in ["l", "m", "s"] { div class=(size) { (picture(*id)) } }
            }
        }
    }
}

/// The production wheel with so many fields, and four markers on every one of them.
fn wheel(fields: u8) -> Markup {
    let markers = (0..fields).flat_map(|field| Seat::ALL.iter().map(move |&seat| (field, seat)));
    html! {
        svg class="wheel" viewBox=(red_outpost::wheel().view()) {
            use href={ "#" (red_outpost::wheel()) } {}
            (red_outpost::wheel_borders(fields))
            @for (field, seat) in markers {
                @let spot = red_outpost::wheel_spot(fields, field, seat);
                use href={ "#" (red_outpost::disc(seat)) } x=(spot.x - spot.radius) y=(spot.y - spot.radius) width=(2.0 * spot.radius) height=(2.0 * spot.radius) {}
            }
        }
    }
}
