//! Where slow boards wait, so that a test knows that one is being drawn without measuring time.

use std::sync::{Condvar, Mutex, MutexGuard};

#[derive(Clone, Copy)]
struct Gate {
    is_open: bool,
    waiting: usize,
}

static GATE: Mutex<Gate> = Mutex::new(Gate { is_open: true, waiting: 0 });
static CHANGED: Condvar = Condvar::new();

fn gate() -> MutexGuard<'static, Gate> {
    GATE.lock().expect("nobody panicked")
}

/// Waits until the gate is open.
pub(crate) fn wait() {
    let mut gate = gate();
    gate.waiting += 1;
    let mut gate = CHANGED.wait_while(gate, |gate| !gate.is_open).expect("nobody panicked");
    gate.waiting -= 1;
}

/// Whether somebody waits.
pub(crate) fn is_waited_at() -> bool {
    gate().waiting > 0
}

/// Opens or closes the gate.
pub(crate) fn set_open(is_open: bool) {
    gate().is_open = is_open;
    CHANGED.notify_all();
}
