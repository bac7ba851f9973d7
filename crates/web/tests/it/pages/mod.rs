//! The pages, as a browser without scripts asks for them.

mod going_back;
mod hints;
mod home;
mod learning;
mod replay;
mod review;
mod rules;
mod settings;
mod since;

use reqwest::header::COOKIE;

use crate::app::{Answer, Caller, answer};

/// A page as somebody sees it whose browser keeps these cookies as well.
async fn with_cookie(caller: &Caller, path: &str, cookie: &str) -> Answer {
    answer(caller.asking("GET", path).header(COOKIE, cookie)).await
}

/// The page, which must be there.
async fn page(caller: &Caller, path: &str) -> String {
    let answer = caller.get(path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}
