# Was zur Wahl steht, wer wonach gefragt wird und in wenigen Worten, wohin eine Wahl führt. Keine
# Wahl beginnt mit einer Zahl, denn sie werden nummeriert.

action-move = { NAME($worker) } { NAME($to, "to") }
action-stay = Hirte bleibt { NAME($at, "at") }
action-influence-portrait =
    { $released ->
        [0] Scheibe auf das Porträt
       *[other] Scheibe auf das Porträt, dazu { $released } von der Karte
    }
action-influence-card =
    { $released ->
        [0] Scheibe auf die Karte Verwaltung
       *[other] Scheibe auf die Karte, von dort { $released } auf das Porträt
    }
action-influence-reserve = Scheibe behalten und die Stimmung schonen
action-use = die Karte { NAME($card) } nutzen
action-donate = dem Palast 1 Kristall spenden
action-pledge = Kristall auf das Porträt { NAME($worker, "gen") }
action-treat = Kristall: { NAME($raise) } +1, { NAME($lower) } −1
action-bribe = { NAME($good) }: { NAME($raise) } +1, { NAME($lower) } −1
action-sell = { NAME($good) } gegen Kristall
action-buy = Kristall gegen { NAME($good) }
action-shift =
    { $owner ->
        [seat-you] deine Scheibe
       *[other] Scheibe von { NAME($owner) }
    }: { NAME($from) } → { NAME($to) }
action-take-find = { NAME($good) } nehmen
action-take-crop = { NAME($good) } produzieren
action-fish = vom Stapel ziehen, wie er ist
action-shuffle-and-fish = alle sechs Karten mischen, dann ziehen
action-recall = aus der Ablage die Karte { NAME($card, "with") }
action-catch = die Karte { NAME($card, "with") }
action-catch-shuffle = die Karte { NAME($card, "with") }, danach alle sechs mischen
action-ship = { NAME($good) } exportieren
action-overtime = noch 1 { NAME($good) } für 1 Stimmung des Bergmanns
action-send = { NAME($worker) } { NAME($to, "to") }
action-nap = hinlegen: { $workers }

decline-instead = { NAME($location, "acc") } wie sonst nutzen
decline-donation = nichts spenden
decline-round = keine Runde zahlen
decline-trade = kein Geschäft
decline-further-trade = kein weiteres Geschäft
decline-transfer = die Scheiben lassen, wo sie sind
decline-cargo = nichts verschicken
decline-overtime = keine Überstunden
decline-errand = niemanden versetzen
decline-nap = niemanden hinlegen

prompt-seat =
    { $seat ->
        [seat-you] { $task }
       *[other] { NAME($seat) }: { $task }
    }
task-move = Wähle einen Arbeiter und ein Ziel.
task-influence = Wohin kommt die Scheibe dieses Zuges?
task-instead = Nutze die Karte { NAME($card) } oder den Ort wie sonst.
task-donation = Du darfst dem Palast 1 Kristall spenden.
task-round = Für 1 Kristall darfst du eine Stimmung um 1 heben und eine andere um 1 senken.
task-trade =
    { $left ->
        [one] Du darfst im Lagerhaus ein Geschäft machen.
       *[other] { $edition ->
            [edition-solo-print] Du darfst im Lagerhaus ein Geschäft machen oder bis zu { $left } Waren gegen je 1 Kristall abwerfen.
           *[other] Du darfst im Lagerhaus bis zu { $left } Geschäfte machen.
        }
    }
task-transfer = Du darfst eine fremde Scheibe von einem Porträt auf ein anderes legen.
task-find = Welche Ware hast du im Raumschiff gefunden?
task-crop = Welche Ware produzierst du auf dem Kornfeld?
task-fishing = Wie wird gefischt?
task-catch = Wähle eine der beiden Seekarten: { NAME($first) } oder { NAME($second) }.
task-catch-same = Beide Seekarten zeigen dasselbe ({ NAME($first) }); misch danach oder nicht.
task-cargo = Du darfst von vier Waren eine exportieren; je 1 der anderen geht in den Vorrat.
task-overtime = Der Bergmann darf für 1 seiner Stimmung noch eine Ware produzieren.
task-gift = Mit der Karte Kommissarin darfst du dem Palast 1 Kristall spenden.
task-errand = Mit der Karte Fischer darfst du einen anderen Arbeiter versetzen.
task-nap = Mit der Karte Feldküche darfst du vor der Mittagspause einen oder zwei Arbeiter hinlegen.
task-late-riser = Mit der Karte Wohnkaserne darfst du einem Arbeiter in der Wohnkaserne eine Scheibe geben.
prompt-waiting = Warten auf { NAME($seat) }: { $doing }.
doing-move = einen Arbeiter bewegen
doing-influence = die Scheibe dieses Zuges legen
doing-instead = die Karte { NAME($card) } oder den Ort nutzen
doing-donation = dem Palast spenden oder nicht
doing-round = für 1 Kristall Stimmungen ändern oder nicht
doing-trade = im Lagerhaus handeln
doing-transfer = eine Scheibe auf ein anderes Porträt legen oder nicht
doing-find = die im Raumschiff gefundene Ware wählen
doing-crop = eine Ware auf dem Kornfeld wählen
doing-fishing = wählen, wie gefischt wird
doing-catch = eine Seekarte wählen
doing-catch-same = die Seekarten mischen oder nicht
doing-cargo = eine Ware exportieren oder nicht
doing-overtime = Überstunden des Bergmanns oder nicht
doing-gift = dem Palast spenden oder nicht
doing-errand = einen Arbeiter versetzen oder nicht
doing-nap = vor der Mittagspause Arbeiter hinlegen oder nicht
doing-late-riser = eine Scheibe in die Wohnkaserne bringen oder nicht

prompt-draw-block = Ein Ort für einen Sperrmarker wird gezogen.
prompt-draw-worker-card = Eine Arbeiterkarte wird ausgeteilt.
prompt-draw-location-card = Eine Ortskarte wird ausgeteilt.
prompt-draw-start = Ausgelost wird, wer beginnt.
prompt-draw-goal = Die Zielkarte des Tages wird gezogen.
prompt-draw-first-autom-card = Die erste Automkarte des Tages wird aufgedeckt.
prompt-draw-autom-card = Automs nächste Karte wird aufgedeckt.
prompt-draw-spaceship = Eine Raumschiffkarte wird aufgedeckt.
prompt-draw-lake = Eine Seekarte wird aufgedeckt.
prompt-draw-second-lake = Neben der ersten Seekarte ({ NAME($first) }) wird die zweite des Fischers aufgedeckt.
prompt-nothing = Das Spiel geht von selbst weiter.
prompt-over = Die Partie ist zu Ende.

effect-mood = { $workers } { $by }
effect-mover = Stimmung { $by }
effect-disc-removed = Automscheibe weg
effect-discarded = −{ $count } { NAME($good) }
effect-wheel = Rad +{ $by }
effect-exported = Export
effect-delivered = { NAME($good) } für die Ziele
effect-crystals =
    { $count ->
        [one] { $by } Kristall
       *[other] { $by } Kristalle
    }
effect-lake-shuffled = Seekarten gemischt
effect-spaceship-shuffled = Raumschiffstapel gemischt
effect-points = { NAME($source, "short") } { $points } SP
effect-points-of = { NAME($source, "short") }: { $shares } SP
effect-share = { NAME($seat) } { $points }
effect-moved = { NAME($seat) }: { NAME($worker) } { NAME($to, "to") }
effect-influenced = { NAME($seat) }: Scheibe auf { NAME($worker) }
effect-phase = { NAME($phase, "the") } beginnt
effect-day = Tag { $day } beginnt
effect-game-ended = die Partie endet
effect-after = nach dem Zug – { $effects }
effect-day-over =
    { $shares ->
        [none] dann Tagesende
       *[other] dann { $shares } SP
    }
effect-game-over =
    { $shares ->
        [none] dann Spielende
       *[other] dann { $shares } SP
    }

then-card = dann eine Karte
then-influence = dann die Scheibe legen
then-instead = dann die Karte nutzen?
then-donation = dann spenden?
then-round = dann eine Runde ausgeben?
then-trade = dann ein Geschäft?
then-transfer = dann Scheibe?
then-good = dann eine Ware wählen
then-fishing = dann wählen, wie gefischt wird
then-cargo = dann verschicken?
then-overtime = dann Überstunden?
then-errand = dann jemanden versetzen?
then-nap = dann Arbeiter hinlegen?
then-late-riser = dann eine Scheibe umlegen?
