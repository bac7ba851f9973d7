//! Spoiling requests: each becomes one that nobody should make.

use std::net::SocketAddr;

use table::{QuickRng, Rng};

use super::requests::Request;

/// A request that is spoilt.
pub(super) struct Spoilt {
    pub(super) bytes: Vec<u8>,
    /// Whether it is still whole, so that there must be an answer with words.
    pub(super) is_http: bool,
    /// Whether it asks the API.
    pub(super) is_for_programs: bool,
}

/// What is put into places where it does not belong. None of it ends a line of the head.
const JUNK: [&str; 30] = [
    "",
    "0",
    "-1",
    "256",
    "4294967296",
    "99999999999999999999999999",
    "1e400",
    "NaN",
    "null",
    "true",
    "[]",
    "{}",
    "\"",
    "'",
    "\\",
    "%",
    "%00",
    "%ff",
    "%2e%2e%2f",
    "%0d%0aSet-Cookie:%20a=b",
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "${jndi:x}",
    "\u{202e}gnp",
    "\u{1f680}\u{fe0f}",
    "e\u{301}\u{301}\u{301}",
    "\u{7f}",
    "\u{fffd}",
];

const METHODS: [&str; 8] = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"];

const HEADERS: [&str; 14] = [
    "Origin: http://evil.example",
    "Origin: null",
    "Cookie: vorposten-guest=x; vorposten-language=tlh",
    "Accept-Language: de;q=nan, *;q=-1, ,,",
    "Accept-Encoding: gzip;q=0, br, \u{fc}",
    "Authorization: Basic eDp5",
    "Last-Event-ID: -7",
    "X-Forwarded-For: 1.2.3.4, ::::",
    "Content-Type: application/json; charset=utf-16",
    "Content-Type: multipart/form-data; boundary=x",
    "Range: bytes=0-,-1",
    "If-None-Match: *",
    "Referer: //evil.example//",
    "Expect: 200-ok",
];

/// Spoils a request in one of many ways.
pub(super) fn spoil(request: &Request, token: &str, address: SocketAddr, rng: &mut QuickRng) -> Spoilt {
    let mut path = request.path.clone();
    let mut body = request.body.clone();
    let mut method = request.method;
    let mut more = String::new();
    let mut is_http = true;
    match rng.below(10) {
        0 => path = spoil_path(&path, rng),
        1 => method = rng.choose(&METHODS),
        2 => more = format!("{}\r\n", rng.choose(&HEADERS)),
        3 => more = format!("X-Long: {}\r\n", "x".repeat(rng.below(30_000) as usize)),
        // Up to a few times what a body may have.
        4 => body.resize(body.len() + rng.below(60_000) as usize, b' '),
        5 => body = rng.choose(&JUNK).repeat(1 + rng.below(40) as usize).into_bytes(),
        _ => spoil_bytes(&mut body, rng),
    }
    let kind =
        if request.kind.is_empty() { String::new() } else { format!("Content-Type: {}\r\n", request.kind) };
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n{kind}{more}\
         Connection: close\r\nContent-Length: {length}\r\n\r\n"
    );
    let mut bytes = [head.as_bytes(), &body].concat();
    // A few are spoilt below HTTP as well.
    match rng.below(20) {
        0 => {
            bytes.truncate(rng.below(bytes.len() as u32) as usize);
            is_http = false;
        }
        1 => {
            spoil_bytes(&mut bytes, rng);
            is_http = false;
        }
        _ => {}
    }
    // An answer to HEAD has no words, and a path that is no address is no HTTP.
    is_http &= method != "HEAD" && path.parse::<http::Uri>().is_ok();
    Spoilt { bytes, is_http, is_for_programs: path.starts_with("/api/") }
}

/// Puts junk in the place of a part of the path.
fn spoil_path(path: &str, rng: &mut QuickRng) -> String {
    let junk: String = rng.choose(&JUNK).replace(' ', "+");
    let mut parts: Vec<&str> = path.split_inclusive(['/', '?', '&', '=']).collect();
    let place = 1 + rng.below(parts.len() as u32) as usize;
    if place < parts.len() {
        parts[place] = &junk;
    } else {
        parts.push(&junk);
    }
    parts.concat()
}

/// Changes, adds or takes away some bytes.
fn spoil_bytes(bytes: &mut Vec<u8>, rng: &mut QuickRng) {
    for _ in 0..=rng.below(4) {
        let place = rng.below(bytes.len() as u32 + 1) as usize;
        match rng.below(4) {
            0 => bytes.truncate(place),
            1 => bytes.insert(place, rng.below(256) as u8),
            2 => _ = bytes.splice(place..place, rng.choose(&JUNK).bytes()),
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte = rng.below(256) as u8;
                }
            }
        }
    }
}
