//! Ctrl-C, for commands that play for a while and can still say what they found.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use files::Failure;

/// What says stop when somebody presses Ctrl-C. Who presses it again does not want to see results.
pub(crate) fn stop_on_interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    let handler = move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::new(format!("Ctrl-C cannot be listened to: {error}")))?;
    Ok(stop)
}
