//! red-outpost
