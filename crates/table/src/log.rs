//! Who listens to what happens.

/// Hears events. `()` hears nothing, and then no event is even made: search pays nothing for it.
pub trait Log<E> {
    /// Hears one event.
    fn log(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for () {
    #[inline]
    fn log(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn log(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
