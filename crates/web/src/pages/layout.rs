//! What all pages have in common.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use store::Guest;
use table::Word;
use texts::Language;

use crate::games::{GameRef, Games};
use crate::guest_settings::{GuestSettings, Theme};
use crate::http::{PALETTE, modules};
use crate::texts::text;

/// What a page is called, for whom it is, and what it brings along beside what all pages have.
pub(super) struct Page<'p> {
    games: Games,
    language: Language,
    title: &'p str,
    class: &'p str,
    guest: Option<&'p Guest>,
    styles: Vec<&'p str>,
    scripts: &'p [&'p str],
    again: Option<u32>,
}

impl<'p> Page<'p> {
    pub(super) fn new(
        games: Games,
        language: Language,
        title: &'p str,
        class: &'p str,
        guest: Option<&'p Guest>,
    ) -> Self {
        Self { games, language, title, class, guest, styles: Vec::new(), scripts: &[], again: None }
    }

    /// With style sheets of its own, beside those that it has already.
    pub(super) fn styles(mut self, styles: &[&'p str]) -> Self {
        self.styles.extend_from_slice(styles);
        self
    }

    /// With those of a game's drawn table.
    pub(super) fn styles_of(mut self, game: GameRef) -> Self {
        self.styles.extend(game.styles().iter().map(|style| style.name));
        self
    }

    /// With modules of its own.
    pub(super) fn scripts(self, scripts: &'p [&'p str]) -> Self {
        Self { scripts, ..self }
    }

    /// Loaded anew after so many seconds, where no script looks after it.
    pub(super) fn again(self, seconds: u32) -> Self {
        Self { again: Some(seconds), ..self }
    }

    /// The whole page.
    pub(super) fn show(self, body: Markup) -> Markup {
        let Self { games, language, title, class, guest, styles, scripts, again } = self;
        let say = |id: &str| text(language, id, &[]);
        let GuestSettings { theme, text, .. } = GuestSettings::of(guest);
        html! {
            (DOCTYPE)
            html lang=(language.name()) data-theme=(theme) data-text=(text) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(match theme { Theme::System => "light dark", Theme::Light => "light", Theme::Dark => "dark" });
                    title { (title) " · Vorposten" }
                    link rel="icon" href="/assets/emblem.svg";
                    // The first says in which order they count.
                    @for style in ["style.css", PALETTE].iter().chain(&styles) {
                        link rel="stylesheet" href={ "/assets/" (style) };
                    }
                    @for module in scripts.iter().flat_map(|script| modules(script)) {
                        link rel="modulepreload" href={ "/assets/" (module) };
                    }
                    @for script in scripts { script type="module" src={ "/assets/" (script) } {} }
                    @if let Some(seconds) = again { noscript { meta http-equiv="refresh" content=(seconds); } }
                }
                body class=(class) {
                    a.skip href="#main" { (say("skip")) }
                    header.site {
                        a.brand href="/" { "Vorposten" }
                        nav aria-label=(say("rules")) {
                            span.topic aria-hidden="true" { (say("rules")) ":" }
                            @for game in games.iter() { a href={ "/rules/" (game.name()) } { (game.title()) } }
                        }
                        div.who {
                            @if let Some(guest) = guest { span.name { (guest.name) } }
                            a.settings href="/settings" { (SLIDERS) span { (say("settings")) } }
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
}

/// Three sliders, for the settings.
const SLIDERS: PreEscaped<&str> = PreEscaped(
    r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 6h10m6 0h4M2 12h2m6 0h12M2 18h11m6 0h3"/><circle cx="15" cy="6" r="2.6"/><circle cx="7" cy="12" r="2.6"/><circle cx="16" cy="18" r="2.6"/></svg>"#,
);

/// Where the script shows what something on a table is.
pub(super) fn hover_card(language: Language) -> Markup {
    html! { div #hover popover="manual" role="tooltip" data-close=(text(language, "hover-close", &[])) {} }
}

/// The short name of a language.
fn code(language: Language) -> String {
    language.name().to_uppercase()
}
