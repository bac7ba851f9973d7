//! Everything can be reached and done with the keyboard alone.

use crate::browser::Browser;
use crate::fixture::House;
use crate::player::Player;

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';

/// How often Tab may be pressed to come from the top of the page to the first choice.
const WAY: usize = 30;

/// Presses Tab until the focus is on such an element, and gives the number of presses.
async fn tab_to(browser: &Browser, selector: &str) -> usize {
    for presses in 1..=WAY {
        browser.press(TAB).await;
        if browser.run("return document.activeElement.matches(arguments[0])", &[selector.into()]).await
            == true
        {
            return presses;
        }
    }
    panic!("{selector} is not reached by {WAY} presses of Tab");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choices_are_reached_made_and_taken_back() {
    let house = House::open();
    let player = Player::new(house.browser().await, 7);
    player.set_up("red-outpost", &["local"]).await;
    let before = player.look().await;

    tab_to(&player.browser, ".choice").await;
    player.browser.press(ENTER).await;
    player.see(before.length + 1).await;
    let after = player.look().await;
    assert_ne!(after.choices, before.choices);

    // The page has changed under the focus, which must not be lost: undo and the choices are near.
    assert!(tab_to(&player.browser, "[data-key=u]").await <= 2);
    tab_to(&player.browser, ".choice").await;

    player.browser.press('u').await;
    player.see(after.length + 1).await;
    assert_eq!(player.look().await.choices, before.choices);

    player.browser.press('1').await;
    player.see(after.length + 2).await;
    house.close();
}
