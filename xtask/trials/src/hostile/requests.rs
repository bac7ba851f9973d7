//! Requests made by hand, and what must be true of every answer.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};
use table::QuickRng;

use crate::server::Client;

use super::spoiling::{Spoilt, spoil};

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// After so many findings there is no need for more.
const MOST_FINDINGS: usize = 10;

/// What is attacked.
pub(super) struct Site {
    pub(super) address: SocketAddr,
    /// Who opened the table.
    pub(super) token: String,
    /// Who only watches.
    pub(super) stranger: String,
    pub(super) table: String,
}

/// A request as it should be.
pub(super) struct Request {
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) kind: &'static str,
    pub(super) body: Vec<u8>,
}

impl Site {
    /// A table with a seat that nobody has taken, so that there is an invitation that could leak.
    pub(super) fn set_up(client: &mut Client, address: SocketAddr) -> io::Result<Self> {
        let (token, stranger) = (client.welcome("Host")?, client.welcome("Stranger")?);
        let table = open(client, &token)?;
        Ok(Self { address, token, stranger, table })
    }

    /// What is wrong with the server now, if anything: a table must be playable.
    pub(super) fn is_well(&self, client: &mut Client) -> io::Result<Option<String>> {
        let id = open(client, &self.token)?;
        let table = client.get(&format!("/api/v1/tables/{id}"), &self.token)?.json();
        let body = json!({ "seat": 1, "seq": table["seq"], "action": table["legal"][0]["action"] });
        let answer = client.post(&format!("/api/v1/tables/{id}/actions"), &self.token, &body.to_string())?;
        Ok((answer.status != 200).then(|| format!("nobody can play any more: {}", answer.told())))
    }

    /// All routes, with what would be understood there.
    fn requests(&self) -> Vec<Request> {
        let json = |path: &str, body: Value| ("POST", path.to_owned(), "application/json", body.to_string());
        let form = |path: &str, body: &str| {
            ("POST", path.to_owned(), "application/x-www-form-urlencoded", body.to_owned())
        };
        let get = |path: &str| ("GET", path.to_owned(), "", String::new());
        let requests = [
            json("/api/v1/guests", json!({ "name": "Ada" })),
            json(
                "/api/v1/tables",
                json!({ "game": "outlive", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }],
                    "options": { "placement": "in-turn" }, "public": true }),
            ),
            (
                "POST",
                "/api/v1/tables/import".to_owned(),
                "text/plain",
                "vorposten record 1\ngame outlive\n".to_owned(),
            ),
            json("/api/v1/tables/ID/seats/2/claim", json!({ "invite": "0123456789abcdef" })),
            json(
                "/api/v1/tables/ID/actions",
                json!({ "seat": 1, "seq": 3, "action": "reject depot lookout" }),
            ),
            json("/api/v1/tables/ID/undo", json!({ "seat": 1, "seq": 3 })),
            form("/play", "game=outlive&seats=2"),
            form("/tables", "game=red-outpost&seat1=me&seat2=bot-random&option-cards=with&public=false"),
            form("/import", "record=vorposten+record+1%0D%0A"),
            form("/name", "name=Ada"),
            form("/language", "language=de"),
            form("/tables/ID/act", "seat=1&seq=3&action=reject+depot+lookout&eyes=1"),
            form("/tables/ID/undo", "seat=1&seq=3"),
            form("/tables/ID/say", "text=Good+evening"),
            form("/tables/ID/claim", "seat=2&seq=1&invite=0123456789abcdef"),
            form("/tables/ID/leave", "seat=2&seq=1"),
            form("/tables/ID/bot", "seat=1&seq=1&level=random"),
            form("/tables/ID/rematch", "x=y"),
            get("/"),
            get("/new/outlive/2"),
            get("/rules/red-outpost"),
            get("/assets/style.css"),
            get("/health"),
            get("/tables/ID?at=2&seat=1&log=all&step=2&after=1"),
            get("/tables/ID/board?at=2&step=1"),
            get("/tables/ID/record"),
            get("/api/v1/tables?list=open"),
            get("/api/v1/tables/ID?at=2&seat=1"),
            get("/api/v1/tables/ID/record"),
            get("/api/v1/openapi.json"),
        ];
        let request = |(method, path, kind, body): (_, String, _, String)| Request {
            method,
            path: path.replace("ID", &self.table),
            kind,
            body: body.into_bytes(),
        };
        requests.map(request).into()
    }
}

fn open(client: &mut Client, token: &str) -> io::Result<String> {
    let wish = json!({ "game": "outlive", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let answer = client.post("/api/v1/tables", token, &wish.to_string())?;
    let id = answer.json()["id"].as_str().map(str::to_owned);
    id.ok_or_else(|| io::Error::other(format!("no table was opened: {}", answer.told())))
}

/// Sends so many spoilt requests, and tells what was wrong with the answers.
pub(super) fn send(site: &Site, secrets: &[String], times: u32, seed: u64) -> io::Result<Vec<String>> {
    let requests = site.requests();
    let mut rng = QuickRng::new(seed);
    let mut findings = Vec::new();
    for number in 0..times as usize {
        // The stranger asks for most, as the host may know the invitation.
        let token = if number % 3 == 0 { &site.token } else { &site.stranger };
        let spoilt = spoil(&requests[number % requests.len()], token, site.address, &mut rng);
        let answer = exchange(site.address, &spoilt)?;
        let is_host = number % 3 == 0;
        let secrets = if is_host { &secrets[..1] } else { secrets };
        if let Err(reason) = check(&spoilt, &answer, secrets) {
            let request = String::from_utf8_lossy(&spoilt.bytes);
            let answer = String::from_utf8_lossy(&answer);
            findings.push(format!("{reason}\n{request:.600}\n---\n{answer:.600}"));
            if findings.len() >= MOST_FINDINGS {
                break;
            }
        }
    }
    Ok(findings)
}

/// Sends bytes as they are: what came back until the server closed.
fn exchange(address: SocketAddr, spoilt: &Spoilt) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    // The server may have enough before it has read everything, and then hangs up.
    _ = stream.write_all(&spoilt.bytes);
    // Who says no more is taken for gone, so only what is not whole ends like that.
    if !spoilt.is_http {
        _ = stream.shutdown(std::net::Shutdown::Write);
    }
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
            Err(error)
        }
        _ => Ok(answer),
    }
}

/// The answer is none of the server's failures, has a sentence if it refuses, and tells no secret.
fn check(spoilt: &Spoilt, answer: &[u8], secrets: &[String]) -> Result<(), String> {
    let text = String::from_utf8_lossy(answer);
    if let Some(secret) = secrets.iter().find(|secret| text.contains(*secret)) {
        return Err(format!("the secret {secret} is told"));
    }
    let Some(status) = text.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse::<u16>().ok())
    else {
        // What is no HTTP, or is cut off, may be left without an answer.
        return if spoilt.is_http { Err("there is no answer".to_owned()) } else { Ok(()) };
    };
    let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let has_sentence = if spoilt.is_for_programs {
        let told: Value = serde_json::from_str(body).unwrap_or_default();
        told["error"]["message"].as_str().is_some_and(|message| message.ends_with('.'))
    } else {
        body.contains("role=\"alert\"")
    };
    match status {
        200..400 => Ok(()),
        // What is no HTTP is refused below the pages, where there are no words.
        400..500 if has_sentence || !spoilt.is_http => Ok(()),
        400..500 => Err(format!("{status} comes without a sentence")),
        _ => Err(format!("the server fails with {status}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_answers_are_noticed() {
        let good =
            "HTTP/1.1 404 Not Found\r\n\r\n{\"error\":{\"code\":\"x\",\"message\":\"There is none.\"}}";
        let checked = |answer: &str, is_http| {
            let spoilt = Spoilt { bytes: Vec::new(), is_http, is_for_programs: true };
            check(&spoilt, answer.as_bytes(), &["5ec2e7".to_owned()])
        };
        assert_eq!(checked(good, true), Ok(()));
        assert_eq!(checked("HTTP/1.1 400 Bad Request\r\n\r\n", false), Ok(()));
        assert!(checked("HTTP/1.1 400 Bad Request\r\n\r\n", true).is_err());
        assert!(checked("", true).is_err());
        assert!(checked(&good.replace("404", "500"), true).is_err());
        assert!(checked(&good.replace("none", "5ec2e7"), true).is_err());
    }
}
