//! The six workers as silhouettes in step, each with the tool of the trade.

use drawing::shapes::{circle, curve, line, path, polygon, rect, scaled, turned};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, RED, STRAW};
use crate::drawings::motifs::star;

pub(super) fn picture() -> Markup {
    let column = [
        html! { (banner()) (in_a_coat()) (cap()) },
        html! { (pick()) (in_trousers()) (helmet()) },
        html! { (scythe()) (in_a_coat()) (headscarf()) },
        html! { (briefcase()) (in_a_coat()) (bun()) },
        html! { (rod()) (in_trousers()) (brim()) },
        html! { (crook()) (in_trousers()) (fur_hat()) },
    ];
    html! {
        @for (place, worker) in (0..).zip(column) {
            @let x = 480 - 82 * place;
            (scaled(x, 335 - x / 13, 1.16, &turned(5, 0, 0, &worker)))
        }
    }
}

/// Somebody who walks to the right in trousers, the feet at 0, 0.
fn in_trousers() -> Markup {
    html! {
        (polygon("-8,-46 10,-46 30,-4 36,0 21,0 4,-25 -15,0 -29,0 -24,-6", BLACK))
        (trunk())
    }
}

/// Somebody who walks to the right in a long coat, the feet at 0, 0.
fn in_a_coat() -> Markup {
    html! {
        (polygon("-10,-46 11,-46 22,-16 -24,-16", BLACK))
        (polygon("14,-18 22,-18 28,-4 34,0 20,0", BLACK))
        (polygon("-22,-18 -12,-18 -16,0 -30,0 -25,-6", BLACK))
        (trunk())
    }
}

fn trunk() -> Markup {
    html! {
        (path("M-12 -78Q-8 -82 -3 -83V-89H9V-83L13 -77 11 -40H-12z", BLACK))
        (line("9,-73 20,-56 28,-66", 6.5, BLACK))
        (line("-9,-73 -19,-58 -17,-46", 6, BLACK))
        (circle(4, -91, 9, BLACK))
    }
}

fn cap() -> Markup {
    polygon("-7,-93 -6,-101 13,-102 19,-93", BLACK)
}

fn helmet() -> Markup {
    path("M-8 -94A12 11 0 0 1 16 -94H20V-91H-8z", BLACK)
}

fn headscarf() -> Markup {
    path("M-6 -88Q-8 -103 5 -103Q14 -102 14 -92L-2 -84 -14 -78z", BLACK)
}

fn bun() -> Markup {
    circle(-4, -101, 6, BLACK)
}

fn brim() -> Markup {
    path("M-12 -90L-3 -103H11L19 -91Q4 -97 -12 -90z", BLACK)
}

fn fur_hat() -> Markup {
    path("M-8 -92Q-10 -106 4 -106T16 -92z", BLACK)
}

fn banner() -> Markup {
    html! {
        (line("18,-30 34,-138", 3.4, STRAW))
        (path("M34 -138Q8 -150 -14 -136T-64 -132L-52 -116 -70 -98Q-44 -90 -22 -102T28 -100z", RED))
        (star(-14.0, -119.0, 11.0, STRAW))
    }
}

fn pick() -> Markup {
    html! {
        (line("30,-60 -20,-106", 3.6, BLACK))
        (curve("M-34 -88Q-30 -112 -4 -120", 5, BLACK))
    }
}

fn scythe() -> Markup {
    html! {
        (line("28,-46 18,-136", 3.2, BLACK))
        (path("M18 -137Q-14 -140 -36 -114Q-12 -126 20 -127z", BLACK))
    }
}

fn briefcase() -> Markup {
    html! {
        (rect(-32, -44, 28, 20, BLACK))
        (curve("M-23 -44V-49H-12V-44", 2.4, BLACK))
    }
}

/// The rod, and what was caught with it.
fn rod() -> Markup {
    html! {
        (line("28,-48 -16,-144", 2.6, BLACK))
        (line("-16,-144 -30,-112", 1, BLACK))
        (path("M-30 -112Q-38 -104 -30 -95Q-22 -104 -30 -112zM-30 -98L-36 -90H-24z", BLACK))
    }
}

fn crook() -> Markup {
    curve("M28 -8L20 -112Q20 -128 32 -128Q44 -126 40 -112", 3.4, BLACK)
}
