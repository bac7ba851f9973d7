//! The sections and rulings that need no code or no test, and why.

/// Where this list stands.
pub(super) const LIST: &str = "xtask/src/tidy/exceptions.rs";

/// A section with those below it, or a ruling, that needs less than the others.
pub(super) struct Exception {
    pub(super) game: &'static str,
    pub(super) mark: &'static str,
    pub(super) needs: Needs,
    #[expect(dead_code, reason = "people read it, and the compiler asks for it")]
    pub(super) reason: &'static str,
}

/// What must still cite it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Needs {
    Nothing,
    Test,
}

impl Exception {
    /// Whether this is the section or ruling, or a section below it.
    pub(super) fn covers(&self, mark: &str) -> bool {
        mark.strip_prefix(self.mark).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

pub(super) const EXCEPTIONS: &[Exception] = &[
    Exception {
        game: "red-outpost",
        mark: "§1",
        needs: Needs::Nothing,
        reason: "it names things and states no rule",
    },
    Exception {
        game: "red-outpost",
        mark: "§12.6",
        needs: Needs::Nothing,
        reason: "where locations lie on the board matters to drawings only; Autom's way is §12.7",
    },
    Exception {
        game: "red-outpost",
        mark: "§13",
        needs: Needs::Test,
        reason: "examples are played by tests",
    },
    Exception {
        game: "red-outpost",
        mark: "§14",
        needs: Needs::Nothing,
        reason: "it describes the program, not the game; conformance tests look after it",
    },
    Exception {
        game: "red-outpost",
        mark: "R21",
        needs: Needs::Test,
        reason: "it settles how an example is played",
    },
    Exception {
        game: "outlive",
        mark: "§1",
        needs: Needs::Nothing,
        reason: "it names things and states no rule",
    },
    Exception { game: "outlive", mark: "§8", needs: Needs::Test, reason: "examples are played by tests" },
    Exception {
        game: "outlive",
        mark: "R1",
        needs: Needs::Test,
        reason: "no limit is what the program does without a rule",
    },
    Exception {
        game: "outlive",
        mark: "R6",
        needs: Needs::Test,
        reason: "it settles how an example is played",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exception_covers_what_is_below_it_and_nothing_beside_it() {
        let exception = Exception { game: "go", mark: "§1", needs: Needs::Test, reason: "a test" };
        assert!(exception.covers("§1") && exception.covers("§1.1"));
        assert!(!exception.covers("§11") && !exception.covers("§2"));
    }
}
