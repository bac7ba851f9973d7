//! Tables that are played by other rules than the server's.

use std::sync::Arc;

use serde_json::json;
use store::{GuestId, Memory, NewTable, Occupant, Status, Store, TableId};

use crate::app::{App, NO_LIMITS};

/// A table as a server with these rules has left it, with a bot that is due.
fn left_by(rules: u32) -> NewTable {
    NewTable {
        id: TableId(format!("rules-{rules}")),
        game: "outlive".to_owned(),
        rules,
        options: "seats 2\nplacement simultaneous\n".to_owned(),
        secret: [7; 32],
        owner: GuestId(1),
        public: true,
        at: 0,
        seats: [Occupant::Guest(GuestId(1)), Occupant::Bot("easy".to_owned())]
            .map(|occupant| (occupant, String::new()))
            .to_vec(),
        lines: Vec::new(),
        status: Status { due: 2, over: false, stage: 0 },
    }
}

/// It says so and names who plays on; the rest of the site is as always, and nothing is changed.
#[tokio::test]
async fn a_table_of_other_rules_says_who_goes_on_with_it() {
    let store = Arc::new(Memory::new());
    let app = App::on(Arc::clone(&store) as Arc<dyn Store>, NO_LIMITS).await;
    let host = app.guest("Ada").await;
    for (rules, sentence) in [(1, "Version 0.1 of the program goes on with it."), (3, "A newer version")] {
        let table = left_by(rules);
        let id = table.id.0.clone();
        store.add_table(table).await.expect("a store");
        let told = host.get(&format!("/api/v1/tables/{id}")).await.refused(409, "other-rules");
        assert!(told.contains(sentence), "{told}");
        for path in [format!("/tables/{id}"), format!("/tables/{id}/replay")] {
            let page = host.get(&path).await;
            assert!(page.status == 409 && page.text().contains(sentence), "{path}: {}", page.text());
        }
        host.act(&id, 1, 0, "done").await.refused(409, "other-rules");
        let german = host.german().get(&format!("/tables/{id}")).await.text();
        assert!(german.contains("Nichts davon ist verloren."), "{german}");
        let kept = store.table(&TableId(id)).await.expect("a store").expect("the table");
        assert!(kept.lines.is_empty() && kept.rules == rules);
    }
    assert_eq!(host.get("/").await.status, 200);
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    assert_eq!(host.get(&format!("/tables/{id}")).await.status, 200);
    app.stop().await;
}
