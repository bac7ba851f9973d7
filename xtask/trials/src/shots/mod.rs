//! `cargo xtask shots`: pictures of every page, on a laptop and on a phone, by day and by night, in
//! every language, and of every question of the games on screens of every width, for people to look at;
//! and what can be found wrong without eyes.
//!
//! At the end it measures how long a move takes to another player's screen.

mod checks;
mod decisions;
mod findings;
mod latency;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use browser_test::{Browser, BrowserProfile, Screen, ShownPage, TestServer, Theme};
use indicatif::{ProgressBar, ProgressStyle};
use table::Word;
use texts::Language;

use crate::repository;
use crate::server;

use findings::Findings;

#[derive(clap::Args)]
pub(crate) struct ShotsArguments {
    /// The folder for the pictures; by default `target/shots`.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Only pages with this in their names, such as "middle" or "replay".
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
    /// Only questions of the games on screens of this width, in pixels. Can be given several times.
    #[arg(long, value_name = "PIXELS")]
    width: Vec<u32>,
    /// A server that is built already; otherwise this one is built.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// How much of a long page is in its picture, in pixels.
const HIGHEST: u32 = 4000;

pub(crate) fn run(arguments: &ShotsArguments) -> ExitCode {
    let runtime = tokio::runtime::Runtime::new();
    let found = runtime.and_then(|runtime| runtime.block_on(shots(arguments)));
    match found {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Takes the pictures, and gives the number of findings.
async fn shots(arguments: &ShotsArguments) -> io::Result<usize> {
    let program = server::program(arguments.program.as_deref())?;
    let folder = arguments.out.clone().unwrap_or_else(|| repository::root().join("target/shots"));
    fs::create_dir_all(&folder)?;
    let server = TestServer::open(&program);
    let browser = server.browser(BrowserProfile::USUAL).await;
    browser.open("/").await;
    let mut pages = Vec::new();
    for (number, page) in
        (1..).zip(ShownPage::all()).filter(|(_, page)| page.name().contains(&arguments.only))
    {
        pages.push((format!("{number:02}-{}", page.name()), page, page.prepare(&browser).await));
    }
    let views = Language::ALL.len() * Screen::USUAL.len() * Theme::ALL.len();
    let asked = decisions::wanted(&arguments.only);
    let is_wanted =
        |screen: &Screen| arguments.width.is_empty() || arguments.width.contains(&screen.size().0);
    let screens: Vec<_> = Screen::ALL.into_iter().filter(is_wanted).collect();
    let progress = progress((pages.len() * views) as u64 + decisions::pictures(&asked, &screens));
    let mut findings = Findings::default();
    for &language in Language::ALL {
        for screen in Screen::USUAL {
            for theme in Theme::ALL {
                browser.show_on(screen).await;
                browser.dress(theme).await;
                browser.open("/").await;
                browser.speak(language.name()).await;
                for (name, page, path) in &pages {
                    let view = format!("{}.{}.{language}", screen_name(screen), theme.name());
                    progress.set_message(format!("{name}.{view}"));
                    page.visit(&browser, path).await;
                    findings.add(name, &view, checks::findings(&browser, *page, screen).await);
                    let file = folder.join(format!("{name}.{view}.png"));
                    save(&browser, screen, page.is_table(), &file).await?;
                    progress.inc(1);
                }
            }
        }
    }
    decisions::shoot(&browser, &asked, &screens, &folder, &progress, &mut findings).await?;
    progress.finish_and_clear();
    browser.close().await;
    println!("{} pictures are in {}.", fs::read_dir(&folder)?.count(), folder.display());
    // Whoever looks at some pages only does not wait for it.
    for game in catalogue::names().into_iter().filter(|_| arguments.only.is_empty()) {
        println!("{}", latency::measure(&server, game).await);
    }
    server.close();
    print!("{findings}");
    Ok(findings.count())
}

/// Saves a picture. A table on a wide screen is seen as far as the screen goes, everything else to its end.
async fn save(browser: &Browser, screen: Screen, is_table: bool, file: &Path) -> io::Result<()> {
    let (width, height) = screen.size();
    let whole = browser.run("return document.documentElement.scrollHeight", &[]).await;
    let whole = whole.as_u64().and_then(|whole| u32::try_from(whole).ok()).unwrap_or(height);
    let height = if screen.is_wide() && is_table { height } else { whole.clamp(height, HIGHEST) };
    fs::write(file, browser.picture((width, height)).await)
}

fn screen_name(screen: Screen) -> String {
    let (width, height) = screen.size();
    format!("{width}x{height}")
}

fn progress(pictures: u64) -> ProgressBar {
    let bar = ProgressBar::new(pictures);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {eta} left, {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
