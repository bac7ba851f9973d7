//! How a browser is: its screen, its colours, whether scripts run and things move.

/// Whether pages can run scripts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Script {
    /// As usual.
    On,
    /// As some people wish.
    Off,
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// The reader prefers that nothing moves.
    Reduced,
    /// As usual.
    Full,
}

/// The screens that pages must fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A small laptop.
    Laptop,
    /// A phone, upright, touched with fingers.
    Phone,
}

impl Screen {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Laptop, Self::Phone];

    /// Width and height, in CSS pixels.
    pub fn size(self) -> (u32, u32) {
        match self {
            Self::Laptop => (1366, 768),
            Self::Phone => (390, 844),
        }
    }
}

/// The colours that a reader prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// By day.
    Light,
    /// By night.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// As style sheets call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How a browser is.
#[derive(Clone, Copy)]
pub struct BrowserProfile {
    /// Whether scripts run.
    pub script: Script,
    /// Whether things move.
    pub motion: Motion,
    /// What it is seen on.
    pub screen: Screen,
}

impl BrowserProfile {
    /// With scripts, on a laptop; nothing moves, so that no test waits for it.
    pub const USUAL: Self = Self { script: Script::On, motion: Motion::Reduced, screen: Screen::Laptop };
}
