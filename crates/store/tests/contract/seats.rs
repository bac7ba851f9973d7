//! Seats.

use std::sync::Arc;

use store::{GuestId, List, Occupant, Store};

use crate::setting::{assert_missing, bot, guest, id, ids, load, simple, stand_in, table};

pub(crate) async fn change_hands(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    let hands =
        [Occupant::Open, bot(), Occupant::Guest(ada), stand_in(ada), Occupant::Guest(ada), Occupant::Open];
    for change in hands.windows(2) {
        assert!(store.change_seat(&t, 1, &change[0], &change[1]).await.expect("a seat"), "{change:?}");
        let seats = load(&*store, &t).await.seats;
        assert_eq!(seats[1].occupant, change[1]);
        assert_eq!(seats[1].invite, "t-1");
        assert_eq!(seats[0].occupant, Occupant::Guest(ada));
    }
}

pub(crate) async fn stay_if_somebody_else_sits_there(store: Arc<dyn Store>) {
    let (ada, bob) = (guest(&*store, "Ada").await, guest(&*store, "Bob").await);
    let other_bot = Occupant::Bot("easy".to_owned());
    let all = [
        Occupant::Open,
        Occupant::Guest(ada),
        Occupant::Guest(bob),
        bot(),
        other_bot,
        stand_in(ada),
        stand_in(bob),
        Occupant::StandIn { guest: ada, level: "hard".to_owned() },
    ];
    let t = table(&*store, "t", ada, &all).await;
    for (seat, occupant) in (0..).zip(&all) {
        for wrong in all.iter().filter(|other| *other != occupant) {
            assert!(!store.change_seat(&t, seat, wrong, &Occupant::Open).await.expect("a seat"));
        }
        assert!(store.change_seat(&t, seat, occupant, occupant).await.expect("a seat"));
    }
    let seats = load(&*store, &t).await.seats;
    assert!(seats.iter().map(|seat| &seat.occupant).eq(&all), "{seats:?}");
}

/// Many want the same seat: one gets it.
pub(crate) async fn are_claimed_once(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    let mut claims = Vec::new();
    for number in 0..10 {
        let claimant = guest(&*store, &format!("Guest {number}")).await;
        let (store, t) = (store.clone(), t.clone());
        claims.push(tokio::spawn(async move {
            let to = Occupant::Guest(claimant);
            store.change_seat(&t, 1, &Occupant::Open, &to).await.expect("a seat").then_some(to)
        }));
    }
    let mut seated = Vec::new();
    for claim in claims {
        seated.extend(claim.await.expect("a claim"));
    }
    assert_eq!(seated.len(), 1);
    assert_eq!(load(&*store, &t).await.seats[1].occupant, seated[0]);
}

pub(crate) async fn tell_the_guests_name(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    store.change_seat(&t, 1, &Occupant::Open, &stand_in(ada)).await.expect("a seat");
    store.rename_guest(ada, "Countess").await.expect("a guest");
    let listed = store.tables(List::Of(ada), 1).await.expect("a list").remove(0).seats;
    for seats in [load(&*store, &t).await.seats, listed] {
        let names: Vec<_> = seats.iter().map(|seat| seat.name.as_deref()).collect();
        assert_eq!(names, [Some("Countess"), Some("Countess")]);
    }
}

pub(crate) async fn are_missing_if_unknown(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    let open = Occupant::Open;
    assert_missing(store.change_seat(&id("u"), 1, &open, &bot()).await);
    for seat in [2, 8, 64, 255] {
        assert_missing(store.change_seat(&t, seat, &open, &bot()).await);
    }
    assert_missing(store.change_seat(&t, 1, &open, &Occupant::Guest(GuestId(99))).await);
    assert_missing(store.change_seat(&t, 0, &open, &stand_in(GuestId(99))).await);
    assert_eq!(load(&*store, &t).await.seats[0].occupant, Occupant::Guest(ada));
    assert_eq!(ids(&*store, List::Open).await, ["t"]);
}
