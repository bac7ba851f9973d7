//! What all pages have in common.

use maud::{DOCTYPE, Markup, html};
use store::Guest;
use table::Word;
use words::Language;

use crate::texts::text;

/// A page with this title.
pub(super) fn page(
    language: Language,
    title: &str,
    class: &str,
    guest: Option<&Guest>,
    body: Markup,
) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    html! {
        (DOCTYPE)
        html lang=(language.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Vorposten" }
                link rel="icon" href="/assets/emblem.svg";
                link rel="stylesheet" href="/assets/style.css";
                script type="module" src="/assets/page.js" {}
            }
            body class=(class) {
                a.skip href="#main" { (say("skip")) }
                header.site {
                    a.brand href="/" { "Vorposten" }
                    nav aria-label=(say("rules")) {
                        a href="/rules/red-outpost" { "Red Outpost" }
                        a href="/rules/outlive" { "Outlive" }
                    }
                    div.who {
                        @if let Some(guest) = guest { span.name { (guest.name) } }
                        form method="post" action="/language" {
                            @for &other in Language::ALL {
                                @if other == language {
                                    span.chosen aria-current="true" { (code(other)) }
                                } @else {
                                    button.quiet name="language" value=(other.name()) lang=(other.name()) { (code(other)) }
                                }
                            }
                        }
                    }
                }
                main #main { (body) }
                footer.site { p { (say("legal")) } }
            }
        }
    }
}

/// The short name of a language.
fn code(language: Language) -> String {
    language.name().to_uppercase()
}
