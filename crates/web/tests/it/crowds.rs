//! Who wants too much at a time: connections, and things to say.

use std::sync::Arc;

use serde_json::json;
use store::Memory;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use web::Limits;

use crate::app::{App, NO_LIMITS, PATIENCE};

/// What a new connection is told.
async fn told(app: &App) -> String {
    let mut stream = TcpStream::connect(app.address).await.expect("a connection");
    // Who is not let in may be sent away before the request is there.
    _ = stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    let mut answer = Vec::new();
    _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer");
    String::from_utf8(answer).expect("text")
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_no_more() {
    let app = App::on(Arc::new(Memory::new()), Limits { connections_per_address: 3, ..NO_LIMITS }).await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    // One connection is the client's own, which it keeps.
    let mut open = Vec::new();
    for _ in 0..2 {
        assert!(told(&app).await.starts_with("HTTP/1.1 200 "));
        let mut stream = TcpStream::connect(app.address).await.expect("a connection");
        let request = format!("GET /tables/{id}/events HTTP/1.1\r\nHost: x\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it is taken");
        stream.read_u8().await.expect("an answer");
        open.push(stream);
    }
    let refused = told(&app).await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("Too many connections"), "{refused}");
    drop(open.pop());
    let start = std::time::Instant::now();
    while !told(&app).await.starts_with("HTTP/1.1 200 ") {
        assert!(start.elapsed() < PATIENCE, "the place of who has left stays taken");
        tokio::task::yield_now().await;
    }
    drop(open);
    app.stop().await;
}

#[tokio::test]
async fn nobody_says_too_much_at_once() {
    let limits = Limits { requests_per_second: 1_000, ..NO_LIMITS };
    let app = App::on(Arc::new(Memory::new()), limits).await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let path = format!("/tables/{id}/say");
    let mut refused = None;
    for number in 0..40 {
        let answer = host.form(&path, &[("text", &format!("number {number}"))]).await;
        if answer.status != 303 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("there is an end");
    assert_eq!(refused.status, 429);
    assert!(refused.text().contains("You are saying too much at once."));
    other.form(&path, &[("text", "hello")]).await.leads_to();
    app.stop().await;
}

/// What is said is not read and sent as a whole each time somebody looks.
#[tokio::test]
async fn only_the_latest_is_shown() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    for number in 0..150 {
        host.form(&format!("/tables/{id}/say"), &[("text", &format!("<{number}>"))]).await.leads_to();
    }
    let page = host.get(&format!("/tables/{id}")).await.text();
    let shown = |number: u32| page.contains(&format!("&lt;{number}&gt;"));
    assert!(shown(149) && shown(50) && !shown(49), "{page}");
    app.stop().await;
}
