# Die Seiten des Servers.

skip = Zum Inhalt
legal = Eine inoffizielle Fan-Umsetzung. Die Spiele gehören ihren Autoren und Verlagen.
rules = Regeln
to-home = Zur Startseite

home-title = Spielen
guest-name = Gast { $number }
play-now = Sofort spielen
play-against = gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}
play-or = oder gegen
play-bots = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
learn = Erste Partie? Spielend lernen
learn-about = Zwei leichte Bots, und eine Hilfe, die jeden Schritt erklärt.
new-table = Tisch aufmachen
my-tables = Meine Tische
my-tables-further =
    { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
my-tables-over = Beendete Partien
open-tables = Tische mit freiem Platz
    .empty = Gerade sucht niemand Mitspieler.
watch-tables = Tische zum Zuschauen
    .empty = Gerade läuft kein öffentliches Spiel.
state-over = zu Ende
state-your-turn = dein Zug
state-running = andere am Zug
state-open = hat einen freien Platz
state-watch = wird gerade gespielt
row-you = { $colour } (du)
when-now = gerade eben
when-minutes = vor { $count } Min.
when-hours = vor { $count } Std.
when-days =
    { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }
import = Spielprotokoll laden
import-file = Aus einer Datei
import-label = Der Text eines Protokolls
import-do = Tisch damit aufmachen
your-name = Dein Name
rename = Diesen Namen nehmen

settings = Einstellungen
settings-save = Speichern
settings-saved = Gespeichert. Es gilt ab jetzt auf jeder Seite.
settings-back = Dorthin zurück, wo du warst
setting-speed = Züge der anderen
    .about = Wie lange jeder stehen bleibt, damit du folgen kannst.
    .slow = langsam
    .normal = normal
    .fast = schnell
    .instant = sofort
setting-moments = Besondere Momente
    .about = Tagesende, Wertungen und Ereignisse werden für sich gezeigt, bis du weitergehst.
    .on = zeigen
    .off = nicht zeigen
setting-confirm = Züge bestätigen
    .about = Jede Wahl wird noch einmal gezeigt, bevor sie gilt. Eingabe bestätigt, Escape verwirft sie.
    .on = ja
    .off = nein
setting-sound = Ton
    .about = Ein kurzer Ton, wenn du dran bist und der Tisch offen ist.
    .on = an
    .off = aus
setting-theme = Farben
    .about = Hell oder dunkel, oder wie dein Gerät es vorgibt.
    .system = wie das Gerät
    .light = hell
    .dark = dunkel
setting-text = Schriftgröße
    .about = Alles wächst mit.
    .normal = normal
    .large = groß
    .larger = größer

new-game = Welches Spiel
seats-solo = allein
seats-count = { $count } Plätze
who-sits = Wer sitzt wo
who-sits-about = Für jeden offenen Platz gibt es einen Link für Freunde. Nur gegen Bots gibt es auch Tipps.
levels = Wie die Bots spielen
kind-me = ich
kind-open = offen, per Link
kind-local = jemand an diesem Bildschirm
seat-open = offen
seat-beside = neben { $name }
seat-bot = Bot ({ $level })
seat-stand-in = Bot ({ $level }) für { $name }
who-finds = Wer findet den Tisch
by-link = Nur wer den Link hat.
public = Alle.
open-table = Tisch aufmachen

rules-search = In den Regeln suchen
rules-find = Suchen
rules-contents = Inhalt
rules-all = Die ganzen Regeln
rules-none = Kein Abschnitt enthält alle diese Wörter.
rules-found =
    { $count ->
        [one] 1 Abschnitt
       *[other] { $count } Abschnitte
    }
values-link = Welche Werte rekonstruiert sind
values-title = { $game }: die Werte der Schachtel
values-intro = Manche Zahlen stehen nur auf Abbildungen des gedruckten Spiels. Hier steht, womit wir spielen und woher wir es wissen. Was rekonstruiert ist, haben wir so gewählt, dass es zu den Regelheften passt, wie wir sie lesen; gedruckt können andere Werte stehen.
values-own = Wer das gedruckte Spiel besitzt, kann dessen Werte in eine Datei eintragen und im Terminal damit spielen; dieser Befehl gibt die Datei für den Anfang aus:
values-rules = Zu den Regeln

help-title = Hilfe für die erste Partie
help-on = Erklär mir das Spiel
help-off = Hilfe beenden
help-next = Verstanden
help-nothing = Spiel weiter: Gerade gibt es nichts Neues zu erklären.
hover-close = Schließen
hint-ask = Tipp
hint-thinking = Denkt nach …
hint-best = Ein guter Zug
hint-worth = Damit gewinnst du { $chance } der vorausgespielten Partien, im Schnitt mit { $points } Punkten.
hint-next = Nächstbester: { $move }, mit { $chance } und { $points } Punkten.
hint-basis = { $moves } Züge angesehen, { $games } Partien vorausgespielt, mit dem, was du wissen kannst.
hint-do = So machen

players = Spieler
you = du
leave = Einem Bot überlassen
close-table = Tisch schließen
table-closed = Dieser Tisch ist geschlossen.
seat-free = Der Platz { $seat } ist frei.
seat-kept = Ein Bot hält dir den Platz { $seat } frei.
invite-link = Link für Freunde
copy = Kopieren
copied = Kopiert
sit-down = Hier hinsetzen
level = Stufe
let-bot = Bot spielen lassen
waits-open = wartet auf jemanden
waits-guest = ist dran
waits-bot = denkt nach
undo = Zurücknehmen
go-back = Zurückgehen
go-back-to = Zurück zu meiner letzten Entscheidung: Die Partie geht von dort an einem neuen Tisch weiter
went-on = Das Spiel ging von einer früheren Stellung aus weiter.
came-from = Der Tisch davor
curtain = { $seat } ist dran, und etwas ist geheim. Alle anderen schauen bitte weg.
curtain-open = Ich bin { $seat }
result = Ergebnis
to-result = Zum Ergebnis
download-record = Protokoll herunterladen
rematch = Revanche
to-rematch = Zur Revanche
looking-back = Du siehst eine frühere Stellung.
to-now = Zur Gegenwart
log = Was geschah
look-there = Die Stellung danach ansehen
chat = Gespräch
chat-say = Etwas sagen
chat-send = Senden
about-table = Dieser Tisch
commitment = Die Würfel der Natur sind an diese Prüfsumme gebunden; am Ende verrät das Protokoll ihren Startwert:
live-lost = Die Verbindung ist abgerissen. Neuer Versuch läuft.
skip-steps = Zur Gegenwart springen
moment-close = Weiter
log-undone =
    { $who ->
        [you] Du nimmst etwas zurück.
       *[other] { $party } nimmt etwas zurück.
    }
log-all = Alles seit dem Anfang
all-choices = Alle Möglichkeiten als Liste
in-words = Der Tisch in Worten
unpick = Neu wählen
pick-or = Wähle auf dem Tisch, was leuchtet, oder:
in-any-case = In jedem Fall: { $what }
picked-where = { $names } – wohin?
picked-which = { $names } – was davon?
picked-who = { $names } – wer geht?
picked-next = { $names } – und weiter?
since = Seit deinem Zug
reload = Nachsehen
confirm = Das ist alles
confirm-move = Bestätigen

# How we know the values of a box.

provenance-review = aus einer veröffentlichten Rezension
provenance-partly = zum Teil rekonstruiert
provenance-reconstructed = rekonstruiert
