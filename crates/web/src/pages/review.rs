//! The review of a game that is over: how the chances went, and which moves cost most.

use std::sync::Arc;

use axum::extract::{Path, State};
use bots::{MISTAKE_LOSS, Mistake};
use maud::{Markup, html};
use store::TableId;
use table::Seat;
use texts::{Language, percent};

use crate::face::number;
use crate::http::{Inputs, Session};
use crate::live::{Offer, Progress, Review, Seen, Snapshot, Viewpoint};
use crate::pages::chart::{Chart, part};
use crate::pages::layout::Page;
use crate::request_error::RequestError;
use crate::server::Server;
use texts::glued;

use crate::texts::text;
use crate::viewing::looking_back;

/// How many mistakes a list has at most.
const NAMED: usize = 6;

/// From how many standard errors on a difference is sure, or likely.
const SURE: f32 = 3.0;
const LIKELY: f32 = 1.5;

/// How many seconds a page without a script waits before it looks again.
const AGAIN: u32 = 3;

pub(super) async fn review(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
) -> Result<Markup, RequestError> {
    let id = TableId(id);
    let progress = server.live.review(&id).await?;
    let snapshot = server.live.snapshot(&id).await?;
    let guest = session.guest.as_ref();
    let viewpoint = looking_back(&snapshot, guest.map(|guest| guest.id), None, session.language)?;
    let reading = Reading {
        snapshot: &snapshot,
        id: &id,
        seen: snapshot.game.seen(viewpoint),
        language: session.language,
        own: snapshot.seats_of(guest.map(|guest| guest.id)),
    };
    let body = html! {
        h1 { (reading.say("review")) }
        p.links {
            a href={ "/tables/" (id.0) } { (reading.say("to-table")) }
            a href=(reading.to("replay")) { (reading.say("to-replay")) }
        }
        @match &progress {
            Progress::Made { positions, of } => (reading.waiting(*positions, *of)),
            Progress::Done(review) => (reading.review(review)),
        }
    };
    let title = format!("{} · {}", reading.say("review"), reading.seen.title());
    let class = format!("review {}", snapshot.game.game().name());
    let page = Page::new(session.games, session.language, &title, &class, guest).styles(&["replay.css"]);
    Ok(match progress {
        Progress::Made { .. } => page.scripts(&["review.js"]).again(AGAIN).show(body),
        Progress::Done(_) => page.show(body),
    })
}

/// A finished game whose review somebody reads.
struct Reading<'t> {
    snapshot: &'t Snapshot,
    id: &'t TableId,
    /// What he may know of it.
    seen: Box<dyn Seen + 't>,
    language: Language,
    /// The seats of who reads.
    own: Vec<Seat>,
}

impl Reading<'_> {
    fn say(&self, id: &str) -> String {
        text(self.language, id, &[])
    }

    /// A page of this table.
    fn to(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.id.0)
    }

    fn waiting(&self, positions: usize, of: usize) -> Markup {
        html! {
            section #review-progress.card data-review={ "/api/v1/tables/" (self.id.0) "/review" } {
                p #progress-label { (self.say("review-runs")) }
                progress value=(positions) max=(of) aria-labelledby="progress-label" {}
                noscript { p { a href=(self.to("review")) { (self.say("review-reload")) } } }
            }
        }
    }

    fn review(&self, review: &Review) -> Markup {
        let lists = self.lists(review);
        let mut chart = Chart::of_chances(&*self.seen, self.language, self.to("replay"), review);
        chart.marks =
            lists.iter().flat_map(|(_, moves)| moves.iter().map(|mistake| mistake.number)).collect();
        let chapters = self.seen.timeline().chapters;
        let firsts = lists.iter().scan(1, |next, (_, moves)| {
            *next += moves.len();
            Some(*next - moves.len())
        });
        html! {
            section.card {
                h2 { (self.say("chart-chances")) }
                p { (self.say("review-how")) }
                (chart.markup(self.language))
            }
            @for ((title, moves), first) in lists.iter().zip(firsts) {
                section.card {
                    h2 { (self.say(title)) }
                    @if moves.is_empty() {
                        p { (text(self.language, "review-nothing-dear", &[("least", percent(self.language, MISTAKE_LOSS).into())])) }
                    }
                    ol.dear {
                        @for (index, mistake) in (first..).zip(moves) {
                            (self.mistake(index, mistake, &part(&chapters, mistake.number, self.language)))
                        }
                    }
                }
            }
        }
    }

    /// The mistakes under their headings. Who plays all seats, or none, reads one list.
    fn lists<'r>(&self, review: &'r Review) -> Vec<(&'static str, Vec<&'r Mistake<String>>)> {
        let (own, others): (Vec<_>, Vec<_>) =
            review.mistakes.iter().partition(|mistake| self.own.contains(&mistake.seat));
        let mut lists = if own.is_empty() || others.is_empty() {
            vec![("review-dear", review.mistakes.iter().collect())]
        } else {
            vec![("review-dear-own", own), ("review-dear-others", others)]
        };
        for (_, moves) in &mut lists {
            moves.truncate(NAMED);
        }
        lists
    }

    /// A mistake: what was played, what would have been better, and how much it cost.
    fn mistake(&self, index: usize, mistake: &Mistake<String>, chapter: &str) -> Markup {
        let language = self.language;
        let before = mistake.number - 1;
        // The position is told from the viewpoint of who moved.
        let offers = self.snapshot.game.first(before).map_or_else(
            |_| Vec::new(),
            |past| past.seen(Viewpoint { seat: Some(mistake.seat), language }).choices(),
        );
        let told = |action: &str| match offers.iter().find(|offer| offer.action == action) {
            Some(offer) => choice(offer),
            None => html! { (action) },
        };
        let chances = [
            ("chance", percent(language, mistake.cost.chance).into()),
            ("best", percent(language, mistake.cost.best_chance).into()),
        ];
        html! {
            li #{ "move-" (index) } {
                header {
                    span.index { (index) }
                    strong { (self.seen.emblem(mistake.seat)) " " (self.seen.party(mistake.seat)) }
                    span.when { (chapter) }
                    span.cost title=(text(language, "review-cost", &chances)) { "−" (percent(language, shown_loss(mistake))) }
                }
                dl {
                    dt { (self.say("review-played")) } dd { (told(&mistake.played)) }
                    dt { (self.say("review-better")) } dd { (told(&mistake.cost.best)) }
                }
                p.chances { (text(language, "review-cost", &chances)) " " (self.say(sureness(mistake))) }
                p.links {
                    a href={ (self.to("replay")) "?at=" (before) "&seat=" (number(mistake.seat)) } {
                        (self.say("review-look")) }
                }
            }
        }
    }
}

/// How sure it is that the other move was better: by how much the worlds differ in which both were tried.
fn sureness(mistake: &Mistake<String>) -> &'static str {
    let errors = mistake.cost.lost() / mistake.cost.error.unwrap_or_default();
    if errors >= SURE {
        "review-sure"
    } else if errors >= LIKELY {
        "review-likely"
    } else {
        "review-close"
    }
}

/// What was given away, as the difference of the two chances that are shown.
fn shown_loss(mistake: &Mistake<String>) -> f32 {
    let shown = |chance: f32| (chance * 100.0).round() / 100.0;
    shown(mistake.cost.best_chance) - shown(mistake.cost.chance)
}

/// A choice with what it leads to.
fn choice(offer: &Offer) -> Markup {
    html! {
        (glued(&offer.title()))
        @if !offer.preview.is_empty() { " " span.preview { (glued(&offer.preview)) } }
    }
}
