# Der Tisch von Red Outpost als Text.

label-day = Tag { $day }
label-start = Startspieler: { $seat }
label-turn = Am Zug: { $seat }
label-legend = ▲ steht  ▬ liegt  ■ jetzt gesperrt  □ in der genannten Phase gesperrt
label-warehouse = Lagerhaus
label-exports = Export
label-spaceship =
    Raumschiff: { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }
label-lake =
    See: { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }
label-discards = offen: { $cards }
label-no-discards = keine offen
label-supply =
    Vorrat: { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }

label-portraits = Porträts
label-mood = Stimmung
label-players = Spieler
label-points = SP
label-crystals = Kristalle
label-donated = gespendet
label-reserve = Scheiben
label-wheel = Rad
label-you = { $seat } (du)
label-card = { $card } ({ $seat }):

label-goals = Deine Ziele für heute; ein verfehltes kostet { $points } SP
label-autom = Autom

label-moves = Hinter jedem Ziel: was es mit der Stimmung des Arbeiters macht und was sonst geschieht.
label-worker = { $location }, Stimmung { $mood }
label-stay = { $location } (bleibt)
label-treat = 1 Kristall zahlen: eine Stimmung +1, eine andere −1
label-bribe = 1 { $good } abgeben: eine Stimmung +1, eine andere −1
label-shift = Scheibe von { $seat } verschieben
label-raise-lower = +1 ↓   −1 →
label-from-to = von ↓   auf →
label-lost = * einer der beiden Schritte verfällt am Ende seiner Leiste

label-result = Ergebnis
label-start-points = Beginn
label-total = Summe
result-running = Die Partie ist noch nicht zu Ende.
