//! A line to the server that can be cut.

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes everything on to the server, as long as the line holds.
pub(crate) struct Proxy {
    /// Where it listens, as `127.0.0.1:1234`.
    pub(crate) address: String,
    holds: watch::Sender<bool>,
}

impl Proxy {
    /// Opens a line to this address.
    pub(crate) async fn open(to: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let (holds, held) = watch::channel(true);
        let to = to.to_owned();
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                tokio::spawn(pass_on(line, to.clone(), held.clone()));
            }
        });
        Self { address, holds }
    }

    /// Ends all connections, and those to come at once.
    pub(crate) fn cut(&self) {
        self.holds.send_replace(false);
    }

    pub(crate) fn mend(&self) {
        self.holds.send_replace(true);
    }
}

async fn pass_on(mut line: TcpStream, to: String, mut held: watch::Receiver<bool>) {
    if !*held.borrow_and_update() {
        return;
    }
    let Ok(mut server) = TcpStream::connect(to).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut line, &mut server) => {}
        _ = held.wait_for(|&holds| !holds) => {}
    }
}
