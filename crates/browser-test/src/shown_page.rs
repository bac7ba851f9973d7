//! The pages that people see, in an order in which one would show them around.

use std::time::Duration;

use red_outpost::{Cards, Seating, Setup};
use table::Word;

use crate::Browser;
use crate::records::{Moment, record};
use crate::scene::Scene;

/// A page that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownPage {
    /// Where everybody comes in.
    Home,
    /// Where a table is set up.
    NewTable,
    /// A table of so many, with special cards.
    Table(Seating, Moment),
    /// A newcomer's table, where the game is explained.
    Lesson,
    /// A table of three, with a worker picked.
    Picked,
    /// A table of three, with something explained.
    Explained,
    /// Two tables of one player against Autom.
    Solo(Moment),
    /// A table of three whose end was seen there.
    Ended,
    /// A game that is over.
    Result,
    /// The same, step by step.
    Replay,
    /// The same, judged.
    Review,
    /// The rules.
    Rules,
    /// The values of the box.
    Values,
    /// A table of Outlive with so many.
    Outlive(outlive::Seating, Scene),
    /// A table of Outlive, with a hero picked.
    HeroPicked,
    /// A game of Outlive, step by step.
    OutliveReplay,
    /// The rules of Outlive.
    OutliveRules,
}

impl ShownPage {
    /// All of them.
    pub fn all() -> Vec<Self> {
        let mut pages = vec![Self::Home, Self::NewTable];
        for seating in [Seating::Two, Seating::Three, Seating::Four] {
            pages.extend(
                [Moment::Opening, Moment::Middle, Moment::End].map(|moment| Self::Table(seating, moment)),
            );
        }
        pages.extend([
            Self::Lesson,
            Self::Picked,
            Self::Explained,
            Self::Solo(Moment::Opening),
            Self::Solo(Moment::Middle),
            Self::Ended,
        ]);
        pages.extend([Self::Result, Self::Replay, Self::Review, Self::Rules, Self::Values]);
        let seatings = [outlive::Seating::Two, outlive::Seating::Three, outlive::Seating::Four];
        pages.extend(
            Scene::ASKED
                .iter()
                .zip(seatings.into_iter().cycle())
                .map(|(&scene, seating)| Self::Outlive(seating, scene)),
        );
        pages.extend(seatings.map(|seating| Self::Outlive(seating, Scene::Late)));
        pages.extend([Self::HeroPicked, Self::Outlive(outlive::Seating::Three, Scene::Over)]);
        pages.extend([Self::OutliveReplay, Self::OutliveRules]);
        pages
    }

    /// A name for files.
    pub fn name(self) -> String {
        let when = |moment| match moment {
            Moment::Opening => "opening",
            Moment::Middle => "middle",
            Moment::DayEnd => "day-end",
            Moment::End => "end",
            Moment::Over => "over",
        };
        match self {
            Self::Home => "home".to_owned(),
            Self::NewTable => "new-table".to_owned(),
            Self::Table(seating, moment) => format!("table-of-{seating}-{}", when(moment)),
            Self::Lesson => "table-lesson".to_owned(),
            Self::Picked => "table-worker-picked".to_owned(),
            Self::Explained => "table-hover-card".to_owned(),
            Self::Solo(moment) => format!("solo-{}", when(moment)),
            Self::Ended => "table-ended".to_owned(),
            Self::Result => "result".to_owned(),
            Self::Replay => "replay".to_owned(),
            Self::Review => "review".to_owned(),
            Self::Rules => "rules".to_owned(),
            Self::Values => "values".to_owned(),
            Self::Outlive(seating, scene) => format!("outlive-of-{seating}-{}", scene.name()),
            Self::HeroPicked => "outlive-hero-picked".to_owned(),
            Self::OutliveReplay => "outlive-replay".to_owned(),
            Self::OutliveRules => "outlive-rules".to_owned(),
        }
    }

    /// Whether a running game is drawn there.
    pub fn is_table(self) -> bool {
        match self {
            Self::Table(..)
            | Self::Lesson
            | Self::Picked
            | Self::Explained
            | Self::Solo(_)
            | Self::Ended
            | Self::HeroPicked => true,
            Self::Outlive(_, scene) => scene != Scene::Over,
            _ => false,
        }
    }

    /// Makes sure that the page is there, and gives its path. The browser must be on the site.
    pub async fn prepare(self, browser: &Browser) -> String {
        if let Some((seating, scene)) = self.scene() {
            let (record, seat) = scene.record(seating);
            let table = browser.import(&record).await;
            let seat = seat.index() + 1;
            return if self == Self::OutliveReplay {
                format!("{table}/replay")
            } else {
                format!("{table}?seat={seat}")
            };
        }
        let table = match self.game() {
            Some((setup, moment)) => browser.import(&record(&setup, 1, moment)).await,
            None if self == Self::Lesson => browser.post("/learn", &[("game", "red-outpost")]).await,
            None => String::new(),
        };
        let path = self.path(&table);
        if self == Self::Review {
            // It is thought about, which takes its time, and is there from then on.
            browser.open(&path).await;
            browser.until_within(THINKING, &format!("return $('{REVIEWED}') !== null"), &[]).await;
        }
        path
    }

    /// What is played there of Outlive.
    fn scene(self) -> Option<(outlive::Seating, Scene)> {
        match self {
            Self::Outlive(seating, scene) => Some((seating, scene)),
            Self::HeroPicked => Some((outlive::Seating::Three, Scene::Move)),
            Self::OutliveReplay => Some((outlive::Seating::Three, Scene::Over)),
            _ => None,
        }
    }

    /// What is played there of Red Outpost.
    fn game(self) -> Option<(Setup, Moment)> {
        let with_cards = |seating| Setup { cards: Cards::With, ..Setup::new(seating) };
        match self {
            Self::Home | Self::NewTable | Self::Lesson | Self::Rules | Self::Values | Self::OutliveRules => {
                None
            }
            Self::Outlive(..) | Self::HeroPicked | Self::OutliveReplay => None,
            Self::Table(seating, moment) => Some((with_cards(seating), moment)),
            Self::Picked | Self::Explained => Some((with_cards(Seating::Three), Moment::Middle)),
            Self::Solo(moment) => Some((Setup::new(Seating::Solo), moment)),
            Self::Ended => Some((with_cards(Seating::Three), Moment::End)),
            Self::Result | Self::Replay | Self::Review => Some((with_cards(Seating::Three), Moment::Over)),
        }
    }

    fn path(self, table: &str) -> String {
        match self {
            Self::Home => "/".to_owned(),
            Self::NewTable => "/new/red-outpost/3".to_owned(),
            Self::Table(..)
            | Self::Lesson
            | Self::Picked
            | Self::Explained
            | Self::Solo(_)
            | Self::Outlive(..)
            | Self::HeroPicked
            | Self::OutliveReplay
            | Self::Ended
            | Self::Result => table.to_owned(),
            Self::Replay => format!("{table}/replay"),
            Self::Review => format!("{table}/review"),
            Self::Rules => "/rules/red-outpost".to_owned(),
            Self::Values => "/rules/red-outpost/values".to_owned(),
            Self::OutliveRules => "/rules/outlive".to_owned(),
        }
    }

    /// Plays a game of its own to its end.
    async fn end(self, browser: &Browser) {
        browser.open(&self.prepare(browser).await).await;
        // Whoever clicks twice is too late the second time.
        let choose = "const { length } = $('#board').dataset;
            if (window.answered !== length) $('.choice:enabled')?.click();
            window.answered = length;
            return $('.stage + .result') !== null";
        browser.until(choose, &[]).await;
    }

    /// Opens the page, and does there what is to be seen.
    pub async fn visit(self, browser: &Browser, path: &str) {
        if self.is_table() {
            // Help is for all tables of a guest.
            let help = if self == Self::Lesson { "on" } else { "off" };
            let table = path.split('?').next().unwrap_or(path);
            browser.post(&format!("{table}/help"), &[("help", help)]).await;
        }
        if self == Self::Ended {
            // It ends but once.
            return self.end(browser).await;
        }
        browser.open(path).await;
        match self {
            Self::Picked => {
                browser
                    .until(
                        "$('#board .worker.standing.live')?.click(); return $('#board.picking') !== null",
                        &[],
                    )
                    .await;
            }
            Self::HeroPicked => {
                let pick = "$('#board .hero.live')?.click(); return $('#board.picking') !== null";
                browser.until(pick, &[]).await;
            }
            Self::Explained => {
                browser
                    .run("$('#board .place[data-card=location-mine]').focus({ focusVisible: true })", &[])
                    .await;
                browser.wait_for("#hover:popover-open").await;
            }
            Self::Review => browser.wait_for(REVIEWED).await,
            Self::Home
            | Self::NewTable
            | Self::Table(..)
            | Self::Lesson
            | Self::Solo(_)
            | Self::Ended
            | Self::Result
            | Self::Replay
            | Self::Rules
            | Self::Values
            | Self::Outlive(..)
            | Self::OutliveReplay
            | Self::OutliveRules => browser.wait_for("main").await,
        }
    }
}

/// What a review shows once it is done.
const REVIEWED: &str = ".review ol.dear";

/// How long a review may take, on a machine that does other things as well.
const THINKING: Duration = Duration::from_secs(300);
