//! Requests that nobody should make: each is refused with a sentence, and the server stays well.

mod bodies;
mod origins;
mod raw;

use serde_json::json;

use crate::app::{Answer, App, Caller};

/// All routes that change something, with a body that would be understood there.
const POSTS: [(&str, &str); 18] = [
    ("/api/v1/guests", r#"{"name":"Ada"}"#),
    (
        "/api/v1/tables",
        r#"{"game":"outlive","seats":[{"kind":"me"},{"kind":"open"}],"options":{"placement":"in-turn"},"public":false}"#,
    ),
    ("/api/v1/tables/import", "vorposten record 1\n"),
    ("/api/v1/tables/ID/seats/2/claim", r#"{"invite":"x"}"#),
    ("/api/v1/tables/ID/actions", r#"{"seat":1,"seq":1,"action":"pass"}"#),
    ("/api/v1/tables/ID/undo", r#"{"seat":1,"seq":1}"#),
    ("/play", "game=outlive&seats=2"),
    ("/tables", "game=outlive&seat1=me&seat2=open&public=false"),
    ("/import", "record=x"),
    ("/name", "name=Ada"),
    ("/language", "language=de"),
    ("/tables/ID/act", "seat=1&seq=1&action=pass"),
    ("/tables/ID/undo", "seat=1&seq=1"),
    ("/tables/ID/hint", "seat=1&seq=1"),
    ("/tables/ID/say", "text=x"),
    ("/tables/ID/claim", "seat=2&seq=1&invite=x"),
    ("/tables/ID/leave", "seat=1&seq=1"),
    ("/tables/ID/bot", "seat=2&seq=1&level=random"),
];

/// All routes that show something.
const GETS: [&str; 14] = [
    "/",
    "/new",
    "/new/outlive/2",
    "/rules/outlive",
    "/rules/outlive/values",
    "/health",
    "/assets/style.css",
    "/tables/ID",
    "/tables/ID/board",
    "/tables/ID/record",
    "/api/v1/tables?list=open",
    "/api/v1/tables/ID",
    "/api/v1/tables/ID/record",
    "/api/v1/openapi.json",
];

/// A server with a table, and who opened it.
struct Target {
    app: App,
    host: Caller,
    id: String,
}

impl Target {
    async fn start() -> Self {
        let app = App::start().await;
        let host = app.guest("Ada").await;
        let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "open" }])).await;
        Self { app, host, id }
    }

    /// The path at the table.
    fn at(&self, path: &str) -> String {
        path.replace("ID", &self.id)
    }

    /// The server is well: it answers, and a table can be set up and played.
    async fn ends_well(self) {
        assert_eq!(self.host.get("/health").await.text(), "well\n");
        let id = self.host.open("outlive", json!([{ "kind": "me" }, { "kind": "open" }])).await;
        let table = self.host.look(&id, "").await;
        let action = table["legal"][0]["action"].as_str().expect("an action");
        let seq = table["seq"].as_u64().expect("a length");
        assert_eq!(self.host.act(&id, 1, seq, action).await.status, 200);
        self.app.stop().await;
    }
}

/// It was refused with a sentence, for programs or for people.
fn is_refused(path: &str, answer: &Answer) {
    assert!((400..500).contains(&answer.status), "{path}: {}\n{}", answer.status, answer.text());
    has_sentence(path, answer);
}

/// It was done or refused with a sentence, but nothing broke.
fn is_sound(path: &str, answer: &Answer) {
    assert!(answer.status < 500, "{path}: {}\n{}", answer.status, answer.text());
    if answer.status >= 400 {
        has_sentence(path, answer);
    }
}

fn has_sentence(path: &str, answer: &Answer) {
    let text = answer.text();
    if path.starts_with("/api/") {
        let code = answer.json()["error"]["code"].as_str().unwrap_or_default().to_owned();
        answer.refused(answer.status, &code);
    } else {
        assert!(text.contains("role=\"alert\""), "{path}: {}\n{text}", answer.status);
    }
    assert!(!text.contains("panicked") && !text.contains(".rs:"), "{path}: {text}");
}
