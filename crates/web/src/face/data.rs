//! What both games write as JSON in the same way: words by their names in records, seats as numbers.

use serde_json::{Map, Value, json};
use table::{Bag, Per, Seat, SeatSet, Set, Turn, Word};

/// The name of a word.
pub fn name<W: Word>(word: W) -> Value {
    word.name().into()
}

/// The name of a word, or null.
pub fn optional_name<W: Word>(word: Option<W>) -> Value {
    word.map_or(Value::Null, name)
}

/// The names of several words.
pub fn names<W: Word>(words: impl IntoIterator<Item = W>) -> Value {
    words.into_iter().map(name).collect()
}

/// The names of the words of a set.
pub fn set<W: Word>(set: Set<W>) -> Value {
    names(set.iter())
}

/// Something for every word, by its name.
pub fn per<W: Word, T, const N: usize>(items: &Per<W, T, N>, write: impl Fn(&T) -> Value) -> Value {
    let entries = items.iter().map(|(word, item)| (word.name().to_owned(), write(item)));
    Value::Object(entries.collect::<Map<_, _>>())
}

/// Numbers by the names of what they count.
pub fn counts<W: Word, const N: usize>(counts: &Per<W, u8, N>) -> Value {
    per(counts, |&count| count.into())
}

/// What is in a bag, by name; what is not in it is left out.
pub fn bag<W: Word, const N: usize>(bag: &Bag<W, N>) -> Value {
    let entries = bag.kinds().map(|(word, count)| (word.name().to_owned(), count.into()));
    Value::Object(entries.collect::<Map<_, _>>())
}

/// The number of a seat.
pub fn seat(seat: Seat) -> Value {
    (seat.index() + 1).into()
}

/// The number of a seat, or null.
pub fn optional_seat(of: Option<Seat>) -> Value {
    of.map_or(Value::Null, seat)
}

/// Who is due.
pub fn turn(turn: Turn) -> Value {
    let due = |seats: SeatSet| seats.iter().map(seat).collect::<Value>();
    match turn {
        Turn::Seats(seats) => json!({ "of": "seats", "seats": due(seats) }),
        Turn::Nature => json!({ "of": "nature", "seats": [] }),
        Turn::Over => json!({ "of": "nobody", "seats": [] }),
    }
}
