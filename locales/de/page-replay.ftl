# Ergebnis, Wiedergabe und Rückschau eines Spiels.

to-replay = Wiedergabe
to-review = Rückschau
to-table = Zum Tisch
table-link = Link zu diesem Tisch
points = Punkte

chart-points = Punkte im Lauf des Spiels
chart-chances = Aussichten auf den Sieg
chart-numbers = Die Zahlen
chart-after = Nach
setting-up = Vorbereitung

replay = Wiedergabe
replay-controls = Durch das Spiel gehen
replay-steps = Schritte
replay-first = Zum Anfang (Pos1)
replay-back = Einen Schritt zurück (Pfeil links)
replay-on = Einen Schritt weiter (Pfeil rechts)
replay-last = Zum Ende (Ende)
replay-play = Von selbst abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-position = Stellung
replay-go = Dorthin
replay-speed = Tempo
replay-place = Schritt { $step } von { $steps }
replay-begins = Das Spiel beginnt.
replay-nothing = Hier ändert sich nichts auf dem Tisch.
replay-undone = Dieser Zug wurde später zurückgenommen.
replay-table = Der Tisch
replay-eyes = Gesehen von
replay-watching = allen

play-on = Von hier aus weiterspielen
play-on-how = Ein neuer Tisch beginnt mit dieser Stellung. Was der Zufall von hier an bringt, ist neu.
play-on-do = Tisch aufmachen
play-on-over = Hier ist das Spiel zu Ende. Geh zu einer früheren Stellung.

review = Rückschau
review-runs = Das Spiel wird Stellung für Stellung untersucht. Das dauert weniger als eine Minute, oder länger, wenn noch andere warten.
review-reload = Noch einmal nachsehen
review-how = Nach jedem Zug geschätzt aus dem, was wissen kann, wer als Nächstes am Zug ist; dafür werden viele Partien zu Ende gespielt. Die Nummern stehen bei den teuersten Zügen; jeder davon wurde noch einmal so gründlich geprüft wie ein Tipp, beide Züge in denselben Welten.
review-dear = Die teuersten Züge
review-dear-own = Deine teuersten Züge
review-dear-others = Die teuersten Züge der anderen
review-nothing-dear = Kein Zug hat den Sieg um { $least } oder mehr unwahrscheinlicher gemacht.
review-played = Gespielt
review-better = Besser
review-cost = Siegchance { $chance } statt { $best }
review-sure = Zweimal geprüft: Das ist sicher.
review-likely = Zweimal geprüft: Das ist wahrscheinlich.
review-close = Zweimal geprüft: Das ist knapp.
review-look = Die Stellung davor ansehen
