//! Prints a page with all pictures at several sizes, by day and by night:
//! `cargo run -q -p drawings --example gallery > gallery.html`.

use drawings::{Symbol, picture, posters, red_outpost};
use maud::{DOCTYPE, Markup, PreEscaped, html};

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
.poster, .ground { width: 640px; }
.ground { height: 360px; }
.wide { width: 415px; } .wide .l { width: 300px; } .wide .m { width: 110px; } .wide .s { display: none; }
.small .l { width: 96px; } .small .m { width: 48px; } .small .s { width: 24px; }
";

fn main() {
    let symbols = red_outpost::symbols();
    let page = html! {
        (DOCTYPE)
        meta charset="utf-8";
        title { "Gallery" }
        style { (PreEscaped(PALETTE)) (PreEscaped(STYLE)) }
        (PreEscaped(red_outpost::sprite()))
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
        @for Symbol { id, .. } in symbols {
            figure class=(if id.view().width >= 200 { "wide" } else { "small" }) {
                figcaption { (id) }
                @for size in ["l", "m", "s"] { div class=(size) { (picture(*id)) } }
            }
        }
    }
}
