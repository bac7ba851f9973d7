# Was schiefgehen kann, in Sätzen.

problem-title = Das ging nicht
problem-stale = Der Tisch ist weiter als diese Seite. So steht er jetzt.
problem-unreadable = Das ist keine Aktion des Spiels: { $reason }.
problem-illegal = Das erlauben die Regeln jetzt nicht.
problem-over = Das Spiel ist zu Ende.
problem-not-due = Jemand anderes ist dran.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen: Seitdem hat die Natur, jemand anderes oder ein Bot an deiner Stelle gehandelt, es wurde etwas aufgedeckt, oder das Spiel ist zu Ende.
problem-no-way-back = Von hier führt kein Weg zurück. Das geht nur am eigenen Tisch, wenn alle anderen Bots sind, und nicht hinter etwas Geheimes, das gezeigt wurde.
problem-full = Dieses Spiel ist so lang, wie Spiele sein können; mehr passt nicht hinein.
problem-not-alone = Tipps gibt es nur, wo auf allen anderen Plätzen Bots sitzen.
problem-not-yours = Dieser Platz gehört dir nicht.
problem-seat-taken = Dort sitzt schon jemand.
problem-not-invited = Diesen Platz gibt es nur mit seinem Link.
problem-closed = Dieser Tisch ist geschlossen.
problem-not-owner = Das darf nur, wer den Tisch aufgemacht hat.
problem-still-running = Das Spiel läuft noch, also bleibt sein Protokoll zu.
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-page = Diese Seite gibt es nicht.
problem-no-guest = Wir kennen dich noch nicht. Beginne ein Spiel, oder hole dir ein Token mit POST /api/v1/guests.
problem-foreign = Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt.
problem-bad-name = Ein Name hat 1 bis 24 druckbare Zeichen.
problem-bad-chat = Eine Nachricht hat 1 bis 400 druckbare Zeichen.
problem-chat-full = An diesem Tisch wurde so viel gesagt, wie er behalten kann.
problem-too-much-chat = Du sagst zu viel auf einmal. Warte einen Moment.
problem-bad-game = Dieses Spiel gibt es hier nicht.
problem-bad-seats = Mit diesen Plätzen kann man das Spiel nicht spielen.
problem-bad-level = Diese Stufe gibt es nicht. Es gibt random, greedy, easy, medium und hard.
problem-bad-option = Diese Option geht nicht: { $reason }.
problem-bad-record = Dieses Protokoll lässt sich nicht spielen: { $reason }.
problem-bad-request = Diese Anfrage ergibt keinen Sinn: { $reason }.
problem-wrong-method = So geht das nicht: Es braucht eine andere Methode.
problem-too-large = Das ist zu groß.
problem-too-slow = Das kam zu langsam an.
problem-too-many-requests = Zu viele Anfragen von deiner Adresse. Warte einen Moment.
problem-too-many-tables = Du hast so viele laufende Tische, wie ein Gast haben kann. Beende oder schließe erst einen.
problem-too-many-hints = Du hast in kurzer Zeit viele Tipps geholt. Warte einen Augenblick.
problem-busy = Der Server hat gerade zu viel zu bedenken. Versuch es in einer Minute noch einmal.
problem-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert; versuche es gleich noch einmal.
problem-other-rules =
    { $reason ->
        [newer] Dieser Tisch wird nach neueren Regeln gespielt als dieser Server. Eine neuere Version des Programms führt ihn fort. Nichts davon ist verloren.
       *[other] Dieser Tisch wird nach älteren Regeln gespielt als dieser Server. Version { $reason } des Programms führt ihn fort. Nichts davon ist verloren.
    }
problem-broken = Bei uns ist etwas kaputt. Nichts wurde geändert.
