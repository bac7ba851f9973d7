//! Every page is in the language: with both games, in every kind of decision.

use std::collections::BTreeSet;
use std::time::Duration;

use browser_test::{Moment, Scene, Situation, record, situations};
use red_outpost::{Seating, Setup};
use reqwest::header::COOKIE;
use serde_json::json;
use table::Word;

use crate::LANGUAGE;
use crate::app::{App, Caller, answer};
use crate::reading::Untranslated;

/// The games, with the most that can play them.
const GAMES: [(&str, u8); 2] = [("red-outpost", 4), ("outlive", 4)];

/// The name of a guest, which has none of the plain letters either.
const NAME: &str = "Ολγα";

/// Somebody who reads pages.
struct Reader {
    caller: Caller,
    untranslated: Untranslated,
}

impl Reader {
    async fn arrive(app: &App) -> Self {
        let caller = app.guest(NAME).await.speaking(LANGUAGE);
        Self { caller, untranslated: Untranslated::default() }
    }

    /// Reads a page, and answers it.
    async fn read(&mut self, path: &str) -> String {
        let answer = self.caller.get(path).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        let page = answer.text();
        self.untranslated.read_page(path, &page);
        page
    }

    /// Reads what is said to a request that cannot be granted.
    async fn read_error(&mut self, path: &str, form: &[(&str, &str)]) {
        let answer =
            if form.is_empty() { self.caller.get(path).await } else { self.caller.form(path, form).await };
        assert!(answer.status >= 400, "{path}: {}", answer.text());
        self.untranslated.read_page(path, &answer.text());
    }

    /// The address of a table with this record.
    async fn import(&self, record: &str) -> String {
        self.caller.form("/import", &[("record", record)]).await.leads_to().to_owned()
    }

    /// Reads a table of each kind of decision.
    async fn read_situations<K>(&mut self, situations: Vec<Situation<K>>) {
        let mut seen = BTreeSet::new();
        for Situation { seat, record, .. } in situations {
            // Many kinds of decisions are choices in the same position.
            if seen.insert(record.clone()) {
                let table = self.import(&record).await;
                let query = format!("?seat={}", seat.index() + 1);
                self.read(&format!("{table}{query}")).await;
                self.read_as_program(&format!("/api/v1{table}{query}")).await;
            }
        }
    }

    /// Reads what programs are told of a table in sentences.
    async fn read_as_program(&mut self, path: &str) {
        let told = self.caller.get(path).await.json();
        let choices = told["legal"].as_array().expect("a list").iter();
        let choices = choices.flat_map(|choice| [&choice["text"], &choice["preview"]]);
        for text in choices.chain([&told["prompt"]]) {
            self.untranslated.read(path, text.as_str().expect("a text"));
        }
    }

    /// Reads a hint at a table against a bot, which may move at the same time.
    async fn read_hint(&mut self, game: &str) {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
        let id = self.caller.open(game, seats).await;
        loop {
            let seq = self.caller.look(&id, "").await["seq"].to_string();
            let path = format!("/tables/{id}/hint");
            let answer = self.caller.form(&path, &[("seat", "1"), ("seq", &seq)]).await;
            if answer.status == 200 {
                return self.untranslated.read_page(&path, &answer.text());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn what_is_read_before_a_game() {
    let app = App::start().await;
    let mut reader = Reader::arrive(&app).await;
    let home = reader.read("/").await;
    assert!(home.contains(&format!("<html lang=\"{LANGUAGE}\"")), "{home}");
    for (game, most) in GAMES {
        reader.read(&format!("/rules/{game}")).await;
        reader.read(&format!("/rules/{game}?q=%C3%B1%C3%B6")).await;
        reader.read(&format!("/rules/{game}?q=%C3%9F")).await;
        reader.read(&format!("/rules/{game}/values")).await;
        for seats in 1..=most {
            let path = format!("/new/{game}/{seats}");
            if reader.caller.get(&path).await.status == 200 {
                reader.read(&path).await;
            }
        }
    }
    reader.read_error("/nowhere", &[]).await;
    reader.read_error("/tables/nowhere", &[]).await;
    reader.read_error("/new/red-outpost/9", &[]).await;
    reader.read_error("/name", &[("name", "")]).await;
    reader.read_error("/play", &[("game", "chess"), ("bots", "1")]).await;
    reader.untranslated.check();
    app.stop().await;
}

#[tokio::test]
async fn every_decision_of_red_outpost() {
    let app = App::start().await;
    let mut reader = Reader::arrive(&app).await;
    reader.read_situations(situations::red_outpost()).await;
    for moment in [Moment::Opening, Moment::Middle, Moment::End, Moment::Over] {
        let table = reader.import(&record(&Setup::new(Seating::Solo), 1, moment)).await;
        reader.read(&table).await;
    }
    reader.untranslated.check();
    app.stop().await;
}

#[tokio::test]
async fn every_decision_of_outlive() {
    let app = App::start().await;
    let mut reader = Reader::arrive(&app).await;
    reader.read_situations(situations::outlive()).await;
    reader.untranslated.check();
    app.stop().await;
}

/// Setting up, waiting, chatting, learning and asking for hints.
#[tokio::test]
async fn what_is_read_around_a_game() {
    let app = App::start().await;
    let mut reader = Reader::arrive(&app).await;
    for (game, _) in GAMES {
        let table = reader.caller.form("/learn", &[("game", game)]).await.leads_to().to_owned();
        let taught = reader.caller.asking("GET", &table).header(COOKIE, "vorposten-help=on");
        reader.untranslated.read_page(&format!("{table} with help"), &answer(taught).await.text());
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }, { "kind": "open" }]);
        let open = format!("/tables/{}", reader.caller.open(game, seats).await);
        reader.caller.form(&format!("{open}/say"), &[("text", NAME)]).await;
        reader.read(&open).await;
        let stranger = app.stranger().speaking(LANGUAGE).get(&open).await;
        reader.untranslated.read_page(&format!("{open} for strangers"), &stranger.text());
        reader.caller.form(&format!("{open}/close"), &[]).await;
        reader.read(&open).await;
        let shared = reader.caller.open(game, json!([{ "kind": "me" }, { "kind": "local" }])).await;
        reader.read(&format!("/tables/{shared}")).await;
        reader.read_hint(game).await;
    }
    reader.read("/").await;
    reader.untranslated.check();
    app.stop().await;
}

/// A game that is over: its result, step by step, and judged.
#[tokio::test]
async fn what_is_read_after_a_game() {
    let app = App::start().await;
    let mut reader = Reader::arrive(&app).await;
    let outlive = Scene::Over.record(outlive::Seating::Three).0;
    for record in [record(&Setup::new(Seating::Three), 1, Moment::Over), outlive] {
        let table = reader.import(&record).await;
        reader.read(&table).await;
        let length = record.lines().count() as u64;
        for at in (0..length).step_by(40) {
            reader.read(&format!("{table}/replay?at={at}")).await;
            reader.read(&format!("{table}/replay/moment?at={at}&seat=1")).await;
        }
        reader.read(&format!("{table}/review")).await;
        while reader.caller.get(&format!("/api/v1{table}/review")).await.json()["found"].is_null() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        reader.read(&format!("{table}/review")).await;
    }
    reader.untranslated.check();
    app.stop().await;
}
