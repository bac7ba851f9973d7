//! axe-core finds nothing on any page: by day in English, by night in German, and on a phone.
//!
//! `cargo xtask test` runs this where Chromium, its driver and npm are installed; npm brings axe-core.

use std::path::Path;

use browser_test::{Axe, BrowserProfile, Screen, ShownPage, TestServer, Theme};

async fn nothing_is_found(screen: Screen, theme: Theme, language: &str) {
    let axe = Axe::load();
    let server = TestServer::open(Path::new(env!("CARGO_BIN_EXE_vorposten")));
    let browser = server.browser(BrowserProfile { screen, ..BrowserProfile::USUAL }).await;
    browser.dress(theme).await;
    browser.open("/").await;
    browser.speak(language).await;
    let mut findings = Vec::new();
    for stop in ShownPage::all() {
        let path = stop.prepare(&browser).await;
        stop.visit(&browser, &path).await;
        let violations = axe.violations(&browser).await;
        findings.extend(violations.into_iter().map(|violation| format!("{}: {violation}", stop.name())));
    }
    assert!(findings.is_empty(), "{screen:?}, {theme:?}, {language}: {findings:#?}");
    browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_day() {
    nothing_is_found(Screen::Laptop, Theme::Light, "en").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_night() {
    nothing_is_found(Screen::Laptop, Theme::Dark, "de").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone() {
    nothing_is_found(Screen::Phone, Theme::Light, "de").await;
}
