//! The middleware that lets requests in: the rate limit of an address, and the protection against requests
//! that the page of another site makes in a guest's name (CSRF).

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::limits::neighbourhood;
use crate::request_error::RequestError;
use crate::server::Server;

/// Lets a request in, to its handler.
pub(super) async fn admit(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    if !server.request_limiter.admits(address(&server, &request), Instant::now()) {
        return RequestError::TooManyRequests.into_response();
    }
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if changes && !is_same_site(request.headers()) {
        return RequestError::Foreign.into_response();
    }
    if changes { to_the_end(next.run(request)).await } else { next.run(request).await }
}

/// What changes something is done to the end, even if whoever asked hangs up: half of it, a seat that is
/// given away in the store and not in memory, would be seen by others.
async fn to_the_end(change: impl Future<Output = Response> + Send + 'static) -> Response {
    tokio::spawn(change).await.unwrap_or_else(|_| RequestError::Broken.into_response())
}

/// Whom a request comes from.
fn address(server: &Server, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(peer)| peer.ip());
    let said = request.headers().get("x-forwarded-for").filter(|_| server.behind_proxy);
    // The last one was added by the proxy itself; those before it anybody can write.
    let last = said.and_then(|said| said.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    neighbourhood(last.unwrap_or(peer))
}

/// Whether a request that changes something comes from a page of this site, or from no page at all but
/// with a token that no browser adds by itself.
fn is_same_site(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()) {
        Some(origin) => origin.split_once("://").is_some_and(|(_, site)| Some(site) == host),
        None => headers.contains_key(header::AUTHORIZATION) || !headers.contains_key(header::COOKIE),
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn a_change_is_made_though_its_caller_has_left() {
        let ((begin, begun), (go_on, gone_on), (end, ended)) =
            (oneshot::channel(), oneshot::channel::<()>(), oneshot::channel());
        let change = async move {
            begin.send(()).expect("somebody waits");
            gone_on.await.expect("it goes on");
            end.send(()).expect("somebody waits");
            ().into_response()
        };
        let caller = tokio::spawn(to_the_end(change));
        begun.await.expect("it begins");
        caller.abort();
        assert!(caller.await.is_err_and(|left| left.is_cancelled()));
        go_on.send(()).expect("the change is still under way");
        ended.await.expect("it is made to the end");
    }

    fn own(pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().expect("a header"));
        }
        is_same_site(&headers)
    }

    #[test]
    fn another_site_cannot_act_for_a_guest() {
        assert!(own(&[("host", "here:8080"), ("origin", "http://here:8080"), ("cookie", "a=b")]));
        assert!(!own(&[("host", "here:8080"), ("origin", "http://there:8080"), ("cookie", "a=b")]));
        assert!(!own(&[("host", "here:8080"), ("origin", "null"), ("cookie", "a=b")]));
        assert!(!own(&[("host", "here:8080"), ("cookie", "a=b")]));
        assert!(!own(&[("origin", "null"), ("cookie", "a=b")]));
        assert!(own(&[("host", "here:8080"), ("authorization", "Bearer x")]));
    }
}
