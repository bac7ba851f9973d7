//! A first game with help: it begins with one click, goes on with the game, and can be left and resumed.

use serde_json::json;

use super::{page, with_cookie};
use crate::app::{Answer, App, Caller};

/// What the browser is to keep.
fn cookies(answer: &Answer) -> Vec<String> {
    let set = answer.headers.get_all("set-cookie").iter();
    set.map(|cookie| cookie.to_str().expect("text").split(';').next().expect("a pair").to_owned()).collect()
}

/// The table as a browser with these cookies shows it.
async fn table(caller: &Caller, path: &str, help: &str) -> String {
    let answer = with_cookie(caller, path, help).await;
    assert_eq!(answer.status, 200);
    answer.text()
}

#[tokio::test]
async fn help_goes_from_step_to_step_and_can_be_left_and_resumed() {
    let app = App::start().await;
    let begun = app.stranger().form("/learn", &[("game", "red-outpost")]).await;
    let path = begun.leads_to().to_owned();
    let kept = cookies(&begun);
    assert!(kept.iter().any(|cookie| cookie == "vorposten-help=on"), "{kept:?}");
    let token = kept.iter().find_map(|cookie| cookie.strip_prefix("vorposten-guest=")).expect("a guest");
    let guest = app.with_token(token.to_owned());

    let first = table(&guest, &path, "vorposten-help=on").await;
    assert!(first.contains("Welcome to the outpost") && first.contains("/rules/red-outpost#s3"), "{first}");
    let german = table(&guest.german(), &path, "vorposten-help=on").await;
    assert!(german.contains("Willkommen im Vorposten"), "{german}");

    let help = format!("{path}/help");
    let next = guest.form(&help, &[("learned", "welcome")]).await;
    assert_eq!(next.leads_to(), path);
    // The form came without the cookie of before.
    assert_eq!(cookies(&next), ["vorposten-help=off.welcome"]);
    let second = table(&guest, &path, "vorposten-help=on.welcome").await;
    assert!(second.contains("The workers belong to nobody"), "{second}");
    assert!(second.contains("data-points-at=\"worker:shepherd"), "{second}");

    assert_eq!(cookies(&guest.form(&help, &[("help", "off")]).await), ["vorposten-help=off"]);
    let left = table(&guest, &path, "vorposten-help=off.welcome").await;
    assert!(!left.contains("The workers belong") && left.contains("Explain the game to me"), "{left}");
    assert_eq!(cookies(&guest.form(&help, &[("help", "on")]).await), ["vorposten-help=on"]);

    // After the first move it is about the disc that was placed.
    let id = path.trim_start_matches("/tables/");
    let position = guest.look(id, "").await;
    let seq = position["seq"].as_u64().expect("a length");
    let action = position["legal"][0]["action"].as_str().expect("an action");
    assert_eq!(guest.act(id, 1, seq, action).await.status, 200);
    let third = table(&guest, &path, "vorposten-help=on.welcome").await;
    assert!(
        third.contains("Your disc is influence") && third.contains("data-points-at=\"portrait:"),
        "{third}"
    );
    app.stop().await;
}

#[tokio::test]
async fn outlive_is_taught_from_its_set_up_on() {
    let app = App::start().await;
    let begun = app.stranger().form("/learn", &[("game", "outlive")]).await;
    let path = begun.leads_to().to_owned();
    let kept = cookies(&begun);
    let token = kept.iter().find_map(|cookie| cookie.strip_prefix("vorposten-guest=")).expect("a guest");
    let guest = app.with_token(token.to_owned());

    let first = table(&guest, &path, "vorposten-help=on").await;
    assert!(first.contains("Welcome to your shelter") && first.contains("/rules/outlive#s3"), "{first}");
    let german = table(&guest.german(), &path, "vorposten-help=on").await;
    assert!(german.contains("Willkommen in deiner Zuflucht"), "{german}");
    // What was learned of the other game is another thing.
    let other = table(&guest, &path, "vorposten-help=on.welcome").await;
    assert!(other.contains("Welcome to your shelter"), "{other}");
    let second = table(&guest, &path, "vorposten-help=on.outlive-welcome").await;
    assert!(second.contains("Keep four rooms") && second.contains("data-points-at=\"hand:"), "{second}");

    // All choose at once, so a bot may come in between.
    let id = path.trim_start_matches("/tables/");
    loop {
        let position = guest.look(id, "").await;
        let seq = position["seq"].as_u64().expect("a length");
        let action = position["legal"][0]["action"].as_str().expect("an action");
        let answer = guest.act(id, 1, seq, action).await;
        if answer.status != 409 {
            assert_eq!(answer.status, 200);
            break;
        }
    }
    let third = table(&guest, &path, "vorposten-help=on").await;
    assert!(
        third.contains("One room for free") && third.contains("data-points-at=\"kind:workshop"),
        "{third}"
    );
    app.stop().await;
}

#[tokio::test]
async fn only_games_that_are_here_can_be_learned() {
    let app = App::start().await;
    for fields in [[("game", "chess")], [("seats", "3")]] {
        let answer = app.stranger().form("/learn", &fields).await;
        assert!((400..500).contains(&answer.status), "{fields:?}: {}", answer.status);
    }
    app.stop().await;
}

#[tokio::test]
async fn who_only_watches_is_not_taught() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    for game in ["red-outpost", "outlive"] {
        let id = host.open(game, json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }])).await;
        let path = format!("/tables/{id}");
        assert!(table(&host, &path, "vorposten-help=on").await.contains("class=\"coach\""));
        assert!(!table(&other, &path, "vorposten-help=on").await.contains("class=\"coach"));
        assert!(page(&host, &path).await.contains("Explain the game to me"));
    }
    app.stop().await;
}
