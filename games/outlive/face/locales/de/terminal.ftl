# Der Tisch von Outlive als Text.

outlive-round = Runde { $round } von 6
outlive-setup = Vorbereitung
outlive-wave = Welle heute Nacht: { $wave }
outlive-start = Startspieler: { $seat }
outlive-next-start = ab der Nacht: { $seat }
outlive-legend = ▲ gespielt, steht  ▬ liegt
outlive-legend-pressure = Starke bedrängen schwächere ▲
outlive-deck = Ausrüstungsstapel: { $left }
outlive-prey =
    Beute { $endurance }, { $below ->
        [0] nichts darunter
       *[other] { $below } darunter
    }
outlive-prey-hidden = Beute: { $count } verdeckt
outlive-no-prey = keine Beute mehr
outlive-known = du kennst: { $names }
outlive-algae = Algen
outlive-no-algae = keine Algen
outlive-tiles = Suchplättchen: { $left }
outlive-aside = abgelegt: { $tiles }
outlive-no-display = keine Ausrüstung
outlive-aboard = ● Überlebender
outlive-slot =
    Feld { $slot }: { $cans ->
        [one] 1 Dose
       *[other] { $cans } Dosen
    }

outlive-convoy = Konvoi
outlive-face-down = verdeckt
outlive-resolved = abgewendet von { $seat }
outlive-points = { $points } ÜP

outlive-rooms-drawn = Sechs Räume, von denen du vier behältst:
outlive-rooms-standard = Diese drei haben außerdem alle:
outlive-leaders-drawn = Zwei Anführer, von denen du einen behältst:
outlive-shelter = Zuflucht von { $seat }
outlive-shelter-you = Deine Zuflucht ({ $seat })
outlive-leader = { $leader }, { $age }
outlive-hidden = noch geheim
outlive-stores = Vorräte
outlive-radiation = Strahlung
outlive-airlock = Luftschleuse
outlive-airlock-count =
    { $count } von { $places }{ $rows ->
        [0] {""}
       *[other] ; Ernähren kostet { $rows } Wasser
    }
outlive-rooms = Räume
outlive-food = Güter { $food }
outlive-state =
    { $state ->
        [unbuilt] im Bau
        [idle] gebaut
        [used] genutzt
       *[works] wirkt
    }
outlive-equipment = Ausrüstung
outlive-condition =
    { $state ->
        [broken] beschädigt
        [ready] bereit
       *[spent] genutzt
    }
outlive-hunted = Beute
outlive-hunted-kind = { $count } mit Ausdauer { $endurance }
outlive-events = Ereignisse
outlive-none = keine
outlive-compact-airlock = Luftschleuse { $count }
outlive-compact-radiation = Strahlung { $points } ÜP
outlive-unbuilt = im Bau: { $rooms }

outlive-hero = Held { $strength }, { $place }
outlive-hero-unplaced = Held { $strength }
outlive-slot-of = { $place }, Feld { $slot }
outlive-stands = steht hier auf
outlive-moves = Hinter jedem Ziel: was dort ist und was bei der Ankunft geschieht.
outlive-fours-fives = 4 ↓   5 →
outlive-build = Einen Raum bauen
outlive-build-with = gebaut ↓   gezahlt →
outlive-letters = H Holz, M Metall, C Mikrochip
outlive-letter-wood = H
outlive-letter-metal = M
outlive-letter-chip = C
outlive-free = kostenlos
outlive-staff = Überlebende aus der Luftschleuse schicken
outlive-repair-of = Reparieren: { $equipment }
outlive-with-help = { $items } ({ $help })
outlive-in-any-case = In jedem Fall: { $effects }

outlive-result = Ergebnis
outlive-total = Summe
outlive-running = Die Partie ist noch nicht zu Ende; das sind die Punkte, wie sie jetzt stehen.
