//! What can go wrong with a request, each with its status and its sentence.

use axum::http::StatusCode;
use record::EntryError;
use store::StoreError;
use table::Refusal;
use texts::{Language, Value};

use crate::live::InputError;
use crate::texts::text;

/// What can go wrong for a caller. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RequestError {
    /// The table has moved on since the caller looked at it.
    Stale,
    /// The action is no notation of the game.
    Unreadable(String),
    /// The rules do not allow it now.
    Illegal,
    /// Other people play, so there is no advice.
    NotAlone,
    /// The game is over.
    Over,
    /// The seat is not due.
    NotDue,
    /// There is nothing of the seat to take back.
    NothingToUndo,
    /// There is no way back to the seat's last decision.
    NoWayBack,
    /// The record is as long as records can be.
    Full,
    /// The seat belongs to somebody else.
    NotYours,
    /// Somebody sits there.
    SeatTaken,
    /// The seat can only be claimed with its link.
    NotInvited,
    /// The table is closed.
    Closed,
    /// Only who opened the table may do that.
    NotOwner,
    /// The record is not shown before the end.
    StillRunning,
    NoTable,
    NoSeat,
    NoPage,
    /// The caller has to say who it is.
    NoGuest,
    /// The request comes from another site.
    Foreign,
    BadName,
    BadChat,
    /// As much was said at the table as can be.
    ChatFull,
    /// The guest says too much in a short time.
    TooMuchChat,
    BadGame,
    /// The game is not played by so many.
    BadSeats,
    BadLevel,
    /// An option that is not there, or not with the others.
    BadOption(String),
    /// The record cannot be played.
    BadRecord(String),
    /// The request makes no sense.
    BadRequest(String),
    WrongMethod,
    TooLarge,
    TooSlow,
    TooManyRequests,
    TooManyTables,
    /// The guest wants too much advice in a short time.
    TooManyHints,
    /// There is too much to think about.
    Busy,
    /// The table is played by rules that another version of the program plays: which.
    OtherRules(String),
    /// The store fails.
    Storage,
    /// The server itself fails.
    Broken,
}

impl RequestError {
    /// The name of the error for programs.
    pub(crate) fn code(&self) -> &'static str {
        self.parts().0
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.parts().1
    }

    /// What to tell people.
    pub(crate) fn message(&self, language: Language) -> String {
        let reason = if let Self::OtherRules(version) = self { version } else { self.in_english() };
        text(language, &format!("problem-{}", self.code()), &[("reason", Value::from(reason))])
    }

    /// The part of the message that is in English whatever the language: it is about notation and fields, whose
    /// words are English.
    pub(crate) fn in_english(&self) -> &str {
        match self {
            Self::Unreadable(reason)
            | Self::BadOption(reason)
            | Self::BadRecord(reason)
            | Self::BadRequest(reason) => reason,
            _ => "",
        }
    }

    fn parts(&self) -> (&'static str, StatusCode) {
        match self {
            Self::Stale => ("stale", StatusCode::CONFLICT),
            Self::Unreadable(_) => ("unreadable", StatusCode::UNPROCESSABLE_ENTITY),
            Self::Illegal => ("illegal", StatusCode::UNPROCESSABLE_ENTITY),
            Self::Over => ("over", StatusCode::UNPROCESSABLE_ENTITY),
            Self::NotAlone => ("not-alone", StatusCode::FORBIDDEN),
            Self::TooManyHints => ("too-many-hints", StatusCode::TOO_MANY_REQUESTS),
            Self::NotDue => ("not-due", StatusCode::UNPROCESSABLE_ENTITY),
            Self::NothingToUndo => ("nothing-to-undo", StatusCode::UNPROCESSABLE_ENTITY),
            Self::NoWayBack => ("no-way-back", StatusCode::UNPROCESSABLE_ENTITY),
            Self::Full => ("full", StatusCode::UNPROCESSABLE_ENTITY),
            Self::NotYours => ("not-yours", StatusCode::FORBIDDEN),
            Self::SeatTaken => ("seat-taken", StatusCode::CONFLICT),
            Self::NotInvited => ("not-invited", StatusCode::FORBIDDEN),
            Self::Closed => ("closed", StatusCode::CONFLICT),
            Self::NotOwner => ("not-owner", StatusCode::FORBIDDEN),
            Self::StillRunning => ("still-running", StatusCode::FORBIDDEN),
            Self::NoTable => ("no-table", StatusCode::NOT_FOUND),
            Self::NoSeat => ("no-seat", StatusCode::NOT_FOUND),
            Self::NoPage => ("no-page", StatusCode::NOT_FOUND),
            Self::NoGuest => ("no-guest", StatusCode::UNAUTHORIZED),
            Self::Foreign => ("foreign", StatusCode::FORBIDDEN),
            Self::BadName => ("bad-name", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadChat => ("bad-chat", StatusCode::UNPROCESSABLE_ENTITY),
            Self::ChatFull => ("chat-full", StatusCode::UNPROCESSABLE_ENTITY),
            Self::TooMuchChat => ("too-much-chat", StatusCode::TOO_MANY_REQUESTS),
            Self::BadGame => ("bad-game", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadSeats => ("bad-seats", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadLevel => ("bad-level", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadOption(_) => ("bad-option", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadRecord(_) => ("bad-record", StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadRequest(_) => ("bad-request", StatusCode::BAD_REQUEST),
            Self::WrongMethod => ("wrong-method", StatusCode::METHOD_NOT_ALLOWED),
            Self::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            Self::TooSlow => ("too-slow", StatusCode::REQUEST_TIMEOUT),
            Self::TooManyRequests => ("too-many-requests", StatusCode::TOO_MANY_REQUESTS),
            Self::TooManyTables => ("too-many-tables", StatusCode::TOO_MANY_REQUESTS),
            Self::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE),
            Self::OtherRules(_) => ("other-rules", StatusCode::CONFLICT),
            Self::Storage => ("storage", StatusCode::SERVICE_UNAVAILABLE),
            Self::Broken => ("broken", StatusCode::INTERNAL_SERVER_ERROR),
        }
    }
}

impl From<StoreError> for RequestError {
    fn from(trouble: StoreError) -> Self {
        match trouble {
            StoreError::Missing => Self::NoTable,
            StoreError::Closed | StoreError::Unusable(_) | StoreError::TooNew { .. } => {
                tracing::error!(%trouble, "the store fails");
                Self::Storage
            }
        }
    }
}

impl From<InputError> for RequestError {
    fn from(error: InputError) -> Self {
        match error {
            InputError::Unreadable(error) => Self::Unreadable(error.to_string()),
            InputError::Refused(EntryError::Rules(Refusal::Over)) => Self::Over,
            InputError::Refused(EntryError::Rules(Refusal::NotDue)) => Self::NotDue,
            InputError::Refused(EntryError::Rules(Refusal::NotLegal)) => Self::Illegal,
            InputError::Refused(EntryError::Undo) => Self::NothingToUndo,
            InputError::Refused(EntryError::Full) => Self::Full,
            InputError::Refused(refused) => {
                tracing::error!(%refused, "a table refuses what it should not");
                Self::Broken
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Word;

    use super::*;

    #[test]
    fn every_error_has_its_sentence() {
        let reason = || "a reason".to_owned();
        let errors = [
            RequestError::Stale,
            RequestError::Unreadable(reason()),
            RequestError::Illegal,
            RequestError::Over,
            RequestError::NotDue,
            RequestError::NothingToUndo,
            RequestError::NoWayBack,
            RequestError::Full,
            RequestError::NotYours,
            RequestError::SeatTaken,
            RequestError::NotInvited,
            RequestError::Closed,
            RequestError::NotOwner,
            RequestError::StillRunning,
            RequestError::NoTable,
            RequestError::NoSeat,
            RequestError::NoPage,
            RequestError::NoGuest,
            RequestError::Foreign,
            RequestError::BadName,
            RequestError::BadChat,
            RequestError::ChatFull,
            RequestError::TooMuchChat,
            RequestError::BadGame,
            RequestError::BadSeats,
            RequestError::BadLevel,
            RequestError::BadOption(reason()),
            RequestError::BadRecord(reason()),
            RequestError::BadRequest(reason()),
            RequestError::WrongMethod,
            RequestError::TooLarge,
            RequestError::TooSlow,
            RequestError::TooManyRequests,
            RequestError::TooManyTables,
            RequestError::TooManyHints,
            RequestError::NotAlone,
            RequestError::Busy,
            RequestError::OtherRules(reason()),
            RequestError::Storage,
            RequestError::Broken,
        ];
        for error in errors {
            for &language in Language::ALL {
                let message = error.message(language);
                assert!(message.ends_with('.') && !message.starts_with("problem-"), "{message}");
            }
        }
    }
}
