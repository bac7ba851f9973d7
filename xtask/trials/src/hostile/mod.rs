//! `cargo xtask hostile`: sends the real server what nobody should send, and sees that it stays well.
//!
//! Three kinds of callers come one after the other, while a fourth stays all the time: requests made by
//! hand and then spoilt, what schemathesis makes of the OpenAPI document, and those who never finish.
//! Nothing may be answered with a failure of the server, nothing without a sentence, and no secret.

mod dawdlers;
mod requests;
mod schemathesis;
mod spoiling;

use std::fs;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use browser_test::ServerProcess;
use store::{Sqlite, Store, TableId};

use crate::server::{self, Client};

use dawdlers::Dawdlers;
use requests::Site;

#[derive(clap::Args)]
pub(crate) struct HostileArguments {
    /// How many spoilt requests to send.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) requests: u32,
    /// How many examples schemathesis makes for each operation and phase; 0 leaves it out.
    #[arg(long, default_value_t = 100)]
    pub(crate) examples: u32,
    /// The seed of what is sent.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// A server that is built already; otherwise this one is built.
    #[arg(long, value_name = "FILE")]
    pub(crate) program: Option<PathBuf>,
}

pub(crate) fn run(arguments: &HostileArguments) -> ExitCode {
    match hostile(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("hostile: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Attacks the server, and tells whether it stayed well.
pub(crate) fn hostile(arguments: &HostileArguments) -> io::Result<bool> {
    let program = server::program(arguments.program.as_deref())?;
    let folder = server::folder()?;
    let (database, log) = (folder.path().join("hostile.db"), folder.path().join("log.txt"));
    let mut server =
        ServerProcess::start(ServerProcess::command(&program, &database).stderr(File::create(&log)?))?;
    let address = server.address()?;
    let site = Site::set_up(&mut Client::connect(address)?, address)?;
    let secrets = secrets(&database, &site)?;
    let dawdlers = Dawdlers::come(address)?;
    let mut findings = requests::send(&site, &secrets, arguments.requests, arguments.seed)?;
    if arguments.examples > 0 {
        findings.extend(schemathesis::run(&site, arguments.examples, arguments.seed)?);
    }
    findings.extend(dawdlers.leave()?);
    findings.extend(site.is_well(&mut Client::connect(address)?)?);
    findings.extend(heard(&log, &secrets)?);
    server.kill()?;
    for finding in &findings {
        eprintln!("hostile: {finding}");
    }
    if findings.is_empty() {
        println!("{} spoilt requests, and the server is well (seed {})", arguments.requests, arguments.seed);
    }
    Ok(findings.is_empty())
}

/// What nobody may be told of the table that is attacked: its seed, and the invitation to its open seat.
fn secrets(database: &Path, site: &Site) -> io::Result<Vec<String>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let kept = runtime.block_on(async {
        let store = Sqlite::open(database).await?;
        let kept = store.table(&TableId(site.table.clone())).await;
        store.close().await;
        kept
    });
    let kept = kept.map_err(io::Error::other)?.ok_or_else(|| io::Error::other("the table is not kept"))?;
    Ok(vec![record::Seed(kept.secret).to_string(), kept.seats[1].invite.clone()])
}

/// What the server has said on its error stream, which should be nothing.
fn heard(log: &Path, secrets: &[String]) -> io::Result<Option<String>> {
    let said = fs::read_to_string(log)?;
    if let Some(secret) = secrets.iter().find(|secret| said.contains(*secret)) {
        return Ok(Some(format!("the log tells the secret {secret}")));
    }
    Ok((!said.is_empty()).then(|| format!("the server complains: {said}")))
}
