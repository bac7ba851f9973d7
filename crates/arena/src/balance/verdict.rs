//! What is out of proportion, and what can be done about it.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::estimate::{ENOUGH, Proportion, percent, range};
use super::findings::{Remark, SOURCE, USES, WINS};
use super::grid::Grid;
use super::topic::Origin;

/// The section of the report that judges.
pub(crate) fn verdict(remarks: &[&Remark]) -> String {
    let out = |remark: &&&Remark| remark.proportion != Proportion::Within;
    let is_printed = |remark: &&&Remark| remark.origin == Origin::Printed;
    let (printed, ours): (Vec<&Remark>, Vec<&Remark>) =
        remarks.iter().filter(out).partition(|remark| is_printed(remark));
    let within: Vec<&Remark> =
        remarks.iter().filter(|remark| !out(remark) && !is_printed(remark)).copied().collect();
    let mut text = criterion();
    _ = write!(text, "\n### Reconstructed values out of proportion\n\n");
    text += &match ours.is_empty() {
        true => "None.\n".to_owned(),
        false => format!(
            "They may be changed within what is known of them.\n\n{}\n{}",
            table(&ours),
            constraints(&ours)
        ),
    };
    _ = write!(text, "\n### Printed values out of proportion\n\n");
    text += &match printed.is_empty() {
        true => "None.\n".to_owned(),
        false => format!("They are the game as it was published, and stay.\n\n{}", table(&printed)),
    };
    _ = write!(text, "\n### Reconstructed values within proportion\n\n{}", listed(&within));
    text
}

fn criterion() -> String {
    let (wins, uses) = (range(WINS, percent), range(USES, percent));
    format!(
        "A value is called out of proportion only if its whole 95 % interval lies outside the range, from at least {ENOUGH} games. Wins \
         of owners and of places in the turn order may be {wins} of the fair share; where only those get \
         something who do well anyway, and for rates, {wins} of the mean of the topic. Uses that compete \
         with each other may be {uses} of their mean. No source should give more than {} of all points. Of \
         so many values, about one in forty looks out of proportion on each side by chance where it lies at \
         the edge of its range; a value that is named here is a reason to look, not a proof.\n",
        percent(SOURCE)
    )
}

fn table(remarks: &[&Remark]) -> String {
    let mut grid = Grid::of_words(&["", "found", "in proportion", ""]);
    for remark in remarks {
        let direction = match remark.proportion {
            Proportion::Below => "too little",
            Proportion::Within => "",
            Proportion::Above => "too much",
        };
        let label = format!("**{}**<br>{}", remark.label, remark.topic);
        grid.row(vec![label, remark.measured.clone(), remark.expected.clone(), direction.into()]);
    }
    grid.text()
}

/// What must be kept to, for each § once.
fn constraints(remarks: &[&Remark]) -> String {
    let mut text = String::new();
    let sections: BTreeMap<&str, (&str, &Remark)> = remarks
        .iter()
        .filter_map(|remark| match remark.origin {
            Origin::Printed => None,
            Origin::Reconstructed { section, constraint } => Some((section, (constraint, *remark))),
        })
        .collect();
    for (section, (constraint, remark)) in sections {
        let game = remark.topic.split(':').next().unwrap_or_default();
        _ = writeln!(text, "- {game} {section}: {constraint}.");
    }
    text
}

/// All values of a topic in one line.
fn listed(remarks: &[&Remark]) -> String {
    let mut topics: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for remark in remarks {
        topics.entry(&remark.topic).or_default().push(&remark.label);
    }
    let lines = topics.iter().map(|(topic, labels)| format!("- {topic}: {}\n", labels.join(", ")));
    if topics.is_empty() { "None.\n".to_owned() } else { lines.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remark(label: &str, proportion: Proportion, origin: Origin) -> Remark {
        let text = String::new;
        Remark {
            topic: "Game: topic".into(),
            label: label.into(),
            measured: text(),
            expected: text(),
            proportion,
            origin,
        }
    }

    #[test]
    fn what_is_ours_and_what_is_printed_is_kept_apart() {
        let ours = Origin::Reconstructed { section: "§14", constraint: "must be even" };
        let remarks = [
            remark("apples", Proportion::Below, ours),
            remark("pears", Proportion::Within, ours),
            remark("first seat", Proportion::Above, Origin::Printed),
            remark("second seat", Proportion::Within, Origin::Printed),
        ];
        let text = verdict(&remarks.iter().collect::<Vec<_>>());
        let parts: Vec<&str> = text.split("### ").collect();
        let [_, changeable, printed, within] = parts[..] else { panic!("{text}") };
        assert!(changeable.contains("apples") && changeable.contains("too little"), "{text}");
        assert!(changeable.contains("- Game §14: must be even."), "{text}");
        assert!(printed.contains("first seat") && printed.contains("too much"), "{text}");
        assert!(within.contains("- Game: topic: pears"), "{text}");
        assert!(!text.contains("second seat"), "{text}");
    }
}
