//! The box as a TOML text. Without comments it is the canonical text by which boxes are compared.

use std::fmt;

use table::{Set, Word, write_box};

use super::{Section, Values};

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_box(f, &self.name, |_| String::new(), |section, f| write_section(self, section, f))
    }
}

impl Values {
    /// The box as a TOML file, each section below its comment: lines without the `#`.
    pub fn to_toml(&self, comment: impl Fn(Section) -> String) -> String {
        let mut text = String::new();
        write_box(&mut text, &self.name, comment, |section, text| write_section(self, section, text))
            .expect("a string takes everything");
        text
    }
}

fn write_section(values: &Values, section: Section, out: &mut impl fmt::Write) -> fmt::Result {
    match section {
        Section::Mood => {
            writeln!(out, "[mood]\nlowest = {}\nhighest = {}", values.mood_lowest, values.mood_highest)
        }
        Section::Wheel => writeln!(out, "[wheel]\nfields = {}", values.wheel_fields),
        Section::Exports => {
            writeln!(out, "[exports]")?;
            for (good, track) in values.exports.iter() {
                writeln!(out, "{good} = {{ fields = {:?}, last = {} }}", track.permanent(), track.last)?;
            }
            Ok(())
        }
        Section::Spaceship => {
            writeln!(out, "[spaceship]")?;
            values.spaceship.iter().try_for_each(|(card, count)| writeln!(out, "{card} = {count}"))
        }
        Section::Lake => {
            writeln!(out, "[lake]")?;
            values.lake.iter().try_for_each(|(card, count)| writeln!(out, "{card} = {count}"))
        }
        Section::Ring => writeln!(out, "[ring]\nclockwise = {}", list(&values.ring)),
        Section::Autom => {
            for (index, card) in values.autom.iter().enumerate() {
                let gap = if index > 0 { "\n" } else { "" };
                writeln!(out, "{gap}[[autom]]\nworker = \"{}\"", card.worker)?;
                writeln!(out, "locations = {}", list(&card.locations))?;
            }
            Ok(())
        }
        Section::Goals => write_goals(values, out),
    }
}

fn write_goals(values: &Values, out: &mut impl fmt::Write) -> fmt::Result {
    for (index, card) in values.goals.iter().enumerate() {
        let gap = if index > 0 { "\n" } else { "" };
        writeln!(out, "{gap}[[goals]]\nextra-discs = {}", set(card.extra_discs))?;
        writeln!(out, "free = {}\nhappy = {}\ngoods = {}", set(card.free), set(card.happy), set(card.goods))?;
        writeln!(out, "penalty = {}", card.penalty)?;
        writeln!(out, "warehouse = {}\nworkers = {}", list(&card.warehouse), list(&card.workers))?;
        writeln!(out, "spaceship = {}\ndirection = \"{}\"", list(&card.spaceship), card.direction)?;
        let exports: Vec<_> = card.exports.iter().map(|(good, vp)| format!("{good} = {vp}")).collect();
        writeln!(out, "exports = {{ {} }}", exports.join(", "))?;
    }
    Ok(())
}

fn list<W: Word>(words: &[W]) -> String {
    let names: Vec<_> = words.iter().map(|word| format!("\"{}\"", word.name())).collect();
    format!("[{}]", names.join(", "))
}

fn set<W: Word>(words: Set<W>) -> String {
    list(&words.iter().collect::<Vec<_>>())
}
