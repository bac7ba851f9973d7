//! The handlers of forms. Each goes back to where its reader was; what is refused is said there.

use std::collections::BTreeMap;
use std::sync::Arc;

use ::table::{Seat, Word};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::json;
use store::{Guest, Occupant, TableId};
use texts::Language;

use crate::http::{Inputs, LocalPath, SeatNumber, Session, language_cookie};
use crate::live::Wanted;
use crate::pages::table::{self, Notes, PageQuery};
use crate::request_error::RequestError;
use crate::server::Server;
use crate::table_service::level_named;

/// A game against bots, at once.
#[derive(Deserialize)]
pub(super) struct PlayNow {
    game: String,
    seats: usize,
}

pub(super) async fn play_now(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Form(wish)): Inputs<Form<PlayNow>>,
) -> Result<Response, RequestError> {
    let game = server.games.find(&wish.game).ok_or(RequestError::BadGame)?;
    if !game.seats().contains(&wish.seats) {
        return Err(RequestError::BadSeats);
    }
    let (guest, cookie) = session.welcome(&server).await?;
    let mut seats = vec![Occupant::Bot("medium".to_owned()); wish.seats];
    seats[0] = Occupant::Guest(guest.id);
    let wanted = Wanted { game, seats, options: Vec::new(), public: false };
    let id = server.open_table(&guest, wanted).await?;
    Ok(sent_to(&format!("/tables/{}", id.0), cookie))
}

pub(super) async fn open(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Form(form)): Inputs<Form<BTreeMap<String, String>>>,
) -> Result<Response, RequestError> {
    let game = form.get("game").and_then(|name| server.games.find(name)).ok_or(RequestError::BadGame)?;
    let (guest, cookie) = session.welcome(&server).await?;
    let seats = who_sits(&form, &guest)?;
    let option =
        |(key, value): (&String, &String)| Some((key.strip_prefix("option-")?.to_owned(), value.clone()));
    let options = form.iter().filter_map(option).collect();
    let public = form.get("public").is_some_and(|public| public == "true");
    let id = server.open_table(&guest, Wanted { game, seats, options, public }).await?;
    Ok(sent_to(&format!("/tables/{}", id.0), cookie))
}

/// Who is to sit where, as the form of a new table says.
fn who_sits(form: &BTreeMap<String, String>, guest: &Guest) -> Result<Vec<Occupant>, RequestError> {
    let kinds = (1..).map_while(|seat| form.get(&format!("seat{seat}")));
    let occupant = |kind: &String| match kind.as_str() {
        "me" | "local" => Ok(Occupant::Guest(guest.id)),
        "open" => Ok(Occupant::Open),
        bot => Ok(Occupant::Bot(level_named(bot.strip_prefix("bot-").ok_or(RequestError::BadSeats)?)?)),
    };
    kinds.map(occupant).collect()
}

/// A game that is over goes on from an earlier position, at a table of its own.
pub(super) async fn play_on(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(form)): Inputs<Form<BTreeMap<String, String>>>,
) -> Result<Response, RequestError> {
    let at = form.get("at").and_then(|at| at.parse().ok());
    let at = at.ok_or_else(|| RequestError::BadRequest("at".to_owned()))?;
    let (guest, cookie) = session.welcome(&server).await?;
    let new = server.play_on(&guest, &TableId(id), at, who_sits(&form, &guest)?).await?;
    Ok(sent_to(&table::address(&new, None), cookie))
}

/// A record as text.
#[derive(Deserialize)]
pub(super) struct Import {
    record: String,
}

pub(super) async fn import(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Form(form)): Inputs<Form<Import>>,
) -> Result<Response, RequestError> {
    let (guest, cookie) = session.welcome(&server).await?;
    // Browsers send text with the line ends of another age.
    let record = form.record.replace("\r\n", "\n");
    let id = server.import_table(&guest, record.as_bytes()).await?;
    Ok(sent_to(&format!("/tables/{}", id.0), cookie))
}

/// A name.
#[derive(Deserialize)]
pub(super) struct Name {
    name: String,
}

pub(super) async fn rename(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Form(form)): Inputs<Form<Name>>,
) -> Result<Redirect, RequestError> {
    let guest = session.known()?;
    server.guests.rename(guest, &form.name).await?;
    server.live.renamed(guest.id).await?;
    Ok(Redirect::to("/"))
}

/// A language.
#[derive(Deserialize)]
pub(super) struct ChosenLanguage {
    language: String,
}

pub(super) async fn set_language(
    headers: HeaderMap,
    Inputs(Form(form)): Inputs<Form<ChosenLanguage>>,
) -> Result<Response, RequestError> {
    let language = Language::parse(&form.language).ok_or(RequestError::NoPage)?;
    let from = LocalPath::of_referrer(&headers);
    let path = from.as_ref().map_or("/", LocalPath::as_str);
    Ok(sent_to(path, Some(language_cookie(language))))
}

/// What a form at a table says.
#[derive(Deserialize)]
pub(super) struct Turn {
    seat: SeatNumber,
    seq: u32,
    action: Option<String>,
    invite: Option<String>,
    level: Option<String>,
    /// From whose viewpoint the page was seen.
    #[serde(rename = "eyes")]
    viewpoint: Option<SeatNumber>,
}

impl Turn {
    fn seat(&self) -> Result<Seat, RequestError> {
        self.seat.seat()
    }
}

/// Goes back to the table, or shows it with what went wrong.
pub(super) async fn back(
    server: &Server,
    session: Session,
    id: &TableId,
    viewpoint: Option<SeatNumber>,
    done: Result<(), RequestError>,
) -> Result<Response, RequestError> {
    match done {
        Ok(()) => Ok(sent_to(&table::address(id, viewpoint), None)),
        Err(error) => {
            let look = PageQuery::with(viewpoint);
            let notice = error.message(session.language);
            let notes = Notes { notice: Some(&notice), ..Notes::default() };
            let page = table::page(server, &session, id, &look, notes).await?;
            Ok((error.status(), page).into_response())
        }
    }
}

pub(super) async fn act(
    State(server): State<Arc<Server>>,
    session: Session,
    headers: HeaderMap,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(turn)): Inputs<Form<Turn>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let done = async {
        let action = turn.action.clone().unwrap_or_default();
        server.act_on_page(session.known()?, &id, turn.seat()?, turn.seq, action).await
    };
    let done = done.await;
    moved_on(&server, session, &id, turn.viewpoint, &headers, done).await
}

/// Tells the script how long the record is now, or goes back to the table.
async fn moved_on(
    server: &Server,
    session: Session,
    id: &TableId,
    viewpoint: Option<SeatNumber>,
    headers: &HeaderMap,
    done: Result<u32, RequestError>,
) -> Result<Response, RequestError> {
    match done {
        Ok(seq) if headers.get(header::ACCEPT).is_some_and(|accept| accept == "application/json") => {
            Ok(Json(json!({ "seq": seq })).into_response())
        }
        done => back(server, session, id, viewpoint, done.map(drop)).await,
    }
}

pub(super) async fn undo(
    State(server): State<Arc<Server>>,
    session: Session,
    headers: HeaderMap,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(turn)): Inputs<Form<Turn>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let done = async { server.undo(session.known()?, &id, turn.seat()?, turn.seq).await };
    let done = done.await;
    moved_on(&server, session, &id, turn.viewpoint, &headers, done).await
}

/// Goes back to one's last decision, at a table of its own.
pub(super) async fn go_back(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(turn)): Inputs<Form<Turn>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let gone = async { server.go_back(session.known()?, &id, turn.seat()?, turn.seq).await };
    match gone.await {
        Ok(new) => Ok(sent_to(&table::address(&new, None), None)),
        Err(error) => back(&server, session, &id, turn.viewpoint, Err(error)).await,
    }
}

pub(super) async fn claim(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(turn)): Inputs<Form<Turn>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let (guest, cookie) = session.welcome(&server).await?;
    server.claim(&guest, &id, turn.seat()?, turn.invite.as_deref()).await?;
    Ok(sent_to(&table::address(&id, None), cookie))
}

pub(super) async fn leave(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(turn)): Inputs<Form<Turn>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let done = async { server.leave(session.known()?, &id, turn.seat()?).await };
    let done = done.await;
    back(&server, session, &id, None, done).await
}

pub(super) async fn seat_bot(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(turn)): Inputs<Form<Turn>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let level = turn.level.clone().unwrap_or_default();
    let done = async { server.seat_bot(session.known()?, &id, turn.seat()?, &level).await };
    let done = done.await;
    back(&server, session, &id, turn.viewpoint, done).await
}

pub(super) async fn close(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let done = async { server.close_table(session.known()?, &id).await };
    let done = done.await;
    back(&server, session, &id, None, done).await
}

pub(super) async fn rematch(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
) -> Result<Response, RequestError> {
    let new = server.rematch(session.known()?, &TableId(id)).await?;
    Ok(sent_to(&table::address(&new, None), None))
}

/// Something to say.
#[derive(Deserialize)]
pub(super) struct Say {
    text: String,
}

pub(super) async fn say(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Form(form)): Inputs<Form<Say>>,
) -> Result<Response, RequestError> {
    let id = TableId(id);
    let done = async { server.say(session.known()?, &id, &form.text).await.map(|_| ()) };
    let done = done.await;
    back(&server, session, &id, None, done).await
}

/// On to another page, perhaps with cookies.
pub(super) fn sent_to(path: &str, cookies: impl IntoIterator<Item = String>) -> Response {
    let mut response = Redirect::to(path).into_response();
    for cookie in cookies.into_iter().filter_map(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
