//! How a guest wants to see and play, kept with him.

use store::Guest;
use table::{Word, words};

words! {
    /// How fast the moves of others are shown.
    pub(crate) enum Speed: "speed" { Slow = "slow", Normal = "normal", Fast = "fast", Instant = "instant" }
}

words! {
    /// Whether something is done.
    pub(crate) enum Switch: "switch" { On = "on", Off = "off" }
}

words! {
    /// Light or dark, or as the browser says.
    pub(crate) enum Theme: "theme" { System = "system", Light = "light", Dark = "dark" }
}

words! {
    /// How large texts are, and all that is measured by them.
    pub(crate) enum TextSize: "text size" { Normal = "normal", Large = "large", Larger = "larger" }
}

/// How a guest wants to see and play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GuestSettings {
    pub(crate) speed: Speed,
    /// Whether the end of a day, a scoring or an event has a moment of its own.
    pub(crate) moments: Switch,
    /// Whether every choice is asked about once more before it is sent.
    pub(crate) confirm: Switch,
    pub(crate) theme: Theme,
    pub(crate) text: TextSize,
    /// Whether a sound says that it is the reader's turn.
    pub(crate) sound: Switch,
}

impl Default for GuestSettings {
    fn default() -> Self {
        Self {
            speed: Speed::Normal,
            moments: Switch::On,
            confirm: Switch::Off,
            theme: Theme::System,
            text: TextSize::Normal,
            sound: Switch::Off,
        }
    }
}

/// A setting with what it is now and what it can be, by the words of forms and of the store.
pub(crate) struct Setting {
    pub(crate) name: &'static str,
    pub(crate) value: &'static str,
    pub(crate) values: Vec<&'static str>,
}

impl Setting {
    fn of<W: Word>(name: &'static str, value: W) -> Self {
        Self { name, value: value.name(), values: W::ALL.iter().map(|value| value.name()).collect() }
    }
}

impl GuestSettings {
    /// Those of a guest, or of somebody who is none yet.
    pub(crate) fn of(guest: Option<&Guest>) -> Self {
        guest.map(|guest| Self::read(&guest.settings)).unwrap_or_default()
    }

    /// As they are kept. What is missing or cannot be read is as usual: another version of the program may
    /// have written it.
    fn read(kept: &str) -> Self {
        let pairs = kept.split_whitespace().filter_map(|pair| pair.split_once('='));
        Self::default().with(pairs)
    }

    /// The same with these changes. What is no setting, or no value of it, changes nothing.
    pub(crate) fn with<'p>(mut self, pairs: impl IntoIterator<Item = (&'p str, &'p str)>) -> Self {
        for (name, value) in pairs {
            match name {
                "speed" => change(&mut self.speed, value),
                "moments" => change(&mut self.moments, value),
                "confirm" => change(&mut self.confirm, value),
                "theme" => change(&mut self.theme, value),
                "text" => change(&mut self.text, value),
                "sound" => change(&mut self.sound, value),
                _ => {}
            }
        }
        self
    }

    /// As they are kept.
    pub(crate) fn write(self) -> String {
        let pairs = self.all().map(|setting| format!("{}={}", setting.name, setting.value));
        pairs.join(" ")
    }

    /// All of them, in the order of the page.
    pub(crate) fn all(self) -> [Setting; 6] {
        let Self { speed, moments, confirm, theme, text, sound } = self;
        [
            Setting::of("speed", speed),
            Setting::of("moments", moments),
            Setting::of("confirm", confirm),
            Setting::of("sound", sound),
            Setting::of("theme", theme),
            Setting::of("text", text),
        ]
    }
}

fn change<W: Word>(setting: &mut W, value: &str) {
    if let Some(value) = W::parse(value) {
        *setting = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        let chosen =
            GuestSettings::default().with([("speed", "instant"), ("theme", "dark"), ("sound", "on")]);
        assert_eq!((chosen.speed, chosen.theme, chosen.sound), (Speed::Instant, Theme::Dark, Switch::On));
        assert_eq!(GuestSettings::read(&chosen.write()), chosen);
        for setting in GuestSettings::default().all() {
            for value in setting.values {
                let one = GuestSettings::default().with([(setting.name, value)]);
                assert_eq!(GuestSettings::read(&one.write()), one, "{}={value}", setting.name);
                assert_eq!(
                    one == GuestSettings::default(),
                    value == setting.value,
                    "{}={value}",
                    setting.name
                );
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_as_usual() {
        for broken in
            ["", "x", "speed", "speed=", "speed=warp =", "hue=red", "\0=\0 theme==dark", "theme=Dark"]
        {
            assert_eq!(GuestSettings::read(broken), GuestSettings::default(), "{broken:?}");
        }
        let partly = GuestSettings::read("speed=warp theme=dark hue=red");
        assert_eq!(partly, GuestSettings { theme: Theme::Dark, ..GuestSettings::default() });
    }
}
