//! `GET /tables/{id}/replay`, and playing on from there.

use outlive::Outlive;
use record::Record;
use red_outpost::RedOutpost;
use serde_json::json;
use table::Game;

use super::page;
use crate::app::App;
use crate::brought::finished;
use crate::player::{play_some, play_to_the_end};

/// A number that stands in the page behind such a text.
fn number_after(page: &str, text: &str) -> u32 {
    let rest = page.split_once(text).unwrap_or_else(|| panic!("{text} is missing in {page}")).1;
    let digits = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    digits.parse().unwrap_or_else(|_| panic!("there is no number behind {text} in {page}"))
}

/// The lines of the record at which the replay stops.
fn stops(page: &str) -> Vec<u32> {
    let stops = page.split_once("data-stops=\"").expect("the page tells its stops").1;
    let stops = stops.split_once('"').expect("the list ends").0;
    stops.split(' ').map(|stop| stop.parse().expect("a number")).collect()
}

/// The line to which a button leads, if it leads anywhere.
fn leads(page: &str, button: &str) -> Option<u32> {
    let tag = page.split_once(&format!("id=\"{button}\"")).expect("the button is there").1;
    let tag = tag.split_once('>').expect("the tag ends").0;
    tag.contains("href").then(|| number_after(tag, "?at="))
}

async fn every_step<G: Game>(setup: G::Setup) {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = finished::<G>(&guest, setup).await;
    let base = format!("/tables/{id}/replay");
    let begin = page(&guest, &base).await;
    let stops = stops(&begin);
    let end = stops[stops.len() - 1];
    assert!(stops.is_sorted_by(|one, other| one < other) && stops.len() > 30, "{stops:?}");
    assert!(begin.contains(&format!("min=\"{}\" max=\"{end}\" value=\"{0}\"", stops[0])), "{begin}");
    for (index, &stop) in stops.iter().enumerate() {
        let seen = page(&guest, &format!("{base}?at={stop}")).await;
        assert!(seen.contains(&format!("max=\"{end}\" value=\"{stop}\"")), "the slider is elsewhere");
        assert!(seen.contains(&format!("Step {index} of {}", stops.len() - 1)));
        assert!(!seen.contains("taken back later"));
        let (back, on) = (index.checked_sub(1).map(|index| stops[index]), stops.get(index + 1).copied());
        assert_eq!([leads(&seen, "back"), leads(&seen, "on")], [back, on]);
        assert_eq!(leads(&seen, "first"), back.map(|_| stops[0]));
        assert_eq!(leads(&seen, "last"), on.map(|_| end));
        let moment = page(&guest, &format!("{base}/moment?at={stop}")).await;
        assert!(
            moment.len() < seen.len() && moment.starts_with("<section class=\"prompt\" id=\"told\""),
            "{moment}"
        );
    }
    // Beyond the end is the end, and set-up can be seen as well.
    let beyond = page(&guest, &format!("{base}?at=4000000000")).await;
    assert_eq!((leads(&beyond, "on"), leads(&beyond, "back").is_some()), (None, true));
    page(&guest, &format!("{base}?at=0")).await;
    assert_eq!(guest.get(&format!("{base}?at=-1")).await.status, 400);
    assert_eq!(guest.get("/tables/none/replay").await.status, 404);
    assert!(page(&guest.german(), &base).await.contains("Schritt 0 von"));
    app.stop().await;
}

#[tokio::test]
async fn every_step_of_red_outpost() {
    every_step::<RedOutpost>(red_outpost::Setup::new(red_outpost::Seating::Two)).await;
}

#[tokio::test]
async fn every_step_of_outlive() {
    every_step::<Outlive>(outlive::Setup::new(outlive::Seating::Two)).await;
}

#[tokio::test]
async fn what_was_taken_back_is_no_step_but_can_be_seen() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = guest.open("red-outpost", json!([{ "kind": "me" }, { "kind": "local" }])).await;
    let table = guest.look(&id, "").await;
    let (seq, seat) = (table["seq"].as_u64().expect("a length"), table["due"][0].as_u64().expect("a seat"));
    let action = table["legal"][0]["action"].as_str().expect("an action");
    assert_eq!(guest.act(&id, seat, seq, action).await.status, 200);
    assert_eq!(guest.undo(&id, seat, seq + 1).await.status, 200);
    let base = format!("/tables/{id}/replay");
    let before = page(&guest, &base).await;
    assert_eq!(stops(&before).len(), 1, "everything was taken back");
    let undone = page(&guest, &format!("{base}?at={}", seq + 1)).await;
    assert!(undone.contains("This move was taken back later."));
    let after = page(&guest, &format!("{base}?at={}", seq + 2)).await;
    assert!(!after.contains("taken back later") && after.contains("Nothing changes on the table here."));
    assert_eq!([leads(&undone, "back"), leads(&after, "on")], [Some(stops(&before)[0]), None]);
    app.stop().await;
}

#[tokio::test]
async fn a_running_game_is_seen_with_the_own_eyes_only() {
    let app = App::start().await;
    let (ada, bea) = (app.guest("Ada").await, app.guest("Bea").await);
    let id = ada.open("outlive", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let seats = ada.look(&id, "").await["seats"].clone();
    let invite = seats[1]["invite"].as_str().expect("an invitation").to_owned();
    let claimed = bea.post(&format!("/api/v1/tables/{id}/seats/2/claim"), json!({ "invite": invite })).await;
    assert_eq!(claimed.status, 204, "{}", claimed.text());
    let base = format!("/tables/{id}/replay");
    for (caller, allowed) in [(&ada, [0, 1]), (&bea, [0, 2])] {
        for seat in 0..=4 {
            for path in [base.clone(), format!("{base}/moment")] {
                let status = caller.get(&format!("{path}?seat={seat}")).await.status;
                let expected = if allowed.contains(&seat) {
                    200
                } else if seat > 2 {
                    404
                } else {
                    403
                };
                assert_eq!(status, expected, "{path} {seat}");
            }
        }
    }
    let stranger = app.stranger();
    assert_eq!(stranger.get(&format!("{base}?seat=1")).await.status, 403);
    let watched = page(&stranger, &base).await;
    assert!(!watched.contains("play-on") && !watched.contains("points-chart"), "{watched}");
    let own = page(&ada, &base).await;
    assert!(own.contains("Your six rooms") && !watched.contains("Your six rooms"), "who draws sees the hand");
    app.stop().await;
}

#[tokio::test]
async fn a_game_that_is_over_is_seen_with_anybodys_eyes() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = finished::<Outlive>(&guest, outlive::Setup::new(outlive::Seating::Three)).await;
    let watcher = app.stranger();
    let base = format!("/tables/{id}/replay");
    for seat in 1..=3 {
        assert!(page(&watcher, &format!("{base}?seat={seat}")).await.contains("Your six rooms"));
    }
    assert!(!page(&watcher, &format!("{base}?seat=0")).await.contains("Your six rooms"));
    assert_eq!(watcher.get(&format!("{base}?seat=4")).await.status, 404);
    app.stop().await;
}

/// Plays on from a position in the middle, to the end.
async fn play_on<G: Game>(setup: G::Setup, values: &'static G::Values) {
    let app = App::start().await;
    let (ada, bea) = (app.guest("Ada").await, app.guest("Bea").await);
    let id = finished::<G>(&ada, setup).await;
    let stops = stops(&page(&ada, &format!("/tables/{id}/replay")).await);
    let end = stops[stops.len() - 1];
    let form = format!("/tables/{id}/play-on");
    for at in [stops[0], stops[stops.len() / 2], stops[stops.len() / 2] - 1, end - 1] {
        let at = at.to_string();
        let seats = [("at", at.as_str()), ("seat1", "local"), ("seat2", "me")];
        let path = bea.form(&form, &seats).await.leads_to().to_owned();
        let new = path.strip_prefix("/tables/").expect("a table").to_owned();
        let table = bea.look(&new, "").await;
        assert_eq!((&table["over"], &table["seats"][0]["kind"]), (&json!(false), &json!("me")));
        play_to_the_end(&bea, &new, 3, |_| {}).await;
        let record = bea.get(&format!("/api/v1/tables/{new}/record")).await;
        let record = Record::<G>::read(&record.body, values).expect("the record holds");
        let old = ada.get(&format!("/api/v1/tables/{id}/record")).await;
        let old = Record::<G>::read(&old.body, values).expect("the record holds");
        let at: usize = at.parse().expect("a number");
        let begin = |record: &Record<G>| record.entries.iter().take(at).copied().collect::<Vec<_>>();
        assert_eq!(begin(&record), begin(&old), "the games have their beginning in common");
        assert_ne!(record.entries.last(), old.entries.last(), "the dice are new");
    }
    let wrong = |fields: &'static [(&str, &str)]| bea.form(&form, fields);
    assert_eq!(wrong(&[("at", "5"), ("seat1", "me")]).await.status, 422);
    assert_eq!(wrong(&[("at", "5"), ("seat1", "me"), ("seat2", "me"), ("seat3", "me")]).await.status, 422);
    assert_eq!(wrong(&[("at", "5"), ("seat1", "me"), ("seat2", "bot-mighty")]).await.status, 422);
    assert_eq!(wrong(&[("at", "x"), ("seat1", "me"), ("seat2", "me")]).await.status, 400);
    let over = bea.form(&form, &[("at", &end.to_string()), ("seat1", "me"), ("seat2", "me")]).await;
    assert_eq!(over.status, 422);
    assert!(over.text().contains("The game is over."));
    app.stop().await;
}

#[tokio::test]
async fn red_outpost_goes_on_from_there() {
    let setup = red_outpost::Setup::new(red_outpost::Seating::Two);
    play_on::<RedOutpost>(setup, RedOutpost::built_in()).await;
}

#[tokio::test]
async fn outlive_goes_on_from_there() {
    play_on::<Outlive>(outlive::Setup::new(outlive::Seating::Two), Outlive::built_in()).await;
}

#[tokio::test]
async fn a_running_game_does_not_go_on_elsewhere() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = guest.open("outlive", json!([{ "kind": "me" }, { "kind": "local" }])).await;
    play_some(&guest, &id, 1, 5).await;
    let fields = [("at", "3"), ("seat1", "me"), ("seat2", "bot-easy")];
    let refused = guest.form(&format!("/tables/{id}/play-on"), &fields).await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("still running"));
    assert_eq!(guest.get("/api/v1/tables?list=mine").await.json().as_array().map(Vec::len), Some(1));
    app.stop().await;
}

#[tokio::test]
async fn the_result_leads_everywhere() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = finished::<RedOutpost>(&guest, red_outpost::Setup::new(red_outpost::Seating::Four)).await;
    let seen = page(&guest, &format!("/tables/{id}")).await;
    for part in ["replay", "review", "record", "rematch"] {
        assert!(seen.contains(&format!("/tables/{id}/{part}\"")), "{part} is missing");
    }
    assert_eq!(seen.matches("<polyline").count(), 4, "a line for everybody");
    assert!(seen.contains("Points over the game: Orange "), "the chart speaks");
    let german = page(&guest.german(), &format!("/tables/{id}")).await;
    assert!(german.contains("Punkte im Lauf des Spiels: Orange "));
    app.stop().await;
}
