//! Every question of every game on every screen: how the page asks it, before and after something is picked.

use std::io;
use std::path::Path;

use browser_test::situations::{Decision, decisions};
use browser_test::{Browser, Screen, Theme};
use indicatif::ProgressBar;
use table::Word;
use texts::Language;

use super::checks;
use super::findings::Findings;
use super::screen_name;

/// Picks the first thing after which something else is still to be picked, and tells whether there is one.
const PICK: &str = "for (const thing of $$('#board .thing.live')) {
      const parts = thing.dataset.part.split(' ');
      const goesOn = $$('.choice[data-parts]').some(({ dataset }) => {
        const wanted = dataset.parts.split(' ');
        return wanted.length > 1 && parts.some((part) => wanted.includes(part));
      });
      if (goesOn) { thing.click(); return $('#board.picking') !== null; }
    }
    return false;";

/// The questions whose names have this in them.
pub(super) fn wanted(only: &str) -> Vec<Decision> {
    decisions().into_iter().filter(|decision| decision.name.contains(only)).collect()
}

/// How many pictures that makes, at the most.
pub(super) fn pictures(decisions: &[Decision], screens: &[Screen]) -> u64 {
    (decisions.len() * screens.len() * Language::ALL.len() * 2) as u64
}

/// Takes a picture of each of them in each view. Which theme it is makes no difference to where things are, so
/// each language has one.
pub(super) async fn shoot(
    browser: &Browser,
    decisions: &[Decision],
    screens: &[Screen],
    folder: &Path,
    progress: &ProgressBar,
    findings: &mut Findings,
) -> io::Result<()> {
    let mut pages = Vec::new();
    for decision in decisions {
        let table = browser.import(&decision.record).await;
        browser.post(&format!("{table}/help"), &[("help", "off")]).await;
        pages.push((&decision.name, format!("{table}?seat={}", decision.seat.index() + 1)));
    }
    for (&language, theme) in Language::ALL.iter().zip(Theme::ALL.into_iter().cycle()) {
        browser.dress(theme).await;
        browser.open("/").await;
        browser.speak(language.name()).await;
        for &screen in screens {
            browser.show_on(screen).await;
            for (name, path) in &pages {
                let view = format!("{}.{}.{language}", screen_name(screen), theme.name());
                progress.set_message(format!("{name}.{view}"));
                browser.open(path).await;
                browser.wait_for("#board .thing[aria-disabled], .asks a.button").await;
                findings.add(name, &view, checks::of_decision(browser, screen).await);
                super::save(browser, screen, true, &folder.join(format!("{name}.{view}.png"))).await?;
                progress.inc(1);
                if browser.run(PICK, &[]).await == true {
                    let name = format!("{name}-picked");
                    findings.add(&name, &view, checks::of_decision(browser, screen).await);
                    super::save(browser, screen, true, &folder.join(format!("{name}.{view}.png"))).await?;
                }
                progress.inc(1);
            }
        }
    }
    Ok(())
}
