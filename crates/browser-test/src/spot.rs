//! Where on the screen something can be pointed at.

use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::browser::{PATIENCE, PAUSE};
use crate::{Browser, Pointer};

/// Where the mouse rests when it should be over nothing that is explained.
const CORNER: (f64, f64) = (1.0, 1.0);

/// The middle of the first such element, or another point of it where nothing else lies above it; or
/// why there is none.
const SPOT: &str = "const elements = $$(arguments[0]);
    let above = '';
    // What stays on top of a long page may cover the middle of the screen, but not all of it.
    const ways = elements.flatMap((element) => ['center', 'end', 'start'].map((block) => [element, block]));
    for (const [element, block] of ways) {
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of [.5, .3, .7, .15, .85, .05, .95]) {
        for (const down of [.5, .3, .7, .15, .85, .05, .95]) {
          const [x, y] = [left + across * width, top + down * height];
          const hit = document.elementFromPoint(x, y);
          if (hit && (hit === element || element.contains(hit))) return [x, y];
          above ||= `${hit?.outerHTML.slice(0, 120)} lies above ${element.outerHTML.slice(0, 120)}, ` +
            `which is ${width} × ${height} pixels large`;
        }
      }
    }
    return elements.length === 0 ? 'there is none' : above;";

impl Browser {
    /// Where such an element can be met, once there is one. It is scrolled there.
    pub async fn spot(&self, selector: &str) -> (f64, f64) {
        self.wait_for(selector).await;
        self.spot_if_there(selector).await.unwrap_or_else(|| panic!("{selector} is gone"))
    }

    /// Where such an element can be met, if there is one. It must not be covered for long.
    pub async fn spot_if_there(&self, selector: &str) -> Option<(f64, f64)> {
        // What is explained may cover what is beside it, until the mouse moves on.
        if self.pointer == Pointer::Mouse {
            self.hover(CORNER).await;
            self.until("return $('#hover:popover-open') === null", &[]).await;
        }
        let start = Instant::now();
        loop {
            match self.run(SPOT, &[selector.into()]).await {
                Value::String(reason) if reason == "there is none" => return None,
                Value::String(reason) => assert!(start.elapsed() < PATIENCE, "{selector}: {reason}"),
                spot => return Some(serde_json::from_value(spot).expect("a point")),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Points at such an element: a click or a tap where it can be met.
    pub async fn point_at(&self, selector: &str) {
        let spot = self.spot(selector).await;
        self.point(spot).await;
    }

    /// Presses such an element for so long.
    pub async fn press_long_at(&self, selector: &str, time: Duration) {
        let spot = self.spot(selector).await;
        self.press_long(spot, time).await;
    }

    /// Brings a record, which becomes a table of this guest's: the path of its page.
    pub async fn import(&self, record: &str) -> String {
        self.post("/import", &[("record", record)]).await
    }

    /// Sends a form: the path of the page that it leads to. The browser must be on the site.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let script = "const body = new URLSearchParams(arguments[1]);
            return fetch(arguments[0], { method: 'POST', body })
              .then((answer) => [answer.status, new URL(answer.url).pathname]);";
        let answer = self.run(script, &[path.into(), json!(fields)]).await;
        assert_eq!(answer[0], json!(200), "{path} is answered");
        answer[1].as_str().expect("a path").to_owned()
    }

    /// Makes a choice through the drawn table alone: all its parts are picked, one after the other, or
    /// its button in the prompt is pressed if nothing on the table stands for it.
    pub async fn choose_on_board(&self, action: &str) {
        let way: Way = serde_json::from_value(self.until(WAY, &[action.into()]).await).expect("a way");
        for part in &way.parts {
            self.point_at(&format!("#board .thing.live[data-part~='{part}']")).await;
        }
        if way.parts.is_empty() {
            self.point_at(&format!(".prompt .choice[value='{action}']")).await;
        } else if way.is_one_of_several {
            self.point_at(&format!(":is(.quick, #variants) .choice[value='{action}']")).await;
        } else if way.goes_on {
            self.point_at("#confirm:not([hidden])").await;
        }
    }
}

/// What has to be picked for a choice, whether that makes up other choices too, so that the page asks
/// which is meant, and whether it could go on, so that it has to be confirmed.
#[derive(Deserialize)]
struct Way {
    parts: Vec<String>,
    is_one_of_several: bool,
    goes_on: bool,
}

const WAY: &str = "const choices = $$('.choice').map(({ value, dataset }) =>
      ({ value, parts: dataset.parts.split(' ').filter(Boolean) }));
    const parts = choices.find((choice) => choice.value === arguments[0])?.parts;
    const goesOn = (other) => other.parts.length > parts.length && parts.every((part) => other.parts.includes(part));
    const isAlike = (other) => other.parts.length === parts.length && parts.every((part) => other.parts.includes(part));
    return parts ? {
      parts,
      is_one_of_several: new Set(choices.filter(isAlike).map((other) => other.value)).size > 1,
      goes_on: choices.some(goesOn),
    } : null;";
