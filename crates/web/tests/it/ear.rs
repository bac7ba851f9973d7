//! Listening to a table.

use reqwest::Response;
use tokio::time::timeout;

use crate::app::{Caller, PATIENCE};

/// A stream of events.
pub(crate) struct Ear {
    response: Response,
    read: Vec<u8>,
}

/// One event of a stream.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) kind: String,
    pub(crate) id: Option<u32>,
    pub(crate) data: String,
}

impl Caller {
    /// Listens to a table.
    pub(crate) async fn listen(&self, id: &str, query: &str, heard: Option<u32>) -> Ear {
        let mut request = self.asking("GET", &format!("/api/v1/tables/{id}/events{query}"));
        if let Some(heard) = heard {
            request = request.header("last-event-id", heard);
        }
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Ear { response, read: Vec::new() }
    }
}

impl Ear {
    /// The next event, or nothing if the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        loop {
            if let Some(end) = self.read.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.read.drain(..end + 2).collect();
                match read(std::str::from_utf8(&block).expect("events are UTF-8")) {
                    Some(heard) => return Some(heard),
                    None => continue,
                }
            }
            let chunk = timeout(PATIENCE, self.response.chunk()).await.expect("something happens");
            // A stream that was cut off has ended as well.
            let chunk = chunk.ok().flatten()?;
            self.read.extend_from_slice(&chunk);
        }
    }

    /// The next event, which must come.
    pub(crate) async fn hear(&mut self) -> Heard {
        self.next().await.expect("the stream goes on")
    }
}

/// What stands in a block of lines; a comment alone is no event.
fn read(block: &str) -> Option<Heard> {
    let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let id = field("id").map(|id| id.parse().expect("a number"));
    Some(Heard { kind: field("event")?.to_owned(), id, data: field("data")?.to_owned() })
}
