//! `/settings`: how a guest wants to see and play.

use std::sync::Arc;

use reqwest::header::{COOKIE, REFERER, SET_COOKIE};
use serde_json::json;
use store::{Memory, Sqlite, Store};

use super::page;
use crate::app::{Answer, App, Caller, NO_LIMITS, answer};

/// The value of a setting that the page shows as chosen.
fn chosen(page: &str, setting: &str) -> String {
    let before = format!("name=\"{setting}\" value=\"");
    let mut inputs = page.split(before.as_str()).skip(1).filter_map(|rest| rest.split_once('"'));
    let checked = inputs.find(|(_, rest)| rest.split('>').next().is_some_and(|tag| tag.contains("checked")));
    checked.unwrap_or_else(|| panic!("no {setting} is chosen in {page}")).0.to_owned()
}

/// The settings page as somebody sees it who comes from such a page.
async fn coming_from(caller: &Caller, referrer: &str) -> String {
    answer(caller.asking("GET", "/settings").header(REFERER, referrer)).await.text()
}

async fn save(caller: &Caller, fields: &[(&str, &str)]) -> Answer {
    caller.form("/settings", fields).await
}

const NAMES: [&str; 6] = ["speed", "moments", "confirm", "sound", "theme", "text"];
const USUAL: [&str; 6] = ["normal", "on", "off", "off", "system", "normal"];

#[tokio::test]
async fn what_is_saved_holds_on_every_page() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let before = page(&guest, "/settings").await;
    assert_eq!(NAMES.map(|name| chosen(&before, name)), USUAL);
    assert!(!before.contains("role=\"status\"") && before.contains("data-theme=\"system\""), "{before}");
    let wanted = ["instant", "off", "on", "on", "dark", "larger"];
    let fields: Vec<_> = NAMES.into_iter().zip(wanted).collect();
    assert_eq!(save(&guest, &fields).await.leads_to(), "/settings?saved=yes");
    let saved = page(&guest, "/settings?saved=yes").await;
    assert_eq!(NAMES.map(|name| chosen(&saved, name)), wanted);
    assert!(saved.contains("Saved."), "{saved}");

    let id = guest.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let table = format!("/tables/{id}");
    for path in ["/", "/new/outlive/2", "/rules/outlive", &table, &format!("{table}/replay")] {
        let seen = page(&guest, path).await;
        assert!(seen.contains("<html lang=\"en\" data-theme=\"dark\" data-text=\"larger\">"), "{path}");
        assert!(seen.contains("<meta name=\"color-scheme\" content=\"dark\">"), "{path}");
        assert!(seen.contains("href=\"/settings\""), "{path} has no way to the settings");
    }
    let missing = guest.get("/nowhere").await;
    assert!(missing.status == 404 && missing.text().contains("data-theme=\"dark\""));
    let seen = page(&guest, &table).await;
    for (name, value) in [("speed", "instant"), ("moments", "off"), ("confirm", "on"), ("sound", "on")] {
        assert!(seen.contains(&format!("data-{name}=\"{value}\"")), "{name}");
    }
    // What a form leaves out or does not know stays as it is, and others are not concerned.
    save(&guest, &[("theme", "light"), ("speed", "warp"), ("hue", "red")]).await.leads_to();
    let after = page(&guest, "/settings").await;
    assert_eq!(NAMES.map(|name| chosen(&after, name)), ["instant", "off", "on", "on", "light", "larger"]);
    let other = page(&app.guest("Bea").await, "/settings").await;
    assert_eq!(NAMES.map(|name| chosen(&other, name)), USUAL);
    assert!(page(&guest.german(), "/settings").await.contains("Einstellungen"));
    app.stop().await;
}

#[tokio::test]
async fn who_is_no_guest_becomes_one_by_saving() {
    let app = App::start().await;
    let stranger = app.stranger();
    let seen = stranger.get("/settings").await;
    assert!(seen.status == 200 && !seen.headers.contains_key(SET_COOKIE), "who only looks stays a stranger");
    assert!(page(&stranger, "/").await.contains("href=\"/settings\""));
    let saved = save(&stranger, &[("theme", "dark")]).await;
    let cookie = saved.headers[SET_COOKIE].to_str().expect("a cookie").to_owned();
    let token =
        cookie.split(';').next().and_then(|pair| pair.strip_prefix("vorposten-guest=")).expect("a token");
    let seen = page(&app.with_token(token.to_owned()), "/settings").await;
    assert_eq!(chosen(&seen, "theme"), "dark");
    app.stop().await;
}

#[tokio::test]
async fn another_site_changes_nothing() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let token = guest.token.clone().expect("a token");
    let forged = app.stranger().asking("POST", "/settings").header("origin", "http://evil.example");
    let forged = forged.header(COOKIE, format!("vorposten-guest={token}")).form(&[("theme", "dark")]);
    assert_eq!(answer(forged).await.status, 403);
    assert_eq!(chosen(&page(&guest, "/settings").await, "theme"), "system");
    app.stop().await;
}

#[tokio::test]
async fn it_leads_back_to_where_one_was_and_never_elsewhere() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let here = &guest.site;
    let seen = coming_from(&guest, &format!("{here}/rules/outlive?q=a&b=%C3%A4")).await;
    assert!(seen.contains("<a class=\"button\" href=\"/rules/outlive?q=a&amp;b=%C3%A4\">"), "{seen}");
    assert!(seen.contains("name=\"back\" value=\"/rules/outlive?q=a&amp;b=%C3%A4\""), "{seen}");
    let saved = save(&guest, &[("back", "/rules/outlive?q=a&b=%C3%A4")]).await.leads_to().to_owned();
    assert_eq!(saved, "/settings?saved=yes&back=/rules/outlive%3Fq%3Da%26b%3D%25C3%25A4");
    assert!(page(&guest, &saved).await.contains("href=\"/rules/outlive?q=a&amp;b=%C3%A4\""));
    let others = [
        "//evil.example",
        "/\\evil.example",
        "https://evil.example/",
        "javascript:alert(1)",
        "/\t/evil.example",
    ];
    for elsewhere in others {
        let saved = save(&guest, &[("back", elsewhere)]).await;
        assert_eq!(saved.leads_to(), "/settings?saved=yes", "{elsewhere}");
        let encoded: String = elsewhere.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let seen = page(&guest, &format!("/settings?back={encoded}")).await;
        assert!(!seen.contains("evil") && !seen.contains("alert("), "{elsewhere}: {seen}");
    }
    let seen = coming_from(&guest, &format!("{here}//evil.example")).await;
    assert!(!seen.contains("evil"), "{seen}");
    // Neither from itself nor from another site.
    assert!(!coming_from(&guest, &format!("{here}/settings")).await.contains("name=\"back\""));
    app.stop().await;
}

#[tokio::test]
async fn settings_are_kept_in_the_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = async || Sqlite::open(&folder.path().join("a.db")).await.expect("a database");
    let app = App::on(Arc::new(open().await), NO_LIMITS).await;
    let guest = app.guest("Ada").await;
    save(&guest, &[("text", "large")]).await.leads_to();
    app.stop().await;
    let app = App::on(Arc::new(open().await), NO_LIMITS).await;
    let again = app.with_token(guest.token.expect("a token"));
    assert_eq!(chosen(&page(&again, "/settings").await, "text"), "large");
    app.stop().await;
}

/// What a store has kept from elsewhere does no harm.
#[tokio::test]
async fn broken_settings_are_as_usual() {
    let store = Arc::new(Memory::new());
    let app = App::on(Arc::clone(&store) as Arc<dyn Store>, NO_LIMITS).await;
    let guest = app.guest("Ada").await;
    store
        .set_settings(store::GuestId(1), "{\"theme\": 7} speed=warp text=large \u{0}")
        .await
        .expect("a guest");
    let seen = page(&guest, "/settings").await;
    let expected = ["normal", "on", "off", "off", "system", "large"];
    assert_eq!(NAMES.map(|name| chosen(&seen, name)), expected);
    app.stop().await;
}
