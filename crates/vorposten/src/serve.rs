//! Serving the pages and the API.

use std::env;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use files::Failure;
use metrics_exporter_prometheus::PrometheusBuilder;
use store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use web::{Limits, Server, Settings};

/// How to serve.
#[derive(clap::Args)]
pub(crate) struct ServeArguments {
    /// The address to listen on.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The file of the database; by default it lies in your data directory.
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// An address for the figures of the server, for Prometheus; without it they are not shown.
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// How many bots think at a time; by default one less than there are cores.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..))]
    bots: Option<u16>,
    /// How many requests a second one address can make for long; 0 is no limit.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
    /// How many connections one address can have open at a time; 0 is no limit.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections_per_address)]
    connections_per_address: u32,
    /// How many running tables one guest can have.
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().tables_per_guest)]
    tables_per_guest: u64,
    /// Trust what a proxy in front of the server says in X-Forwarded-For and X-Forwarded-Proto, and leave
    /// the number of connections to it.
    #[arg(long)]
    behind_proxy: bool,
}

pub(crate) fn run(arguments: ServeArguments) -> Result<(), Failure> {
    // Without an own choice only what somebody should look at is told.
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    // Colours are for people, not for files.
    let ansi = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(filter).with_ansi(ansi).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::new(format!("the system gives no threads: {error}")))?;
    runtime.block_on(serve(arguments))
}

async fn serve(arguments: ServeArguments) -> Result<(), Failure> {
    let database = arguments.database.map_or_else(usual_database, Ok)?;
    let store = Sqlite::open(&database).await;
    let store = store.map_err(|trouble| match trouble {
        // Everything else names the file itself.
        StoreError::TooNew { .. } => Failure::new(format!("{}: {trouble}", database.display())),
        trouble => Failure::new(trouble.to_string()),
    })?;
    let store: Arc<dyn Store> = Arc::new(store);
    let limits = Limits {
        tables_per_guest: arguments.tables_per_guest,
        requests_per_second: arguments.requests_per_second,
        connections_per_address: arguments.connections_per_address,
        ..Limits::default()
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let thinkers = arguments.bots.map_or((cores - 1).max(1), usize::from);
    let server = Server::new(
        store,
        Settings { games: catalogue::hosted(), limits, behind_proxy: arguments.behind_proxy },
    );
    if let Some(address) = arguments.metrics {
        let handle = PrometheusBuilder::new().install_recorder();
        let handle = handle.map_err(|error| Failure::new(format!("no figures can be kept: {error}")))?;
        let listener = listen(address).await?;
        let figures = server.metrics(handle);
        tokio::spawn(async move { axum::serve(listener, figures).await });
    }
    let listener = listen(arguments.listen).await?;
    let address = listener.local_addr().unwrap_or(arguments.listen);
    // Whoever started it may have heard enough after the address.
    files::print(&format!(
        "Vorposten is open: http://{address}\nThe games are kept in {}. Ctrl-C stops.\n",
        database.display()
    ))?;
    server.serve(listener, thinkers, asked_to_stop()).await.map_err(Failure::new)
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| Failure::new(format!("nobody can listen on {address}: {error}")))
}

/// Done when somebody wants the server to stop.
async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            _ = interrupt.await;
            return;
        };
        tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
    }
    #[cfg(not(unix))]
    {
        _ = interrupt.await;
    }
}

/// The database in the user's data directory.
fn usual_database() -> Result<PathBuf, Failure> {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    let data = data.ok_or_else(|| Failure::new("there is no data directory: name a file with --database"))?;
    Ok(data.join("vorposten").join("vorposten.db"))
}
