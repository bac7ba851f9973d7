//! What can go wrong for a caller, each with its status and its sentence.

use axum::http::StatusCode;
use record::Refused;
use store::Trouble;
use table::Refusal;
use words::{Language, Value};

use crate::live::Turned;
use crate::texts::text;

/// What can go wrong for a caller. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
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
    /// The store fails.
    Storage,
    /// The server itself fails.
    Broken,
}

impl Problem {
    /// The name of the problem for programs.
    pub(crate) fn code(&self) -> &'static str {
        self.parts().0
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.parts().1
    }

    /// What to tell people.
    pub(crate) fn message(&self, language: Language) -> String {
        let reason = match self {
            Self::Unreadable(reason)
            | Self::BadOption(reason)
            | Self::BadRecord(reason)
            | Self::BadRequest(reason) => reason.as_str(),
            _ => "",
        };
        text(language, &format!("problem-{}", self.code()), &[("reason", Value::from(reason))])
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
            Self::Storage => ("storage", StatusCode::SERVICE_UNAVAILABLE),
            Self::Broken => ("broken", StatusCode::INTERNAL_SERVER_ERROR),
        }
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Missing => Self::NoTable,
            Trouble::Closed | Trouble::Unusable(_) | Trouble::TooNew { .. } => {
                tracing::error!(%trouble, "the store fails");
                Self::Storage
            }
        }
    }
}

impl From<Turned> for Problem {
    fn from(turned: Turned) -> Self {
        match turned {
            Turned::Unreadable(error) => Self::Unreadable(error.to_string()),
            Turned::Refused(Refused::Rules(Refusal::Over)) => Self::Over,
            Turned::Refused(Refused::Rules(Refusal::NotDue)) => Self::NotDue,
            Turned::Refused(Refused::Rules(Refusal::NotLegal)) => Self::Illegal,
            Turned::Refused(Refused::Undo) => Self::NothingToUndo,
            Turned::Refused(Refused::Full) => Self::Full,
            Turned::Refused(refused) => {
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
    fn every_problem_has_its_sentence() {
        let reason = || "a reason".to_owned();
        let problems = [
            Problem::Stale,
            Problem::Unreadable(reason()),
            Problem::Illegal,
            Problem::Over,
            Problem::NotDue,
            Problem::NothingToUndo,
            Problem::Full,
            Problem::NotYours,
            Problem::SeatTaken,
            Problem::NotInvited,
            Problem::Closed,
            Problem::NotOwner,
            Problem::StillRunning,
            Problem::NoTable,
            Problem::NoSeat,
            Problem::NoPage,
            Problem::NoGuest,
            Problem::Foreign,
            Problem::BadName,
            Problem::BadChat,
            Problem::ChatFull,
            Problem::TooMuchChat,
            Problem::BadGame,
            Problem::BadSeats,
            Problem::BadLevel,
            Problem::BadOption(reason()),
            Problem::BadRecord(reason()),
            Problem::BadRequest(reason()),
            Problem::WrongMethod,
            Problem::TooLarge,
            Problem::TooSlow,
            Problem::TooManyRequests,
            Problem::TooManyTables,
            Problem::TooManyHints,
            Problem::NotAlone,
            Problem::Busy,
            Problem::Storage,
            Problem::Broken,
        ];
        for problem in problems {
            for &language in Language::ALL {
                let message = problem.message(language);
                assert!(message.ends_with('.') && !message.starts_with("problem-"), "{message}");
            }
        }
    }
}
