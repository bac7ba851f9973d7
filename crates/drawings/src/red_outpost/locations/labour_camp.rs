//! The Labour camp: a watchtower, wire, and broken stone.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, LIGHT, NAVY, OCHRE, RED, SHADE, STEEL};
use crate::red_outpost::motifs::backdrop;
use crate::shapes::{curve, faded, line, polygon, rect, turned};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(STEEL))
        (faded(0.5, &polygon("0,0 200,0 200,30 60,90 0,60", NAVY)))
        (beam())
        (rect(0, 90, 200, 30, BLACK))
        (watchtower())
        (rocks())
        (pick())
        (fence())
    }
}

fn beam() -> Markup {
    faded(0.55, &polygon("74,46 200,56 200,104 140,104", LIGHT))
}

fn watchtower() -> Markup {
    html! {
        (line("50,92 56,56", 3.4, BLACK))
        (line("84,92 78,56", 3.4, BLACK))
        (line("53,74 82,90", 2, BLACK))
        (line("81,74 52,90", 2, BLACK))
        (rect(48, 40, 38, 18, BLACK))
        (rect(52, 43, 30, 7, LIGHT))
        (polygon("42,41 67,26 92,41", RED))
    }
}

fn rocks() -> Markup {
    html! {
        (polygon("104,92 114,74 130,70 142,80 148,92", SHADE))
        (polygon("114,74 130,70 124,92 104,92", STEEL))
        (polygon("138,92 148,80 162,82 170,92", SHADE))
    }
}

fn pick() -> Markup {
    turned(
        24,
        128,
        70,
        &html! {
            (rect(126.5, 38, 3, 36, OCHRE))
            (curve("M110 46Q128 34 146 46", 4.5, BLACK))
        },
    )
}

fn fence() -> Markup {
    html! {
        @for x in [10, 50, 100, 150, 190] { (rect(x, 84, 3, 36, BLACK)) }
        @for y in [90, 98] { (line(&format!("0,{y} 200,{y}"), 1, SHADE)) }
    }
}
