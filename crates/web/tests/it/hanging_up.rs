//! Who hangs up in the middle of a change: it is made to the end all the same.

use std::sync::Arc;

use serde_json::json;
use store::{Sqlite, Store};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::app::{App, Caller, NO_LIMITS};

/// How often.
const TIMES: usize = 20;

/// Sends a form and is gone before there can be an answer.
async fn send_and_hang_up(app: &App, caller: &Caller, path: &str, form: &str) {
    let token = caller.token.as_deref().expect("a token");
    let length = form.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
    );
    let mut stream = TcpStream::connect(app.address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("it is taken");
    stream.shutdown().await.expect("it is the end");
}

/// The seat is the bot's in the store and in memory, and the bot knows that it is due.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_is_left_goes_to_a_bot_that_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("games.db")).await.expect("a database");
    let app = App::on(Arc::new(store) as Arc<dyn Store>, NO_LIMITS).await;
    let host = app.guest("Ada").await;
    for _ in 0..TIMES {
        let id = host.open("red-outpost", json!([{ "kind": "me" }])).await;
        let mut ear = app.stranger().listen(&id, "", None).await;
        send_and_hang_up(&app, &host, &format!("/tables/{id}/leave"), "seat=1&seq=0").await;
        while ear.hear().await.kind != "move" {}
        assert_eq!(host.look(&id, "").await["seats"][0]["kind"], "bot");
        host.form(&format!("/tables/{id}/close"), &[]).await.leads_to();
    }
    app.stop().await;
}
