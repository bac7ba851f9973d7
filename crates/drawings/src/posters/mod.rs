//! The two large pictures of the home page, one for each game. They stand in the page themselves,
//! not in a sprite, as each is shown once.

mod outlive;
mod red_outpost;

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use crate::View;

const VIEW: View = View::new(640, 360);

/// Workers march under the planet, and a rocket rises: Red Outpost.
pub fn red_outpost() -> PreEscaped<&'static str> {
    static POSTER: LazyLock<String> = LazyLock::new(|| framed("home-red-outpost", &red_outpost::picture()));
    PreEscaped(&POSTER)
}

/// A shelter, a convoy and what is left of the city: Outlive.
pub fn outlive() -> PreEscaped<&'static str> {
    static POSTER: LazyLock<String> = LazyLock::new(|| framed("home-outlive", &outlive::picture()));
    PreEscaped(&POSTER)
}

fn framed(id: &str, picture: &Markup) -> String {
    let poster = html! {
        svg id=(id) class="picture poster" viewBox=(VIEW) aria-hidden="true" focusable="false" { (picture) }
    };
    poster.into_string()
}
