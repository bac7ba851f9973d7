//! Where on the screen something can be pointed at.

use std::time::Duration;

use serde_json::{Value, json};

use crate::Browser;

/// Where the mouse rests when it should be over nothing that is explained.
const CORNER: (f64, f64) = (1.0, 1.0);

/// The middle of the first such element, or another point of it where nothing else lies above it.
const SPOT: &str = "for (const element of $$(arguments[0])) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of [.5, .3, .7, .15, .85, .05, .95]) {
        for (const down of [.5, .3, .7, .15, .85, .05, .95]) {
          const [x, y] = [left + across * width, top + down * height];
          const hit = document.elementFromPoint(x, y);
          if (hit && (hit === element || element.contains(hit))) return [x, y];
        }
      }
    }
    return null;";

impl Browser {
    /// Where such an element can be met, once it can. It is scrolled there.
    pub async fn spot(&self, selector: &str) -> (f64, f64) {
        // What is explained may cover what is beside it, until one moves on.
        if self.run("return $('#hover:popover-open') !== null", &[]).await == true {
            self.hover(CORNER).await;
            self.until("return $('#hover:popover-open') === null", &[]).await;
        }
        let spot = self.until(SPOT, &[selector.into()]).await;
        serde_json::from_value(spot).expect("a point")
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
        let script = "const body = new URLSearchParams({ record: arguments[0] });
            return fetch('/import', { method: 'POST', body })
              .then(async (answer) => [answer.status, new URL(answer.url).pathname]);";
        let answer = self.run(script, &[record.into()]).await;
        assert_eq!(answer[0], json!(200), "a record is taken");
        answer[1].as_str().expect("a path").to_owned()
    }

    /// Makes a choice through the drawn table alone: all its parts are picked, one after the other, or
    /// its button in the prompt is pressed if nothing on the table stands for it.
    pub async fn choose_on_board(&self, action: &str) {
        let parts = "return $$('.choice').find((choice) => choice.value === arguments[0])?.dataset.parts";
        let parts = self.until(&format!("{parts} ?? null"), &[action.into()]).await;
        let parts: Vec<&str> = parts.as_str().expect("parts").split_whitespace().collect();
        if parts.is_empty() {
            return self.point_at(&format!(".prompt .choice[value='{action}']")).await;
        }
        let length = self.length().await;
        for part in parts {
            self.point_at(&format!("#board .thing.live[data-part~='{part}']")).await;
        }
        // What is complete but could go on is confirmed.
        let told = "if (Number($('#board').dataset.length) !== arguments[0]) return 'done';
            if ($('.choice:enabled') === null) return 'done';
            return $('#confirm:not([hidden])') === null ? null : 'confirm';";
        if self.until(told, &[length]).await == "confirm" {
            self.point_at("#confirm").await;
        }
    }

    /// How many lines of the record the page shows.
    async fn length(&self) -> Value {
        self.run("return Number($('#board').dataset.length)", &[]).await
    }
}
