//! Connections: taking them, giving up on those that dawdle, and ending them in peace.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tower_http::add_extension::AddExtension;

use crate::limits;

/// How long a request's head may take to come in, and how long a quiet connection is kept.
const HEAD_TIME: Duration = Duration::from_secs(15);

/// How long open requests may take to end when the server stops.
const PARTING_TIME: Duration = Duration::from_secs(5);

/// What somebody is told who has too many connections. Nobody waits for his request, so the language is
/// not known.
const REFUSAL: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\n\
    Content-Length: 99\r\nRetry-After: 15\r\nConnection: close\r\n\r\n\
    Too many connections from your address.\nZu viele Verbindungen von deiner Adresse. Warte ein wenig.\n";

/// Answers connections until `stop` is done, and lets those that are open end. An address can have so
/// many at a time; 0 is no limit.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    connections_per_address: u32,
    stop: impl Future<Output = ()>,
) {
    let connections = GracefulShutdown::new();
    let limiter = Arc::new(ConnectionLimiter { most: connections_per_address, open: Mutex::default() });
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => match limiter.admit(peer.ip()) {
                Some(permit) => answer(&connections, stream, peer, router.clone(), permit),
                // What does not fit into an empty buffer was not worth waiting for.
                None => _ = stream.try_write(REFUSAL),
            },
            // Too many open files, say: others may close theirs.
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    _ = tokio::time::timeout(PARTING_TIME, connections.shutdown()).await;
}

fn answer(
    connections: &GracefulShutdown,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    permit: ConnectionPermit,
) {
    // Answers are small and awaited, so none should wait for another.
    _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(peer)));
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(limits::HEAD);
    let connection = builder.serve_connection(TokioIo::new(stream), service).into_owned();
    let watched = connections.watch(connection);
    tokio::spawn(async move {
        _ = watched.await;
        drop(permit);
    });
}

/// The limit of connections of an address: how many each has open.
struct ConnectionLimiter {
    most: u32,
    open: Mutex<HashMap<IpAddr, u32>>,
}

/// The permit of one connection, which is free again when it is dropped.
struct ConnectionPermit {
    limiter: Arc<ConnectionLimiter>,
    caller: IpAddr,
}

impl ConnectionLimiter {
    fn admit(self: &Arc<Self>, address: IpAddr) -> Option<ConnectionPermit> {
        let caller = limits::neighbourhood(address);
        let mut open = self.open();
        let count = open.entry(caller).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { limiter: Arc::clone(self), caller })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limiter.open();
        if let Some(count) = open.get_mut(&self.caller) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.caller);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_places_and_no_more() {
        let limiter = Arc::new(ConnectionLimiter { most: 2, open: Mutex::default() });
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let first = limiter.admit(one);
        let second = limiter.admit(one);
        assert!(first.is_some() && second.is_some() && limiter.admit(one).is_none());
        assert!(limiter.admit(other).is_some());
        drop(first);
        assert!(limiter.admit(one).is_some());
        drop(second);
        assert!(limiter.open().is_empty(), "nobody is remembered who has left");
    }

    #[test]
    fn the_refusal_has_the_length_that_it_says() {
        let text = std::str::from_utf8(REFUSAL).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("head and body");
        assert!(head.contains(&format!("Content-Length: {}\r\n", body.len())), "{}", body.len());
    }
}
