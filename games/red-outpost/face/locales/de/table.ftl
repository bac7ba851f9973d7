# Was auf dem Tisch liegt: die Orte, wie der Spielplan sie zeigt, Spezialkarten, Optionen, Schachtel.

board-pasture = 1 Wolle
    .mood = −1, Hirte ±0
board-palace = Kommissarin +1, Spende
    .mood = +1, Kommissarin ±0
board-cornfield = 1 Getreide
    .mood = −1, Landwirtin ±0
board-beerhouse = Kristall: Stimmung ±1
    .mood = +2, Kommissarin −1
board-warehouse = ein Geschäft
    .mood = ±0
board-administration = Scheibe oder Kristall
    .mood = ±0, Bürokratin +1
board-spaceship = 1 Karte
    .mood = −1
board-mine = 1 Kohle, Bergmann 2
    .mood = −2, Bergmann ±0
board-field-kitchen = nur mittags
    .mood = +1
board-lake = 1 Karte, Fischer 2
    .mood = −1, Fischer ±0
board-labour-camp = Getreide, Wolle, Fisch
    .mood = −2
board-barracks = nur abends
    .mood = +1

card-location-pasture = +2 Stimmung für den Arbeiter im Einsatz, anstelle von allem, was die Weide tut.
card-location-palace = Der Kristall darf auf irgendein Porträt und zählt dort in der Tageswertung wie eine Scheibe von dir.
card-location-cornfield = Produziere irgendeine Ware statt Getreide.
card-location-beerhouse = Nimm 2 Kristalle; Stimmungsänderung und Aktion entfallen.
    .solo-print = Nimm 2 Kristalle anstelle der Aktion.
card-location-warehouse = Tausche bis zu zwei Mal Ware gegen Kristall oder Kristall gegen Ware.
    .solo-print = Gib anstelle des einen Geschäfts bis zu zwei Mal eine Ware für einen Kristall ab.
card-location-administration = Leg die Scheibe dieses Zuges auf die Karte; in jedem späteren Zug darfst du von dort beliebig viele auf das Porträt des Arbeiters im Einsatz holen.
card-location-spaceship = Nimm nach der Aktion von jeder Ware einen Würfel aus dem Lagerhaus: Einer der vier wird exportiert, die anderen gehen in den Vorrat.
card-location-mine = Der Arbeiter im Einsatz zahlt 1 Stimmung, was am unteren Ende der Leiste nicht geht, und dein Radmarker rückt drei Felder vor, anstelle von allem, was die Mine tut.
    .solo-print = −1 Stimmung für den Arbeiter im Einsatz, und dein Radmarker rückt drei Felder vor, anstelle von allem, was die Mine tut.
card-location-field-kitchen = Leg zu Beginn der Mittagspause einen oder zwei Arbeiter hin, wo sie sind.
card-location-lake = Nimm die Belohnung irgendeiner abgelegten Seekarte, statt eine zu ziehen. Der Fischer zieht seine andere Karte trotzdem und nimmt eine der zwei Belohnungen.
card-location-labour-camp = Behalte deine Scheibe in diesem Zug; dann entfällt auch das −2 für den Arbeiter.
card-location-barracks = Gib am Ende des Morgens irgendeine Scheibe einem Arbeiter in der Wohnkaserne.
    .solo-print = Gib am Ende des Morgens eine eigene Scheibe einem Arbeiter in der Wohnkaserne.
card-worker-shepherd = Der Hirte darf bleiben und den Ort nutzen, an dem er ist, wenn dieser nicht gesperrt und er dort allein ist; die Wohnkaserne nur abends, auch wenn andere dort sind, und die Feldküche nie.
    .solo-print = Der Hirte darf bleiben und den Ort nutzen, an dem er ist, wenn dieser nicht gesperrt ist; die Wohnkaserne nur abends und die Feldküche nie.
card-worker-farmer = Die Landwirtin darf dorthin, wo schon jemand ist.
    .solo-print = Die Landwirtin darf dorthin, wo schon jemand liegt.
card-worker-fisherman = Versetz nach einem Zug mit dem Fischer einen anderen Arbeiter an einen freien Ort, der nicht gesperrt ist; in die Wohnkaserne nur abends und nie in die Feldküche.
    .solo-print = Versetz nach einem Zug mit dem Fischer einen Arbeiter, der am selben Ort ist, an einen freien Ort, der nicht gesperrt ist; in die Wohnkaserne nur abends und nie in die Feldküche.
card-worker-miner = Produziert der Bergmann etwas anderes als Kohle, darf er 1 weitere Stimmung zahlen, sofern er nicht am unteren Ende der Leiste ist, und davon noch eine produzieren.
    .solo-print = Produziert der Bergmann etwas anderes als Kohle, darf er 1 weitere Stimmung verlieren und davon noch eine produzieren.
card-worker-bureaucrat = Sperrmarker halten die Bürokratin nicht auf.
card-worker-commissar = Spende in einem Zug mit der Kommissarin nach der Aktion dem Palast 1 Kristall.

option-seats-1 = Solo: Du spielst gegen Autom.
option-seats-2 = Zu zweit.
option-seats-3 = Zu dritt.
option-seats-4 = Zu viert.
option-blocks-recommended = Empfohlene Sperrmarker: Raumschiff, Palast und Bierhaus sind morgens geschlossen, Kornfeld, Weide und See abends.
option-blocks-random = Zufällige Sperrmarker: Sechs Orte werden gezogen, drei für den Morgen und drei für den Abend.
option-cards-without = Ohne Spezialkarten.
option-cards-with = Mit Spezialkarten: Alle bekommen eine Arbeiterkarte und eine Ortskarte.
option-edition-retail = Handelsausgabe: Ihr Heft gilt, wo die beiden Ausgaben sich unterscheiden.
option-edition-solo-print = Ausgabe mit Solospiel: Ihr Heft gilt; die SP dürfen unter 0 fallen, und wo Spezialkarten im Spiel sind, sind acht davon anders.
option-start-random = Wer beginnt, wird ausgelost.
option-start-1 = Orange beginnt.
option-start-2 = Blau beginnt.
option-start-3 = Braun beginnt.
option-start-4 = Pink beginnt.
option-start-autom = Autom eröffnet jede Phase.
option-difficulty-easy = Leicht: Ein verfehltes Ziel kostet 1 SP weniger, als auf der Karte steht.
option-difficulty-normal = Normal: Ein verfehltes Ziel kostet, was auf der Karte steht.
option-difficulty-hard = Schwer: Ein verfehltes Ziel kostet 1 SP mehr, als auf der Karte steht.

comment-mood =
    Die Stimmungsleisten, für alle sechs Arbeiter gleich. Sie beginnen bei 0, ein Schritt ist 1 SP.
    Bekannt aus einer veröffentlichten Rezension; passt zu sämtlichen Beispielen in den Heften.
comment-wheel =
    Das Produktionsrad: die Felder einer Runde.
    Bekannt aus einer veröffentlichten Rezension; passt zu beiden Beispielen in den Heften.
comment-exports =
    Die Exportleisten: was die Felder bringen, die ihren Würfel behalten, und was das letzte
    bringt, das mit dem Fragezeichen, das nie verbraucht ist.
    Rekonstruiert. Aus den Heften geht nur hervor, dass ein Kohlefeld 3 bringt und dass sich
    frühes Liefern lohnt; aus der Zahl der Würfel folgt, dass höchstens drei Felder ihren
    behalten können.
comment-spaceship =
    Der Raumschiffstapel: wie viele seiner zwölf Karten was zeigen.
    Zum Teil aus den Heften, die die Arten der Karten nennen; wie oft es sie gibt, ist
    rekonstruiert.
comment-lake =
    Der Seestapel: wie viele seiner sechs Karten was zeigen.
    Zum Teil aus den Heften, denen zufolge drei Karten Fische zeigen; wie sich diese drei
    aufteilen, ist rekonstruiert.
comment-ring =
    Der Weg rund um den Spielplan, dem Autom im Solospiel folgt, im Uhrzeigersinn.
    Zum Teil aus den Heften, wo ein Beispiel den Schritt zwischen See und Raumschiff zeigt; an
    welcher Stelle Lagerhaus und Mine kommen, ist rekonstruiert.
comment-autom =
    Die achtzehn Automkarten des Solospiels: wen die Karte bewegt und die drei Ziele für den Zug
    danach, von oben.
    Rekonstruiert bis auf das, was das Beispiel im Heft zeigt: eine Karte mit Kornfeld, Bierhaus
    und Lagerhaus und eine mit dem Fischer.
comment-goals =
    Die zwölf Zielkarten des Solospiels: die Porträts mit einer zweiten Scheibe, die Ziele, was
    ein verfehltes Ziel kostet, Automs Vorlieben und Richtung und was Exporte an dem Tag bringen.
    Rekonstruiert bis auf das, was die Beispiele im Heft zeigen: eine Karte, deren Reihenfolge der
    Arbeiter mit Bürokratin und Fischer beginnt und deren Richtung gegen den Uhrzeigersinn ist.

list-and = { $names } und { $last }
result-solo =
    { $outcome ->
        [won] Du gewinnst mit { $you } SP gegen Automs { $autom }.
        [level] Je { $you } SP: Gleichstand mit Autom heißt verloren.
       *[lost] Autom gewinnt mit { $autom } SP gegen deine { $you }.
    }
result-winner =
    { $person ->
        [you] du gewinnst mit { $points } SP.
       *[other] { $seats } gewinnt mit { $points } SP.
    }
result-tie-break =
    { $person ->
        [you] du gewinnst mit { $points } SP: punktgleich mit { $others }, aber mit mehr Kristallen.
       *[other] { $seats } gewinnt mit { $points } SP: punktgleich mit { $others }, aber mit mehr Kristallen.
    }
result-shared =
    { $person ->
        [you] { $seats } teilt euch den Sieg mit { $points } SP und gleich vielen Kristallen.
       *[other] { $seats } teilen sich den Sieg mit { $points } SP und gleich vielen Kristallen.
    }

autom-no-card = Keine Automkarte liegt offen.
autom-next =
    Offene Karte: { $places }. { $to ->
        [lunch] In der Mittagspause zählt sie nicht: Der erste stehende Arbeiter der Reihenfolge geht in die Feldküche.
        [ring] Davon ist jetzt nichts frei, der nächste Arbeiter sucht also rund um den Plan, { $direction }.
       *[other] So wie es steht, ist das nächste Ziel: { $to }. (Sonst rund um den Plan, { $direction }.)
    }
autom-workers = Reihenfolge der Arbeiter: { $workers }
autom-goods = Reihenfolge der Waren: { $warehouse } (Lagerhaus); { $spaceship } (Raumschiff)
