# Was zur Wahl steht, wer was gefragt wird, und in wenigen Worten, wohin eine Wahl führt. Keine Wahl
# beginnt mit einer Zahl, denn sie sind nummeriert.

action-reject = { NAME($one) } und { NAME($other) }
action-build-free = { NAME($room) }
action-move-in =
    { $count ->
        [0] alle in die Luftschleuse
       *[other]
            { $rest ->
                [0] alle in { NAME($room, "acc") }
               *[other] { NAME($room) } { $count }, Luftschleuse { $rest }
            }
    }
action-lead = { NAME($leader) }
action-deploy = Held 4 { NAME($four, "at") }, Held 5 { NAME($five, "at") }
action-station = Held { $strength } { NAME($place, "at") }
action-give = { $items }
action-dismiss = aus { NAME($berth, "dat") }: { $count }
action-move = Held { $strength } { NAME($to, "to") }
action-move-slot = Held { $strength } { NAME($to, "to") }, Feld { $slot }
action-stand = Held { $strength } steht auf, { NAME($place, "at") }
action-look = Ausguck: die Suchplättchen { NAME($place, "at") } ansehen
action-strike = den Baseballschläger einsetzen
action-guard = den Druck mit der Wache abwehren
action-resist =
    { $how ->
        [none] nicht dagegenhalten
       *[some] dagegenhalten: { $means }
    }
action-house =
    { $berth ->
        [room-airlock] in die Luftschleuse
       *[other] in { NAME($berth, "acc") }
    }
action-accept = { NAME($equipment, "acc") } einsetzen
action-take = nimm { $amount }
action-take-plain = nimm { $amount } ohne den Kanister
action-algae =
    { $ammo ->
        [0] die Algen nehmen
       *[other] die Algen und { $ammo } Munition nehmen
    }
action-hunt =
    { $how ->
        [none] die Beute jagen, nur mit Aktionen
       *[some] die Beute jagen, mit { $means }
    }
action-sense = Wärmesensor einsetzen: den Beutestapel ansehen
action-hunt-sensed =
    { $how ->
        [none] Beute Nummer { $number } im Stapel (Ausdauer { $endurance }), nur mit Aktionen
       *[some] Beute Nummer { $number } im Stapel (Ausdauer { $endurance }), mit { $means }
    }
action-pick = { NAME($equipment, "acc") } nehmen
action-search = ein Suchplättchen aufdecken
action-resolve = { NAME($card) }: { $amount } zahlen
action-resolve-spared = { NAME($card) }: { $amount } zahlen; der Ratssaal erspart { $items }
action-feed =
    { $water ->
        [0] die Räume mit Dosen versorgen
       *[other] die Räume erst mit { $water } Wasser versorgen, dann mit Dosen
    }
action-feed-paid = zahl { $amount }
action-recruit =
    { $count ->
        [one] wirb 1 an: { $amount }
       *[other] wirb { $count } an: { $amount }
    }
action-build = { NAME($room) } bauen für { $items }
action-staff =
    { $count ->
        [one] schick 1 Überlebenden in { NAME($room, "acc") }
       *[other] schick { $count } Überlebende in { NAME($room, "acc") }
    }
action-draw = das Depot 2 Ausrüstungen ziehen lassen
action-scrap = { NAME($equipment, "acc") } verschrotten für { $amount }
action-repair = { NAME($equipment, "acc") } reparieren für { $items } ({ NAME($help) })

done-bat = nicht einsetzen
done-visit =
    { $left ->
        [one] gehen; 1 Aktion verfällt
       *[other] gehen; { $left } Aktionen verfallen
    }
done-idle = gehen
done-house = niemanden aufnehmen
done-gift = nicht einsetzen
done-sensed = nichts jagen
done-resolve = passen: heute Nacht nichts mehr abwenden
done-recruit = niemanden anwerben
done-build = fertig mit Bauen
done-repair = fertig mit Reparieren

prompt-seat =
    { $seat ->
        [seat-you] { $task }
       *[other] { NAME($seat) }: { $task }
    }
prompt-nature = Der Zufall entscheidet.
prompt-over = Die Partie ist zu Ende.
task-secret = Wähle im Geheimen.
task-rooms = Leg zwei deiner sechs Räume ab.
task-free-room = Welchen Raum baust du kostenlos?
task-quarters = Verteile deine ersten 4 Überlebenden auf Raum und Luftschleuse.
task-leader = Wähle deinen Anführer.
task-heroes = Leg deine Helden aus: Wohin kommen 4 und 5? Die beiden mit Stärke 3 kommen auf die anderen zwei Orte.
task-next-hero = Leg einen Helden aus.
task-discard-commodities = Ratten: { $count ->
        [one] Leg 1 Gut ab.
       *[other] Leg { $count } Güter ab.
    }
task-discard-supplies = Plünderer: { $count ->
        [one] Leg 1 Werkstoff oder Munition ab.
       *[other] Leg { $count } Werkstoffe oder Munition ab.
    }
task-leave =
    { $why ->
        [hunger] Die Nahrung reicht nicht
        [radiation] Die Strahlung ist am Ende ihrer Leiste
       *[event] Seuche
    }: { $count ->
        [one] Ein Überlebender geht.
       *[other] { $count } Überlebende gehen.
    } Woher?
task-move = Wähle einen Helden und ein Ziel.
task-bat =
    { $victim ->
        [seat-you] Den Baseballschläger einsetzen, damit der Druck um 1 steigt?
       *[other] Den Baseballschläger gegen { NAME($victim, "acc") } einsetzen, damit der Druck um 1 steigt?
    }
task-defend =
    { $by ->
        [seat-you] Du machst einen Druck von { $pressure }. Was geschieht dagegen?
       *[other] { NAME($by) } setzt deinen Helden mit { $pressure } unter Druck. Was tust du dagegen?
    }
task-hand-over =
    { $count ->
        [one]
            { $by ->
                [seat-you] Du machst Druck: Gib 1 Gut oder Werkstoff ab.
               *[other] { NAME($by) } setzt deinen Helden unter Druck: Gib 1 Gut oder Werkstoff ab.
            }
       *[other]
            { $by ->
                [seat-you] Du machst Druck: Gib { $count } Güter oder Werkstoffe ab.
               *[other] { NAME($by) } setzt deinen Helden unter Druck: Gib { $count } Güter oder Werkstoffe ab.
            }
    }
task-rob =
    { $count ->
        [one] Such 1 Gut oder Werkstoff aus, das du von { NAME($victim, "dat") } bekommst.
       *[other] Such { $count } Güter oder Werkstoffe aus, die du von { NAME($victim, "dat") } bekommst.
    }
task-house = Ein neuer Überlebender kommt. Wo soll er wohnen?
task-house-flashlight = Die Taschenlampe findet einen Überlebenden. Nimmst du ihn in die Luftschleuse auf?
task-gift = { NAME($equipment, "acc") } einsetzen? Heute Nacht reicht das Essen nicht: Für jedes fehlende Gut geht ein Überlebender deiner Wahl.
task-visit =
    { $left ->
        [0] Der Held { NAME($place, "at") } hat keine Aktion mehr.
        [one] Der Held { NAME($place, "at") } hat noch 1 Aktion.
       *[other] Der Held { NAME($place, "at") } hat noch { $left } Aktionen: Wähl, wofür.
    }
task-sensed = Welche Beute jagt dein Held { NAME($place, "at") }?
task-resolve = Wende ein Ereignis ab oder passe.
task-feed = Versorge deine Überlebenden: Womit zahlst du?
task-recruit = Überlebende anwerben, für je 1 Gut?
task-build = Bau Räume (meist je 3 Werkstoffe), besetze und nutze sie, oder beende diesen Schritt.
task-repair = Repariere Ausrüstung, oder beende diesen Schritt.
prompt-waiting = Warten auf { $doings }.
doing-seat = { NAME($seat, "acc") }
doing-secret = im Geheimen wählen
doing-rooms = Räume ablegen
doing-free-room = den ersten Raum bauen
doing-quarters = die ersten Überlebenden unterbringen
doing-leader = einen Anführer wählen
doing-heroes = Helden auslegen
doing-next-hero = einen Helden auslegen
doing-discard-commodities = Güter ablegen (Ratten)
doing-discard-supplies = Werkstoffe oder Munition ablegen (Plünderer)
doing-leave = wählen, wer geht
doing-move = einen Helden bewegen
doing-bat = den Baseballschläger einsetzen oder nicht
doing-defend = einem Druck von { $pressure } begegnen
doing-hand-over = wählen, was abgegeben wird
doing-rob = wählen, was geraubt wird
doing-house = einen neuen Überlebenden unterbringen
doing-house-flashlight = einen Überlebenden aufnehmen oder nicht
doing-gift = { NAME($equipment, "acc") } einsetzen oder nicht
doing-visit = die Aktionen eines Helden { NAME($place, "at") }
doing-sensed = eine Beute wählen
doing-resolve = Ereignisse abwenden
doing-feed = versorgen
doing-recruit = anwerben
doing-build = bauen
doing-repair = reparieren

effect-gained = +{ $amount }
effect-paid = −{ $amount }
effect-healed = Strahlung 1 Schritt besser
effect-irradiated =
    { $count ->
        [one] Strahlung 1 Schritt schlechter
       *[other] Strahlung { $count } Schritte schlechter
    }
effect-pressed = Druck auf { NAME($victim, "acc") }: { $pressure }
effect-answer = bringt bis zu { $pressure }, { NAME($victim) } entscheidet
effect-robbed = { $amount } von { NAME($victim, "dat") }
effect-handed-over =
    { $count ->
        [one] dann gibst du 1 Gut oder Werkstoff ab
       *[other] dann gibst du { $count } Güter oder Werkstoffe ab
    }
effect-points = { $points } ÜP
effect-marker = Startspielermarker
effect-survivor = 1 Überlebender in { NAME($berth, "acc") }
effect-left =
    { $count ->
        [one] 1 Überlebender geht
       *[other] { $count } Überlebende gehen
    }
effect-fed = insgesamt { $amount }
effect-unfed = Nahrung fehlt: { $unpaid }
effect-born = 1 Überlebender in die Kinderstube
effect-actions-left =
    { $left ->
        [one] noch 1 Aktion
       *[other] noch { $left } Aktionen
    }
effect-night = dann bricht die Nacht an
effect-round = dann beginnt Runde { $round }
effect-game-ended = dann ist die Partie zu Ende

hint-take = bis zu { $amount }
hint-take-paid = für { $price } bis zu { $amount }
hint-no-chips = zu wenig Mikrochips für Wasser
hint-nothing = nichts zu holen
hint-algae = Algen
hint-prey =
    { $ammo ->
        [0] Beute { $endurance }: { $amount }
       *[other] Beute { $endurance } mit { $ammo } Munition: { $amount }
    }
hint-equipment = Ausrüstung: { $count }
hint-tiles = Plättchen: { $count }
hint-top = obenauf: { $tile }
hint-works = dann wirkt er: { $effect }
hint-event = { $points } ÜP. { $effect }
