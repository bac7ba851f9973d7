//! A server of its own for a test, and callers who talk to it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use reqwest::header::{ACCEPT_LANGUAGE, COOKIE, HeaderMap, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder};
use serde_json::{Value, json};
use store::{Memory, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Games, Limits, ReviewIterations, Server, Settings};

/// No answer takes longer, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// How long a connection may rest and still be used again: less than the server allows.
const REST: Duration = Duration::from_secs(5);

/// Nobody is kept out, except where a test is about that. Reviews think as little as they can.
pub(crate) const NO_LIMITS: Limits = Limits {
    tables_per_guest: u64::MAX,
    requests_per_second: 0,
    connections_per_address: 0,
    review: ReviewIterations { game: 1, mistake: 1 },
};

/// A server on a port of its own.
pub(crate) struct App {
    pub(crate) address: SocketAddr,
    http: Client,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), String>>,
}

impl App {
    /// A server that forgets.
    pub(crate) async fn start() -> Self {
        Self::on(Arc::new(Memory::new()), NO_LIMITS).await
    }

    /// A server that hosts these games, and forgets.
    pub(crate) async fn hosting(games: Games) -> Self {
        Self::of(games, Arc::new(Memory::new()), NO_LIMITS).await
    }

    /// A server on this store.
    pub(crate) async fn on(store: Arc<dyn Store>, limits: Limits) -> Self {
        Self::of(catalogue::hosted(), store, limits).await
    }

    async fn of(games: Games, store: Arc<dyn Store>, limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let server = Server::new(store, Settings { games, limits, behind_proxy: false });
        let serving = server.serve(listener, 1, async { _ = stopped.await });
        // The server ends connections that rest, maybe at the very moment when they are used again.
        let http = Client::builder().redirect(Policy::none()).timeout(PATIENCE).pool_idle_timeout(REST);
        let http = http.build().expect("a client");
        Self { address, http, stop, served: tokio::spawn(serving) }
    }

    /// Stops the server, which must end by itself.
    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("the server runs");
        drop(self.http);
        let served = tokio::time::timeout(PATIENCE, self.served).await.expect("it stops");
        served.expect("it did not panic").expect("all is well");
    }

    /// Somebody whom the server does not know.
    pub(crate) fn stranger(&self) -> Caller {
        let site = format!("http://{}", self.address);
        Caller { http: self.http.clone(), site, token: None, language: "en" }
    }

    /// A guest.
    pub(crate) async fn guest(&self, name: &str) -> Caller {
        let answer = self.stranger().post("/api/v1/guests", json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let token = answer.json()["token"].as_str().expect("a token").to_owned();
        self.with_token(token)
    }

    /// Whoever has this token.
    pub(crate) fn with_token(&self, token: String) -> Caller {
        Caller { token: Some(token), ..self.stranger() }
    }
}

/// Somebody who talks to the server.
#[derive(Clone)]
pub(crate) struct Caller {
    http: Client,
    pub(crate) site: String,
    pub(crate) token: Option<String>,
    language: &'static str,
}

impl Caller {
    /// The same, but speaking German.
    pub(crate) fn german(&self) -> Self {
        self.speaking("de-CH, fr;q=0.5")
    }

    /// The same, but speaking what this header asks for.
    pub(crate) fn speaking(&self, language: &'static str) -> Self {
        Self { language, ..self.clone() }
    }

    /// A request as programs make it.
    pub(crate) fn asking(&self, method: &str, path: &str) -> RequestBuilder {
        let method = method.parse().expect("a method");
        let request = self.http.request(method, format!("{}{path}", self.site));
        let request = request.header(ACCEPT_LANGUAGE, self.language);
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        answer(self.asking("GET", path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        answer(self.asking("POST", path).json(&body)).await
    }

    /// Sends a form as a browser does.
    pub(crate) async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.http.post(format!("{}{path}", self.site)).header(ORIGIN, &self.site);
        let request = request.header(ACCEPT_LANGUAGE, self.language).form(fields);
        answer(match &self.token {
            Some(token) => request.header(COOKIE, format!("vorposten-guest={token}")),
            None => request,
        })
        .await
    }

    /// Opens a table and answers its id.
    pub(crate) async fn open(&self, game: &str, seats: Value) -> String {
        let answer = self.post("/api/v1/tables", json!({ "game": game, "seats": seats })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    /// The table as the caller sees it.
    pub(crate) async fn look(&self, id: &str, query: &str) -> Value {
        let answer = self.get(&format!("/api/v1/tables/{id}{query}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    pub(crate) async fn act(&self, id: &str, seat: u64, seq: u64, action: &str) -> Answer {
        let body = json!({ "seat": seat, "seq": seq, "action": action });
        self.post(&format!("/api/v1/tables/{id}/actions"), body).await
    }

    pub(crate) async fn undo(&self, id: &str, seat: u64, seq: u64) -> Answer {
        self.post(&format!("/api/v1/tables/{id}/undo"), json!({ "seat": seat, "seq": seq })).await
    }
}

pub(crate) async fn answer(request: RequestBuilder) -> Answer {
    let response = request.send().await.expect("an answer");
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let body = response.bytes().await.expect("a whole answer").to_vec();
    Answer { status, headers, body }
}

/// What the server answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("answers are UTF-8")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// Where a form leads to.
    pub(crate) fn leads_to(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.text());
        self.headers["location"].to_str().expect("a path")
    }

    /// The API refused with this status and word; answers the sentence.
    pub(crate) fn refused(&self, status: u16, code: &str) -> String {
        let told = self.json();
        let message = told["error"]["message"].as_str().unwrap_or_default().to_owned();
        assert_eq!(told, json!({ "error": { "code": code, "message": message } }));
        assert_eq!(self.status, status, "{message}");
        assert!(message.contains(' ') && message.ends_with('.'), "no sentence: {message:?}");
        message
    }
}
