//! Other sites cannot act for a guest, and headers that make no sense do not help.

use reqwest::header::HeaderValue;

use super::{GETS, POSTS, Target, is_refused, is_sound};
use crate::app::answer;

#[tokio::test]
async fn other_sites_cannot_act_for_a_guest() {
    let target = Target::start().await;
    let cookie = format!("vorposten-guest={}", target.host.token.as_deref().expect("a token"));
    let nobody = target.app.stranger();
    let site = target.host.site.clone();
    let foreign = [
        None,
        Some("null".to_owned()),
        Some(String::new()),
        Some("http://evil.example".into()),
        Some(format!("{site}.evil.example")),
        Some(format!("http://evil.example/?{site}")),
        Some(format!("{site}/")),
        Some(site.replace("http://", "http:")),
        Some(site.replace("127.0.0.1", "localhost")),
    ];
    for (path, body) in POSTS {
        let path = target.at(path);
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        for origin in &foreign {
            let request = nobody.asking("POST", &path).header("cookie", &cookie).header("content-type", kind);
            let request = match origin {
                Some(origin) => request.header("origin", origin),
                None => request,
            };
            let answer = answer(request.body(body)).await;
            assert_eq!(answer.status, 403, "{path} from {origin:?}");
            is_refused(&path, &answer);
        }
        // A token that a page of another site was given does not help that page either.
        let request = target.host.asking("POST", &path).header("origin", "http://evil.example");
        assert_eq!(answer(request.body(body)).await.status, 403, "{path}");
    }
    target.ends_well().await;
}

#[tokio::test]
async fn headers_that_make_no_sense() {
    let target = Target::start().await;
    let long = "x".repeat(4_000);
    let junk: [&[u8]; 9] = [
        b"",
        b"\xff\xfe",
        b"Bearer",
        b"Bearer ",
        b"Basic eDp5",
        b";;==;",
        b"de;q=nan,en;q=inf",
        b"vorposten-language=xx; vorposten-guest=",
        long.as_bytes(),
    ];
    let names = [
        "authorization",
        "cookie",
        "accept-language",
        "accept",
        "origin",
        "referer",
        "last-event-id",
        "x-forwarded-for",
        "content-type",
        "accept-encoding",
        "range",
        "if-none-match",
        "expect",
    ];
    for path in GETS.iter().copied().chain(["/language", "/api/v1/guests"]) {
        let path = target.at(path);
        for name in names {
            for value in junk {
                let method = if path == "/language" || path == "/api/v1/guests" { "POST" } else { "GET" };
                let value = HeaderValue::from_bytes(value).expect("a value that can be sent");
                is_sound(
                    &path,
                    &answer(target.app.stranger().asking(method, &path).header(name, value)).await,
                );
            }
        }
    }
    target.ends_well().await;
}

/// Whatever a referrer says, the reader stays on this site.
#[tokio::test]
async fn choosing_a_language_leads_nowhere_else() {
    let target = Target::start().await;
    for from in [
        "http://x//evil.example",
        "http://x/\\evil.example",
        "http://x/\\/evil.example",
        "//evil.example",
        "a/b/c/d",
        "http://x///evil.example/",
        "http://x/\t/evil.example",
    ] {
        let request = target.app.stranger().asking("POST", "/language").header("referer", from);
        let request = request.header("content-type", "application/x-www-form-urlencoded").body("language=de");
        let answer = answer(request).await;
        let to = answer.leads_to();
        let outside = to.get(1..2).is_some_and(|second| ["/", "\\", "\t"].contains(&second));
        assert!(to.starts_with('/') && !outside, "{from} leads to {to}");
    }
    target.ends_well().await;
}
