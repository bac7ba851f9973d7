//! `vorposten serve`: how it starts, how it ends, and what it says when it cannot.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use browser_test::ServerProcess;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{file, refused};

/// No answer, and no end, takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs, and is ended with the test.
struct Server {
    process: ServerProcess,
    address: SocketAddr,
}

impl Server {
    fn start(command: &mut Command) -> Self {
        let mut process = ServerProcess::start(command).expect("it starts");
        let address = process.address().expect("it says its address");
        Self { process, address }
    }

    /// Sends a signal as a shell does.
    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.process.id().to_string()]).status();
        assert!(sent.expect("it starts").success());
    }

    /// Waits for the end, which must be in peace.
    fn ends_in_peace(mut self) {
        let start = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().expect("its state") {
                assert!(status.success(), "{status}");
                return;
            }
            assert!(start.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// One request on a connection of its own: status and body.
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        // What nobody reads would cut the answer off.
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut stream = self.send(method, path, token, &body);
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let status = answer.get(9..12).and_then(|status| status.parse().ok());
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status.unwrap_or_else(|| panic!("{answer}")), serde_json::from_str(body).unwrap_or_default())
    }

    fn send(&self, method: &str, path: &str, token: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let (host, length) = (self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("it is taken");
        stream
    }

    fn guest(&self) -> String {
        let (status, told) = self.ask("POST", "/api/v1/guests", "", &json!({ "name": "Ada" }));
        assert_eq!(status, 201, "{told}");
        told["token"].as_str().expect("a token").to_owned()
    }

    fn table(&self, token: &str, seats: &Value) -> String {
        let wish = json!({ "game": "red-outpost", "seats": seats, "options": { "start": "1" } });
        let (status, told) = self.ask("POST", "/api/v1/tables", token, &wish);
        assert_eq!(status, 201, "{told}");
        told["id"].as_str().expect("an id").to_owned()
    }

    fn look(&self, id: &str, token: &str) -> Value {
        self.ask("GET", &format!("/api/v1/tables/{id}"), token, &json!(null)).1
    }

    /// Makes the first of the possible moves: what is said to that.
    fn act(&self, id: &str, token: &str) -> (u16, Value) {
        let seen = self.look(id, token);
        let body =
            json!({ "seat": seen["due"][0], "seq": seen["seq"], "action": seen["legal"][0]["action"] });
        self.ask("POST", &format!("/api/v1/tables/{id}/actions"), token, &body)
    }
}

fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

fn serve(database: &Path) -> Command {
    ServerProcess::command(Path::new(env!("CARGO_BIN_EXE_vorposten")), database)
}

/// Somebody listens, and his stream is ended; whatever was acknowledged is there afterwards, in one file.
#[cfg(unix)]
#[test]
fn a_signal_ends_it_in_peace() {
    let folder = folder();
    let database = folder.path().join("games.db");
    let mut kept: Option<(String, String, Value)> = None;
    for signal in ["TERM", "INT"] {
        let server = Server::start(&mut serve(&database));
        let (id, token) = match &kept {
            Some((id, token, seq)) => {
                assert_eq!(server.look(id, token)["seq"], *seq);
                (id.clone(), token.clone())
            }
            None => {
                let token = server.guest();
                (server.table(&token, &json!([{ "kind": "me" }, { "kind": "local" }])), token)
            }
        };
        let mut stream = server.send("GET", &format!("/api/v1/tables/{id}/events?after=0"), &token, "");
        let (status, told) = server.act(&id, &token);
        assert_eq!(status, 200, "{told}");
        server.signal(signal);
        let mut heard = String::new();
        stream.read_to_string(&mut heard).expect("the stream ends");
        assert!(heard.contains("event: move"), "{heard}");
        server.ends_in_peace();
        let files = fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(files, 1, "the log is folded into the file");
        kept = Some((id, token, told["seq"].clone()));
    }
}

/// A bot is due when the server is killed, and moves when it is there again, though nobody asks.
#[test]
fn a_restart_resumes_where_a_bot_is_due() {
    let folder = folder();
    let database = folder.path().join("games.db");
    let mut server = Server::start(&mut serve(&database));
    let token = server.guest();
    // It thinks for longer than it takes to kill it.
    let id = server.table(&token, &json!([{ "kind": "bot", "level": "hard" }, { "kind": "me" }]));
    let before = server.look(&id, &token)["seq"].as_u64().expect("a length");
    server.process.kill().expect("it is killed");
    let server = Server::start(&mut serve(&database));
    let start = Instant::now();
    while server.look(&id, &token)["seq"].as_u64() <= Some(before) {
        assert!(start.elapsed() < PATIENCE, "the bot does not move");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The files may grow only so far. What was acknowledged before is there, the rest is refused with a
/// sentence, and with more room it goes on.
#[cfg(unix)]
#[test]
fn without_room_nothing_is_lost() {
    let folder = folder();
    let database = folder.path().join("games.db");
    let mut limited = Command::new("sh");
    // In blocks of 512 bytes or of a kibibyte, as the shell likes.
    limited.arg("-c").arg("trap '' XFSZ; ulimit -f 400; exec \"$0\" \"$@\"");
    let usual = serve(&database);
    limited.arg(usual.get_program()).args(usual.get_args()).stderr(Stdio::null());
    let server = Server::start(&mut limited);
    let token = server.guest();
    let id = server.table(&token, &json!([{ "kind": "me" }, { "kind": "local" }]));
    let mut acknowledged = Value::Null;
    let refused = loop {
        let (status, told) = server.act(&id, &token);
        if status != 200 {
            assert_eq!(status, 503, "{told}");
            break told;
        }
        acknowledged = told["seq"].clone();
    };
    assert!(acknowledged.is_u64(), "there was room for something at first");
    assert_eq!(refused["error"]["code"], "storage");
    let said = refused["error"]["message"].as_str().expect("a sentence");
    assert!(said.starts_with("The server cannot store anything right now."), "{said}");
    assert_eq!(server.look(&id, &token)["seq"], acknowledged, "it can still be looked at");
    drop(server);
    let server = Server::start(&mut serve(&database));
    assert_eq!(server.look(&id, &token)["seq"], acknowledged);
    assert_eq!(server.act(&id, &token).0, 200);
}

#[test]
fn who_cannot_start_says_why() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).to_str().expect("a name in UTF-8").to_owned();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    refused(
        &["--listen", &address, "--database", &path("a.db")],
        &format!("vorposten: nobody can listen on {address}: "),
    );
    let letter = file(folder.path(), "letter.txt", "x".repeat(5000));
    refused(
        &["serve", "--database", &letter],
        &format!("vorposten: the database cannot be used: {letter}: the file is not a database"),
    );
    refused(&["serve", "--listen", "nowhere"], "invalid value 'nowhere' for '--listen <ADDRESS>'");
}
