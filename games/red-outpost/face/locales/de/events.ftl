# Was geschehen ist: je ein Satz. Beginnt er mit einem Namen, sorgt das Programm für den großen
# Anfangsbuchstaben. In $owner heißt „own“, dass die Scheibe dem gehört, der sie bewegt.

event-blocked = Ein Sperrmarker schließt { NAME($location, "acc") } { NAME($phase, "every") }.
event-dealt =
    { $seat ->
        [seat-you] du bekommst
       *[other] { NAME($seat) } bekommt
    } die Karte { NAME($card) }.
event-started =
    Ausgelost: { $seat ->
        [seat-you] Du beginnst.
       *[other] { NAME($seat) } beginnt.
    }
event-day-began = Tag { $day } beginnt.
event-phase-began =
    { $phase ->
        [phase-morning] Der Morgen beginnt.
       *[other] { NAME($phase, "the") } beginnt, und alle Arbeiter stehen auf.
    }
event-goal-drawn = Zielkarte { $card } liegt aus, und Autom belegt alle Porträts mit Scheiben: drei mit je zwei ({ $workers }), die übrigen mit einer.
event-autom-card = Eine Automkarte wird aufgedeckt: { NAME($worker) }; für den Zug danach { $places }.
event-moved =
    { $seat ->
        [seat-you] du schickst
       *[other] { NAME($seat) } schickt
    } { NAME($worker, "acc") } { NAME($to, "to") }.
event-stayed =
    { $seat ->
        [seat-you] du lässt
       *[other] { NAME($seat) } lässt
    } den Hirten dort arbeiten, wo er ist: { NAME($at, "at") }.
event-influenced =
    { $seat ->
        [seat-you] du legst
       *[other] { NAME($seat) } legt
    } eine Scheibe auf das Porträt { NAME($worker, "gen") }.
event-disc-held =
    { $seat ->
        [seat-you] du legst
       *[other] { NAME($seat) } legt
    } die Scheibe dieses Zuges auf die Karte Verwaltung.
event-discs-released =
    { $seat ->
        [seat-you] du holst
       *[other] { NAME($seat) } holt
    } { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } von der Karte Verwaltung auf das Porträt { NAME($worker, "gen") }.
event-disc-withheld =
    { $seat ->
        [seat-you] du behältst
       *[other] { NAME($seat) } behält
    } die Scheibe dieses Zuges, und die Stimmung des Arbeiters bleibt verschont.
event-disc-removed = Du nimmst eine Automscheibe vom Porträt { NAME($worker, "gen") }.
event-disc-shifted =
    { $seat ->
        [seat-you] du verschiebst
       *[other] { NAME($seat) } verschiebt
    } { $owner ->
        [own]
            { $seat ->
                [seat-you] eine deiner Scheiben
               *[other] eine eigene Scheibe
            }
        [seat-you] eine deiner Scheiben
       *[other] eine Scheibe von { NAME($owner) }
    } vom Porträt { NAME($from, "gen") } auf das { NAME($to, "gen") }.
event-mood-changed =
    Die Stimmung { NAME($worker, "gen") } { $way ->
        [up] steigt
       *[down] sinkt
    } um { $by }.
event-card-used =
    { $seat ->
        [seat-you] du nutzt
       *[other] { NAME($seat) } nutzt
    } die Karte { NAME($card) }.
event-produced =
    { $seat ->
        [seat-you] du produzierst
       *[other] { NAME($seat) } produziert
    } { $goods }.
event-received =
    { $seat ->
        [seat-you] du legst
       *[other] { NAME($seat) } legt
    } { $goods } ins Lagerhaus.
event-discarded =
    { $seat ->
        [seat-you] du gibst
       *[other] { NAME($seat) } gibt
    } { $goods } aus dem Lagerhaus ab.
event-wheel-turned =
    { $seat ->
        [seat-you] dein Radmarker rückt
       *[other] der Radmarker von { NAME($seat) } rückt
    } { $by ->
        [one] 1 Feld vor.
       *[other] { $by } Felder vor.
    }
event-exported =
    { $seat ->
        [seat-you] du exportierst
       *[other] { NAME($seat) } exportiert
    } { NAME($good) }.
event-delivered = Du lieferst { NAME($good) } für deine Ziele.
event-crystals-gained =
    { $seat ->
        [seat-you] du bekommst
       *[other] { NAME($seat) } bekommt
    } { $count ->
        [one] 1 Kristall.
       *[other] { $count } Kristalle.
    }
event-crystal-spent =
    { $seat ->
        [seat-you] du zahlst
       *[other] { NAME($seat) } zahlt
    } 1 Kristall.
event-donated =
    { $seat ->
        [seat-you] du spendest
       *[other] { NAME($seat) } spendet
    } dem Palast 1 Kristall.
event-pledged =
    { $seat ->
        [seat-you] du legst
       *[other] { NAME($seat) } legt
    } 1 Kristall auf das Porträt { NAME($worker, "gen") }.
event-spaceship-revealed = Die Raumschiffkarte zeigt { NAME($card, "shows") }.
event-spaceship-shuffled = Die abgelegten Raumschiffkarten werden zu einem neuen Stapel gemischt.
event-lake-revealed = Die Seekarte zeigt { NAME($card, "shows") }.
event-lake-recalled =
    { $seat ->
        [seat-you] du nennst
       *[other] { NAME($seat) } nennt
    } als erste der beiden Karten des Fischers die abgelegte { NAME($card, "with") }.
event-lake-chosen =
    { $seat ->
        [seat-you] du wählst
       *[other] { NAME($seat) } wählt
    } die Karte { NAME($card, "with") }.
event-lake-shuffled = Die Seekarten werden gemischt.
event-sent =
    { $seat ->
        [seat-you] du versetzt
       *[other] { NAME($seat) } versetzt
    } { NAME($worker, "acc") } { NAME($to, "to") }, ohne dass etwas folgt.
event-napped =
    { $seat ->
        [seat-you] du legst
       *[other] { NAME($seat) } legt
    } { NAME($worker, "acc") } für die Mittagspause hin.
event-scored =
    { $seat ->
        [seat-you]
            du { $way ->
                [up] bekommst
               *[down] verlierst
            }
       *[other]
            { NAME($seat) } { $way ->
                [up] bekommt
               *[down] verliert
            }
    } { $points } SP { NAME($source, "for") }.
event-mood-counted = { NAME($worker) }, Stimmung { $mood }: keine Punkte.
event-goal-missed = Verfehltes Ziel: { $goal }.
event-day-ended = Tag { $day } ist vorbei: Die Stimmungen gehen auf 0 zurück, die Scheiben an ihre Besitzer.
event-game-ended = Die Partie ist zu Ende.

# Mehreres derselben Art, zusammen erzählt.
goods =
    { $count } { $good ->
        [good-fish]
            { $count ->
                [one] Fisch
               *[other] Fische
            }
       *[other] { NAME($good) }
    }
event-moods-changed = Stimmung { $by }: { $workers }.
event-worker-points = { NAME($worker) }, Stimmung { $mood }: { $shares } SP.
event-points = { NAME($source) }: { $shares } SP.

# Was der Zufall entschieden hat, wo es für sich allein steht.
chance-block = Sperrmarker: { NAME($location) }
chance-worker-card = Arbeiterkarte: { NAME($worker) }
chance-location-card = Ortskarte: { NAME($location) }
chance-start = Startspieler: { NAME($seat) }
chance-goal = Zielkarte { $card }
chance-autom = Automkarte { $card }
chance-spaceship = Raumschiffkarte: { NAME($card) }
chance-lake = Seekarte: { NAME($card) }

goal-free = { NAME($worker) } ohne Automscheiben
goal-happy = { NAME($worker) } mit Stimmung ab 3
goal-export = { NAME($good) } exportiert
