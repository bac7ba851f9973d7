//! What people read of a page, and what of it is in no language that was asked for.

use std::collections::BTreeMap;

/// What stays as it is in every language, and why.
const KEPT: &[(&str, &str)] = &[
    ("Vorposten", "the name of the program"),
    ("Red Outpost", "the title of a game"),
    ("Outlive", "the title of a game"),
    ("red-outpost", "the name of a game in files"),
    ("outlive", "the name of a game in files"),
    ("move miner mine", "an example of an action as records write it"),
    ("move 5 forest", "an example of an action as records write it"),
];

/// The same, as words of their own.
const KEPT_WORDS: &[(&str, &str)] =
    &[("QPS", "the code of the language that is read"), ("x", "a mark on what is reached")];

/// Elements whose contents are for programs, or for people who type them into one.
const UNREAD: &[&str] = &["script", "style", "code", "textarea"];

/// The attributes that are shown or read out, or that scripts show.
const READ: &[&str] = &[
    "alt",
    "aria-description",
    "aria-label",
    "aria-valuetext",
    "data-brief",
    "data-busy",
    "data-close",
    "data-done",
    "data-many",
    "data-name",
    "data-next",
    "data-none",
    "data-one",
    "data-paused",
    "data-stop",
    "data-where",
    "data-which",
    "data-who",
    "placeholder",
    "title",
];

/// Texts in plain letters, and where they were found first.
#[derive(Default)]
pub(crate) struct Untranslated(BTreeMap<String, String>);

impl Untranslated {
    /// Reads a page, or a part of one.
    pub(crate) fn read_page(&mut self, place: &str, page: &str) {
        for text in texts(page) {
            self.read(place, &text);
        }
        // What is translated is read, so its attribute must be among those that are.
        let read = tags(page).flat_map(|(tag, _)| attributes(tag)).filter(|(_, text)| is_translated(text));
        for (name, _) in read.filter(|(name, _)| !READ.contains(name) && *name != "value") {
            self.0.entry(format!("people read {name}, which READ does not list")).or_insert(place.to_owned());
        }
    }

    /// Reads one text.
    pub(crate) fn read(&mut self, place: &str, text: &str) {
        let mut rest = text.to_owned();
        for (kept, _) in KEPT {
            rest = rest.replace(kept, "");
        }
        if rest.split(|letter: char| !letter.is_alphanumeric()).any(is_plain) {
            self.0.entry(text.trim().to_owned()).or_insert_with(|| place.to_owned());
        }
    }

    /// There must be none.
    #[track_caller]
    pub(crate) fn check(self) {
        let found: Vec<_> = self.0.iter().map(|(text, place)| format!("{place}: {text}\n")).collect();
        assert!(found.is_empty(), "{} texts are in another language:\n{}", found.len(), found.concat());
    }
}

/// Whether a word has plain letters. Rulings are cited by their numbers, R5, in every language.
fn is_plain(word: &str) -> bool {
    let is_ruling = word.strip_prefix('R').is_some_and(|rest| rest.parse::<u32>().is_ok());
    let is_kept = KEPT_WORDS.iter().any(|&(kept, _)| kept == word);
    !is_ruling && !is_kept && word.contains(|letter: char| letter.is_ascii_alphabetic())
}

fn is_translated(text: &str) -> bool {
    text.contains(|letter: char| letter.is_alphabetic() && !letter.is_ascii())
}

/// What people read of a page: what stands between the tags, and some attributes.
fn texts(page: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut unread = None;
    for (tag, text) in tags(page) {
        let name = tag.split([' ', '\n']).next().unwrap_or_default();
        match unread {
            Some(element) if name.strip_prefix('/') == Some(element) => unread = None,
            Some(_) => continue,
            None => unread = (UNREAD.contains(&name) || is_foreign(tag)).then_some(name),
        }
        texts.extend(attributes(tag).filter(|(name, _)| READ.contains(name)).map(|(_, text)| decoded(text)));
        if unread.is_none() {
            texts.push(decoded(text));
        }
    }
    texts
}

/// Whether an element says that it is in another language than its page. The first one says what that is.
fn is_foreign(tag: &str) -> bool {
    !tag.starts_with("html ") && attributes(tag).any(|(name, _)| name == "lang")
}

/// What stands in each tag, and behind it. A `>` may also stand in an attribute.
fn tags(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split('<').skip(1).map(|part| {
        let mut is_quoted = false;
        let end = part.find(|letter| {
            is_quoted ^= letter == '"';
            letter == '>' && !is_quoted
        });
        end.map_or((part, ""), |end| (&part[..end], &part[end + 1..]))
    })
}

fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let quoted = tag.split("=\"").zip(tag.split("=\"").skip(1));
    quoted.filter_map(|(before, after)| Some((before.rsplit([' ', '\n']).next()?, after.split('"').next()?)))
}

/// The text without the marks that HTML writes letters with.
fn decoded(text: &str) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
        .into_iter()
        .fold(text.to_owned(), |text, (mark, letter)| text.replace(mark, letter))
}

#[test]
fn what_is_not_translated_is_found() {
    let found = |page: &str| {
        let mut untranslated = Untranslated::default();
        untranslated.read_page("here", page);
        untranslated.0.into_keys().collect::<Vec<_>>()
    };
    assert_eq!(found("<p class=\"big\">Ŕûļéš &amp; 7 <b>Outlive</b> (R5)</p><code>typed</code>"), [""; 0]);
    assert_eq!(found("<p>Ŕûļéš <b title=\"a > b\">or so</b></p>"), ["a > b", "or so"]);
    assert_eq!(found("<html lang=\"qps\">a <i lang=\"en\">the</i> b</html>"), ["a", "b"]);
    assert_eq!(found("<title>Rules · Vorposten</title><i>OUTLIVE</i>"), ["OUTLIVE", "Rules · Vorposten"]);
}
