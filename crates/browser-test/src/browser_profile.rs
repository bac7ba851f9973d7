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
    /// A small phone.
    SmallPhone,
    /// A tablet, upright.
    Tablet,
    /// A tablet on its side.
    WideTablet,
    /// A larger one.
    LargeTablet,
    /// A laptop of the smallest kind.
    Netbook,
    /// A usual screen on a desk.
    Desktop,
    /// A large one.
    LargeDesktop,
}

impl Screen {
    /// The two that stand for most.
    pub const USUAL: [Self; 2] = [Self::Laptop, Self::Phone];

    /// All of them, from the narrowest to the widest.
    pub const ALL: [Self; 9] = [
        Self::SmallPhone,
        Self::Phone,
        Self::Tablet,
        Self::WideTablet,
        Self::LargeTablet,
        Self::Netbook,
        Self::Laptop,
        Self::Desktop,
        Self::LargeDesktop,
    ];

    /// Width and height, in CSS pixels.
    pub fn size(self) -> (u32, u32) {
        match self {
            Self::SmallPhone => (360, 740),
            Self::Phone => (390, 844),
            Self::Tablet => (768, 1024),
            Self::WideTablet => (1024, 768),
            Self::LargeTablet => (1112, 834),
            Self::Netbook => (1280, 720),
            Self::Laptop => (1366, 768),
            Self::Desktop => (1920, 1080),
            Self::LargeDesktop => (2560, 1440),
        }
    }

    /// Whether it is touched with fingers.
    pub fn is_touched(self) -> bool {
        match self {
            Self::SmallPhone | Self::Phone | Self::Tablet | Self::WideTablet | Self::LargeTablet => true,
            Self::Netbook | Self::Laptop | Self::Desktop | Self::LargeDesktop => false,
        }
    }

    /// Whether prompt, board and panels are to be seen without scrolling.
    pub fn is_wide(self) -> bool {
        self.size().0 >= 1024
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
