//! What is not even HTTP, what is never finished, and what comes drop by drop.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::Target;
use crate::app::PATIENCE;

/// Sends bytes as they are, and answers what came back until the server closed.
async fn exchange(target: &Target, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(target.app.address).await.expect("a connection");
    // The server may have enough before it has read everything.
    _ = stream.write_all(bytes).await;
    _ = stream.shutdown().await;
    let mut answer = Vec::new();
    _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("the server does not hang");
    String::from_utf8_lossy(&answer).into_owned()
}

fn status(answer: &str) -> Option<u16> {
    answer.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()
}

#[tokio::test]
async fn what_is_no_http_is_refused() {
    let target = Target::start().await;
    let head = "Host: x\r\nConnection: close\r\n";
    let many: String = (0..200).map(|number| format!("X-{number}: y\r\n")).collect();
    let requests = [
        "\r\n\r\n".to_owned(),
        "GET\r\n\r\n".into(),
        "GET / HTTP/9.9\r\n\r\n".into(),
        "GET  / HTTP/1.1\r\n\r\n".into(),
        "\u{0}\u{0}\u{0}\u{0}".into(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".into(),
        format!("GET /../../etc/passwd HTTP/1.1\r\n{head}\r\n"),
        format!("GET /assets/../lib.rs HTTP/1.1\r\n{head}\r\n"),
        format!("GET http://evil.example/nothing HTTP/1.1\r\n{head}\r\n"),
        format!("GET * HTTP/1.1\r\n{head}\r\n"),
        format!("CONNECT evil.example:80 HTTP/1.1\r\n{head}\r\n"),
        format!("GET /{} HTTP/1.1\r\n{head}\r\n", "x".repeat(100_000)),
        format!("GET / HTTP/1.1\r\n{head}{many}\r\n"),
        format!("GET / HTTP/1.1\r\n{head}A: {}\r\n\r\n", "x".repeat(1_000_000)),
        format!("GET / HTTP/1.1\r\n{head}No colon\r\n\r\n"),
        format!("GET / HTTP/1.1\r\n{head}A\u{0}: b\r\n\r\n"),
        format!("POST /name HTTP/1.1\r\n{head}Content-Length: x\r\n\r\n"),
        format!("POST /name HTTP/1.1\r\n{head}Content-Length: -1\r\n\r\n"),
        format!("POST /name HTTP/1.1\r\n{head}Content-Length: 99999999999999999999\r\n\r\n"),
        format!("POST /name HTTP/1.1\r\n{head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
        format!("POST /name HTTP/1.1\r\n{head}Transfer-Encoding: gzip\r\n\r\n"),
        format!("POST /name HTTP/1.1\r\n{head}Transfer-Encoding: chunked\r\n\r\nzz\r\n"),
        format!(
            "POST /api/v1/guests HTTP/1.1\r\n{head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n"
        ),
        "POST /name HTTP/1.1\r\nOrigin: http://\r\nCookie: a=b\r\nConnection: close\r\n\r\n".into(),
    ];
    for request in requests {
        let answer = exchange(&target, request.as_bytes()).await;
        // Some of it is so wrong that the connection is just closed.
        let status = status(&answer);
        assert!(status.is_none_or(|status| (400..500).contains(&status)), "{request:.80}: {answer:.200}");
    }
    target.ends_well().await;
}

/// A request cut off anywhere is given up, and nothing of it is done.
#[tokio::test]
async fn what_is_cut_off_is_given_up() {
    let target = Target::start().await;
    let body = "{\"seat\":1,\"seq\":1,\"action\":\"pass\"}";
    let token = target.host.token.clone().expect("a token");
    let request = format!(
        "POST /api/v1/tables/{}/actions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        target.id,
        body.len(),
    );
    for end in (0..request.len()).step_by(7) {
        let answer = exchange(&target, &request.as_bytes()[..end]).await;
        assert!(status(&answer).is_none_or(|status| (400..500).contains(&status)), "{end}: {answer}");
    }
    assert_eq!(
        status(&exchange(&target, request.as_bytes()).await),
        Some(409),
        "the whole one is understood"
    );
    target.ends_well().await;
}

/// Connections that send nothing more do not keep others from being answered, and end by themselves.
#[tokio::test]
async fn who_is_slow_waits_alone() {
    let target = Target::start().await;
    let head = "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let mut slow = JoinSet::new();
    for number in 0..60 {
        let mut stream = TcpStream::connect(target.app.address).await.expect("a connection");
        let begun = if number % 2 == 0 { head } else { "GET / HTTP/1.1\r\nHost: " };
        stream.write_all(begun.as_bytes()).await.expect("it is taken");
        slow.spawn(async move {
            let mut answer = Vec::new();
            _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("the server gives up");
            (number % 2 == 0, String::from_utf8_lossy(&answer).into_owned())
        });
    }
    let quick = timeout(Duration::from_secs(5), target.host.look(&target.id, "")).await;
    assert!(quick.is_ok(), "others are answered meanwhile");
    for (has_head, answer) in slow.join_all().await {
        if has_head {
            assert_eq!(status(&answer), Some(408), "{answer}");
            assert!(answer.contains("\"code\":\"too-slow\""), "{answer}");
        } else {
            assert!(status(&answer).is_none_or(|status| status == 408), "{answer}");
        }
    }
    target.ends_well().await;
}
