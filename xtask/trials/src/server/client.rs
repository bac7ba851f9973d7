//! A small client: one connection that stays open, one request after the other.
//!
//! It is written out by hand because it shares the cores with the server it measures.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// Who waits longer than this for an answer has lost the server.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to the server.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
    request: Vec<u8>,
}

/// What the server answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; what is none is null.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Status and text, for a sentence about it.
    pub(crate) fn told(&self) -> String {
        format!("{} {}", self.status, String::from_utf8_lossy(&self.body))
    }
}

impl Client {
    pub(crate) fn connect(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Self { stream: BufReader::new(stream), address, request: Vec::new() })
    }

    /// Asks for something.
    pub(crate) fn get(&mut self, path: &str, token: &str) -> io::Result<Answer> {
        self.ask("GET", path, token, "")
    }

    /// Sends JSON.
    pub(crate) fn post(&mut self, path: &str, token: &str, body: &str) -> io::Result<Answer> {
        self.ask("POST", path, token, body)
    }

    /// Becomes a guest: the token.
    pub(crate) fn welcome(&mut self, name: &str) -> io::Result<String> {
        let answer = self.post("/api/v1/guests", "", &serde_json::json!({ "name": name }).to_string())?;
        let token = answer.json()["token"].as_str().map(str::to_owned);
        token.ok_or_else(|| io::Error::other(format!("no guest is welcome: {}", answer.told())))
    }

    fn ask(&mut self, method: &str, path: &str, token: &str, body: &str) -> io::Result<Answer> {
        self.request.clear();
        write!(self.request, "{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address)?;
        if !token.is_empty() {
            write!(self.request, "Authorization: Bearer {token}\r\n")?;
        }
        if !body.is_empty() {
            write!(self.request, "Content-Type: application/json\r\nContent-Length: {}\r\n", body.len())?;
        }
        write!(self.request, "\r\n{body}")?;
        self.stream.get_mut().write_all(&self.request)?;
        self.answer()
    }

    fn answer(&mut self) -> io::Result<Answer> {
        let broken = || io::Error::new(io::ErrorKind::InvalidData, "this is no answer that is known here");
        let first = self.line()?;
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken)?;
        let mut length = None;
        loop {
            let line = self.line()?;
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(':').ok_or_else(broken)?;
            if name.eq_ignore_ascii_case("content-length") {
                length = value.trim().parse().ok();
            }
        }
        // An answer without content has no length.
        let length = if status == 204 { 0 } else { length.ok_or_else(broken)? };
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        Ok(Answer { status, body })
    }

    /// A line of the head, without its end.
    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line)? == 0 || !line.ends_with("\r\n") {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        line.truncate(line.len() - 2);
        Ok(line)
    }
}
