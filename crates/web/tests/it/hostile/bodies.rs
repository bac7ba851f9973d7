//! Bodies, fields, paths and methods that make no sense.

use serde_json::Value;

use super::{GETS, POSTS, Target, is_refused, is_sound};
use crate::app::answer;

/// What is sent instead of a body.
fn bodies() -> Vec<Vec<u8>> {
    let texts = [
        "",
        "{",
        "}",
        "null",
        "true",
        "0",
        "-1",
        "1e999",
        "[]",
        "[{}]",
        "\"x\"",
        "{\"\":0}",
        "{\"seat\":}",
        "{'a':1}",
        "{\"name\":1}",
        "{\"name\":\"\\ud800\"}",
        "{\"name\":\"a\\u0000b\"}",
        "seat=&seq=",
        "seat=1",
        "%",
        "%zz=%ff",
        "a=b;c=d",
        "&&&&",
        "=",
        "\0",
        "<xml/>",
        "\u{feff}{}",
        "--boundary\r\n",
    ];
    let mut bodies: Vec<Vec<u8>> = texts.map(|text| text.as_bytes().to_vec()).into();
    bodies.push(vec![0xff; 100]);
    bodies.push(b"\xc3\x28=\xa0\xa1".to_vec());
    bodies.push("[".repeat(16_000).into_bytes());
    bodies.push("{\"a\":".repeat(3_000).into_bytes());
    bodies.push(format!("{{\"seat\":{}}}", "9".repeat(10_000)).into_bytes());
    bodies
}

const KINDS: [&str; 5] = [
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
];

#[tokio::test]
async fn bodies_that_make_no_sense() {
    let target = Target::start().await;
    let mut count = 0;
    for (path, _) in POSTS {
        let path = target.at(path);
        for body in bodies() {
            for kind in KINDS {
                let request =
                    target.host.asking("POST", &path).header("content-type", kind).body(body.clone());
                is_refused(&path, &answer(request).await);
                count += 1;
            }
        }
    }
    assert!(count > 2_000, "{count}");
    target.ends_well().await;
}

#[tokio::test]
async fn bodies_that_are_too_large() {
    let target = Target::start().await;
    for (path, _) in POSTS {
        let path = target.at(path);
        for (size, kind) in
            [(17_000, KINDS[0]), (17_000, KINDS[1]), (2_000_000, KINDS[0]), (2_000_000, KINDS[1])]
        {
            let request =
                target.host.asking("POST", &path).header("content-type", kind).body(vec![b' '; size]);
            is_refused(&path, &answer(request).await);
        }
    }
    target.ends_well().await;
}

/// What is put in place of a field, as JSON.
const VALUES: [&str; 24] = [
    "null",
    "true",
    "[]",
    "{}",
    "[[]]",
    "-1",
    "0",
    "5",
    "255",
    "256",
    "1.5",
    "1e2",
    "1e400",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "\"\"",
    "\" \"",
    "\"1\"",
    "\"\\u0000\"",
    "\"\\u202e\"",
    "\"../../etc/passwd\"",
    "\"' OR 1=1 --\"",
    "\"<script>alert(1)</script>\"",
];

/// Puts a value in place of one field after the other.
fn mutations(body: &str, value: &str) -> Vec<String> {
    let Ok(Value::Object(fields)) = serde_json::from_str(body) else { return Vec::new() };
    let mutated = fields.keys().map(|key| {
        let others = fields.iter().filter(|(other, _)| *other != key);
        let others: String = others.map(|(key, value)| format!(",\"{key}\":{value}")).collect();
        format!("{{\"{key}\":{value}{others}}}")
    });
    mutated.collect()
}

#[tokio::test]
async fn fields_that_make_no_sense() {
    let target = Target::start().await;
    for (path, body) in POSTS {
        let path = target.at(path);
        for value in VALUES {
            for body in mutations(body, value) {
                let request = target.host.asking("POST", &path).header("content-type", KINDS[0]).body(body);
                is_sound(&path, &answer(request).await);
            }
            // The same in a form, where every field becomes the value.
            if !path.starts_with("/api/") {
                let fields: Vec<_> = body.split('&').filter_map(|pair| pair.split_once('=')).collect();
                for (changed, _) in &fields {
                    let field =
                        |&(key, usual)| (key, if key == *changed { value.trim_matches('"') } else { usual });
                    is_sound(
                        &path,
                        &target.host.form(&path, &fields.iter().map(field).collect::<Vec<_>>()).await,
                    );
                }
            }
        }
    }
    target.ends_well().await;
}

#[tokio::test]
async fn paths_and_questions_that_make_no_sense() {
    let target = Target::start().await;
    let long = format!("/api/v1/tables/{}", "x".repeat(8_000));
    for path in [
        "/api/v1/tables/%00",
        "/api/v1/tables/%ff",
        "/api/v1/tables/%2e%2e%2f",
        "/api/v1/tables/%c3%28/record",
        &long,
        "/api",
        "/api/v1",
        "/api/v2/tables",
        "/api/v1/tables/",
        "/api/v1/tables/ID/",
        "/api/v1/tables/ID/actions/1",
        "/api/v1/tables/ID/seats/1",
        "/api/v1/tables/ID?at=",
        "/api/v1/tables/ID?at=1&at=2",
        "/api/v1/tables/ID?seat=",
        "/api/v1/tables/ID?seat=9",
        "/api/v1/tables/ID/events?after=-1",
        "/api/v1/tables/ID/events?after=1e3",
        "/api/v1/tables?list=",
        "/api/v1/tables?list=Open",
        "/api/v1/tables?list=open&list=mine",
        "/assets/",
        "/assets/x",
        "/assets/..%2f..%2fCargo.toml",
        "/assets/%2e%2e%2flib.rs",
        "/assets/%2fetc%2fpasswd",
        "/assets/%00",
        "/assets/%ff",
        "/tables",
        "/tables/",
        "/tables/x",
        "/tables/%ff",
        "/tables/x/board",
        "/tables/x/events",
        "/tables/ID/unknown",
        "/tables/ID?at=x",
        "/tables/ID?seat=x",
        "/tables/ID/events?seat=-1",
        "/new/chess/2",
        "/new/outlive/1",
        "/new/outlive/99999999999999999999",
        "/new/outlive/x",
        "/rules/chess",
        "/rules/",
        "/metrics",
        "/TABLES",
        "//",
        "/.git/config",
        "/index.php",
        "/%e2%80%ae",
    ] {
        let path = target.at(path);
        is_refused(&path, &target.host.get(&path).await);
    }
    target.ends_well().await;
}

#[tokio::test]
async fn methods_that_make_no_sense() {
    let target = Target::start().await;
    for path in GETS.iter().copied().chain(POSTS.map(|(path, _)| path)) {
        let path = target.at(path);
        for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
            let refused = answer(target.host.asking(method, &path)).await;
            assert_eq!(refused.status, 405, "{method} {path}");
            is_refused(&path, &refused);
        }
    }
    for path in GETS.into_iter().filter(|path| !path.contains("/tables?") && *path != "/api/v1/tables/ID") {
        let answer = answer(target.host.asking("POST", &target.at(path))).await;
        assert_eq!(answer.status, 405, "POST {path}");
    }
    target.ends_well().await;
}
