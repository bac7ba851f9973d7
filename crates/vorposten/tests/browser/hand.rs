//! Playing on the drawn table alone: what glows is touched, until a choice is made.

use serde_json::json;
use table::Rng;

use crate::player::{Player, Sight};

/// The mark of what is to be touched next.
pub(crate) const GOAL: &str = "[data-goal]";

/// Marks the element with this number, of those that can be used now, and tells whether there is one.
const MARK: &str = "const [length, random] = arguments;
    if (Number($('#board').dataset.length) !== length) return 'the page went on';
    const asked = $$('#variants .choice');
    const usable = asked.length > 0 ? asked : $$('#board .thing.live, .prompt .choice:enabled, #confirm:not([hidden])');
    if (usable.length === 0) return 'nothing glows';
    $$('[data-goal]').forEach((goal) => goal.removeAttribute('data-goal'));
    usable[Math.floor(random * usable.length)].setAttribute('data-goal', '');
    return 'marked';";

/// Whether the touch has had its effect: a thing is picked, or a choice made.
const FELT: &str = "$('#skip-steps:not([hidden])')?.click();
    const goal = $('[data-goal]');
    return goal === null || goal.matches('.picked');";

impl Player {
    /// Marks something that glows, at random. False if the page has changed meanwhile.
    pub(crate) async fn find_goal(&mut self, sight: &Sight) -> bool {
        let random = f64::from(self.rng.below(1 << 20)) / f64::from(1 << 20);
        let marked = self.browser.run(MARK, &[json!(sight.length), json!(random)]).await;
        assert!(
            marked != "nothing glows" || sight.choices.is_empty(),
            "nothing glows, but {:?}",
            sight.choices
        );
        marked == "marked"
    }

    /// Waits until what was touched has had its effect.
    pub(crate) async fn feel(&self) {
        self.browser.until(FELT, &[]).await;
    }

    /// Touches something that glows, at random, and waits for the effect. Where several share a screen and
    /// choose in secret, it is handed on first.
    pub(crate) async fn touch(&mut self, sight: &Sight) {
        if sight.choices.is_empty() {
            self.browser.run("$('.asks a.button')?.click()", &[]).await;
            return;
        }
        if self.find_goal(sight).await
            && let Some(spot) = self.browser.spot_if_there(GOAL).await
        {
            self.browser.point(spot).await;
            self.feel().await;
        }
    }
}
