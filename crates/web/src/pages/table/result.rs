//! How a game came out, and where to go from there.

use maud::{Markup, html};

use super::table_page::TablePage;
use crate::pages::chart::Chart;

impl TablePage<'_> {
    /// How the game came out, if it is over.
    pub(super) fn result(&self) -> Markup {
        let Some(result) = self.seen().result() else { return html! {} };
        let chart = Chart::of_points(self.seen(), self.language, self.to("replay"));
        html! {
            section.result.at-the-end aria-labelledby="result" {
                h2 #result { (self.say("result")) }
                div.came-out {
                    (result)
                    @if let Some(chart) = chart {
                        div.course { h3 { (self.say("chart-points")) } (chart.markup(self.language)) }
                    }
                }
                (self.onward())
            }
        }
    }

    /// Who has won, for those who saw the end.
    pub(super) fn outcome(&self) -> Option<String> {
        self.seen().outcome().filter(|_| !self.is_late)
    }

    /// The way to the result for them.
    pub(super) fn to_result(&self) -> Markup {
        html! { @if self.outcome().is_some() { a.button.primary.to-result href="#result" { (self.say("to-result")) } } }
    }

    fn onward(&self) -> Markup {
        html! {
            div.onward {
                @if !self.looking.own.is_empty() {
                    @match &self.snapshot.rematch {
                        Some(rematch) => a.button.primary href={ "/tables/" (rematch.0) } { (self.say("to-rematch")) },
                        None => form method="post" action=(self.to("rematch")) {
                            button.primary { (self.say("rematch")) }
                        },
                    }
                }
                a.button href=(self.to("replay")) { (self.say("to-replay")) }
                a.button href=(self.to("review")) { (self.say("to-review")) }
                a.button href=(self.to("record")) download="game.txt" { (self.say("download-record")) }
                (self.share("table-link", &format!("/tables/{}", self.id.0)))
            }
        }
    }
}
