//! A line to the server that can be cut, or is slow.

use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, copy, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// Passes everything on to the server, as long as the line holds.
pub(crate) struct Proxy {
    /// Where it listens, as `127.0.0.1:1234`.
    pub(crate) address: String,
    holds: watch::Sender<bool>,
}

impl Proxy {
    /// Opens a line to this address.
    pub(crate) async fn open(to: &str) -> Self {
        Self::late(to, Duration::ZERO).await
    }

    /// The same, but whatever the server says comes so much later.
    pub(crate) async fn late(to: &str, late: Duration) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let (holds, held) = watch::channel(true);
        let to = to.to_owned();
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                tokio::spawn(pass_on(line, to.clone(), late, held.clone()));
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

async fn pass_on(mut line: TcpStream, to: String, late: Duration, mut held: watch::Receiver<bool>) {
    if !*held.borrow_and_update() {
        return;
    }
    let Ok(mut server) = TcpStream::connect(to).await else { return };
    let passing = async {
        if late.is_zero() {
            return copy_bidirectional(&mut line, &mut server).await.map(drop);
        }
        let (from_browser, to_browser) = line.split();
        let (from_server, to_server) = server.split();
        tokio::try_join!(to_the_end(from_browser, to_server), after(late, from_server, to_browser)).map(drop)
    };
    tokio::select! {
        _ = passing => {}
        _ = held.wait_for(|&holds| !holds) => {}
    }
}

async fn to_the_end(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
) -> std::io::Result<()> {
    copy(&mut from, &mut to).await?;
    to.shutdown().await
}

/// Passes on what comes, each piece so much later than it came.
async fn after(
    late: Duration,
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
) -> std::io::Result<()> {
    let (sender, mut pieces) = mpsc::unbounded_channel();
    let read = async {
        let mut buffer = vec![0; 1 << 16];
        loop {
            let count = from.read(&mut buffer).await?;
            // The other half is there for as long as this one.
            drop(sender.send((Instant::now() + late, buffer[..count].to_vec())));
            if count == 0 {
                return Ok(());
            }
        }
    };
    let write = async {
        while let Some((at, piece)) = pieces.recv().await {
            sleep_until(at).await;
            if piece.is_empty() {
                return to.shutdown().await;
            }
            to.write_all(&piece).await?;
        }
        Ok(())
    };
    tokio::try_join!(read, write).map(drop)
}
