//! A mouse or a finger, which meets whatever lies on top at a point of the screen.

use std::time::Duration;

use fantoccini::Client;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};

use crate::{devtools, good};

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
        match self {
            Self::Mouse => {
                let steps = [
                    PointerAction::MoveTo { duration: None, x, y },
                    PointerAction::Down { button: MOUSE_BUTTON_LEFT },
                    PointerAction::Pause { duration: time },
                    PointerAction::Up { button: MOUSE_BUTTON_LEFT },
                ];
                move_mouse(client, steps).await;
            }
            Self::Finger => devtools::touch(client, (x, y), time).await,
        }
    }
}

/// Goes to a point with the mouse.
pub(crate) async fn hover(client: &Client, (x, y): (f64, f64)) {
    move_mouse(client, [PointerAction::MoveTo { duration: None, x, y }]).await;
}

async fn move_mouse(client: &Client, steps: impl IntoIterator<Item = PointerAction>) {
    let mouse = MouseActions::new("mouse".to_owned());
    good("pointing", client.perform_actions(steps.into_iter().fold(mouse, InputSource::then)).await);
}
