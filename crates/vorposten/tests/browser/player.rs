//! Somebody at a table: looks at the page, and clicks on choices.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use browser_test::Browser;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{QuickRng, Rng};

/// How long a game may stand still.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the page of a table shows.
#[derive(Debug, Deserialize)]
pub(crate) struct Sight {
    /// How many lines of the record are shown.
    pub(crate) length: u32,
    pub(crate) over: bool,
    /// What can be chosen, in notation.
    pub(crate) choices: Vec<String>,
}

/// The moves of others are shown one after the other, for people. Nobody has to wait for that.
const SKIP: &str = "$('#skip-steps:not([hidden])')?.click();";

/// What the page shows now.
const WATCH: &str = "const board = $('#board');
    return board && {
      length: Number(board.dataset.length),
      over: $('.result') !== null,
      choices: $$('.choice:enabled').map((choice) => choice.value),
    };";

/// A browser at a table, and the dice that choose for it.
pub(crate) struct Player {
    pub(crate) browser: Browser,
    pub(crate) rng: QuickRng,
}

impl Player {
    pub(crate) fn new(browser: Browser, seed: u64) -> Self {
        Self { browser, rng: QuickRng::new(seed) }
    }

    /// Sets a table up by its form: a seat for oneself, and these for the others.
    pub(crate) async fn set_up(&self, game: &str, others: &[&str]) {
        self.agree(game, others).await;
        self.sit_down().await;
    }

    /// The same with the special cards of Red Outpost.
    pub(crate) async fn set_up_with_cards(&self, others: &[&str]) {
        self.agree("red-outpost", others).await;
        self.browser.click("input[name=option-cards][value=with]").await;
        self.sit_down().await;
    }

    async fn agree(&self, game: &str, others: &[&str]) {
        self.browser.open(&format!("/new/{game}/{}", others.len() + 1)).await;
        for (index, other) in others.iter().enumerate() {
            self.browser.fill(&format!("select[name=seat{}]", index + 2), other).await;
        }
    }

    async fn sit_down(&self) {
        self.browser.click("form.new button.primary").await;
        self.browser.wait_for("#board").await;
    }

    pub(crate) async fn look(&self) -> Sight {
        let sight = self.browser.until(&format!("{SKIP} {WATCH}"), &[]).await;
        serde_json::from_value(sight).expect("what the page shows")
    }

    /// What the page shows now. Moves of others take the time that they are given.
    pub(crate) async fn watch(&self) -> Sight {
        let sight = self.browser.until(WATCH, &[]).await;
        serde_json::from_value(sight).expect("what the page shows")
    }

    /// Presses one of the choices, if there are any, and tells whether there were. What comes of it is not
    /// waited for.
    pub(crate) async fn press_any(&mut self, sight: &Sight) -> bool {
        if sight.choices.is_empty() {
            return false;
        }
        let choice = &sight.choices[self.rng.below(sight.choices.len() as u32) as usize];
        let script = "const choice = $$('.choice:enabled').find((choice) => choice.value === arguments[0]);
            choice?.click();
            return choice !== undefined";
        self.browser.run(script, &[json!(choice)]).await == Value::Bool(true)
    }

    /// Waits until there is something to choose.
    pub(crate) async fn due(&self) -> Sight {
        let script = format!("if ($('.choice:enabled') === null) return null; {SKIP} {WATCH}");
        let sight = self.browser.until(&script, &[]).await;
        serde_json::from_value(sight).expect("what the page shows")
    }

    /// How many lines the record has by now, whatever the page shows.
    pub(crate) async fn length(&self) -> u32 {
        let script = "return fetch(`/api/v1/tables/${$('#table').dataset.table}`)
            .then((answer) => answer.json()).then(({ seq }) => seq)";
        self.browser.run(script, &[]).await.as_u64().expect("a length") as u32
    }

    /// Waits until the page shows at least so many lines.
    pub(crate) async fn see(&self, length: u32) {
        let script = format!("{SKIP} return Number($('#board').dataset.length) >= arguments[0]");
        self.browser.until(&script, &[length.into()]).await;
    }

    /// Clicks on a choice if there is one, and tells whether there was. The page has changed then.
    pub(crate) async fn act(&mut self, sight: &Sight) -> bool {
        // Whoever ends a step when it is possible comes to the end of the game sooner.
        let done = sight.choices.iter().find(|&choice| choice == "done");
        match done.filter(|_| self.rng.below(4) > 0) {
            Some(done) => self.choose(sight, done).await,
            None => self.choose_any(sight, &sight.choices).await,
        }
        !sight.choices.is_empty()
    }

    /// The same, but ends a step only if nothing else can be done.
    pub(crate) async fn act_busily(&mut self, sight: &Sight) {
        let busy: Vec<String> = sight.choices.iter().filter(|&choice| choice != "done").cloned().collect();
        self.choose_any(sight, if busy.is_empty() { &sight.choices } else { &busy }).await;
    }

    async fn choose_any(&mut self, sight: &Sight, choices: &[String]) {
        if !choices.is_empty() {
            let choice = &choices[self.rng.below(choices.len() as u32) as usize];
            self.choose(sight, choice).await;
        }
    }

    /// Clicks on this choice, unless the page has changed meanwhile.
    async fn choose(&self, sight: &Sight, choice: &str) {
        let script = "const [value, length] = arguments;
            if ($('#board').dataset.length !== String(length)) return 'the page went on';
            $$('.choice').find((choice) => choice.value === value).click();
            return 'clicked';";
        let clicked = self.browser.run(script, &[json!(choice), json!(sight.length)]).await;
        if clicked == "clicked" {
            self.see(sight.length + 1).await;
        }
    }

    /// What the page shows of the end, as everybody should see it.
    pub(crate) async fn end(&self) -> String {
        self.browser.until(&format!("{SKIP} return $('.result') !== null"), &[]).await;
        let result = self.browser.text(".result table").await;
        format!("{}\n{}", result.replace("\u{a0}(you)", ""), self.position().await)
    }

    /// What lies on the table, as everybody should see it.
    pub(crate) async fn position(&self) -> String {
        // Everybody sees the own part first.
        let parts =
            "return $$('.sheet > section').map((part) => part.textContent.replaceAll('\\u00a0(you)', ''))";
        let parts = self.browser.run(parts, &[]).await;
        let mut parts: Vec<String> = serde_json::from_value(parts).expect("texts");
        parts.sort();
        parts.join("\n")
    }

    /// Downloads the record by its link, and has the program check it.
    pub(crate) async fn check_record(&self, folder: &Path) {
        self.browser.click(".result a[download]").await;
        let file = folder.join("game.txt");
        let start = Instant::now();
        while !fs::read(&file).is_ok_and(|bytes| !bytes.is_empty()) {
            assert!(start.elapsed() < PATIENCE, "the record never came");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut check = Command::new(env!("CARGO_BIN_EXE_vorposten"));
        let checked = check.args(["record", "check"]).arg(&file).env("LC_ALL", "en").output();
        let checked = checked.expect("the program starts");
        let said = String::from_utf8_lossy(&checked.stdout);
        assert!(checked.status.success(), "{said}{}", String::from_utf8_lossy(&checked.stderr));
        assert!(said.contains("The game is over."), "{said}");
    }
}

/// Where several act at a time, somebody may be too late. The page says so, and the console as well.
pub(crate) fn is_too_late(complaint: &str) -> bool {
    complaint.contains("/act") && complaint.contains("409")
}

/// Notices when a game stands still.
pub(crate) struct Watchdog {
    length: u32,
    since: Instant,
}

impl Watchdog {
    pub(crate) fn new() -> Self {
        Self { length: 0, since: Instant::now() }
    }

    /// Takes a breath, unless the game has stood still for too long.
    pub(crate) async fn wait(&mut self, sight: &Sight) {
        if sight.length > self.length {
            *self = Self { length: sight.length, since: Instant::now() };
        }
        assert!(self.since.elapsed() < PATIENCE, "the game stands still: {sight:?}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A mark in the page that a reload would wipe out.
pub(crate) async fn mark(browser: &Browser) {
    browser.run("window.marked = true", &[]).await;
}

pub(crate) async fn is_marked(browser: &Browser) -> bool {
    browser.run("return window.marked === true", &[]).await == Value::Bool(true)
}
