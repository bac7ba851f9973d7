//! The rules pages: sections, contents, search, and where values come from.

use super::page;
use crate::app::App;

#[tokio::test]
async fn rules_have_contents_and_sections_in_both_languages() {
    let app = App::start().await;
    let stranger = app.stranger();
    for (game, title) in [("red-outpost", "Red Outpost"), ("outlive", "Outlive")] {
        for (caller, contents) in [(&stranger, "Contents"), (&stranger.german(), "Inhalt")] {
            let text = page(caller, &format!("/rules/{game}")).await;
            assert!(text.contains(title) && text.contains(contents), "{text}");
            let sections: Vec<_> = text.split("<section class=\"part\" id=\"").skip(1).collect();
            assert!(sections.len() > 100, "{}", sections.len());
            for section in sections {
                let id = section.split('"').next().expect("an id");
                assert!(text.contains(&format!("<li><a href=\"#{id}\">")), "{id} is not in the contents");
            }
            assert!(text.contains(&format!("/rules/{game}/values")));
        }
    }
    assert_eq!(stranger.get("/rules/chess").await.status, 404);
    app.stop().await;
}

#[tokio::test]
async fn rules_can_be_searched_without_a_script() {
    let app = App::start().await;
    let stranger = app.stranger();
    let found = page(&stranger, "/rules/red-outpost?q=Miner+COAL").await;
    assert!(found.contains("id=\"s6.8\"") && !found.contains("id=\"s6.1\""), "{found}");
    assert!(found.contains("<mark>coal</mark>") && found.contains("value=\"Miner COAL\""), "{found}");
    // What was not found stands on the page with all sections.
    assert!(found.contains("href=\"/rules/red-outpost#s6.1\"") && !found.contains("href=\"#s"), "{found}");
    let german = page(&stranger.german(), "/rules/red-outpost?q=feldk%C3%BCche").await;
    assert!(german.contains("<mark>Feldküche</mark>"), "{german}");
    let nothing = page(&stranger, "/rules/outlive?q=zeppelin").await;
    assert!(nothing.contains("No section has all these words."), "{nothing}");
    let hostile = page(&stranger, "/rules/outlive?q=%22%3E%3Cscript%3E").await;
    assert!(!hostile.contains("\"><script>") && hostile.contains("&lt;script&gt;"), "{hostile}");
    app.stop().await;
}

#[tokio::test]
async fn it_is_told_which_values_are_reconstructed() {
    let app = App::start().await;
    let stranger = app.stranger();
    for game in ["red-outpost", "outlive"] {
        let path = format!("/rules/{game}/values");
        assert!(page(&stranger, &path).await.contains("reconstructed</span>"));
        assert!(page(&stranger.german(), &path).await.contains("rekonstruiert</span>"));
    }
    let red = page(&stranger, "/rules/red-outpost/values").await;
    let of = |name: &str| {
        let section = red.split(&format!("<section id=\"{name}\">")).nth(1).expect("a section");
        section.split("</section>").next().expect("its end").to_owned()
    };
    assert!(of("mood").contains("from a published review") && of("mood").contains("−2"));
    assert!(of("exports").contains(">reconstructed<") && of("exports").contains("#s12.3"));
    assert_eq!(stranger.get("/rules/chess/values").await.status, 404);
    app.stop().await;
}
