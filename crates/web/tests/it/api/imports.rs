//! `POST /api/v1/tables/import`

use std::sync::Arc;

use outlive::{Outlive, Seating, Setup};
use record::{Record, Recorder};
use red_outpost::RedOutpost;
use serde_json::json;
use store::Sqlite;
use table::{Game, Turn};

use crate::app::{App, NO_LIMITS};
use crate::brought::{import, record};
use crate::player::{play_some, play_to_the_end};

/// A finished game can be looked at, and its record comes back as it was.
async fn finished<G: Game>(setup: G::Setup) {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let text = record::<G>(setup, usize::MAX);
    let opened = import(&guest, text.clone()).await;
    assert_eq!(opened.status, 201, "{} bytes: {}", text.len(), opened.text());
    let id = opened.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(guest.look(&id, "").await["over"], true);
    assert_eq!(guest.get(&format!("/api/v1/tables/{id}/record")).await.text(), text);
    let crlf = text.replace('\n', "\r\n");
    let path = guest.form("/import", &[("record", &crlf)]).await.leads_to().to_owned();
    let page = guest.get(&path).await;
    assert_eq!(page.status, 200, "{}", page.text());
    app.stop().await;
}

#[tokio::test]
async fn a_finished_game_of_red_outpost() {
    finished::<RedOutpost>(red_outpost::Setup::new(red_outpost::Seating::Three)).await;
}

#[tokio::test]
async fn a_finished_game_of_outlive() {
    finished::<Outlive>(Setup::new(Seating::Four)).await;
}

#[tokio::test]
async fn an_unfinished_game_goes_on_also_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db");
    let app = App::on(Arc::new(Sqlite::open(&file).await.expect("a database")), NO_LIMITS).await;
    let guest = app.guest("Ada").await;
    let text = record::<Outlive>(Setup::new(Seating::Two), 60);
    let opened = import(&guest, text.clone()).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let id = opened.json()["id"].as_str().expect("an id").to_owned();
    let table = guest.look(&id, "").await;
    assert_eq!(table["over"], false);
    let entries =
        Record::<Outlive>::read(text.as_bytes(), Outlive::built_in()).expect("a record").entries.len();
    assert!(table["seq"].as_u64().expect("a length") > entries as u64, "a new segment has begun");
    assert!(opened.json()["seats"].as_array().expect("seats").iter().all(|seat| seat["kind"] == "me"));
    let before = play_some(&guest, &id, 1, 10).await;
    let token = guest.token.clone().expect("a token");
    drop(guest);
    app.stop().await;

    let app = App::on(Arc::new(Sqlite::open(&file).await.expect("a database")), NO_LIMITS).await;
    let guest = app.with_token(token);
    assert_eq!(guest.look(&id, "").await, before, "nothing is lost");
    play_to_the_end(&guest, &id, 2, |_| {}).await;
    let answer = guest.get(&format!("/api/v1/tables/{id}/record")).await;
    Record::<Outlive>::read(&answer.body, Outlive::built_in()).expect("the record holds");
    app.stop().await;
}

/// A record may be longer than other bodies.
#[tokio::test]
async fn a_long_game_goes_on() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let text = record::<Outlive>(Setup::new(Seating::Two), 60);
    let mut long = Record::<Outlive>::read(text.as_bytes(), Outlive::built_in()).expect("a record");
    let mut table = Recorder::resume(&long, None).expect("it was played so");
    let Turn::Seats(due) = Outlive::turn(table.state()) else { panic!("somebody is due") };
    let seat = due.iter().next().expect("somebody is due");
    let mut actions = Vec::new();
    Outlive::legal(table.state(), seat, &mut actions);
    for _ in 0..2_000 {
        table.play(seat, actions[0], &mut ()).expect("it is legal");
        table.undo(seat).expect("it was the latest");
    }
    long.entries = table.record().entries.clone();
    let text = long.write();
    assert!(text.len() > 50_000, "{}", text.len());
    let opened = import(&guest, text.clone()).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    guest.form("/import", &[("record", &text.replace('\n', "\r\n"))]).await.leads_to();
    app.stop().await;
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_the_reason() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let text = record::<Outlive>(Setup::new(Seating::Two), 20);
    let other_digest = text.replace("digest ", "digest 0");
    let wrong_rules =
        record::seal(text.replace("rules ", "rules 9").split("digest").next().expect("a text").into());
    let another_game = record::seal(
        text.replace("game outlive", "game chess").split("digest").next().expect("a text").into(),
    );
    let half = text[..text.len() / 2].to_owned();
    for text in [String::new(), "hello".into(), "\u{0}".into(), half, other_digest, wrong_rules, another_game]
    {
        let english = import(&guest, text.clone()).await.refused(422, "bad-record");
        assert!(english.starts_with("This record cannot be played: "), "{english}");
        let german = import(&guest.german(), text).await.refused(422, "bad-record");
        assert!(german.starts_with("Dieses Protokoll lässt sich nicht spielen: "), "{german}");
    }
    import(&guest, vec![0xff, 0xfe, 0]).await.refused(422, "bad-record");
    import(&guest, vec![b'x'; record::LIMIT_BYTES + 1]).await.refused(413, "too-large");
    assert_eq!(guest.get("/api/v1/tables?list=mine").await.json(), json!([]));
    app.stop().await;
}
