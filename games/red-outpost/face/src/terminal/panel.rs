//! Beside the board: Warehouse and export tracks, the two decks, the supply.

use red_outpost::{Good, View};
use table::{Bag, Word};
use terminal::{Line, Tone, width, wrap};

use crate::Audience;
use crate::telling as say;
use crate::terminal::text;

/// Where the columns of the goods begin.
const CUBES_AT: usize = 10;
const EXPORT_AT: usize = 14;
const LONGEST_EXPORT: usize = 8;

pub(super) fn panel(view: &View, reader: &Audience<'_>, room: usize) -> Vec<Line> {
    let language = reader.language;
    let label = |id: &str| text(language, id, &[]);
    let warehouse = Line::new(Tone::Strong, label("label-warehouse")).to(EXPORT_AT);
    let mut lines = vec![Line::default(), warehouse.and(Tone::Strong, label("label-exports"))];
    for &good in Good::ALL {
        let cubes = match view.warehouse[good] {
            0 => "·".into(),
            count => "■".repeat(count.into()),
        };
        let line = Line::plain(say::good(language, good)).to(CUBES_AT).and(Tone::Plain, cubes);
        lines.push(line.to(EXPORT_AT).and(Tone::Plain, export(view, good)));
    }
    let spaceship = discards(&view.spaceship_discard, |card| say::spaceship_card(language, card));
    lines.extend(deck(reader, "label-spaceship", view.spaceship_left, &spaceship, room));
    let lake = discards(&view.lake_discard, |card| say::lake_card(language, card));
    lines.extend(deck(reader, "label-lake", view.lake_left, &lake, room));
    lines.push(Line::default());
    lines.push(Line::plain(text(language, "label-supply", &[("crystals", view.crystals.into())])));
    lines
}

/// The track from the left: cubes on fields that are full, what the others pay, and the last field
/// with its question mark, §5.3. In the solo game the goal card says what the day pays, §10.4.
fn export(view: &View, good: Good) -> String {
    if let Some(solo) = &view.solo {
        return match solo.goal {
            Some(card) => view.values.goals[usize::from(card)].exports[good].to_string(),
            None => "·".into(),
        };
    }
    let track = &view.values.exports[good];
    let full = usize::from(view.exported[good]);
    let mut fields: Vec<String> = track
        .permanent()
        .iter()
        .enumerate()
        .map(|(index, vp)| if index < full { "■".into() } else { vp.to_string() })
        .collect();
    fields.push(format!("{}?", track.last));
    if width(&fields.join(" ")) > LONGEST_EXPORT {
        // Only a box with more fields or digits gets here: the next field and the last will do.
        let last = format!("{}?", track.last);
        return match track.permanent().get(full) {
            Some(next) => format!("{next} … {last}"),
            None => last,
        };
    }
    fields.join(" ")
}

fn deck(reader: &Audience<'_>, id: &str, left: u8, discards: &str, room: usize) -> Vec<Line> {
    let mut lines = vec![Line::default()];
    lines.push(Line::new(Tone::Strong, text(reader.language, id, &[("left", left.into())])));
    let open = match discards {
        "" => text(reader.language, "label-no-discards", &[]),
        cards => text(reader.language, "label-discards", &[("cards", cards.into())]),
    };
    lines.extend(wrap(&open, room).into_iter().map(Line::plain));
    lines
}

/// The open cards, each kind once with its number.
fn discards<W: Word, const N: usize>(cards: &Bag<W, N>, card_name: impl Fn(W) -> String) -> String {
    say::list(cards.kinds().map(|(card, count)| format!("{count}×\u{a0}{}", card_name(card))))
}
