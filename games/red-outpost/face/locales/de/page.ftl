# Der Tisch von Red Outpost auf der Seite.

red-you = { $seat } (du)

red-day = Tag { $day }
red-start = Startspieler
red-turn = Am Zug
red-mover = Arbeiter dieses Zuges

red-locations = Orte
red-location = Ort
red-mood = Stimmung
red-action = Aktion
red-closed = Gesperrt
red-closed-now = { $phase } (jetzt gesperrt)
red-workers = Arbeiter
red-standing = steht
red-lying = liegt

red-portraits = Porträts
red-worker = Arbeiter
red-discs-of = Scheiben: { $seat }
red-discs-crystals =
    { $discs } + { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }
red-track = Die Stimmungsleisten reichen von { $lowest } bis { $highest }.

red-players = Spieler
red-player = Spieler
red-points = SP
red-crystals = Kristalle
red-donated = Gespendet
red-reserve = Freie Scheiben
red-held = { $reserve } und { $held } auf der Verwaltungskarte
red-wheel = Produktionsrad
red-wheel-field = Feld { $field } von { $fields }

red-cards = Spezialkarten
red-card = { $card } ({ $seat })

red-goods = Waren
red-good = Ware
red-warehouse = Lagerhaus
red-exports = Exportleiste
red-supply = Vorrat
red-full = voll
red-pays = { $points } SP
red-pays-always = { $points } SP (wird nie voll)

red-decks = Stapel und Vorrat
red-face-down =
    { $left ->
        [one] 1 Karte verdeckt
       *[other] { $left } Karten verdeckt
    }
red-open = offen: { $cards }
red-supply-crystals = Kristalle im Vorrat

red-goals = Ziele heute
red-met = erreicht
red-missing = noch nicht
red-penalty = Ein verfehltes Ziel kostet { $points } SP.
red-penalty-short = verfehlt: je −{ $points } SP
red-delivered = Auf der Zielkarte: { $goods }
red-aim = Du gewinnst, wenn du am Ende mehr SP als Autom hast; Gleichstand ist verloren.
red-autom = Autom
red-direction = Richtung
red-autom-cards = Heute aufgedeckte Automkarten: { $cards }. Bisher gebrauchte Zielkarten: { $goals }.

red-treat = Für 1 Kristall: { $worker } +1
red-bribe = Für 1 { $good }: { $worker } +1
red-lower = { $worker } −1
red-shift = Scheibe von { $seat }, jetzt: { $worker }
red-onto = neu: { $worker }
red-stay = bleibt hier ({ $location })

red-moment-day = Ende von Tag { $day }
red-moment-end = Der letzte Tag und das Spiel sind vorbei
red-moment-why = Wer auf einem Porträt führt, bekommt die Stimmung des Arbeiters als SP.
    .solo = Du bekommst die Stimmungen aller Arbeiter, auf denen keine Scheibe von Autom liegt.
red-moment-met = erreicht
red-moment-sum = Jetzt gewertet
red-moment-vp = SP insgesamt
red-moment-nobody = niemand wertet

red-day-pays = { $points } SP, endete der Tag jetzt
red-portrait-pays = Endete der Tag jetzt: { $points } SP für { $seats }

red-result = Ergebnis
red-start-points = Beginn
red-total = Summe

red-board = Spielplan
red-closed-later = Gesperrt: { $phase }
red-gifts = { $seat }: { $count ->
        [one] 1 Kristall gespendet
       *[other] { $count } Kristalle gespendet
    }
red-shuffle = Seekarten mischen
red-cube-stored = { $good } im Lagerhaus
red-cubes-supply = { $good }: { $count } im Vorrat
red-mood-up = { $worker }: Stimmung +1
red-mood-down = { $worker }: Stimmung −1
red-mood-now = Stimmung, { $worker }: { $mood }
red-discs-here = { $seat }: { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }{ $crystals ->
        [0] { "" }
        [one] , 1 Kristall
       *[other] , { $crystals } Kristalle
    }
red-crystals-supply = Kristalle im Vorrat: { $count }
red-next-export = { $good }: der nächste Export bringt { $points } SP
red-held-card = Scheiben auf der Verwaltungskarte

# On the first page, and where a table is set up.

about = Sechs Arbeiter dienen auf einem fernen Planeten allen zugleich. Schickt sie zur Arbeit, haltet sie bei Laune und sammelt den Ruhm ein. Für zwei bis vier, oder allein gegen Autom.
agree-blocks = Sperrmarker
agree-cards = Spezialkarten
agree-edition = Ausgabe
agree-start = Wer beginnt
agree-difficulty = Schwierigkeit
play-solo = Autom (solo)
