//! What processes use, as Linux tells it. Other systems tell nothing here.

use std::fs;

/// How many ticks of Linux's clock for processes a second has.
const TICKS: f64 = 100.0;

/// The processor time that the server and this program have used, in seconds.
#[derive(Clone, Copy, Default)]
pub(super) struct Figures {
    pub(super) server: f64,
    pub(super) own: f64,
}

impl Figures {
    pub(super) fn of(server: u32) -> Self {
        let seconds = |process| processor(process).unwrap_or_default();
        Self { server: seconds(server), own: seconds(std::process::id()) }
    }

    pub(super) fn since(self, before: &Self) -> Self {
        Self { server: self.server - before.server, own: self.own - before.own }
    }
}

/// The memory that a process has, in kB.
pub(super) fn memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}

/// How busy the machine was in the last minute.
pub(super) fn load_average() -> f64 {
    let average = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    average.split(' ').next().and_then(|average| average.parse().ok()).unwrap_or_default()
}

/// What a process has used in user and system mode. Its name, in brackets, may contain blanks.
fn processor(process: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / TICKS)
}
