//! The table as data. Words are written as in records, seats as numbers from 1, cards of numbered
//! decks from 1, and what is not there is null.
//!
//! ```text
//! { box, seating, cards, edition, turn: { of, seats }, pending: { kind, … }, day, phase, start,
//!   active, mover, workers: [{ worker, at, standing, mood, discs: [by seat], pledges: [by seat],
//!   leaders }],
//!   blocked_mornings, blocked_evenings, players: [{ seat, vp, wheel, crystals, donated, reserve,
//!   held, location_card, worker_card }], crystals, supply, warehouse, exported, spaceship: { left,
//!   discard }, lake: { left, discard }, promised: [by seat], day_pays: [by seat], has_traded, solo }
//! ```

use red_outpost::{Day, Draw, Pending, Player, View, WorkerView};
use serde_json::{Value, json};
use table::Seat;
use web::face::data::{bag, counts, name, optional_name, optional_seat, seat, set, turn};

mod cards;

pub(super) fn json(view: &View) -> Value {
    let View {
        values,
        seating,
        cards,
        edition,
        turn: due,
        pending: asked,
        day,
        phase,
        start,
        active,
        mover,
        workers,
        blocked_mornings,
        blocked_evenings,
        players,
        crystals,
        supply,
        warehouse,
        exported,
        spaceship_left,
        spaceship_discard,
        lake_left,
        lake_discard,
        promised,
        day_pays,
        has_traded,
        solo,
    } = view;
    let seats = || Seat::first(seating.parties());
    let worker = |(of, portrait): (_, &WorkerView)| {
        let WorkerView { at, standing, mood, discs, pledges, leaders } = *portrait;
        json!({
            "worker": name(of),
            "at": name(at),
            "standing": standing,
            "mood": mood,
            "discs": seats().map(|seat| discs[seat]).collect::<Value>(),
            "pledges": seats().map(|seat| pledges[seat]).collect::<Value>(),
            "leaders": leaders.iter().map(seat).collect::<Value>(),
        })
    };
    json!({
        "box": cards::values(values, solo.is_some()),
        "seating": seating.seats(),
        "cards": name(*cards),
        "edition": name(*edition),
        "turn": turn(*due),
        "pending": pending(*asked),
        "day": match day { Day::One => 1, Day::Two => 2 },
        "phase": name(*phase),
        "start": optional_seat(*start),
        "active": seat(*active),
        "mover": optional_name(*mover),
        "workers": workers.iter().map(worker).collect::<Value>(),
        "blocked_mornings": set(*blocked_mornings),
        "blocked_evenings": set(*blocked_evenings),
        "players": seats().map(|seat| player(seat, &players[seat])).collect::<Value>(),
        "crystals": crystals,
        "supply": counts(supply),
        "warehouse": counts(warehouse),
        "exported": counts(exported),
        "spaceship": { "left": spaceship_left, "discard": bag(spaceship_discard) },
        "lake": { "left": lake_left, "discard": bag(lake_discard) },
        "promised": seats().map(|seat| promised[seat]).collect::<Value>(),
        "day_pays": seats().map(|seat| day_pays[seat]).collect::<Value>(),
        "has_traded": has_traded,
        "solo": solo.as_ref().map_or(Value::Null, cards::solo),
    })
}

fn player(of: Seat, player: &Player) -> Value {
    let Player { vp, wheel, crystals, donated, reserve, held, location_card, worker_card } = *player;
    json!({
        "seat": seat(of),
        "vp": vp,
        "wheel": wheel,
        "crystals": crystals,
        "donated": donated,
        "reserve": reserve,
        "held": held,
        "location_card": optional_name(location_card),
        "worker_card": optional_name(worker_card),
    })
}

/// What the game waits for.
fn pending(pending: Pending) -> Value {
    let kind = |kind: &str| json!({ "kind": kind });
    match pending {
        Pending::Nothing => kind("nothing"),
        Pending::Draw(drawn) => draw(drawn),
        Pending::Move => kind("move"),
        Pending::Influence => kind("influence"),
        Pending::Instead => kind("instead"),
        Pending::Donation => kind("donation"),
        Pending::Round => kind("round"),
        Pending::Trade(left) => json!({ "kind": "trade", "left": left }),
        Pending::Transfer => kind("transfer"),
        Pending::Find => kind("find"),
        Pending::Crop => kind("crop"),
        Pending::Fishing => kind("fishing"),
        Pending::Catch(first, second) => json!({ "kind": "catch", "cards": [name(first), name(second)] }),
        Pending::Cargo => kind("cargo"),
        Pending::Overtime(goods) => json!({ "kind": "overtime", "goods": set(goods) }),
        Pending::Gift => kind("gift"),
        Pending::Errand => kind("errand"),
        Pending::Nap(owner) => json!({ "kind": "nap", "seat": seat(owner) }),
        Pending::LateRiser(owner) => json!({ "kind": "late_riser", "seat": seat(owner) }),
        Pending::Over => kind("over"),
    }
}

/// What nature draws.
fn draw(draw: Draw) -> Value {
    let of = |deck: &str| json!({ "kind": "draw", "draw": deck });
    match draw {
        Draw::Block => of("block"),
        Draw::WorkerCard => of("worker_card"),
        Draw::LocationCard => of("location_card"),
        Draw::Start => of("start"),
        Draw::Goal => of("goal"),
        Draw::FirstAutomCard => of("first_autom_card"),
        Draw::AutomCard => of("autom_card"),
        Draw::Spaceship => of("spaceship"),
        Draw::Lake => of("lake"),
        Draw::SecondLake(first) => json!({ "kind": "draw", "draw": "second_lake", "first": name(first) }),
    }
}
