//! One browser with one window.

use std::fmt::Display;
use std::path::Path;
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// How long a page may take to show what it should.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(10);

/// Whether pages can run scripts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Script {
    On,
    Off,
}

/// A browser on the pages of a server.
pub(crate) struct Browser {
    client: Client,
    /// The server, as `http://127.0.0.1:1234`.
    pub(crate) site: String,
}

impl Browser {
    /// Starts a browser with an empty profile. What it downloads comes into the folder.
    pub(crate) async fn start(driver: u16, address: &str, folder: &Path, script: Script) -> Self {
        // Chromium's own cage does not work for the superuser, who runs tests in containers.
        let mut arguments = vec!["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
        arguments.extend(["--headless=new", "--lang=en", "--window-size=1366,768"]);
        let mut preferences = json!({
            "download.default_directory": folder,
            "download.prompt_for_download": false,
            "intl.accept_languages": "en",
        });
        if script == Script::Off {
            preferences["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let wishes = json!({ "goog:chromeOptions": { "args": arguments, "prefs": preferences } });
        let Value::Object(wishes) = wishes else { unreachable!("it is written as an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(wishes).connect(&format!("http://127.0.0.1:{driver}")).await;
        Self { client: good("the browser starts", client), site: format!("http://{address}") }
    }

    /// Goes to a page of the server.
    pub(crate) async fn open(&self, path: &str) {
        good(path, self.client.goto(&format!("{}{path}", self.site)).await);
    }

    /// Whether scripts of pages run, tried out on a page of the test's own.
    pub(crate) async fn runs_scripts(&self) -> bool {
        let page = "data:text/html,<title>off</title><script>document.title = 'on'</script>";
        good(page, self.client.goto(page).await);
        good("the title", self.client.title().await) == "on"
    }

    pub(crate) async fn reload(&self) {
        good("reload", self.client.refresh().await);
    }

    /// The path of the page.
    pub(crate) async fn path(&self) -> String {
        good("the address", self.client.current_url().await).path().to_owned()
    }

    /// Runs a script of the test's in the page. It has `$` and `$$` to find elements. A page that does
    /// not run scripts itself runs these.
    pub(crate) async fn run(&self, script: &str, arguments: &[Value]) -> Value {
        let answer = self.client.execute(&with_finders(script), arguments.to_vec()).await;
        good(script, answer)
    }

    /// Runs a script until its answer is neither null nor false, and gives that answer.
    pub(crate) async fn until(&self, script: &str, arguments: &[Value]) -> Value {
        let start = Instant::now();
        loop {
            // Between two pages there is nothing to look at; that is no failure yet.
            let answer = self.client.execute(&with_finders(script), arguments.to_vec()).await;
            match answer {
                Ok(Value::Null | Value::Bool(false)) | Err(_) if start.elapsed() < PATIENCE => {
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
    pub(crate) async fn wait_for(&self, selector: &str) {
        self.until("return $(arguments[0]) !== null", &[selector.into()]).await;
    }

    /// Clicks the element, once it is there.
    pub(crate) async fn click(&self, selector: &str) {
        self.wait_for(selector).await;
        self.run("$(arguments[0]).click()", &[selector.into()]).await;
    }

    /// What an element says, once it is there.
    pub(crate) async fn text(&self, selector: &str) -> String {
        self.wait_for(selector).await;
        let text = self.run("return $(arguments[0]).innerText", &[selector.into()]).await;
        text.as_str().expect("text").to_owned()
    }

    /// Fills a field or chooses from a list.
    pub(crate) async fn fill(&self, selector: &str, value: &str) {
        self.wait_for(selector).await;
        self.run("$(arguments[0]).value = arguments[1]", &[selector.into(), value.into()]).await;
    }

    /// Presses a key.
    pub(crate) async fn press(&self, key: char) {
        let keys = KeyActions::new("keyboard".to_owned());
        let keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        good("a key", self.client.perform_actions(keys).await);
    }
}

fn with_finders(script: &str) -> String {
    format!(
        "const $ = (selector) => document.querySelector(selector);\n\
         const $$ = (selector) => [...document.querySelectorAll(selector)];\n{script}"
    )
}

fn good<T, E: Display>(what: &str, answer: Result<T, E>) -> T {
    answer.unwrap_or_else(|error| panic!("{what}: {error}"))
}
