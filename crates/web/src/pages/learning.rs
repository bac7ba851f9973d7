//! Learning by playing: a first game with help, and hints.

use std::sync::Arc;

use ::table::Word;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Occupant, TableId};

use crate::http::{Help, Inputs, SeatNumber, Visitor};
use crate::live::{Game, Wanted};
use crate::pages::actions::{back, sent_to};
use crate::pages::table::{self, Look, Notes};
use crate::problem::Problem;
use crate::server::Server;

/// Who plays a first game: a newcomer, and two that are not hard to beat.
const SEATS: usize = 3;
const LEVEL: &str = "easy";

/// The game that somebody wants to learn.
#[derive(Deserialize)]
pub(super) struct Subject {
    game: String,
}

/// A first game with help.
pub(super) async fn learn(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Form(subject)): Inputs<Form<Subject>>,
) -> Result<Response, Problem> {
    let game = Game::parse(&subject.game).ok_or(Problem::BadGame)?;
    let (guest, cookie) = visitor.welcome(&server).await?;
    let mut seats = vec![Occupant::Bot(LEVEL.to_owned()); SEATS];
    seats[0] = Occupant::Guest(guest.id);
    let options = match game {
        // Who learns begins, so that there is something to do at once.
        Game::RedOutpost => vec![("start".to_owned(), "1".to_owned())],
        // All choose at once, and then the leaders decide who begins.
        Game::Outlive => Vec::new(),
    };
    let wanted = Wanted { game, seats, options, public: false };
    let id = server.open_table(&guest, wanted).await?;
    let cookies = cookie.into_iter().chain([Help::from_the_beginning().cookie()]);
    Ok(sent_to(&table::address(&id, None), cookies))
}

/// What somebody wants of the help.
#[derive(Deserialize)]
pub(super) struct Wish {
    help: Option<Switch>,
    /// The lesson to be put away.
    learned: Option<String>,
    eyes: Option<SeatNumber>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Switch {
    On,
    Off,
}

/// Goes on with the help, leaves it, or comes back to it.
pub(super) async fn help(
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(wish)): Inputs<Form<Wish>>,
) -> Response {
    let mut help = visitor.help;
    if let Some(switch) = wish.help {
        help.is_on = switch == Switch::On;
    }
    if let Some(lesson) = &wish.learned {
        help.put_away(lesson);
    }
    sent_to(&table::address(&TableId(id), wish.eyes), [help.cookie()])
}

/// For which seat, and in which position.
#[derive(Deserialize)]
pub(super) struct Asked {
    seat: SeatNumber,
    seq: u32,
    eyes: Option<SeatNumber>,
}

/// The table with a hint.
pub(super) async fn hint(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(asked)): Inputs<Form<Asked>>,
) -> Result<Response, Problem> {
    let id = TableId(id);
    let advice = async { server.advise(visitor.known()?, &id, asked.seat.seat()?, asked.seq).await };
    match advice.await {
        Ok(advice) => {
            let notes = Notes { advice: Some(&advice), ..Notes::default() };
            let page = table::page(&server, &visitor, &id, &Look::with(asked.eyes), notes).await?;
            Ok(page.into_response())
        }
        Err(problem) => back(&server, visitor, &id, asked.eyes, Err(problem)).await,
    }
}

/// Who loads the page with a hint again sees the table.
pub(super) async fn after_hint(Inputs(Path(id)): Inputs<Path<String>>) -> Redirect {
    Redirect::to(&table::address(&TableId(id), None))
}
