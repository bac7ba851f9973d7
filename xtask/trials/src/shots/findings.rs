//! What was found wrong, told once for all views of a page.

use std::collections::BTreeMap;
use std::fmt;

/// Findings with the pages and views that have them.
#[derive(Default)]
pub(super) struct Findings(BTreeMap<(String, String), Vec<String>>);

impl Findings {
    /// Adds what was found on a page in a view.
    pub(super) fn add(&mut self, page: &str, view: &str, found: Vec<String>) {
        for finding in found {
            self.0.entry((page.to_owned(), finding)).or_default().push(view.to_owned());
        }
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((page, finding), views) in &self.0 {
            writeln!(f, "{page}: {finding} [{}]", views.join(", "))?;
        }
        match self.count() {
            0 => writeln!(f, "Nothing was found wrong."),
            1 => writeln!(f, "1 thing was found wrong."),
            count => writeln!(f, "{count} things were found wrong."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_in_two_views_is_told_once() {
        let mut findings = Findings::default();
        findings.add("home", "light", vec!["it scrolls".to_owned()]);
        findings.add("home", "dark", vec!["it scrolls".to_owned()]);
        assert_eq!(findings.count(), 1);
        assert_eq!(findings.to_string(), "home: it scrolls [light, dark]\n1 thing was found wrong.\n");
    }
}
