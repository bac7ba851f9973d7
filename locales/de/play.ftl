# Spielen im Terminal: was das Programm neben dem Spiel selbst sagt. Zeilen, die mit einem Leerzeichen
# beginnen, werden so gezeigt, wie sie sind, alle anderen umbrochen.

seats = Plätze: { $seats }.
seat-kind =
    { $seat } ({ $kind ->
        [you] du
        [human] ein Mensch
       *[bot] { $bot }
    })
seat-level = { $level }: { $plays }
thinking = { $seat } denkt nach …
explained = { $seat } ({ $bot }) hat { $count ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } im Kopf gespielt:
explained-move = { $number }. { $action } – gewinnt zu { $chance }, { $points } SP, { $share } des Nachdenkens
how = Tipp die Nummer einer Wahl ein. „hilfe“ nennt, was sonst noch geht.
commitment = Der Zufall ist festgelegt auf { $sum }
uncommitted = Diese Aufzeichnung begann ohne Festlegung, darum zieht der Zufall ohne eine.
look-away = Nun wählt { $seat } und sieht, was sonst niemand sehen darf. Alle anderen: Bitte wegsehen.
look-away-wait = Wenn nur noch { $seat } auf den Bildschirm sieht, drück die Eingabetaste.

empty = Tipp eine Zahl von 1 bis { $most } ein oder „hilfe“.
no-such-number = Eine Wahl { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
not-understood = Das ist nicht zu verstehen: { $reason }. Tipp eine Nummer ein oder „hilfe“.
not-allowed = „{ $action }“ erlauben die Regeln jetzt nicht. „wahl“ zählt auf, was sie erlauben.
over-input = Zu wählen gibt es nichts mehr. „speichern DATEI“ bewahrt die Aufzeichnung, „ende“ verlässt das Spiel.
over-hint = „speichern DATEI“ bewahrt die Aufzeichnung, „protokoll“ erzählt die Partie noch einmal, „ende“ verlässt das Spiel.
stuck = Es kann nicht weitergehen: { $reason }. „speichern DATEI“ bewahrt, was da ist.

file-missing = Der Name der Datei fehlt: „speichern DATEI“ oder „laden DATEI“.
saved =
    Gespeichert in { $file }. Weiter geht es später mit:
    {"  "}{ $command }
not-saved = Nicht gespeichert: { $reason }. Das Spiel geht weiter.
loaded = Geladen aus { $file }.
not-loaded = Nicht geladen: { $reason }. Das Spiel geht weiter wie bisher.
undone = Zurückgenommen.
cannot-undo = Zurückzunehmen gibt es nichts: Das geht nur mit der eigenen letzten Aktion, bevor jemand anders etwas tut, eine Karte gezogen oder etwas aufgedeckt wird.
left = Das Spiel wurde verlassen, ohne es zu speichern. Nächstes Mal vorher „speichern DATEI“ eintippen, weiter geht es dann mit „--load DATEI“.
left-saved =
    Das Spiel wurde verlassen; es ist gespeichert. Weiter geht es mit:
    {"  "}{ $command }
left-over = Das Spiel wurde nach seinem Ende verlassen, ohne es zu speichern.

rules = Die Regeln stehen in docs/rules/{ $game }.de.md, und wie Partien aufgeschrieben werden, in docs/notation.md (auf Englisch).
help =
    Was du eintippen kannst:
      NUMMER           die Wahl mit dieser Nummer
      AKTION           oder ausgeschrieben wie in Aufzeichnungen: { $example }
      wahl             zählt noch einmal auf, was zur Wahl steht
      zeigen           zeigt den ganzen Tisch
      protokoll        erzählt die Partie von Anfang an
      zurück, z        nimmt deine letzte Aktion zurück
      speichern DATEI  speichert die Partie als Aufzeichnung
      laden DATEI      macht mit einer gespeicherten Partie weiter
      regeln           wo die Regeln stehen
      hilfe, ?         diese Liste
      ende             verlässt das Spiel
      Die englischen Wörter (undo, save, load, show, choices, log, rules, help, quit) gehen auch.

# The words that people type, in small letters, with a space between those that mean the same. The English
# ones are understood in every language.

command-undo = zurück z
command-save = speichern
command-load = laden
command-show = zeigen
command-choices = wahl
command-log = protokoll
command-rules = regeln
command-help = hilfe
command-quit = ende
