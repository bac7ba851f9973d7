//! A page to look at pictures.

use drawing::{Symbol, picture};
use maud::{DOCTYPE, Markup, PreEscaped, html};

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

/// A page with all pictures at several sizes, by day and by night, and what stands by itself before them.
pub fn gallery(palette: &str, sprite: &str, symbols: &[Symbol], alone: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        meta charset="utf-8";
        title { "Gallery" }
        style { (PreEscaped(palette)) (PreEscaped(STYLE)) }
        (PreEscaped(sprite))
        @for time in ["light", "dark"] {
            section class=(time) {
                (alone)
                @for Symbol { id, .. } in symbols {
                    figure class=(if id.view().width >= 200 { "wide" } else { "small" }) {
                        figcaption { (id) }
                        @for size in ["l", "m", "s"] { div class=(size) { (picture(*id)) } }
                    }
                }
            }
        }
    };
    page.into_string()
}
