//! Connections: taking them, giving up on those that dawdle, and ending them in peace.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tower_http::add_extension::AddExtension;

/// How long a request's head may take to come in, and how long a quiet connection is kept.
const HEAD_TIME: Duration = Duration::from_secs(15);

/// How long open requests may take to end when the server stops.
const PARTING_TIME: Duration = Duration::from_secs(5);

/// Answers connections until `stop` is done, and lets those that are open end.
pub(crate) async fn listen(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let connections = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => answer(&connections, stream, peer, router.clone()),
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

fn answer(connections: &GracefulShutdown, stream: TcpStream, peer: SocketAddr, router: Router) {
    // Answers are small and awaited, so none should wait for another.
    _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(peer)));
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_TIME);
    let connection = builder.serve_connection(TokioIo::new(stream), service).into_owned();
    let watched = connections.watch(connection);
    tokio::spawn(async move { _ = watched.await });
}
