//! Texts in several languages, with Fluent.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use table::Word;
use unic_langid::LanguageIdentifier;

use crate::{Language, PerLanguage};

/// What a text's variable can be: a number or a string.
pub use fluent_bundle::FluentValue as Value;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// Files of texts, in every language, from a folder with a folder for each language. The path begins at the
/// folder of the crate that asks.
#[macro_export]
macro_rules! texts {
    ($folder:literal: $($file:literal),+ $(,)?) => {
        $crate::Texts::new(&[$($crate::in_every_language!($folder "/", "/" $file)),+])
    };
}

/// Some files of texts, in every language.
///
/// Beside what Fluent offers, a text can ask for a name in one of its forms: `NAME($worker, "acc")`
/// is the attribute `acc` of the message whose id is in `$worker`. So sentences in different
/// languages have the same variables, and each takes the forms that its grammar needs.
pub struct Texts {
    bundles: PerLanguage<Bundle>,
}

impl Texts {
    /// The texts of these files.
    ///
    /// # Panics
    /// If a file is not Fluent or an id occurs twice. The files are built in, so tests find out.
    pub fn new(files: &[PerLanguage<&str>]) -> Self {
        Self {
            bundles: PerLanguage::from_fn(|language: Language| {
                bundle(language, files.iter().map(|file| file[language]))
            }),
        }
    }

    /// The text with this id, or one of its attributes: `id.attribute`.
    ///
    /// An id that does not exist stands for itself, and a variable that is missing shows as such;
    /// in debug builds both panic.
    pub fn text(&self, language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
        let found = format(&self.bundles[language], id, variables);
        debug_assert!(matches!(found, Some(Ok(_))), "{language}: {id}: {found:?}");
        found.map_or_else(|| id.to_owned(), |text| text.unwrap_or_else(|shown| shown))
    }

    /// Whether there is a text with this id, whatever its variables are.
    pub fn has(&self, language: Language, id: &str) -> bool {
        let message = id.split('.').next().unwrap_or(id);
        self.bundles[language].has_message(message)
    }

    /// The text with this id, if there is one.
    pub fn optional(&self, language: Language, id: &str) -> Option<String> {
        format(&self.bundles[language], id, &[])?.ok()
    }
}

fn bundle<'s>(language: Language, sources: impl Iterator<Item = &'s str>) -> Bundle {
    let resources: Vec<_> = sources
        .map(|source| {
            let resource = FluentResource::try_new(source.to_owned());
            Arc::new(resource.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}")))
        })
        .collect();
    let names = filled(language, &resources);
    let mut bundle = filled(language, &resources);
    let added = bundle.add_function("NAME", move |positional, _| name(&names, positional));
    added.expect("no other function has this name");
    bundle
}

fn filled(language: Language, resources: &[Arc<FluentResource>]) -> Bundle {
    let locale: LanguageIdentifier = language.name().parse().expect("our languages are locales");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks would protect mixed directions of writing, which we do not have.
    bundle.set_use_isolating(false);
    for resource in resources {
        let added = bundle.add_resource(Arc::clone(resource));
        added.unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
    }
    bundle
}

/// The function `NAME`: a message's id, and optionally the form.
fn name(names: &Bundle, positional: &[Value<'_>]) -> Value<'static> {
    let id = match positional {
        [Value::String(id)] => id.to_string(),
        [Value::String(id), Value::String(form)] => format!("{id}.{form}"),
        _ => return Value::Error,
    };
    format(names, &id, &[]).and_then(Result::ok).map_or(Value::Error, Value::from)
}

/// The text, if there is one; as an error, what can be shown of it if something in it is missing.
fn format(bundle: &Bundle, id: &str, variables: &[(&str, Value<'_>)]) -> Option<Result<String, String>> {
    let pattern = match id.split_once('.') {
        None => bundle.get_message(id)?.value()?,
        Some((id, attribute)) => bundle.get_message(id)?.get_attribute(attribute)?.value(),
    };
    let arguments: FluentArgs<'_> = variables.iter().map(|(name, value)| (*name, value.clone())).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
    // Fluent shows a function that fails, but does not report it.
    Some(if errors.is_empty() && !text.contains("NAME()") { Ok(text) } else { Err(text) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Texts {
        let en = "mine = Mine\ngo = go to the { NAME($place) }\n";
        let de = "mine = Mine\n    .to = in die Mine\ngo = geh { NAME($place, \"to\") }\n";
        Texts::new(&[PerLanguage::new([en, de])])
    }

    #[test]
    fn a_name_takes_the_form_that_the_language_needs() {
        let go = |language| texts().text(language, "go", &[("place", "mine".into())]);
        assert_eq!(go(Language::En), "go to the Mine");
        assert_eq!(go(Language::De), "geh in die Mine");
        assert_eq!(texts().text(Language::De, "mine.to", &[]), "in die Mine");
    }

    #[test]
    fn what_is_missing_is_noticed() {
        let bundle = &texts().bundles[Language::De];
        assert_eq!(format(bundle, "went", &[]), None);
        assert!(matches!(format(bundle, "go", &[]), Some(Err(_))), "without its variable");
        let nowhere = [("place", "nowhere".into())];
        assert!(matches!(format(bundle, "go", &nowhere), Some(Err(_))), "with a name that does not exist");
    }
}
