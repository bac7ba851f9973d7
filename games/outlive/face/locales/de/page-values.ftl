# The values of the box.

value-airlock = Luftschleuse
value-airlock-rows = { $first } Plätze in der ersten Reihe, { $second } in der zweiten.
value-radiation = Strahlungsleiste
value-cargo = Frachtschiff
value-cargo-slot = Feld
value-cargo-cans = Dosen
value-prey = Beute
value-prey-endurance = Ausdauer
value-prey-count = Plättchen
value-prey-meat = Fleisch für die erste, zweite, dritte …
value-events = Ereignisse
value-events-event = Ereignis
value-events-cost = Kosten
value-events-points = Wert
value-events-worth = { $points } ÜP
