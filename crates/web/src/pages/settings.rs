//! The settings: how a guest wants to see and play.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;

use crate::guest_settings::{GuestSettings, Setting};
use crate::http::{Inputs, LocalPath, Session};
use crate::pages::actions::sent_to;
use crate::pages::layout::Page;
use crate::request_error::RequestError;
use crate::server::Server;
use crate::texts::text;

/// The address of the page.
const ADDRESS: &str = "/settings";

/// How somebody comes to the page.
#[derive(Default, Deserialize)]
pub(super) struct SettingsQuery {
    /// The page to go back to.
    back: Option<String>,
    /// Whether something was saved just now.
    saved: Option<String>,
}

impl SettingsQuery {
    /// The page to go back to: the one that was handed on, or the one that led here.
    fn back(&self, headers: &HeaderMap) -> Option<LocalPath> {
        let handed_on = self.back.as_deref().and_then(LocalPath::checked);
        let from = || LocalPath::of_referrer(headers).filter(|from| !from.as_str().starts_with(ADDRESS));
        handed_on.or_else(from)
    }
}

pub(super) async fn settings(
    session: Session,
    headers: HeaderMap,
    Inputs(Query(query)): Inputs<Query<SettingsQuery>>,
) -> Markup {
    let say = |id: &str| text(session.language, id, &[]);
    let back = query.back(&headers);
    let way_back = html! {
        @match &back {
            Some(back) => a.button href=(back.as_str()) { (say("settings-back")) },
            None => a.button href="/" { (say("to-home")) },
        }
    };
    let body = html! {
        h1 { (say("settings")) }
        @if query.saved.is_some() { p.notice role="status" { (say("settings-saved")) } }
        form.settings method="post" action=(ADDRESS) {
            @if let Some(back) = &back { input type="hidden" name="back" value=(back.as_str()); }
            @for setting in GuestSettings::of(session.guest.as_ref()).all() { (choices(&session, &setting)) }
            p.links { button.primary.big { (say("settings-save")) } " " (way_back) }
        }
    };
    let title = say("settings");
    Page::new(session.games, session.language, &title, "settings", session.guest.as_ref())
        .styles(&["settings.css"])
        .show(body)
}

/// What a setting can be.
fn choices(session: &Session, setting: &Setting) -> Markup {
    let say = |id: &str| text(session.language, id, &[]);
    let title = format!("setting-{}", setting.name);
    let about = format!("{}-about", setting.name);
    html! {
        fieldset aria-describedby=(about) {
            legend { (say(&title)) }
            p.note id=(about) { (say(&format!("{title}.about"))) }
            div.values {
                @for value in &setting.values {
                    label {
                        input type="radio" name=(setting.name) value=(value) checked[*value == setting.value];
                        span { (say(&format!("{title}.{value}"))) }
                    }
                }
            }
        }
    }
}

/// Keeps what was chosen. Who is no guest yet becomes one.
pub(super) async fn save(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Form(form)): Inputs<Form<BTreeMap<String, String>>>,
) -> Result<Response, RequestError> {
    let (guest, cookie) = session.welcome(&server).await?;
    let chosen = form.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let settings = GuestSettings::of(Some(&guest)).with(chosen);
    server.guests.set_settings(&guest, settings).await?;
    let back = form.get("back").and_then(|back| LocalPath::checked(back));
    let back = back.map(|back| format!("&back={}", back.encoded())).unwrap_or_default();
    Ok(sent_to(&format!("{ADDRESS}?saved=yes{back}"), cookie))
}
