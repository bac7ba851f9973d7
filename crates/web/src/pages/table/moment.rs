//! Moments: what is important enough to be read before the table moves on. Only a page that steps from line to line
//! shows them; who opens it, looks back or has no script reads the same in the log.

use maud::{Markup, html};

use super::table_page::TablePage;

impl TablePage<'_> {
    /// The moment of the step that the script asks for, which shows it once and puts it away.
    pub(super) fn moment(&self) -> Markup {
        let moment = self.look.step.and_then(|_| self.seen().moment());
        let Some(moment) = moment.filter(|_| self.looking.curtain.is_none()) else { return html! {} };
        html! {
            div #fresh-moment data-flashes=(moment.flashes.join(" ")) {
                h2 #moment-title { (moment.title) }
                (moment.body)
            }
        }
    }

    /// The panel in which moments are shown.
    pub(super) fn moment_frame(&self) -> Markup {
        html! {
            div #moment popover="manual" role="dialog" aria-labelledby="moment-title" {
                div.told {}
                button.primary type="button" { (self.say("moment-close")) }
            }
        }
    }
}
