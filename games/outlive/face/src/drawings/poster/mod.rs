//! The poster of Outlive: a torn sheet on which a survivor comes out of the shelter, a convoy
//! passes, and a radiant sun stands over the ruined city and the dam.

mod convoy;
mod dam;
mod ruins;
mod shelter;

use drawing::shapes::{circle, curve, line, path, polygon, rect, turned};
use maud::{Markup, html};

use crate::drawings::ink::{BONE, BROWN, HAZE, MOSS, OLIVE, RUST, SAND, YELLOW};

/// How far the tears reach into the sheet, one after the other along its edge.
const TEARS: [i32; 17] = [4, 8, 5, 7, 3, 5, 16, 8, 6, 9, 4, 5, 3, 6, 11, 5, 7];

pub(super) fn picture() -> Markup {
    let sheet = torn_sheet();
    html! {
        clipPath id="home-outlive-sheet" { polygon points=(sheet) {} }
        g clip-path="url(#home-outlive-sheet)" {
            (sky())
            (ruins::picture())
            (dam::picture())
            (land())
            (convoy::picture())
            (shelter::picture())
            (notes())
            (creases())
        }
        polygon points=(sheet) fill="none" stroke=(BONE) stroke-width="5" stroke-linejoin="round" {}
    }
}

/// The outline of a sheet torn on all sides.
fn torn_sheet() -> String {
    let top = tears(640);
    let right = tears(360).map(|(y, tear)| (640 - tear, y));
    let bottom = tears(640).map(|(x, tear)| (640 - x, 360 - tear));
    let left = tears(360).map(|(y, tear)| (tear, 360 - y));
    let corners = top.chain(right).chain(bottom).chain(left);
    corners.map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// The tears along an edge of this length: how far along, and how deep.
fn tears(length: i32) -> impl Iterator<Item = (i32, i32)> {
    let mut along = 0;
    TEARS.into_iter().cycle().map_while(move |tear| {
        along += 7 + 3 * (tear % 5);
        (along < length - 8).then_some((along, tear))
    })
}

fn sky() -> Markup {
    html! {
        (rect(0, 0, 640, 360, SAND))
        (circle(318, 146, 168, HAZE))
        (circle(318, 146, 134, HAZE))
        (circle(318, 146, 102, YELLOW))
        (trefoil())
    }
}

/// The sign of radiation, in the sun.
fn trefoil() -> Markup {
    let blade = path("M304 121.8L276 73.3A84 84 0 0 1 360 73.3L332 121.8A28 28 0 0 0 304 121.8z", RUST);
    html! {
        @for degrees in [0, 120, 240] { (turned(degrees, 318, 146, &blade)) }
        (circle(318, 146, 16, RUST))
    }
}

/// The land before the city, and the road through it.
fn land() -> Markup {
    html! {
        (path("M0 250Q150 226 330 248T640 262V360H0z", OLIVE))
        (polygon("640,268 640,292 240,284 0,300 0,284 240,272", BROWN))
        (path("M0 330Q120 262 290 316T640 318V360H0z", MOSS))
    }
}

/// What somebody drew on the map: the way from the shelter to the city, and where not to go.
fn notes() -> Markup {
    html! {
        path d="M214 316Q262 308 262 286T242 234" fill="none" stroke=(BONE) stroke-width="3" stroke-dasharray="9 6" {}
        (cross(232, 216))
    }
}

fn cross(x: i32, y: i32) -> Markup {
    html! {
        (line(&format!("{},{} {},{}", x - 8, y - 8, x + 8, y + 8), 4.5, RUST))
        (line(&format!("{},{} {},{}", x + 8, y - 8, x - 8, y + 8), 4.5, RUST))
    }
}

/// The folds of a map that was opened too often.
fn creases() -> Markup {
    html! {
        @for course in ["M214 0V360", "M428 0V360", "M0 180H640"] { (curve(course, 2, HAZE)) }
    }
}
