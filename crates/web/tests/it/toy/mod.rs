//! A toy game with a face of the least size: two race with one die.

#[path = "../../../../record/tests/it/race.rs"]
mod race;

pub(crate) mod gate;

use bots::Guided;
use maud::{Markup, PreEscaped, html};
use race::{Action, Setup, State};
use search::Guide;
use serde_json::{Value, json};
use table::{Face, Game, PerSeat, Seat, Turn};
use texts::{Language, Preview, Question, Telling};
use web::face::{Hosted, Lesson, Style, ValueGroup, data};

pub(crate) use race::Race;

type Audience<'t> = texts::Audience<'t, Race>;

/// The face of the toy game. If it is slow, its board is not ready before the [gate](gate) opens.
pub(crate) enum RaceFace<const SLOW: bool> {}

/// What bots understand of it: points as they stand.
pub(crate) struct Glance;

impl<const SLOW: bool> Face for RaceFace<SLOW> {
    type Game = Race;
}

impl<const SLOW: bool> Telling for RaceFace<SLOW> {
    type Group = ();

    fn group(_: &Action) {}

    fn group_title((): (), _: &Question<'_, Race>) -> String {
        String::new()
    }

    fn choice(action: &Action, _: &Question<'_, Race>) -> String {
        action.to_string()
    }

    fn preview(_: &Action, _: &Question<'_, Race>) -> Preview {
        Preview::default()
    }

    fn action(action: &Action, _: Seat, _: &State, _: &Audience<'_>) -> String {
        action.to_string()
    }

    fn about(_: Language) -> String {
        "Two race with one die.".to_owned()
    }

    fn alone(_: Language) -> Option<String> {
        None
    }

    fn rules(_: Language) -> &'static str {
        "# Race\n\n## §1 The race\n\nWager, roll as often as you dare, and hold.\n"
    }

    fn option_title(_: Language, key: &str) -> String {
        key.to_owned()
    }

    fn option(_: Language, key: &str, value: &str) -> String {
        format!("{key} {value}.")
    }

    fn agreed(_: &Setup, _: Language) -> Vec<String> {
        vec!["The usual race.".to_owned()]
    }

    fn party(seat: Seat, _: &Audience<'_>) -> String {
        format!("Runner {seat}")
    }

    fn prompt(view: &State, audience: &Audience<'_>) -> String {
        match (Race::turn(view), audience.asked) {
            (Turn::Over, _) => "The race is over.".to_owned(),
            (_, Some(_)) => "It is your turn.".to_owned(),
            (_, None) => "The other runs.".to_owned(),
        }
    }

    fn story(events: &[String], _: &State, _: &Audience<'_>) -> Vec<String> {
        events.iter().map(|event| format!("{event}.")).collect()
    }

    fn is_heading(_: &String) -> bool {
        false
    }

    fn outcome(state: &State, _: &Audience<'_>) -> String {
        format!("The race ended {:?}.", points(state))
    }
}

impl<const SLOW: bool> Guided for RaceFace<SLOW> {
    type Guide = Glance;
    const GUIDE: Glance = Glance;
    const EASY: u64 = 10;
    const MEDIUM: u64 = 20;
}

impl Guide<Race> for Glance {
    fn expected(&self, state: &State) -> PerSeat<f32> {
        let scores = Race::scores(state);
        PerSeat::from_fn(|seat| f32::from(scores[seat].points))
    }

    fn rest(&self, _: &State) -> f32 {
        0.0
    }

    fn doubt(&self, _: &State) -> f32 {
        5.0
    }

    fn progress(&self, state: &State) -> u32 {
        points(state).iter().sum::<i16>() as u32
    }

    fn comfortable(&self, _: usize) -> f32 {
        10.0
    }
}

impl<const SLOW: bool> Hosted for RaceFace<SLOW> {
    const STYLES: &'static [Style] = &[Style { name: "race.css", text: ".race { color: red; }\n" }];
    const PALETTE: &'static str = "";
    const EMBLEMS: [&'static str; 4] = ["M0 0H24V24z"; 4];

    fn poster() -> PreEscaped<&'static str> {
        PreEscaped("")
    }

    fn parts(_: &Action, _: Seat, _: &State) -> Vec<String> {
        Vec::new()
    }

    fn section(_: &String) -> &'static str {
        "1"
    }

    fn is_apart(_: Option<&String>, _: &String) -> bool {
        false
    }

    fn chapter(_: &String, _: Language) -> Option<(String, bool)> {
        None
    }

    fn stage(_: &State) -> u8 {
        1
    }

    fn stage_name(_: u8, _: Language) -> Option<String> {
        None
    }

    fn board(view: &State, _: &[&String], _: &Audience<'_>) -> Markup {
        if SLOW {
            gate::wait();
        }
        html! { p.race { (format!("{view:?}")) } }
    }

    fn panel(view: &State, seat: Seat, _: &Audience<'_>) -> Markup {
        html! { p { (Race::scores(view)[seat].points) } }
    }

    fn sprites(_: &State, _: &Audience<'_>) -> Markup {
        html! {}
    }

    fn sheet(view: &State, _: &Audience<'_>) -> Markup {
        html! { p { (format!("{:?}", points(view))) } }
    }

    fn lessons(_: &State, _: &[&String], _: &Audience<'_>) -> Option<Vec<Lesson>> {
        None
    }

    fn reasons(_: &State, _: Seat, _: Action, _: &Audience<'_>) -> Vec<String> {
        Vec::new()
    }

    fn box_values(_: Language) -> Vec<ValueGroup> {
        Vec::new()
    }

    fn result(state: &State, _: &[&String], _: &Audience<'_>) -> Markup {
        html! { p.result { (format!("{:?}", points(state))) } }
    }

    fn json(view: &State) -> Value {
        json!({ "turn": data::turn(Race::turn(view)), "points": points(view) })
    }
}

fn points(state: &State) -> [i16; 2] {
    let scores = Race::scores(state);
    [scores[Seat::One].points, scores[Seat::Two].points]
}
