//! One browser with one window.

use std::path::Path;
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::console::complaints;
use crate::{BrowserProfile, Motion, Pointer, Screen, Script, Theme, devtools, good, pointer};

/// How long a page may take to show what it should.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait before looking again.
pub(crate) const PAUSE: Duration = Duration::from_millis(10);

/// A browser on the pages of a server.
pub struct Browser {
    client: Client,
    /// The server, as `http://127.0.0.1:1234`.
    pub site: String,
    pub(crate) pointer: Pointer,
    is_closed: bool,
}

impl Drop for Browser {
    /// No test forgets to ask what the console said.
    fn drop(&mut self) {
        assert!(self.is_closed || std::thread::panicking(), "a browser was left without closing it");
    }
}

impl Browser {
    /// Starts a browser with an empty profile. What it downloads comes into the folder.
    pub(crate) async fn start(driver: u16, address: &str, folder: &Path, profile: BrowserProfile) -> Self {
        // Chromium's own cage does not work for the superuser, who runs tests in containers.
        let mut arguments = vec!["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
        arguments.extend(["--headless=new", "--lang=en", "--window-size=1366,900"]);
        if profile.motion == Motion::Reduced {
            arguments.push("--force-prefers-reduced-motion");
        }
        let mut preferences = json!({
            "download.default_directory": folder,
            "download.prompt_for_download": false,
            "intl.accept_languages": "en",
        });
        if profile.script == Script::Off {
            preferences["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let wishes = json!({
            "goog:chromeOptions": { "args": arguments, "prefs": preferences },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(wishes) = wishes else { unreachable!("it is written as an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(wishes).connect(&format!("http://127.0.0.1:{driver}")).await;
        let client = good("the browser starts", client);
        let pointer = if profile.screen.is_touched() { Pointer::Finger } else { Pointer::Mouse };
        let browser = Self { client, site: format!("http://{address}"), pointer, is_closed: false };
        browser.show_on(profile.screen).await;
        browser
    }

    /// Gives the window the size of a screen.
    pub async fn show_on(&self, screen: Screen) {
        devtools::show_on(&self.client, screen).await;
    }

    /// Lets pages believe that the reader prefers these colours, and that nothing moves.
    pub async fn dress(&self, theme: Theme) {
        devtools::dress(&self.client, theme).await;
    }

    /// Lets the processor be so many times slower for the page.
    pub async fn slow_down(&self, times: f64) {
        devtools::slow_down(&self.client, times).await;
    }

    /// Changes the language, as everybody can on every page.
    pub async fn speak(&self, language: &str) {
        let script = "$(`header button[name=language][value=${arguments[0]}]`)?.click();
            return document.documentElement.lang === arguments[0]";
        self.until(script, &[language.into()]).await;
    }

    /// A picture of the page's top in this width and height, as PNG.
    pub async fn picture(&self, size: (u32, u32)) -> Vec<u8> {
        devtools::picture(&self.client, size).await
    }

    /// What the console has complained about since somebody last asked.
    pub async fn complaints(&self) -> Vec<String> {
        complaints(devtools::console(&self.client).await)
    }

    /// Ends the browser, about which the console must have nothing to complain.
    pub async fn close(self) {
        self.close_but(|_| false).await;
    }

    /// Ends the browser; the console may only have complained about what the test did on purpose.
    pub async fn close_but(mut self, is_expected: impl Fn(&str) -> bool) {
        self.is_closed = true;
        let complaints = self.complaints().await;
        let unexpected: Vec<_> = complaints.iter().filter(|complaint| !is_expected(complaint)).collect();
        assert!(unexpected.is_empty(), "the console complains: {unexpected:#?}");
        good("the browser ends", self.client.clone().close().await);
    }

    /// Goes to a page of the server.
    pub async fn open(&self, path: &str) {
        good(path, self.client.goto(&format!("{}{path}", self.site)).await);
    }

    /// Whether scripts of pages run, tried out on a page of the test's own.
    pub async fn runs_scripts(&self) -> bool {
        let page = "data:text/html,<title>off</title><script>document.title = 'on'</script>";
        good(page, self.client.goto(page).await);
        good("the title", self.client.title().await) == "on"
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        good("reload", self.client.refresh().await);
    }

    /// Goes back to the page before.
    pub async fn back(&self) {
        good("back", self.client.back().await);
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        good("the address", self.client.current_url().await).path().to_owned()
    }

    /// Runs a script of the test's in the page. It has `$` and `$$` to find elements. A page that does
    /// not run scripts itself runs these.
    pub async fn run(&self, script: &str, arguments: &[Value]) -> Value {
        let answer = self.client.execute(&with_finders(script), arguments.to_vec()).await;
        good(script, answer)
    }

    /// Runs a script until its answer is neither null nor false, and gives that answer.
    pub async fn until(&self, script: &str, arguments: &[Value]) -> Value {
        self.until_within(PATIENCE, script, arguments).await
    }

    /// The same with another patience.
    pub async fn until_within(&self, patience: Duration, script: &str, arguments: &[Value]) -> Value {
        let start = Instant::now();
        loop {
            // Between two pages there is nothing to look at; that is no failure yet.
            let answer = self.client.execute(&with_finders(script), arguments.to_vec()).await;
            match answer {
                Ok(Value::Null | Value::Bool(false)) | Err(_) if start.elapsed() < patience => {
                    tokio::time::sleep(PAUSE).await;
                }
                Ok(Value::Null | Value::Bool(false)) => {
                    let page = self.client.execute("return document.body.innerText", Vec::new()).await;
                    panic!("this never came true: {script} {arguments:?}, on {page:?}");
                }
                answer => return good(script, answer),
            }
        }
    }

    /// Waits for an element.
    pub async fn wait_for(&self, selector: &str) {
        self.until("return $(arguments[0]) !== null", &[selector.into()]).await;
    }

    /// Clicks the element, once it is there.
    pub async fn click(&self, selector: &str) {
        self.wait_for(selector).await;
        self.run("$(arguments[0]).click()", &[selector.into()]).await;
    }

    /// What an element says, once it is there.
    pub async fn text(&self, selector: &str) -> String {
        self.wait_for(selector).await;
        let text = self.run("return $(arguments[0]).innerText", &[selector.into()]).await;
        text.as_str().expect("text").to_owned()
    }

    /// Fills a field or chooses from a list.
    pub async fn fill(&self, selector: &str, value: &str) {
        self.wait_for(selector).await;
        self.run("$(arguments[0]).value = arguments[1]", &[selector.into(), value.into()]).await;
    }

    /// Presses a key.
    pub async fn press(&self, key: char) {
        self.press_often(key, 1).await;
    }

    /// Presses a key again and again.
    pub async fn press_often(&self, key: char, times: usize) {
        let keys = KeyActions::new("keyboard".to_owned());
        let keys = (0..times).fold(keys, |keys, _| {
            keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key })
        });
        good("a key", self.client.perform_actions(keys).await);
    }

    /// Points at a place of the screen: with a click, or a tap.
    pub async fn point(&self, at: (f64, f64)) {
        self.pointer.press(&self.client, at, Duration::ZERO).await;
    }

    /// Presses at a place of the screen for so long.
    pub async fn press_long(&self, at: (f64, f64), time: Duration) {
        self.pointer.press(&self.client, at, time).await;
    }

    /// Moves the mouse to a place of the screen.
    pub async fn hover(&self, at: (f64, f64)) {
        pointer::hover(&self.client, at).await;
    }
}

fn with_finders(script: &str) -> String {
    format!(
        "const $ = (selector) => document.querySelector(selector);\n\
         const $$ = (selector) => [...document.querySelectorAll(selector)];\n{script}"
    )
}
