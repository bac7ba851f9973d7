# Was geschehen ist: je ein Satz. Beginnt er mit einem Namen, setzt das Programm den großen
# Buchstaben.

event-led =
    { $seat ->
        [seat-you] dein Anführer ist
       *[other] der Anführer von { NAME($seat) } ist
    } { NAME($leader) } ({ $age }): { $resources }; beschädigt: { NAME($equipment) }.
event-started =
    { $seat ->
        [seat-you] du hast
       *[other] { NAME($seat) } hat
    } den ältesten Anführer und { $seat ->
        [seat-you] bist
       *[other] ist
    } Startspieler.
event-deployed =
    { $seat ->
        [seat-you] dein Held { $strength }
       *[other] Held { $strength } von { NAME($seat) }
    } liegt { NAME($place, "at") }.
event-all-deployed =
    { $seat ->
        [seat-you] deine Helden:
       *[other] Helden von { NAME($seat) }:
    } { $heroes }.
event-round-began = Runde { $round } beginnt.
event-equipment-shuffled = Die abgelegte Ausrüstung wird gemischt und zum neuen Stapel.
event-displayed = Ausrüstung { NAME($place, "at") }: { $cards }.
event-laid-aside = Abgelegte Suchplättchen { NAME($place, "at") }: { $tiles }.
event-prey-seen = Beute { NAME($place, "at") }: Ausdauer { $endurance }.
event-event-revealed = Das Ereignis dieser Runde: { NAME($card) }. { $effect }
event-event-bit = Das Ereignis { NAME($card) } wirkt.
event-stock-lost = Die Knappheit nimmt { $amount } weg: { NAME($place) }.
event-discarded =
    { $seat ->
        [seat-you] du legst
       *[other] { NAME($seat) } legt
    } { $amount } ab.
event-survivor-left = Bei { NAME($seat, "dat") } { $count ->
        [one] geht 1 Überlebender
       *[other] gehen { $count } Überlebende
    } aus { NAME($berth, "dat") }.
event-moved =
    { $seat ->
        [seat-you] dein Held { $strength }
       *[other] Held { $strength } von { NAME($seat) }
    } geht { NAME($to, "to") }.
event-stood =
    { $seat ->
        [seat-you] dein Held { $strength }
       *[other] Held { $strength } von { NAME($seat) }
    } kann nirgendwohin und steht auf.
event-struck =
    { $seat ->
        [seat-you] du setzt
       *[other] { NAME($seat) } setzt
    } gegen { NAME($victim, "acc") } den Baseballschläger ein.
event-pressed =
    { $seat ->
        [seat-you] du setzt
       *[other] { NAME($seat) } setzt
    } { NAME($victim, "acc") } unter Druck: { $pressure }.
event-guarded =
    { $seat ->
        [seat-you] deine Wache
       *[other] die Wache von { NAME($seat) }
    } wehrt den Druck ab.
event-resisted =
    { $seat ->
        [seat-you] du
       *[other] { NAME($seat) }
    } { $how ->
        [none]
            { $seat ->
                [seat-you] wehrst dich nicht.
               *[other] wehrt sich nicht.
            }
       *[some]
            { $seat ->
                [seat-you] hältst dagegen: { $means }.
               *[other] hält dagegen: { $means }.
            }
    }
event-robbed =
    { $victim ->
        [seat-you] du gibst
       *[other] { NAME($victim) } gibt
    } { $amount } an { NAME($seat, "acc") } ab.
event-gained =
    { $seat ->
        [seat-you] du bekommst
       *[other] { NAME($seat) } bekommt
    } { $amount }.
event-healed =
    { $seat ->
        [seat-you] deine Strahlung
       *[other] die Strahlung von { NAME($seat) }
    } wird um einen Schritt besser.
event-algae-taken =
    { $seat ->
        [seat-you] du nimmst
       *[other] { NAME($seat) } nimmt
    } die Algen.
event-plant-paid =
    { $seat ->
        [seat-you] du öffnest
       *[other] { NAME($seat) } öffnet
    } den Damm, { $chips ->
        [0] mit der Zugangskarte.
       *[other] für { $amount }.
    }
event-marker-taken =
    { $seat ->
        [seat-you] du bekommst
       *[other] { NAME($seat) } bekommt
    } den Startspielermarker.
event-survivor-housed = Bei { NAME($seat, "dat") } zieht ein Überlebender in { NAME($berth, "acc") }.
event-hunted =
    { $seat ->
        [seat-you] du erlegst
       *[other] { NAME($seat) } erlegt
    } { $ammo ->
        [0] Beute mit Ausdauer { $endurance }.
       *[other] mit { $ammo } Munition Beute der Ausdauer { $endurance }.
    }
event-sensed =
    { $seat ->
        [seat-you] du siehst dir
       *[other] { NAME($seat) } sieht sich
    } mit dem Wärmesensor den Beutestapel { NAME($place, "at") } an.
event-looked =
    { $seat ->
        [seat-you] dein Ausguck
       *[other] der Ausguck von { NAME($seat) }
    } sieht sich die Suchplättchen { NAME($place, "at") } an.
event-equipment-taken =
    { $seat ->
        [seat-you] du nimmst
       *[other] { NAME($seat) } nimmt
    } { $cards }.
event-tile-found =
    { $seat ->
        [seat-you] du durchsuchst
       *[other] { NAME($seat) } durchsucht
    } { NAME($place) }: { $tiles }.
event-night-fell = Die Nacht bricht an, und alle Helden legen sich hin.
event-passed =
    { $seat ->
        [seat-you] du passt
       *[other] { NAME($seat) } passt
    }.
event-event-resolved =
    { $seat ->
        [seat-you] du wendest
       *[other] { NAME($seat) } wendet
    } { NAME($card, "acc") } ab ({ $points } ÜP).
event-fed =
    { $seat ->
        [seat-you] du versorgst deine
       *[other] { NAME($seat) } versorgt die
    } Überlebenden: { $amount }.
event-cannot-feed =
    { $seat ->
        [seat-you] du hast
       *[other] { NAME($seat) } hat
    } nichts, um die Überlebenden zu versorgen.
event-unfed = Es fehlt an Nahrung: { $unpaid }.
event-nobody-fed =
    { $seat ->
        [seat-you] du hast
       *[other] { NAME($seat) } hat
    } niemanden zu versorgen.
event-irradiated =
    { $seat ->
        [seat-you] deine Strahlung
       *[other] die Strahlung von { NAME($seat) }
    } wird um { $count ->
        [one] 1 Schritt schlechter.
       *[other] { $count } Schritte schlechter.
    }
event-recruited =
    { $seat ->
        [seat-you] du wirbst
       *[other] { NAME($seat) } wirbt
    } { $count ->
        [one] 1 Überlebenden an.
       *[other] { $count } Überlebende an.
    }
event-built =
    { $seat ->
        [seat-you] du baust
       *[other] { NAME($seat) } baut
    } { NAME($room, "acc") }.
event-staffed = Bei { NAME($seat, "dat") } { $count ->
        [one] zieht 1 Überlebender
       *[other] ziehen { $count } Überlebende
    } in { NAME($room, "acc") }.
event-survivor-born = Bei { NAME($seat, "dat") } kommt ein Überlebender in die Kinderstube.
event-scrapped =
    { $seat ->
        [seat-you] du verschrottest
       *[other] { NAME($seat) } verschrottet
    } { NAME($equipment, "acc") }.
event-equipment-drawn =
    { $seat ->
        [seat-you] du ziehst
       *[other] { NAME($seat) } zieht
    } { NAME($equipment, "acc") }.
event-equipment-redrawn =
    { $seat ->
        [seat-you] du ziehst
       *[other] { NAME($seat) } zieht
    } { NAME($equipment, "acc") } ein zweites Mal; die Karte wird abgelegt.
event-repaired =
    { $seat ->
        [seat-you] du reparierst
       *[other] { NAME($seat) } repariert
    } { NAME($equipment, "acc") }.
event-slept =
    { $seat ->
        [seat-you] du gehst
       *[other] { NAME($seat) } geht
    } schlafen.
event-scored =
    { $seat ->
        [seat-you] du bekommst
       *[other] { NAME($seat) } bekommt
    } { $points } ÜP: { NAME($source) }.
event-all-scored =
    { $seat ->
        [seat-you] deine Punkte:
       *[other] Punkte von { NAME($seat) }:
    } { $shares }.
event-game-ended = Die Partie ist zu Ende.

# Teile dieser Sätze.
means-gear = Kampfmontur
card-the = { NAME($equipment, "acc") }
share = { NAME($source) } { $points }
hero-at = { $strength } { NAME($place, "at") }
nothing = nichts

# Was der Zufall entschieden hat, wo es für sich allein steht.
chance-room = Raum: { NAME($name) }
chance-leader = Anführer: { NAME($name) }
chance-equipment = Ausrüstung: { NAME($name) }
chance-tile = Suchplättchen: { NAME($name) }
chance-prey = Beute: Ausdauer { $endurance }
chance-event = Ereignis: { NAME($name) }
