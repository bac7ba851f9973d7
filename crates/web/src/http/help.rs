//! Whether somebody wants to be helped through a first game, and what he has put away already. The
//! browser keeps it.

/// The cookie.
const NAME: &str = "vorposten-help";

/// The most lessons that are remembered, and the longest name of one.
const MOST: usize = 60;
const LONGEST: usize = 24;

/// What somebody wants of the help.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Help {
    pub(crate) is_on: bool,
    /// The names of the lessons that were put away.
    learned: Vec<String>,
}

impl Help {
    /// From the beginning.
    pub(crate) fn from_the_beginning() -> Self {
        Self { is_on: true, learned: Vec::new() }
    }

    /// As the cookies say: `on` or `off`, and the lessons that were put away, with dots in between.
    pub(super) fn read<'c>(mut cookies: impl Iterator<Item = (&'c str, &'c str)>) -> Self {
        let Some((_, value)) = cookies.find(|&(name, _)| name == NAME) else { return Self::default() };
        let mut words = value.split('.');
        let mut help = Self { is_on: words.next() == Some("on"), learned: Vec::new() };
        words.for_each(|name| help.put_away(name));
        help
    }

    pub(crate) fn has_learned(&self, lesson: &str) -> bool {
        self.learned.iter().any(|learned| learned == lesson)
    }

    /// The lesson is not told again. What is no name of a lesson is not remembered.
    pub(crate) fn put_away(&mut self, lesson: &str) {
        let is_name = (1..=LONGEST).contains(&lesson.len())
            && lesson.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        if is_name && self.learned.len() < MOST && !self.has_learned(lesson) {
            self.learned.push(lesson.to_owned());
        }
    }

    /// The cookie that keeps it.
    pub(crate) fn cookie(&self) -> String {
        let state = if self.is_on { "on" } else { "off" };
        let words = std::iter::once(state).chain(self.learned.iter().map(String::as_str));
        super::session::cookie(NAME, &words.collect::<Vec<_>>().join("."), "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: &str) -> Help {
        Help::read([("a", "b"), (NAME, value)].into_iter())
    }

    #[test]
    fn what_was_put_away_is_remembered() {
        let mut help = Help::from_the_beginning();
        help.put_away("welcome");
        help.put_away("welcome");
        let cookie = help.cookie();
        assert!(cookie.starts_with("vorposten-help=on.welcome;"), "{cookie}");
        assert_eq!(read("on.welcome"), help);
        assert!(help.has_learned("welcome") && !help.has_learned("mood"));
        assert!(!read("off.welcome").is_on && read("off.welcome").has_learned("welcome"));
    }

    #[test]
    fn strange_cookies_do_no_harm() {
        assert_eq!(Help::read(std::iter::empty()), Help::default());
        assert_eq!(read("on.<b>..UP.a;b").learned, Vec::<String>::new());
        let many = (0..100).map(|number| format!(".{}", "a".repeat(number))).collect::<String>();
        assert_eq!(read(&format!("on{many}")).learned.len(), LONGEST);
    }
}
