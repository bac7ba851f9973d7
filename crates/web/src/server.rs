//! The server as a whole: what it is made of, and how it starts and stops.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use metrics_exporter_prometheus::PrometheusHandle;
use store::{GuestId, Store};
use tokio::net::TcpListener;

use crate::connections::serve;
use crate::games::Games;
use crate::guests::Guests;
use crate::http;
use crate::limits::Limits;
use crate::live::{self, LiveTables};
use crate::rate_limit::RateLimiter;

/// How much a guest can say in a second, for long, and at once.
const CHATS_PER_SECOND: f64 = 0.5;
const CHATS_AT_ONCE: f64 = 15.0;
/// How many hints a guest can have in a second, for long, and at once.
const HINTS_PER_SECOND: f64 = 0.2;
const HINTS_AT_ONCE: f64 = 6.0;

/// How a server is run.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The games that can be played.
    pub games: Games,
    /// How much one caller may ask for.
    pub limits: Limits,
    /// Whether a proxy in front says where requests come from (`X-Forwarded-For`).
    pub behind_proxy: bool,
}

/// A server.
pub struct Server {
    pub(crate) games: Games,
    pub(crate) live: Arc<LiveTables>,
    pub(crate) guests: Guests,
    pub(crate) limits: Limits,
    /// The requests of an address.
    pub(crate) request_limiter: RateLimiter<IpAddr>,
    /// What guests say.
    pub(crate) chat_limiter: RateLimiter<GuestId>,
    /// The hints that guests ask for.
    pub(crate) hint_limiter: RateLimiter<GuestId>,
    pub(crate) behind_proxy: bool,
}

impl Server {
    /// A server on this store.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> Arc<Self> {
        let guest_limiter = |rate, full| {
            let is_limited = settings.limits.requests_per_second > 0;
            if is_limited { RateLimiter::new(rate, full) } else { RateLimiter::new(0.0, 0.0) }
        };
        Arc::new(Self {
            games: settings.games,
            live: LiveTables::new(
                settings.games,
                Arc::clone(&store),
                settings.limits.review,
                vec![Box::new(live::count)],
            ),
            guests: Guests::new(store),
            limits: settings.limits,
            request_limiter: RateLimiter::of_requests(settings.limits.requests_per_second),
            chat_limiter: guest_limiter(CHATS_PER_SECOND, CHATS_AT_ONCE),
            hint_limiter: guest_limiter(HINTS_PER_SECOND, HINTS_AT_ONCE),
            behind_proxy: settings.behind_proxy,
        })
    }

    /// Serves until `stop` is done; then ends all streams, and waits until everything is safe.
    ///
    /// # Errors
    /// If the store cannot be read at the start.
    pub async fn serve(
        self: Arc<Self>,
        listener: TcpListener,
        thinkers: usize,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), String> {
        let error = |error: crate::request_error::RequestError| error.message(texts::Language::En);
        self.live.start(thinkers).await.map_err(error)?;
        let router = http::router(Arc::clone(&self));
        let live = Arc::clone(&self.live);
        let stopping = async move {
            stop.await;
            live.stop_streams();
        };
        // All connections of a proxy come from one address.
        let most = if self.behind_proxy { 0 } else { self.limits.connections_per_address };
        serve(listener, router, most, stopping).await;
        self.live.close().await;
        Ok(())
    }

    /// The figures of the server for a monitor, which belong on an address of their own.
    pub fn metrics(self: &Arc<Self>, handle: PrometheusHandle) -> Router {
        let server = Arc::clone(self);
        let figures = move || async move {
            let (tables, waiting) = server.live.load();
            metrics::gauge!("vorposten_tables_in_memory").set(tables as f64);
            metrics::gauge!("vorposten_tables_waiting_for_a_bot").set(waiting as f64);
            handle.render()
        };
        Router::new().route("/metrics", axum::routing::get(figures))
    }
}
