# Der Tisch von Outlive auf der Seite.

outlive-you = { $seat } (du)

outlive-setup = Vorbereitung
outlive-round = Runde { $round } von 6
outlive-chapter = Runde { $round }
outlive-night = Nacht
outlive-wave = Strahlung heute Nacht
outlive-start = Startspieler
outlive-next-start = Startspieler ab der Nacht
outlive-turn = Am Zug
outlive-visitor = Gerade unterwegs
outlive-visitor-at =
    Held { $strength }, { $place }, { $left ->
        [one] noch 1 Aktion
       *[other] noch { $left } Aktionen
    }
outlive-deck = Ausrüstungskarten im Stapel
outlive-discard = Abgelegte Ausrüstung

outlive-places = Orte im Uhrzeigersinn
outlive-place = Ort
outlive-stock = Vorrat
outlive-offer = Zu finden
outlive-heroes = Helden
outlive-standing = { $seat }: { $strength } (gespielt)
outlive-lying = { $seat }: { $strength } (noch nicht gespielt)
outlive-algae = Algen
outlive-no-algae = Algen genommen
outlive-prey =
    Beute mit Ausdauer { $endurance }, { $below ->
        [0] nichts darunter
       *[other] { $below } darunter
    }
outlive-prey-hidden = Beute, verdeckt: { $count }
outlive-no-prey = keine Beute mehr
outlive-no-display = keine Ausrüstung in der Auslage
outlive-tiles = Suchplättchen: { $left }
outlive-aside = abgelegte Plättchen: { $tiles }
outlive-known = du kennst den Stapel, von oben: { $names }

outlive-slot = Feld
outlive-cans = Dosen
outlive-survivor = Überlebender
outlive-waits = wartet
outlive-nobody = niemand

outlive-convoy = Konvoi
outlive-day = Runde
outlive-event = Ereignis
outlive-points = ÜP
outlive-cost = Kosten
outlive-effect = Wirkung
outlive-state = Zustand
outlive-face-down = verdeckt
outlive-resolved = abgewendet von { $seat }
outlive-unresolved = wirkt jeden Tag
outlive-passed = wendet heute Nacht nichts mehr ab
outlive-passed-tag = gepasst

outlive-shelter = Zuflucht: { $seat }
outlive-hidden = Die Räume sind noch geheim.
outlive-leader = Anführer
outlive-unled = ohne Anführer
outlive-store = Vorräte
outlive-airlock = Luftschleuse
outlive-airlock-count =
    { $count } von { $places }{ $rows ->
        [0] {""}
       *[other] ; Ernähren kostet { $rows } Wasser
    }
outlive-radiation = Strahlung
outlive-radiation-at =
    { $points } ÜP, { $below ->
        [0] am unteren Ende der Leiste
        [one] 1 Schritt über dem Ende
       *[other] { $below } Schritte über dem Ende
    }
outlive-unplaced = { $strength } (noch nicht ausgelegt)
outlive-stands-at = { $strength } (gespielt, { $place })
outlive-lies-at = { $strength } (noch nicht gespielt, { $place })
outlive-hunted = Beute
outlive-prey-kind = { $count } mit Ausdauer { $endurance }
outlive-events = Abgewendete Ereignisse
outlive-room = Raum
outlive-survivors = Überlebende
outlive-food = Nahrung
outlive-of = { $count } von { $places }
outlive-room-state =
    { $state ->
        [unbuilt] im Bau
        [idle] gebaut
        [used] wirkt, genutzt
       *[works] wirkt
    }
outlive-equipment = Ausrüstung
outlive-repair-cost = Reparatur
outlive-partner = Andere Hälfte
outlive-condition =
    { $state ->
        [broken] beschädigt
        [ready] bereit
       *[spent] genutzt
    }
outlive-rooms-drawn = Deine sechs Räume: Leg zwei ab
outlive-rooms-standard = Diese Räume haben außerdem alle
outlive-leaders-drawn = Deine zwei Anführer, von denen du einen behältst

outlive-reject = Leg ab: { $room } und …
outlive-hero = Held { $strength }
outlive-hero-at = Held { $strength }, { $place }
outlive-slot-of = { $place }, Feld { $slot }
outlive-stands = steht hier auf
outlive-deploy = Held 4: { $place }, …
outlive-deploy-other = Held 5: { $place }
outlive-build = { $room } bauen
outlive-staff = { $room }
outlive-move-in =
    { $count ->
        [one] 1 zieht ein
       *[other] { $count } ziehen ein
    }
outlive-repair = { $equipment } reparieren
outlive-pay = für { $items }
outlive-pay-helped = für { $items } ({ $help })

outlive-moment-event = Runde { $round }: { $event }
outlive-moment-strikes = { $event }: was es nimmt
outlive-moment-losses = Verluste
outlive-moment-end = Das Spiel ist vorbei
outlive-moment-untouched = Trifft nicht { $seats }.
outlive-moment-stopped = { $count ->
        [one] Nicht mehr voll und darum außer Betrieb: { $rooms }.
       *[other] Nicht mehr voll und darum außer Betrieb: { $rooms }.
    }
outlive-sources = Punkte nach Herkunft

outlive-result = Ergebnis
outlive-total = Summe

outlive-board = Spielplan und Zuflucht
outlive-daytime = Tag
outlive-prey-on-top = Beute mit Ausdauer { $endurance }
outlive-prey-count = Plättchen im Stapel: { $count }
outlive-prey-unseen = Beute, verdeckt
outlive-slot-named = Feld { $slot }
outlive-slot-facts =
    { $cans }{ $waits ->
        [yes] , ein Überlebender wartet
       *[no] {""}
    }
outlive-hero-of = { $seat }: Held { $strength }
outlive-hero-stands = heute gespielt
outlive-hero-lies = noch nicht gespielt
outlive-has = { $seat } hat:
outlive-rooms = Räume
outlive-broken = Beschädigt
outlive-repaired = Repariert
outlive-worth = Repariert: je 1 ÜP; beide Hälften eines Symbols: 1 mehr
outlive-belongings = Räume und Ausrüstung
outlive-step-resolve = Ereignisse
outlive-step-feed = Ernähren
outlive-step-radiation = Strahlung
outlive-step-recruit = Anwerben
outlive-step-build = Bauen
outlive-step-repair = Reparieren
outlive-step-tidy = Aufräumen
# What came of the steps of the Night, on narrow cards.
outlive-tonight-none = keins
outlive-tonight-resolved = abgewendet
outlive-tonight-nobody = niemand
outlive-tonight-stopped = keine
outlive-tonight-full = Schleuse voll
outlive-tonight-no-food = keine Güter mehr
outlive-tonight-no-materials = keine Werkstoffe
outlive-tonight-nothing = nichts
outlive-tonight-whole = nichts beschädigt
outlive-tonight-keeps = alles hält
outlive-upkeep =
    { $when ->
        [later] Nahrung nächste Nacht
       *[tonight] Nahrung heute Nacht
    }: { $needs }{ $unpaid ->
        [0] {""}
        [one] ; es fehlt 1
       *[other] ; es fehlen { $unpaid }
    }
outlive-needs =
    { $food ->
        [one] 1 Gut
       *[other] { $food } Güter
    }
# Wörter, die auf schmalen Karten an den Strichen getrennt werden dürfen.
outlive-joints =
    Strom|ausfall Stollen|einsturz Einge|stürztes Vergif|tete Blockier|te Kurz|schluss Sand|sturm
    Wald|brand Plün|derer Räucher|kammer Hafen|meisterei Waffen|kammer Schrott|platz Kranken|station
    Kinder|stube Kund|schafter Mecha|niker Schutz|geld Bergungs|trupp Werkzeug|kammer Lager|raum
    Baseball|schläger Kampf|montur Exo|skelett Wärme|sensor Zugangs|karte Metall|detektor Schrot|flinte
    Bären|falle Metall|säge Enter|haken Munitions|kasten Brech|eisen Taschen|lampe Ketten|säge
    Spitz|hacke Wasser|filter

# On the first page, and where a table is set up.

about = Die Welt ist untergegangen, und ein Konvoi nimmt einen Bunker mit. Versorgt eure Überlebenden, baut Räume und rüstet euch gegen die Strahlung. Für zwei bis vier.
agree-placement = Aufstellung der Helden
