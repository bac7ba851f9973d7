//! The session: who is asking, known by the token in a cookie or a header, and in which language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use store::Guest;
use table::Word;
use texts::Language;

use crate::games::Games;
use crate::http::help::Help;
use crate::live::random;
use crate::request_error::RequestError;
use crate::server::Server;
use crate::texts::text;

/// The cookie with a guest's token.
const GUEST: &str = "vorposten-guest";
/// The cookie with the chosen language.
const LANGUAGE: &str = "vorposten-language";

/// Who is asking.
pub(crate) struct Session {
    /// The games that can be played here.
    pub(crate) games: Games,
    pub(crate) guest: Option<Guest>,
    pub(crate) language: Language,
    pub(crate) help: Help,
    /// Whether a proxy in front says that nobody on the way can read along.
    pub(crate) is_private: bool,
}

impl Session {
    /// The guest, who must be known.
    pub(crate) fn known(&self) -> Result<&Guest, RequestError> {
        self.guest.as_ref().ok_or(RequestError::NoGuest)
    }

    /// The guest, who is welcomed if he is new; then a cookie has to be set.
    pub(crate) async fn welcome(self, server: &Server) -> Result<(Guest, Option<String>), RequestError> {
        match self.guest {
            Some(guest) => Ok((guest, None)),
            None => {
                let number = u16::from_le_bytes(random()) % 9000 + 1000;
                let name = text(self.language, "guest-name", &[("number", number.to_string().into())]);
                let (guest, token) = server.guests.welcome(&name).await?;
                let flags = if self.is_private { "HttpOnly; Secure; " } else { "HttpOnly; " };
                Ok((guest, Some(cookie(GUEST, &token, flags))))
            }
        }
    }
}

impl FromRequestParts<Arc<Server>> for Session {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, RequestError> {
        let language = language(&parts.headers);
        let guest = match token(&parts.headers) {
            Some(token) => server.guests.recognise(token).await?,
            None => None,
        };
        let said = parts.headers.get("x-forwarded-proto").filter(|_| server.behind_proxy);
        let is_private = said.is_some_and(|said| said == "https");
        Ok(Self {
            games: server.games,
            guest,
            language,
            help: Help::read(cookies(&parts.headers)),
            is_private,
        })
    }
}

/// The cookie that keeps a choice of language.
pub(crate) fn language_cookie(language: Language) -> String {
    cookie(LANGUAGE, language.name(), "")
}

/// A cookie for a year, for this site alone.
pub(super) fn cookie(name: &str, value: &str, more: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age=31536000; {more}SameSite=Lax")
}

/// The token: a program sends it as it is, a browser as a cookie.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookies(headers).find(|&(name, _)| name == GUEST).map(|(_, value)| value))
}

/// The chosen language, or the first of those that the browser asks for.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookies(headers).find(|&(name, _)| name == LANGUAGE);
    if let Some(language) = chosen.and_then(|(_, value)| Language::parse(value)) {
        return language;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut wishes: Vec<(f32, Language)> = accepted
        .split(',')
        .filter_map(|wish| {
            let (tag, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let language = tag.split('-').next().unwrap_or(tag);
            let language = Language::parse(&language.trim().to_ascii_lowercase())?;
            Some((weight.trim().parse().unwrap_or(0.0), language))
        })
        .collect();
    // The sort keeps the order of equal wishes.
    wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
    wishes.first().map_or(Language::En, |&(_, language)| language)
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(accepted: &str, cookie: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().expect("a header"));
        headers.insert(header::COOKIE, cookie.parse().expect("a header"));
        language(&headers)
    }

    #[test]
    fn the_best_wish_that_we_speak_is_granted() {
        assert_eq!(spoken("fr, de-AT;q=0.5, en;q=0.4", ""), Language::De);
        assert_eq!(spoken("de;q=0.2, en-GB;q=0.9", ""), Language::En);
        assert_eq!(spoken("fr", ""), Language::En);
        assert_eq!(spoken("den, DE", ""), Language::De);
        assert_eq!(spoken("den", ""), Language::En);
        assert_eq!(spoken("ü,;q=,\u{e4}", ""), Language::En);
        assert_eq!(spoken("de", "a=b; vorposten-language=en"), Language::En);
    }
}
