# Was auf dem Tisch liegt, erklärt: Räume, Ausrüstung, Ereignisse, Anführer, Optionen, die Schachtel.

amount-meat = { $count } Fleisch
amount-water = { $count } Wasser
amount-can =
    { $count ->
        [one] 1 Konservendose
       *[other] { $count } Konservendosen
    }
amount-wood = { $count } Holz
amount-metal = { $count } Metall
amount-chip =
    { $count ->
        [one] 1 Mikrochip
       *[other] { $count } Mikrochips
    }
amount-ammo = { $count } Munition

does-room-workshop = Nachts beim Bauen: ein Raum kostet statt 3 Werkstoffen nur 1.
does-room-storeroom = Nachts beim Reparieren: 1 Ausrüstung ziehen; danach kostet eine Reparatur 1 Werkstoff weniger.
does-room-council = Ein Ereignis abzuwenden kostet 2 Werkstoffe, 2 Munition oder 1 Gut weniger.
does-room-smokehouse = Die erste Beute der Runde, die du bei vollem Raum machst, bringt 2 Fleisch mehr.
does-room-butcher = Die erste Beute der Runde, die du bei vollem Raum machst, bringt 1 Fleisch mehr.
does-room-galley = Auf dem Frachtschiff nimmst du 1 Konservendose mehr.
does-room-dockmaster = Auf dem Frachtschiff nimmst du 2 Konservendosen mehr und darfst auch auf ein belegtes Feld.
does-room-armoury = Nachts beim Bauen: 4 Munition nehmen.
does-room-cistern = Je Runde 1 Wasser extra für Ereignisse, Ernähren oder Anwerben; niemand kann es nehmen.
does-room-bunker = Ereignisse wirken nicht auf dich, ausgenommen Knappheiten.
does-room-scrapyard = Nachts beim Bauen: 1 Ausrüstung ablegen und die Werkstoffe ihrer Reparatur nehmen.
does-room-infirmary = Nachts beim Bauen: deine Strahlung wird um einen Schritt besser.
does-room-ventilation = Gegen die Welle zählt in deiner Luftschleuse ein Überlebender mehr.
does-room-nursery = Nachts beim Bauen: hier zieht 1 weiterer Überlebender ein, bis es 8 sind.
does-room-scouts = Einmal je Stadt: nach deinem ersten Suchplättchen zwei weitere ohne Aktion.
does-room-depot = Nachts beim Bauen: 2 Ausrüstungskarten ziehen.
does-room-lookout = Einmal am Tag die Suchplättchen einer Stadt geheim ansehen.
does-room-guard = Einmal je Runde einen Druck auf einen Helden mit Stärke 3 abwehren.
does-room-mechanic = Nachts beim Reparieren: eine Reparatur ist kostenlos.
does-room-racket = Übt dein Held Druck aus, suchst du aus, was abgegeben wird.
does-room-salvagers = Einmal je Stadt: Ein leeres Suchplättchen bringt 1 Holz und 1 Metall.
does-room-toolroom = Nachts beim Reparieren: eine Reparatur kostet 2 Werkstoffe weniger.

does-equipment-axe = Wald: +2 Holz.
does-equipment-bow = Wald: 1 Fleisch.
does-equipment-baseball-bat = Der Druck auf einen Gegner steigt um 1.
does-equipment-battle-gear = Ein Druck auf einen deiner Helden sinkt um 2.
does-equipment-exoskeleton = Ein Held zieht beliebig weit.
does-equipment-thermal-sensor = Einen Beutestapel ansehen und irgendein Plättchen daraus jagen.
does-equipment-jerrycan = Damm: +1 Wasser.
does-equipment-access-card = Damm: 1 Mikrochip weniger zu zahlen.
does-equipment-backpack = Jahrmarkt: +2 Mikrochips.
does-equipment-metal-detector = Jahrmarkt: 1 Konservendose.
does-equipment-shotgun = Eine Jagd: 1 Aktion mehr.
does-equipment-bear-trap = Eine Jagd: 1 Aktion mehr.
does-equipment-hacksaw = Frachtschiff: 2 Metall.
does-equipment-grappling-hook = Frachtschiff: Ein Held darf auf das nächsthöhere Feld.
does-equipment-ammunition-kit = Militärbasis: +2 Munition.
does-equipment-crowbar = Militärbasis: 2 Mikrochips.
does-equipment-flashlight = Stadt: 1 Überlebender für die Luftschleuse.
does-equipment-chainsaw = Stadt: 2 Holz.
does-equipment-pickaxe = Mine: +2 Metall.
does-equipment-purifier = Mine: 1 Wasser.

does-card-forest-fire = Knappheit: Der Wald fasst nur halb so viel Holz.
does-card-cave-in = Knappheit: Die Mine fasst nur halb so viel Metall.
does-card-short-circuit = Knappheit: Der Jahrmarkt fasst nur halb so viele Mikrochips.
does-card-collapsed-district = Knappheit: nur halb so viele Suchplättchen je Stadt.
does-card-sandstorm = Ein Held hat höchstens 3 Aktionen.
does-card-rats = Alle legen jeden Tag 1 Gut ab.
does-card-looters = Alle legen jeden Tag 2 Werkstoffe oder Munition ab.
does-card-poisoned-spring = Der Damm kostet 1 Mikrochip mehr.
does-card-epidemic = Alle verlieren jeden Tag 1 Überlebenden.
does-card-wild-pack = Jede Beute hat 1 Ausdauer mehr.
does-card-blocked-roads = Helden ziehen 1 Schritt und nicht weiter.
does-card-power-failure = Jeder Raum und jede Reparatur kostet 1 Werkstoff mehr.

leader-facts = Alter { $age }; { $resources }; beschädigt: { NAME($equipment) }; Helden: { $places }
facts-room = { $places } Plätze, Nahrung { $food }
facts-repair = Reparatur: { $amount }
leader-search = was 3 Suchplättchen zeigen

option-seats-2 = Zu zweit.
option-seats-3 = Zu dritt.
option-seats-4 = Zu viert.
option-placement-simultaneous = Alle legen ihre Helden gleichzeitig aus.
option-placement-in-turn = Strategische Variante: Die Helden werden in Zugreihenfolge ausgelegt, reihum je einer.

comment-airlock =
    Die Luftschleuse: die Plätze in ihrer ersten und in ihrer zweiten Reihe.
    Zum Teil belegt: Eine veröffentlichte Umsetzung hat 7 Plätze. Wie sie sich auf die Reihen
    verteilen, ist rekonstruiert; das Beispiel zum Ernähren im Heft, zwei Überlebende für 2 Wasser,
    passt dazu nur, wenn zwei belegte Reihen gemeint sind.
comment-radiation =
    Die Strahlungsleiste von gut nach schlecht, in ÜP. Der Marker beginnt auf der 0.
    Zum Teil belegt: Die Minusseite steht in einem gedruckten Beispiel, und eine zweite gedruckte
    Quelle bestätigt sie. Die beiden Schritte im Plus sind rekonstruiert.
comment-cargo =
    Die Konservendosen der Felder auf dem Frachtschiff, für Stärke 3, 4, 5 und 6.
    Zum Teil belegt: Das Heft nennt 3 für Feld 5. Die übrigen sind rekonstruiert.
comment-prey =
    Die Beute nach Ausdauer: wie viele Plättchen es gibt, und das Fleisch für das erste, zweite,
    dritte ..., das jemand davon erlegt.
    Zum Teil belegt: Das Heft nennt 4, 5 und 6 Fleisch bei Ausdauer 6. Die anderen Zahlen sind
    rekonstruiert.
comment-events =
    Die Ereigniskarten: was es kostet, sie abzuwenden, und ihre ÜP. Was sie bewirken, ist Regel.
    Zum Teil belegt: Das Heft nennt 3 ÜP für jede der vier Knappheiten, 3 Wasser für den
    Waldbrand und 5 ÜP für den Sandsturm. Die übrigen Kosten und ÜP sind rekonstruiert.

list-and = { $names } und { $last }
result-winner =
    { $person ->
        [you] du gewinnst mit { $points } ÜP.
       *[other] { $seats } gewinnt mit { $points } ÜP.
    }
result-tie-break =
    { $person ->
        [you] du gewinnst mit { $points } ÜP: punktgleich mit { $others }, aber mit mehr { $reason ->
            [commodities] Gütern.
           *[supplies] Werkstoffen und Munition.
        }
       *[other] { $seats } gewinnt mit { $points } ÜP: punktgleich mit { $others }, aber mit mehr { $reason ->
            [commodities] Gütern.
           *[supplies] Werkstoffen und Munition.
        }
    }
result-shared =
    { $person ->
        [you] { $seats } teilt euch den Sieg mit { $points } ÜP und gleich vielen Ressourcen.
       *[other] { $seats } teilen sich den Sieg mit { $points } ÜP und gleich vielen Ressourcen.
    }
