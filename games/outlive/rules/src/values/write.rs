//! The box as a TOML text. Without comments it is the canonical text by which boxes are compared.

use std::fmt;

use table::write_box;

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
        Section::Airlock => writeln!(out, "[airlock]\nrows = {:?}", values.airlock),
        Section::Radiation => writeln!(out, "[radiation]\ntrack = {:?}", values.radiation),
        Section::Cargo => {
            let cans: Vec<_> = values.cans.values().collect();
            writeln!(out, "[cargo]\ncans = {cans:?}")
        }
        Section::Prey => {
            writeln!(out, "[prey]")?;
            values.prey.iter().try_for_each(|(prey, tile)| {
                writeln!(out, "{prey} = {{ count = {}, meat = {:?} }}", tile.count, tile.meat)
            })
        }
        Section::Events => {
            writeln!(out, "[events]")?;
            for (event, card) in values.events.iter() {
                let cost: Vec<_> = card
                    .cost
                    .iter()
                    .filter(|(_, count)| **count > 0)
                    .map(|(resource, count)| format!("{resource} = {count}"))
                    .collect();
                writeln!(out, "{event} = {{ cost = {{ {} }}, vp = {} }}", cost.join(", "), card.vp)?;
            }
            Ok(())
        }
    }
}
