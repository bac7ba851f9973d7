# Die Spielstärken: wie sie heißen und wie sie spielen.

level-random = Zufällig
    .plays = Zieht irgendetwas, was die Regeln erlauben, alles gleich oft.
level-greedy = Gierig
    .plays = Zieht, was auf den ersten Blick am besten aussieht, und denkt nie voraus.
level-easy = Leicht
    .plays = Denkt nur einen Augenblick voraus und übersieht vieles; für deine ersten Partien.
level-medium = Mittel
    .plays = Denkt voraus und macht selten grobe Fehler; für alle, die das Spiel kennen.
level-hard = Schwer
    .plays = Nimmt sich für jeden Zug Zeit und spielt, so gut es kann.
