# Die Hilfe für die erste Partie Outlive, und Gründe für einen guten Zug.

lesson-outlive-welcome = In sechs Tagen kommt der Konvoi. Am Tag holen deine vier Helden Nahrung, Werkstoffe, Munition und Menschen; in der Nacht ernährst du deine Überlebenden, hältst die Strahlung draußen und baust Räume. Wer die meisten Überlebenspunkte (ÜP) hat, gewinnt.
    .title = Willkommen in deiner Zuflucht
lesson-outlive-rooms = Such von diesen sechs Räumen die zwei aus, auf die du verzichten kannst; die anderen vier kommen zu den drei, die alle haben. Ein Raum wirkt, sobald er gebaut ist und alle seine Plätze besetzt sind, und sobald jemand in ihm ist, kostet er jede Nacht Nahrung.
    .title = Vier Räume behalten
lesson-outlive-free-room = Einer deiner sieben Räume ist von Anfang an gebaut, und deine ersten vier Überlebenden können ihn füllen. Nimm einen, dessen Effekt du jeden Tag brauchst; die anderen werden nachts gebaut, meist für je 3 Werkstoffe.
    .title = Ein Raum kostenlos
lesson-outlive-quarters = { $room }: Der Raum hat { $places } Plätze und wirkt, wenn alle besetzt sind. In der Luftschleuse halten Überlebende die Strahlung auf, je einen Punkt, und können später noch in jeden Raum; wer in einem Raum ist, bleibt dort.
    .title = Deine ersten vier Überlebenden
lesson-outlive-leader = Ein Anführer bringt Ressourcen, eine beschädigte Ausrüstung und die vier Orte, an denen deine Helden beginnen. Wer den ältesten Anführer hat, fängt an.
    .title = Wähl einen Anführer
lesson-outlive-heroes = Deine Helden haben Stärke 3, 3, 4 und 5, und so viele Aktionen hat jeder auch. Leg sie auf die markierten Orte: Von dort zieht jeder 1 oder 2 Schritte im Ring, und nie dürfen zwei von deinen am selben Ort sein.
    .title = Wo deine Helden beginnen

lesson-outlive-move =
    Wähl einen Helden, der noch liegt, also heute nicht gespielt ist, und einen Ort, an dem du keinen hast, { $steps ->
        [one] 1 Schritt weiter, denn die Straßen sind blockiert.
       *[other] 1 oder 2 Schritte weiter.
    } Dort hat er so viele Aktionen, wie er stark ist; was an einem Ort wartet, kannst du vorher lesen. Dann spielen die anderen je einen Helden, bis alle ihre vier Helden gespielt haben.
    .title = In jedem Zug ein Held
lesson-outlive-event = { $event }: { $effect } Jeder Tag bringt ein Ereignis, und alle treffen wieder und wieder, bis jemand sie nachts abwendet und die Karte für ihre ÜP behält.
    .title = Ereignisse treffen jeden Tag
lesson-outlive-food =
    Heute Nacht verbrauchen deine Räume { $food } von deinen Gütern (Fleisch, Wasser, Konservendosen) und deine Luftschleuse { $rows } Wasser. { $short ->
        [0] Du hast genug, so wie es steht.
        [one] Dir fehlt 1, und für jede Einheit, die fehlt, geht ein Überlebender.
       *[other] Dir fehlen { $short }, und für jede Einheit, die fehlt, geht ein Überlebender.
    }
    .title = Die Nacht braucht Nahrung
lesson-outlive-pressure = An einem markierten Ort steht ein Held, der schwächer ist als einer von deinen. Zieht dein stärkerer dorthin, gibt der andere dir den Unterschied in Gütern oder Werkstoffen, oder wehrt ihn mit Munition ab. Wer liegt, ist sicher, und wer ankommt, auch.
    .title = Starke setzen Schwache unter Druck
lesson-outlive-pressed = Ein stärkerer Held ist zu deinem gekommen. Jede Munition, die du ausgibst, wehrt einen Punkt Druck ab; für jeden Punkt, der bleibt, gibst du ein Gut oder einen Werkstoff deiner Wahl ab. Munition selbst kann dir niemand nehmen.
    .title = Du stehst unter Druck
lesson-outlive-ship = Auf dem Frachtschiff nimmt ein Held das Feld genau seiner Stärke, mit den Konservendosen und dem Überlebenden dort; sonst gibt es nichts zu tun. Wer in einer Runde als Erster kommt, ist ab heute Nacht Startspieler.
    .title = Konservendosen und Menschen auf dem Frachtschiff
lesson-outlive-dam =
    Wasser kommt vom Damm, { $price ->
        [0] und deine Zugangskarte lässt das Werk ohne Mikrochip laufen.
        [one] aber das Werk will 1 Mikrochip, bevor es läuft.
       *[other] aber das Werk will { $price } Mikrochips, bevor es läuft.
    }{ $pays ->
        [yes] {""}
       *[no] {" "}Du hast zu wenige, hol also erst welche, am besten auf dem Jahrmarkt.
    } Nur Wasser ernährt die Luftschleuse, und höchstens 2 halten bis zum nächsten Tag.
    .title = Wasser für einen Mikrochip
lesson-outlive-actions = Jede Aktion nimmt eines aus dem Lager. Holz, Metall und Mikrochips sind Werkstoffe: Nachts baust du damit Räume und reparierst Ausrüstung. Aktionen, die du nicht nutzt, verfallen.
    .title = Was ein Held hier tun kann
lesson-outlive-hunting = Auch die oberste Beute lässt sich jagen. Ihre Zahl ist die Ausdauer: So viele Aktionen kostet sie, und jede Munition ersetzt eine. Je mehr Beute derselben Ausdauer du hast, desto mehr Fleisch bringt die nächste. Fleisch hält nur bis zum Ende der Nacht.
    .title = Die Jagd
lesson-outlive-base = Jede Aktion nimmt 1 Munition: Sie hilft bei der Jagd und wehrt Druck ab, und niemand kann sie dir nehmen. Eine Aktion darf stattdessen die Algen nehmen, die deine Strahlung um einen Schritt verbessern; es gibt sie einmal je Runde für alle zusammen.
    .title = Munition und Algen
lesson-outlive-city = Jede Aktion nimmt eine ausliegende Ausrüstung, die erst wirkt, wenn du sie repariert hast, oder deckt ein Suchplättchen auf. Sieh erst, was ein Plättchen bringt, bevor du über die nächste Aktion entscheidest.
    .title = Ausrüstung und Suchplättchen

lesson-outlive-resolve = Zahl, was ein Ereignis kostet, und die Karte gehört dir: Am Ende ist sie ihre ÜP wert, und sie trifft niemanden mehr. Du wirst reihum wieder gefragt, bis du passt oder nicht mehr zahlen kannst.
    .title = Nacht: ein Ereignis abwenden?
lesson-outlive-leave = Jemand muss gehen, und du entscheidest, woher. Ein Raum, der einen Überlebenden verliert, wirkt erst wieder, wenn er voll ist; die Luftschleuse schützt dann weniger.
    .title = Überlebende gehen
lesson-outlive-wave = Die Strahlungswelle dieser Runde hat Stärke { $wave }, und jeder Überlebende in der Luftschleuse hält einen Punkt auf; jetzt hast du dort { $airlock }. Jeder Punkt, der durchkommt, ist ein Schritt nach unten auf deiner Leiste und kostet am Ende ÜP.
    .title = Die Welle und die Luftschleuse
lesson-outlive-recruit = Jedes Gut bringt einen Überlebenden mehr in deine Luftschleuse: am Ende je 1 ÜP, und jemand, der einen Raum füllt. Fleisch verdirbt am Ende der Nacht, und von Wasser bleiben höchstens 2, aber morgen müssen alle essen.
    .title = Anwerben, bevor etwas verdirbt
lesson-outlive-build = Bau einen Raum, meist für 3 Werkstoffe, und schick Überlebende aus der Luftschleuse in gebaute Räume; dort bleiben sie. Sind alle Plätze besetzt, wirkt der Raum, und je mehr volle Räume du hast, desto mehr ÜP bringt jeder weitere. Denk daran, dass auch die Luftschleuse Leute braucht.
    .title = Räume bauen und füllen
lesson-outlive-repair = Zahl, was auf einer beschädigten Karte steht, und ab morgen wirkt sie einmal je Runde. Jede reparierte Karte ist 1 ÜP wert, und zwei Hälften eines Symbols 1 mehr.
    .title = Ausrüstung reparieren
lesson-outlive-points = Bisher hast du { $points } ÜP. Sie kommen von abgewendeten Ereignissen, vollen Räumen, deiner Strahlung, je 1 für Überlebende und für reparierte Ausrüstung, und 1 für jedes Paar. Nun sind die Lager wieder voll, ein neues Ereignis kommt, und deine Helden ziehen von dort weiter, wo sie sind.
    .title = Der erste Tag ist vorbei
lesson-outlive-end = Die Wertung zeigt, woher alle Punkte kamen. Du hast alles gesehen, was es gibt: Andere Räume und Anführer machen jede Partie anders, und stärkere Bots warten schon.
    .title = Der Konvoi ist da

# Warum ein Zug gut ist. Was eine Wahl bewirkt, steht daneben; hier steht, wozu das gut ist.

reason-outlive-fills = Deine ersten Überlebenden können diesen Raum füllen, also wirkt er vom ersten Tag an: { $effect }
reason-outlive-works = Dann ist der Raum voll und wirkt: { $effect }
reason-outlive-staffed = Du hast genug Leute, um diesen Raum noch heute Nacht zu füllen, und dann wirkt er: { $effect }
reason-outlive-ready = Dann steht er bereit für Überlebende, die später kommen.
reason-outlive-costly = Die beiden würden { $food } Nahrung je Nacht kosten, mehr als die meisten, die du behältst.
reason-outlive-brings = Das gibt dir für den Anfang: { $amount }.
reason-outlive-free = So viele Orte hat dein stärkster Held von dort zur Auswahl: { $count }.
reason-outlive-shield =
    { $count ->
        [one] Deine Luftschleuse hält einen Punkt der Welle mehr auf.
       *[other] Deine Luftschleuse hält { $count } Punkte der Welle mehr auf.
    }
reason-outlive-waiting =
    { $count ->
        [one] Wer in der Luftschleuse bleibt, hält einen Punkt der Welle auf.
       *[other] Die { $count }, die in der Luftschleuse bleiben, halten je einen Punkt der Welle auf.
    }
reason-outlive-pressed = Er setzt { $seat } mit bis zu { $pressure } unter Druck; was abgegeben oder abgewehrt wird, entscheidet { $seat }.
reason-outlive-start = Du wirst Startspieler.
reason-outlive-survivor = Ein Überlebender kommt mit, am Ende 1 ÜP wert.
reason-outlive-fed = Dann reicht die Nahrung für heute Nacht.
reason-outlive-less-short = Dann fehlt heute Nacht weniger Nahrung: noch { $short } statt { $before }.
reason-outlive-prey = Dort ist Beute, die dieser Held jagen kann, und heute Nacht wird Fleisch gebraucht.
reason-outlive-algae = Dort sind noch die Algen, die deine Strahlung um einen Schritt verbessern.
reason-outlive-build = Dann hast du die Werkstoffe für einen Raum heute Nacht.
reason-outlive-event = Dann kannst du heute Nacht abwenden: { $event }, { $points } ÜP.
reason-outlive-repair = Dann kannst du heute Nacht reparieren: { $equipment }.
reason-outlive-pair = Das ist die andere Hälfte eines Paares: { $equipment }.
reason-outlive-search = Was das Plättchen zeigt, weiß niemand; Plättchen im Stapel, die etwas bringen: { $count } von { $left }.
reason-outlive-resolved = Die Karte ist am Ende { $points } ÜP wert und trifft nicht mehr.
reason-outlive-points = So, wie es dann steht, hast du { $points } ÜP mehr.
reason-outlive-all-fed = Alle werden satt.
reason-outlive-cans = Er spart die Konservendosen, die sich halten; von Wasser bleiben nur 2.
reason-outlive-spoils = Er nutzt Fleisch, das heute Nacht verdirbt.
reason-outlive-gear = Von da an wirkt sie einmal je Runde: { $effect }
reason-outlive-spare = Was du abgibst, fehlt dir heute Nacht nicht.
reason-outlive-still = Kein Raum hört dadurch auf zu wirken.
reason-outlive-fends = Er rettet Güter und Werkstoffe, die du mit Munition nicht zurückkaufen kannst.
reason-outlive-keep = Du behältst, was du hast, für später.
reason-later = Gleich bringt er nichts, aber vorausgespielte Partien gingen mit ihm am besten aus.
