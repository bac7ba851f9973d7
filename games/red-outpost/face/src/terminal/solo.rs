//! What the solo game adds: the goals of the day, and what Autom will do, §10.4 and §10.5.

use red_outpost::{SoloView, View};
use terminal::{Line, Tone, paragraph};

use crate::Audience;
use crate::telling as say;
use crate::terminal::text;

/// The goal card and the open Autom card.
pub(super) fn goal_card(view: &View, solo: &SoloView, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    if solo.goal.is_none() {
        return Vec::new();
    }
    let costs = text(language, "label-goals", &[("points", solo.penalty.into())]);
    let mut lines = vec![Line::new(Tone::Strong, costs)];
    for (goal, is_met) in solo.goals.into_iter().flatten() {
        let (sign, tone) = if is_met { ("[x]", Tone::Faint) } else { ("[ ]", Tone::Plain) };
        lines.push(Line::new(tone, format!("  {sign} {}", say::goal(language, goal))));
    }
    lines.push(Line::new(Tone::Strong, text(language, "label-autom", &[])));
    let told = say::autom(language, view, solo);
    lines.extend(told.iter().flat_map(|told| paragraph(Line::plain("  "), told)));
    lines
}
