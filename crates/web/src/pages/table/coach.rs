//! The help for a first game: above the choices, what there is to learn now.

use maud::{Markup, html};

use super::table_page::TablePage;
use crate::face::Lesson;

impl TablePage<'_> {
    /// The lesson of the moment. It is for those who play, at tables of games that teach.
    pub(super) fn coach(&self) -> Markup {
        let Some(lessons) = self.lessons().filter(|_| self.help.is_on) else { return html! {} };
        let next = lessons.iter().find(|lesson| !self.help.has_learned(lesson.name));
        html! {
            aside.coach aria-label=(self.say("help-title"))
                data-points-at=[next.map(|lesson| lesson.points_at.join(" "))] {
                @match next {
                    Some(lesson) => (self.lesson(lesson)),
                    None => p { (self.say("help-nothing")) },
                }
                div.wishes {
                    @if let Some(lesson) = next { (self.wish("learned", lesson.name, "help-next", "primary")) }
                    (self.wish("help", "off", "help-off", "quiet"))
                }
            }
        }
    }

    /// The way back to the help for who has left it, or never had it.
    pub(super) fn help_again(&self) -> Markup {
        let is_off = !self.help.is_on && self.lessons().is_some();
        html! { @if is_off { (self.wish("help", "on", "help-on", "quiet")) } }
    }

    fn lessons(&self) -> Option<Vec<Lesson>> {
        // While the moves of others are shown one after the other, the help stays where it is.
        let is_present = self.past.is_none() || self.look.step.is_some();
        let is_now = is_present && !self.snapshot.closed && self.looking.viewpoint.seat.is_some();
        is_now.then(|| self.seen_now().lessons()).flatten()
    }

    fn lesson(&self, lesson: &Lesson) -> Markup {
        html! {
            h2 { (lesson.title) }
            p { (lesson.text)
                @for section in lesson.sections {
                    " " a.rule href={ "/rules/" (self.snapshot.game.game().name()) "#s" (section) } { "§" (section) }
                }
            }
        }
    }

    fn wish(&self, name: &str, value: &str, label: &str, class: &str) -> Markup {
        html! {
            form method="post" action=(self.to("help")) {
                @if let Some(viewpoint) = self.look.seat { input type="hidden" name="eyes" value=(viewpoint.0); }
                button class=(class) name=(name) value=(value) { (self.say(label)) }
            }
        }
    }
}
