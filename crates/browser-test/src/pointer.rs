//! A mouse or a finger, which meets whatever lies on top at a point of the screen.

use std::time::Duration;

use fantoccini::Client;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions};

use crate::good;

/// What points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

impl Pointer {
    /// Presses at a point for so long, and lets go.
    pub(crate) async fn press(self, client: &Client, (x, y): (f64, f64), time: Duration) {
        let steps = [
            PointerAction::MoveTo { duration: None, x, y },
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Pause { duration: time },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ];
        self.perform(client, steps).await;
    }

    /// Goes to a point.
    pub(crate) async fn go(self, client: &Client, (x, y): (f64, f64)) {
        self.perform(client, [PointerAction::MoveTo { duration: None, x, y }]).await;
    }

    async fn perform(self, client: &Client, steps: impl IntoIterator<Item = PointerAction>) {
        let steps = steps.into_iter();
        let done = match self {
            Self::Mouse => {
                let mouse = MouseActions::new("mouse".to_owned());
                client.perform_actions(steps.fold(mouse, InputSource::then)).await
            }
            Self::Finger => {
                let finger = TouchActions::new("finger".to_owned());
                client.perform_actions(steps.fold(finger, InputSource::then)).await
            }
        };
        good("pointing", done);
    }
}
