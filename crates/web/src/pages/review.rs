//! The review of a game that is over: how the chances went, and which moves cost most.

use std::sync::Arc;

use axum::extract::{Path, State};
use maud::{Markup, html};
use store::TableId;
use table::Seat;
use words::{Language, percent};

use crate::desk::looking_back;
use crate::http::{Inputs, Visitor, number};
use crate::live::{DEAR, Dear, Eyes, Offer, Progress, Review, Room};
use crate::pages::chart::{Chart, part};
use crate::pages::layout::Page;
use crate::problem::Problem;
use crate::server::Server;
use crate::texts::{glued, text};

/// How many dear moves a list has at most.
const NAMED: usize = 6;

/// How many seconds a page without a script waits before it looks again.
const AGAIN: u32 = 3;

pub(super) async fn review(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
) -> Result<Markup, Problem> {
    let id = TableId(id);
    let progress = server.hall.review(&id).await?;
    let room = server.hall.room(&id).await?;
    let guest = visitor.guest.as_ref();
    let eyes = looking_back(&room, guest.map(|guest| guest.id), None, visitor.language)?;
    let reading = Reading { room: &room, id: &id, eyes, own: room.seats_of(guest.map(|guest| guest.id)) };
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
    let title = format!("{} · {}", reading.say("review"), room.playing.title());
    let class = format!("review {}", room.playing.game());
    let page = Page::new(visitor.language, &title, &class, guest).styles(&["replay.css"]);
    Ok(match progress {
        Progress::Made { .. } => page.scripts(&["review.js"]).again(AGAIN).show(body),
        Progress::Done(_) => page.show(body),
    })
}

/// A finished game whose review somebody reads.
struct Reading<'t> {
    room: &'t Room,
    id: &'t TableId,
    eyes: Eyes,
    /// The seats of who reads.
    own: Vec<Seat>,
}

impl Reading<'_> {
    fn say(&self, id: &str) -> String {
        text(self.language(), id, &[])
    }

    /// A page of this table.
    fn to(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.id.0)
    }

    fn language(&self) -> Language {
        self.eyes.language
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
        let mut chart = Chart::of_chances(&*self.room.playing, self.eyes, self.to("replay"), review);
        chart.marks = lists.iter().flat_map(|(_, moves)| moves.iter().map(|dear| dear.line)).collect();
        let chapters = self.room.playing.chapters(self.language());
        let firsts = lists.iter().scan(1, |next, (_, moves)| {
            *next += moves.len();
            Some(*next - moves.len())
        });
        html! {
            section.card {
                h2 { (self.say("chart-chances")) }
                p { (self.say("review-how")) }
                (chart.markup(self.language()))
            }
            @for ((title, moves), first) in lists.iter().zip(firsts) {
                section.card {
                    h2 { (self.say(title)) }
                    @if moves.is_empty() {
                        p { (text(self.language(), "review-nothing-dear", &[("least", percent(self.language(), DEAR).into())])) }
                    }
                    ol.dear {
                        @for (index, dear) in (first..).zip(moves) {
                            (self.dear(index, dear, &part(&chapters, dear.line, self.language())))
                        }
                    }
                }
            }
        }
    }

    /// The dear moves under their headings. Who plays all seats, or none, reads one list.
    fn lists<'r>(&self, review: &'r Review) -> Vec<(&'static str, Vec<&'r Dear>)> {
        let (own, others): (Vec<_>, Vec<_>) =
            review.dear.iter().partition(|dear| self.own.contains(&dear.seat));
        let mut lists = if own.is_empty() || others.is_empty() {
            vec![("review-dear", review.dear.iter().collect())]
        } else {
            vec![("review-dear-own", own), ("review-dear-others", others)]
        };
        for (_, moves) in &mut lists {
            moves.truncate(NAMED);
        }
        lists
    }

    /// A dear move: what was played, what would have been better, and how much it cost.
    fn dear(&self, index: usize, dear: &Dear, chapter: &str) -> Markup {
        let language = self.language();
        let before = dear.line - 1;
        // The position is told with the eyes of who moved.
        let offers = self
            .room
            .playing
            .first(before)
            .map_or_else(|_| Vec::new(), |past| past.choices(Eyes { seat: Some(dear.seat), language }));
        let told = |action: &str| match offers.iter().find(|offer| offer.action == action) {
            Some(offer) => choice(offer),
            None => html! { (action) },
        };
        let chances = [
            ("chance", percent(language, dear.chance).into()),
            ("best", percent(language, dear.best_chance).into()),
        ];
        html! {
            li #{ "move-" (index) } {
                header {
                    span.index { (index) }
                    strong { (self.room.playing.emblem(dear.seat)) " " (self.room.playing.party(dear.seat, self.eyes)) }
                    span.when { (chapter) }
                    span.cost title=(text(language, "review-cost", &chances)) { "−" (percent(language, shown_loss(dear))) }
                }
                dl {
                    dt { (self.say("review-played")) } dd { (told(&dear.played)) }
                    dt { (self.say("review-better")) } dd { (told(&dear.better)) }
                }
                p.chances { (text(language, "review-cost", &chances)) }
                p.links {
                    a href={ (self.to("replay")) "?at=" (before) "&seat=" (number(dear.seat)) } {
                        (self.say("review-look")) }
                }
            }
        }
    }
}

/// What was given away, as the difference of the two chances that are shown.
fn shown_loss(dear: &Dear) -> f32 {
    let shown = |chance: f32| (chance * 100.0).round() / 100.0;
    shown(dear.best_chance) - shown(dear.chance)
}

/// A choice with what it leads to.
fn choice(offer: &Offer) -> Markup {
    html! {
        (glued(&offer.title()))
        @if !offer.preview.is_empty() { " " span.preview { (glued(&offer.preview)) } }
    }
}
