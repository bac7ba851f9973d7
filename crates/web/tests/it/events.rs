//! What is heard at a table.

use outlive::Outlive;
use red_outpost::RedOutpost;
use serde_json::{Value, json};
use table::{Game, QuickRng, Rng};

use crate::app::{App, Caller};
use crate::ear::Heard;
use crate::player::play_to_the_end;

/// Hears a whole game over a line that tears all the time: answers the events in their order.
async fn hear_all(caller: Caller, id: String, seed: u64) -> Vec<Heard> {
    let mut rng = QuickRng::new(seed);
    let mut all: Vec<Heard> = Vec::new();
    loop {
        let last = all.iter().rev().find_map(|heard| heard.id);
        // Browsers ask with the address of the page and say what they heard last.
        let mut ear = caller.listen(&id, "?after=0", last).await;
        for _ in 0..rng.below(25) {
            let heard = ear.hear().await;
            let over = heard.kind == "move" && read(&heard)["over"] == json!(true);
            let is_last = over && is_end(&caller, &id, heard.id).await;
            all.push(heard);
            if is_last {
                return all;
            }
        }
    }
}

async fn is_end(caller: &Caller, id: &str, seq: Option<u32>) -> bool {
    caller.look(id, "").await["seq"].as_u64() == seq.map(u64::from)
}

fn read(heard: &Heard) -> Value {
    serde_json::from_str(&heard.data).expect("JSON")
}

/// Everybody hears every line once, in order, however often the connection is lost.
async fn nothing_is_lost_or_repeated<G: Game>() {
    let app = App::start().await;
    let player = app.guest("Ada").await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let id = player.open(G::NAME, json!([{ "kind": "me" }, bot, bot])).await;
    let listeners = [(player.clone(), 1), (app.stranger(), 2), (app.stranger().german(), 3)];
    let listeners = listeners.map(|(caller, seed)| tokio::spawn(hear_all(caller, id.clone(), seed)));
    let end = play_to_the_end(&player, &id, 5, |_| {}).await;
    for listener in listeners {
        let heard = listener.await.expect("it heard all");
        let ids: Vec<u32> = heard.iter().filter_map(|heard| heard.id).collect();
        let all: Vec<u32> = (1..=end["seq"].as_u64().expect("a length") as u32).collect();
        assert_eq!(ids, all);
        for heard in heard.iter().filter(|heard| heard.kind == "move") {
            assert_eq!(read(heard)["seq"], json!(heard.id));
        }
        assert!(heard.iter().any(|heard| read(heard)["text"] != json!([])));
    }
    app.stop().await;
}

#[tokio::test]
async fn no_line_of_red_outpost_is_lost_or_repeated() {
    nothing_is_lost_or_repeated::<RedOutpost>().await;
}

#[tokio::test]
async fn no_line_of_outlive_is_lost_or_repeated() {
    nothing_is_lost_or_repeated::<Outlive>().await;
}

#[tokio::test]
async fn what_is_said_and_who_sits_down_is_heard() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let body = json!({ "game": "outlive", "seats": seats, "public": true });
    let id = host.post("/api/v1/tables", body).await.json()["id"].as_str().expect("an id").to_owned();
    let say = async |caller: &Caller, text: &str| {
        caller.form(&format!("/tables/{id}/say"), &[("text", text)]).await
    };
    say(&host, "before anybody listens").await.leads_to();
    let mut ear = app.stranger().listen(&id, "", None).await;
    for (caller, name, text) in [(&host, "Ada", "Grüße, <b>&"), (&other, "Bea", "id: 7 data: x")] {
        say(caller, text).await.leads_to();
        let heard = ear.hear().await;
        assert_eq!((heard.kind.as_str(), heard.id), ("chat", None));
        assert_eq!(read(&heard), json!({ "name": name, "text": text }));
    }
    other.form(&format!("/tables/{id}/claim"), &[("seat", "2"), ("seq", "0")]).await.leads_to();
    let heard = ear.hear().await;
    assert_eq!((heard.kind.as_str(), heard.id), ("seats", None));
    for wrong in ["", "  ", "\u{7}", "a\nb", "\u{202e}x", &"x".repeat(401)] {
        assert_eq!(say(&host, wrong).await.status, 422);
    }
    let page = app.stranger().get(&format!("/tables/{id}")).await.text();
    assert!(page.contains("Grüße, &lt;b&gt;&amp;"), "what is said is shown as it was written");
    app.stop().await;
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut ear = host.listen(&id, "", None).await;
    let listening = tokio::spawn(async move { ear.next().await.is_none() });
    app.stop().await;
    assert!(listening.await.expect("it listened"));
}

#[tokio::test]
async fn who_heard_too_much_hears_what_is_new() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut ear = host.listen(&id, "", Some(u32::MAX)).await;
    let table = host.look(&id, "?seat=1").await;
    let seq = table["seq"].as_u64().expect("a length");
    let action = table["legal"][0]["action"].as_str().expect("an action");
    assert_eq!(host.act(&id, 1, seq, action).await.status, 200);
    assert_eq!(ear.hear().await.id, Some(seq as u32 + 1));
    app.stop().await;
}
