# Die Hilfe für die erste Partie Red Outpost, und Gründe für einen guten Zug.

lesson-welcome = Du und die anderen schickt dieselben sechs Arbeiter los, zwei Tage mit je fünf Phasen lang. Wer die meisten Siegpunkte (SP) hat, gewinnt. Es gibt sie für Exporte und fürs Produzieren, und für gut gelaunte Arbeiter, auf die du den größten Einfluss hast.
    .title = Willkommen im Vorposten
lesson-workers = Wähl einen Arbeiter, der steht, und einen freien Ort für ihn. Jeder Ort ändert seine Stimmung und bringt dir etwas; was eine Wahl bewirkt, kannst du vorher lesen. Danach liegt der Arbeiter und ruht sich bis zur nächsten Phase aus.
    .title = Die Arbeiter gehören niemandem
lesson-influence = Im Einsatz war: { $worker }. Darum liegt auf diesem Porträt jetzt eine Scheibe von dir. Jeder Zug legt irgendwo eine hin. Wer am Ende des Tages die meisten Scheiben auf einem Porträt hat, bekommt die Stimmung dieses Arbeiters als SP.
    .title = Deine Scheibe ist Einfluss
lesson-mood = { $worker }: Die Stimmung ist { $mood }. Am Ende des Tages ist sie genau so viele SP wert, und unter null kostet sie ebenso viele. Harte Arbeit drückt die Stimmung; Palast, Bierhaus, Mittagspause und Wohnkaserne heben sie. Muntere auf, wen du anführst, und überlass die harte Arbeit denen, die andere anführen.
    .title = Stimmung ist Punkte
lesson-wheel = Du hast etwas produziert, also ist dein Marker auf dem Produktionsrad weitergerückt. Jede Runde von { $fields } Feldern bringt 2 SP und 1 Kristall. Was vom Raumschiff oder aus einem Geschäft im Lagerhaus kommt, dreht das Rad nicht.
    .title = Produzieren dreht das Rad
lesson-store = Zwei Würfel liegen dort: { $good }. Wer den dritten bringt, exportiert sofort alle drei und bekommt { $points } SP. Tu es selbst, oder lass den Nächsten nichts zum Vollmachen übrig.
    .title = Zwei gleiche im Lagerhaus
lesson-export = Drei Würfel wurden exportiert: { $good }. Die SP bekam, wer am Zug war, egal von wem die ersten beiden stammten. Ein Würfel bleibt auf der Exportleiste, und der nächste Export zahlt, was am nächsten Feld steht.
    .title = Ein Export
lesson-forenoon = Jetzt geht es reihum, bis alle sechs Arbeiter einmal im Einsatz waren; überleg also, wen du den anderen lässt. Sperrmarker gelten in dieser Phase nicht. Am Nachmittag ist es genauso.
    .title = Der Vormittag: alle arbeiten
lesson-lunch = Nur die Feldküche ist offen, und wer dort isst, bekommt +1 Stimmung. Eine Scheibe legst du trotzdem: Wähl jemanden, dessen Stimmung für dich zählen soll.
    .title = Mittagspause: eine Scheibe und gutes Essen
lesson-evening = Der letzte Zug des Tages. Die Wohnkaserne ist jetzt offen und hebt die Stimmung um 1. Schau, wo eine einzige Scheibe ändert, wer führt: Das ist oft mehr wert als eine Ware.
    .title = Der Abend: die letzte Scheibe
lesson-scoring = Der erste Tag ist vorbei. Arbeiter für Arbeiter bekam die Stimmung, wer die meisten Scheiben hatte, bei Gleichstand alle voll. Für dich waren das { $points } SP. Die Stimmungen stehen wieder auf 0, und alle Scheiben sind zurück; Waren, Exportleisten und Kristalle bleiben. Der zweite Tag läuft genauso.
    .title = Der Tag ist gewertet
lesson-end = Am Ende brachten Spenden an den Palast 4, 2 und 1 SP, und je zwei Kristalle 1 SP. Du hast alles gesehen, was es gibt. Spezialkarten machen es reicher, und stärkere Bots warten schon.
    .title = Das war das ganze Spiel

lesson-donation = Du darfst dem Palast 1 Kristall spenden. Bei Spielende bringen die meisten Spenden 4 SP, die zweitmeisten 2, die drittmeisten 1. Ein Kristall, den du behältst, ist einen halben Punkt wert.
    .title = Ein Kristall für den Palast
lesson-round = Für 1 Kristall darfst du die Stimmung eines beliebigen Arbeiters um 1 heben und die eines beliebigen anderen um 1 senken. Am besten führst du beim einen und jemand anderes beim anderen.
    .title = Eine Runde im Bierhaus
lesson-trade = Ein Geschäft oder keines: eine gelagerte Ware für einen Kristall verkaufen, mit einem Kristall eine Ware kaufen, oder eine Ware weggeben und zwei Stimmungen ändern. Eine gekaufte Ware kann die dritte ihrer Art sein.
    .title = Ein Geschäft im Lagerhaus
lesson-transfer = Du darfst eine fremde Scheibe von einem Porträt auf ein anderes legen. Leg sie von dort weg, wo sie dir die Führung nimmt.
    .title = Gemunkel in der Verwaltung
lesson-find = Am Raumschiff darfst du eine Ware wählen. Liegen von einer schon zwei im Lagerhaus, ist die dritte ein Export.
    .title = Ein Fund im Raumschiff
lesson-fishing = Der Fischer sieht zwei Seekarten an und behält eine. Alle sechs vorher oder nachher zu mischen, ändert, wie wahrscheinlich Fisch ist.
    .title = Der Fischer kennt den See

# Warum ein Zug gut ist.

reason-points = Er bringt dir sofort { $points } SP.
reason-crystals =
    Er bringt dir { $count ->
        [one] 1 Kristall.
       *[other] { $count } Kristalle.
    }
reason-wheel =
    { $fields ->
        [one] Er bringt deinen Radmarker 1 Feld näher an die nächste Belohnung.
       *[other] Er bringt deinen Radmarker { $fields } Felder näher an die nächste Belohnung.
    }
reason-moods = So, wie Stimmungen und Scheiben dann stünden, brächte dir das Ende des Tages { $points } SP mehr als vorher.
reason-others = Er nimmt den anderen { $points } SP an Stimmungen, so wie es steht.
reason-goal = Er erfüllt eines deiner Ziele für heute.
reason-disc = Er nimmt eine Scheibe von Autom weg.
reason-card = Was eine Karte zeigen wird, weiß niemand; im Mittel lohnt es sich.
reason-later = Gleich bringt er nichts, aber vorausgespielte Partien gingen mit ihm am besten aus.
