//! Drawing pages beside everything else.

use tokio::runtime::{Handle, RuntimeFlavor};

/// Draws a page. However long that takes, whatever else waits for this thread goes on in another one: a runtime
/// does not take from a busy thread what it was about to do next.
pub(super) fn drawn<T>(draw: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(draw),
        // There is no other thread.
        _ => draw(),
    }
}
