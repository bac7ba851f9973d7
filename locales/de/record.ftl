# `vorposten record check`, `show` und `analyse`.

record-holds = Die Aufzeichnung stimmt: { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }, { $draws ->
        [0] keine Ziehung
        [one] eine Ziehung
       *[other] { $draws } Ziehungen
    } des Zufalls und { $undos ->
        [0] nichts zurückgenommen
        [one] einmal etwas zurückgenommen
       *[other] { $undos }-mal etwas zurückgenommen
    }, alles nach den Regeln.
record-over = Das Spiel ist zu Ende.
record-running = Das Spiel ist noch nicht zu Ende.
record-dice-verified = Zufall: jede Ziehung folgt aus { $segments ->
        [one] dem festgelegten Startwert
       *[other] den { $segments } festgelegten Startwerten
    }.
record-dice-secret = Zufall: der Startwert ist noch geheim, die letzten Ziehungen lassen sich also noch nicht prüfen.
record-dice-none = Zufall: es wurde kein Startwert festgelegt; die Ziehungen sind möglich, mehr ist nicht bekannt.
record-position = Nach { $at ->
        [0] dem Aufbau, vor der ersten Eingabe,
        [one] der ersten Eingabe
       *[other] { $at } Eingaben
    } von { $inputs }.

analysis-runs = Denkt nach
analysis-wins = gewinnt
analysis-points = SP
analysis-worth = Wert
analysis-tries = Versuche
analysis-moves = { $seat }: die besten Züge
analysis-order = Was am längsten versucht wurde, steht vorn: Je seltener ein Zug versucht wird, desto weniger sagen seine Zahlen. Der Wert besteht aus der Aussicht auf den Sieg und dem Abstand zum besten Gegner.
analysis-curve = Die Aussichten auf den Sieg nach jeder Eingabe, so wie sie einschätzt, wer als Nächstes entscheidet, nach dem, was er weiß.
analysis-start = Aufbau
analysis-undo = nimmt zurück
analysis-dear = Die teuersten Züge
analysis-dear-move = { $move }. Gewinnt zu { $chance } statt zu { $best }. Besser: { $better }.
analysis-nothing-dear = Kein Zug hat den Sieg um { $least } oder mehr unwahrscheinlicher gemacht.
