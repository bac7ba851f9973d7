//! How long a search goes on.

/// Says how much of the thinking is spent, so that a search can plan and can be stopped at any
/// moment.
pub trait Budget {
    /// The part of the budget that is spent after so many iterations. From 1 on the search ends with
    /// what it has found; it asks before every iteration.
    fn spent(&mut self, iterations: u64) -> f64;
}

/// A number of iterations: the same search takes the same decisions on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iterations(pub u64);

impl Budget for Iterations {
    fn spent(&mut self, iterations: u64) -> f64 {
        iterations as f64 / self.0 as f64
    }
}

impl<F: FnMut(u64) -> f64> Budget for F {
    fn spent(&mut self, iterations: u64) -> f64 {
        self(iterations)
    }
}
