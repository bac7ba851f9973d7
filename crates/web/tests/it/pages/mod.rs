//! The pages, as a browser without scripts asks for them.

mod rules;

use crate::app::Caller;

/// The page, which must be there.
async fn page(caller: &Caller, path: &str) -> String {
    let answer = caller.get(path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}
