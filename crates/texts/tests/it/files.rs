//! The files of all languages have the same texts with the same variables, and all are in use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use table::Word;
use texts::Language;

/// The variables of each text, by its id or `id.attribute`.
type Contents = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folders that have a folder for each language: that of the program, and one for each game.
fn locales() -> Vec<PathBuf> {
    let games = paths(&root().join("games")).into_iter().map(|game| game.join("face/locales"));
    [root().join("locales")].into_iter().chain(games).collect()
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("the folder can be read").path()).collect()
}

/// The texts of a language by their files, whose names begin with their folder.
fn read(language: Language) -> BTreeMap<String, Contents> {
    let mut files = BTreeMap::new();
    for folder in locales() {
        for path in paths(&folder.join(language.name())) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&path).expect("a text");
            files.insert(format!("{}/{name}", folder.display()), contents(&text));
        }
    }
    files
}

fn contents(source: &str) -> Contents {
    let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut contents = Contents::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        contents.insert(id.to_owned(), message.value.iter().flat_map(variables).collect());
        for attribute in &message.attributes {
            let variables = variables(&attribute.value).into_iter().collect();
            contents.insert(format!("{id}.{}", attribute.id.name), variables);
        }
    }
    contents
}

fn variables(pattern: &Pattern<&str>) -> Vec<String> {
    let mut found = Vec::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, &mut found);
        }
    }
    found
}

fn in_expression(expression: &Expression<&str>, found: &mut Vec<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| found.extend(variables(&variant.value)));
        }
    }
}

fn in_inline(expression: &InlineExpression<&str>, found: &mut Vec<String>) {
    match expression {
        InlineExpression::VariableReference { id } => found.push(id.name.to_owned()),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// A folder that no language has the name of would be built in nowhere.
#[test]
fn every_folder_is_that_of_a_language() {
    for folder in locales() {
        for path in paths(&folder) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            assert!(Language::parse(&name).is_some(), "{} is that of no language", path.display());
        }
    }
}

/// What is built in for a language lies in its folder.
#[test]
fn the_files_stand_in_the_order_of_the_languages() {
    let built_in = texts::in_every_language!("../../locales/", "/bots.ftl");
    for &language in Language::ALL {
        let path = root().join("locales").join(language.name()).join("bots.ftl");
        assert_eq!(built_in[language], fs::read_to_string(path).expect("a text"), "{language}");
    }
}

/// Names have the forms that their language needs; everything else is the same everywhere.
#[test]
fn all_languages_have_the_same_texts_with_the_same_variables() {
    let comparable = |language| {
        let mut files = read(language);
        for (name, contents) in &mut files {
            contents.retain(|id, _| !(name.ends_with("names.ftl") && id.contains('.')));
        }
        files
    };
    let english = comparable(Language::En);
    for &language in Language::ALL {
        let other = comparable(language);
        assert!(other.keys().eq(english.keys()), "{language} has the files {:?}", other.keys());
        for (file, contents) in &english {
            for (id, variables) in contents {
                assert_eq!(other[file].get(id), Some(variables), "{language}/{file}: {id}");
            }
            assert_eq!(other[file].len(), contents.len(), "{language}/{file} has more texts");
        }
    }
}

#[test]
fn every_text_is_in_use() {
    let mut sources = String::new();
    for folder in ["crates", "games"] {
        gather(&root().join(folder), &mut sources);
    }
    // Ids of these kinds are made of the words of the rules; that each of those has its text is
    // tested with the names.
    let made = "worker location good phase seat spaceship lake direction source board card option comment \
                resource amount one place room equipment leader tile help does level about agree hover lesson \
                provenance value setting";
    for (file, contents) in read(Language::En) {
        for id in contents.keys().filter(|id| !id.contains('.')) {
            let kind = id.split('-').next().unwrap_or_default();
            // A problem's text is found by its code, and those of what somebody is asked by one name.
            let asked =
                ["problem-", "task-", "doing-"].iter().find_map(|kind| id.strip_prefix(kind)).unwrap_or(id);
            let is_made = made.split(' ').any(|made| made == kind);
            assert!(
                is_made
                    || sources.contains(&format!("\"{asked}\""))
                    || sources.contains(&format!("\"{id}\"")),
                "{file}: {id} is never asked for"
            );
        }
    }
}

/// Ids that the pages ask for by their whole name are there. Those that are made of words panic when
/// they are asked for in a test.
#[test]
fn every_text_of_the_pages_is_there() {
    let mut sources = String::new();
    gather(&root().join("crates/web/src"), &mut sources);
    let known: BTreeSet<String> = read(Language::En).into_values().flat_map(Contents::into_keys).collect();
    let mut asked = 0;
    for rest in sources.split("say(\"").skip(1) {
        let id = rest.split('"').next().unwrap_or_default();
        assert!(known.contains(id), "{id} is asked for, but is in no file");
        asked += 1;
    }
    assert!(asked > 30, "only {asked} were found");
}

fn gather(folder: &Path, sources: &mut String) {
    for path in paths(folder) {
        if path.is_dir() {
            gather(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push_str(&fs::read_to_string(&path).expect("a text"));
        }
    }
}
