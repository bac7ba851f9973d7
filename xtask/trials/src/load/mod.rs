//! `cargo xtask load`: many tables and many moves a second, over loopback, for a bounded time.
//!
//! Moves are sent by a schedule, whether the server keeps up or not, and a move's time counts from
//! its place in the schedule: whoever has to wait for a busy server waits in the figures too.

mod crowd;
mod drive;
mod figures;
mod report;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use browser_test::ServerProcess;

use crate::server;
use crowd::Crowd;
use figures::Figures;
use report::Report;

#[derive(clap::Args)]
pub(crate) struct LoadArguments {
    /// How many tables to open.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// For how long to play, in seconds.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// How many moves to send a second.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rate: u32,
    /// A server that is built already; otherwise this one is built.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

/// How long the server is left alone, so that it drops every table from memory: it does so after 30
/// seconds, and looks every 7.5.
const IDLE: Duration = Duration::from_secs(40);

pub(crate) fn run(arguments: &LoadArguments) -> ExitCode {
    match measure(arguments) {
        Ok(report) => {
            let text = if arguments.json { format!("{}\n", report.json()) } else { report.to_string() };
            print!("{text}");
            if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure(arguments: &LoadArguments) -> io::Result<Report> {
    let program = server::program(arguments.program.as_deref())?;
    let folder = server::folder()?;
    let mut server =
        ServerProcess::start(&mut ServerProcess::command(&program, &folder.path().join("load.db")))?;
    let address = server.address()?;
    let load_average = figures::load_average();
    let memory_before = figures::memory(server.id());
    let start = Instant::now();
    let crowd = open(address, arguments.tables)?;
    let opening_seconds = start.elapsed().as_secs_f64();
    let memory_open = figures::memory(server.id());
    eprintln!("{} tables are open; nobody plays for {} s.", arguments.tables, IDLE.as_secs());
    thread::sleep(IDLE);
    let memory_idle = figures::memory(server.id());
    eprintln!("{} moves a second for {} s.", arguments.rate, arguments.seconds);
    let before = Figures::of(server.id());
    let driven = drive::drive(address, crowd, arguments.rate, arguments.seconds)?;
    let used = Figures::of(server.id()).since(&before);
    let memory_after = figures::memory(server.id());
    eprintln!("Nobody plays for {} s again.", IDLE.as_secs());
    thread::sleep(IDLE);
    Ok(Report {
        tables: arguments.tables,
        rate: arguments.rate,
        opening_seconds,
        memory_before,
        memory_open,
        memory_idle,
        memory_after,
        memory_rested: figures::memory(server.id()),
        used,
        load_average,
        ..driven
    })
}

fn open(address: SocketAddr, tables: u32) -> io::Result<Crowd> {
    let mut crowd = Crowd::enter(address)?;
    for _ in 0..tables {
        crowd.open()?;
    }
    Ok(crowd)
}
