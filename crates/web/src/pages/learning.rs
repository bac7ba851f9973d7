//! Learning by playing: a first game with help, and hints.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Occupant, TableId};

use crate::http::{Help, Inputs, SeatNumber, Session};
use crate::live::Wanted;
use crate::pages::actions::{back, sent_to};
use crate::pages::table::{self, Notes, PageQuery};
use crate::request_error::RequestError;
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
    session: Session,
    Inputs(Form(subject)): Inputs<Form<Subject>>,
) -> Result<Response, RequestError> {
    let game = server.games.find(&subject.game).ok_or(RequestError::BadGame)?;
    let (guest, cookie) = session.welcome(&server).await?;
    let mut seats = vec![Occupant::Bot(LEVEL.to_owned()); SEATS];
    seats[0] = Occupant::Guest(guest.id);
    let options = game.first_game().iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let wanted = Wanted { game, seats, options, public: false };
    let id = server.open_table(&guest, wanted).await?;
    let cookies = cookie.into_iter().chain([Help::from_the_beginning().cookie()]);
    Ok(sent_to(&table::address(&id, None), cookies))
}

/// What somebody wants of the help.
#[derive(Deserialize)]
pub(super) struct HelpForm {
    help: Option<Switch>,
    /// The lesson to be put away.
    learned: Option<String>,
    #[serde(rename = "eyes")]
    viewpoint: Option<SeatNumber>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Switch {
    On,
    Off,
}

/// Goes on with the help, leaves it, or comes back to it.
pub(super) async fn help(
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(wish)): Inputs<Form<HelpForm>>,
) -> Response {
    let mut help = session.help;
    if let Some(switch) = wish.help {
        help.is_on = switch == Switch::On;
    }
    if let Some(lesson) = &wish.learned {
        help.put_away(lesson);
    }
    sent_to(&table::address(&TableId(id), wish.viewpoint), [help.cookie()])
}

/// For which seat, and in which position.
#[derive(Deserialize)]
pub(super) struct HintForm {
    seat: SeatNumber,
    seq: u32,
    #[serde(rename = "eyes")]
    viewpoint: Option<SeatNumber>,
}

/// The table with a hint.
pub(super) async fn hint(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(asked)): Inputs<Form<HintForm>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let advice = async { server.advise(session.known()?, &id, asked.seat.seat()?, asked.seq).await };
    match advice.await {
        Ok(advice) => {
            let notes = Notes { advice: Some(&advice), ..Notes::default() };
            let page = table::page(&server, &session, &id, &PageQuery::with(asked.viewpoint), notes).await?;
            Ok(page.into_response())
        }
        Err(error) => back(&server, session, &id, asked.viewpoint, Err(error)).await,
    }
}

/// Who loads the page with a hint again sees the table.
pub(super) async fn after_hint(Inputs(Path(id)): Inputs<Path<String>>) -> Redirect {
    Redirect::to(&table::address(&TableId(id), None))
}
