//! The export tracks with the supply, §5: what the next export of each good pays.

use drawing::picture;
use maud::{Markup, html};
use red_outpost::{Good, View};
use table::Word;

use super::{Thing, cubes};
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn goods(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let count = text(language, "red-crystals-supply", &[("count", view.crystals.into())]);
    let crystals = html! { (picture(art::crystal())) span.count { (view.crystals) } };
    html! {
        div.goods {
            div.heads aria-hidden="true" {
                span { (label(language, "red-supply")) } span { (label(language, "red-exports")) }
            }
            @for &good in Good::ALL {
                div.good.{ "is-" (good) } {
                    (cubes::supply(good, view, reader))
                    (fields(good, view, reader))
                }
            }
            (Thing { parts: "crystals", class: "crystals", name: &count, state: "", card: "crystals", piece: "" }.draw(&crystals))
        }
    }
}

/// The fields of a track: full ones with their cube, the next one marked, and the last one, which
/// never fills. In the solo game the goal card says what the day pays, §10.4.
fn fields(good: Good, view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let told = [("good", say::good(language, good).into()), ("points", view.next_export(good).into())];
    let told = text(language, "red-next-export", &told);
    let card = format!("export-{good}");
    if let Some(solo) = &view.solo {
        return html! {
            span.unseen { (told) }
            ol.fields aria-hidden="true" data-card=(card) {
                @if solo.delivered.has(good) { li.full { (cubes::exported(good, 0)) } }
                li.next { (view.next_export(good)) }
            }
        };
    }
    let track = &view.values.exports[good];
    let full = view.exported[good];
    html! {
        span.unseen { (told) }
        ol.fields aria-hidden="true" data-card=(card) {
            @for (field, &points) in (0..).zip(track.permanent()) {
                @if field < full { li.full { (cubes::exported(good, field)) } } @else { li.next[field == full] { (points) } }
            }
            li.last.next[usize::from(full) == track.permanent().len()] { (track.last) span.forever { "?" } }
        }
    }
}
