//! What the pictures of Outlive are made of: a weathered map of what is left.

pub(crate) mod ink;
