//! The box as data.

use outlive::{EventValues, PreyValues, Values};
use serde_json::{Value, json};
use web::face::data::{counts, per};

pub(super) fn values(values: &Values) -> Value {
    let Values { name, airlock, radiation, cans, prey, events } = values;
    let kind = |kind: &PreyValues| {
        let PreyValues { count, meat } = *kind;
        json!({ "count": count, "meat": meat })
    };
    let event = |event: &EventValues| {
        let EventValues { cost, vp } = event;
        json!({ "cost": counts(cost), "vp": vp })
    };
    json!({
        "name": name,
        "airlock": airlock,
        "radiation": radiation,
        "cans": counts(cans),
        "prey": per(prey, kind),
        "events": per(events, event),
    })
}
