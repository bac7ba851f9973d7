//! What the driver offers beyond the standard: commands to the browser's own tools.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::prelude::{BASE64_STANDARD, Engine};
use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::{Screen, Theme, good};

/// A command below the session's address.
#[derive(Debug)]
struct Extra {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

async fn extra(client: &Client, path: &'static str, body: Value) -> Value {
    good(path, client.issue_cmd(Extra { path, body }).await)
}

/// A command of the DevTools protocol.
async fn tell(client: &Client, command: &str, parameters: Value) -> Value {
    extra(client, "goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
}

/// What the console has said since somebody last asked.
pub(crate) async fn console(client: &Client) -> Value {
    extra(client, "se/log", json!({ "type": "browser" })).await
}

/// Gives the window a screen's size, and fingers if it has no mouse.
pub(crate) async fn show_on(client: &Client, screen: Screen) {
    let (width, height) = screen.size();
    let is_touched = screen.is_touched();
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_touched });
    tell(client, "Emulation.setDeviceMetricsOverride", metrics).await;
    tell(client, "Emulation.setTouchEmulationEnabled", json!({ "enabled": is_touched })).await;
}

/// Presses a finger on a point for so long. Like a touch screen it says when the finger came and when it
/// went. The driver's own touches do not, and wait for the page in between: where that takes half a
/// second, as on a busy machine, every tap is a long press.
pub(crate) async fn touch(client: &Client, (x, y): (f64, f64), time: Duration) {
    let down = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let touch = |kind: &str, points: Value, at: Duration| {
        let touch = json!({ "type": kind, "touchPoints": points, "timestamp": at.as_secs_f64() });
        tell(client, "Input.dispatchTouchEvent", touch)
    };
    touch("touchStart", json!([{ "x": x, "y": y }]), down).await;
    tokio::time::sleep(time).await;
    touch("touchEnd", json!([]), down + time).await;
}

/// Lets pages believe that the reader prefers these colours, and that nothing moves.
pub(crate) async fn dress(client: &Client, theme: Theme) {
    let features = json!([
        { "name": "prefers-color-scheme", "value": theme.name() },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]);
    tell(client, "Emulation.setEmulatedMedia", json!({ "features": features })).await;
}

/// Lets the processor be so many times slower for the page.
pub(crate) async fn slow_down(client: &Client, times: f64) {
    tell(client, "Emulation.setCPUThrottlingRate", json!({ "rate": times })).await;
}

/// A picture of the page's top, as PNG.
pub(crate) async fn picture(client: &Client, (width, height): (u32, u32)) -> Vec<u8> {
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
    let wish = json!({ "format": "png", "clip": clip, "captureBeyondViewport": true });
    let answer = tell(client, "Page.captureScreenshot", wish).await;
    let data = answer["data"].as_str().unwrap_or_default();
    good("a picture", BASE64_STANDARD.decode(data))
}
