# Was die Dinge auf dem Tisch von Outlive sind, für die Karte, die neben jedem aufgeht: die Regel in
# ein, zwei Sätzen.

hover-place-forest = Jede Aktion nimmt 1 Holz oder zählt für die Jagd auf die oberste Beute.
hover-place-dam = Zahle 1 Mikrochip, damit das Wasserwerk läuft; dann nimmt jede Aktion 1 Wasser.
hover-place-military-base = Jede Aktion nimmt 1 Munition. Eine Aktion nimmt stattdessen die Algen, wenn sie noch da sind.
hover-place-silent-peak = Jede Aktion nimmt eine ausliegende Ausrüstung, noch beschädigt, oder deckt ein Suchplättchen auf.
hover-place-mine = Jede Aktion nimmt 1 Metall oder zählt für die Jagd auf die oberste Beute.
hover-place-cargo-ship = Keine Aktionen: Der Held nimmt das Feld genau seiner Stärke, mit dessen Konservendosen und dem Überlebenden, der dort wartet. Wer in einer Runde als Erster kommt, wird Startspieler.
hover-place-fair = Jede Aktion nimmt 1 Mikrochip oder zählt für die Jagd auf die oberste Beute.
hover-place-blackwood = Jede Aktion nimmt eine ausliegende Ausrüstung, noch beschädigt, oder deckt ein Suchplättchen auf.

hover-resource-meat = Ernährt Überlebende und wirbt sie an. Was am Ende der Nacht übrig ist, verdirbt.
hover-resource-water = Ernährt Räume, und nichts anderes ernährt die Reihen der Luftschleuse. Mehr als 2 hält sich nicht bis morgen.
hover-resource-can = Ernährt Räume und wirbt Überlebende an. Sie hält sich.
hover-resource-wood = Ein Werkstoff: für Räume, Reparaturen und Ereignisse.
hover-resource-metal = Ein Werkstoff: für Räume, Reparaturen und Ereignisse.
hover-resource-chip = Ein Werkstoff; einer davon startet das Werk am Damm.
hover-resource-ammo = Jede ersetzt bei der Jagd eine Aktion oder wehrt einen Punkt Druck ab. Niemand kann sie dir nehmen.

hover-partner = Andere Hälfte des Paares: { $equipment }
hover-event = Wird nachts abgewendet für { $cost }; { $points } ÜP.

hover-outlive-hero-title = Helden
hover-outlive-hero = Die Zahl ist die Stärke: so viele Aktionen. Ein Held zieht 1 oder 2 Schritte im Ring, an einen Ort, an dem du keinen hast. Wo er ankommt, setzt er jeden schwächeren stehenden Helden der anderen unter Druck; wer liegt, ist sicher.
hover-outlive-prey-title = Beute
hover-outlive-prey = Eine Jagd braucht so viele Aktionen, wie die Zahl sagt; Munition ersetzt Aktionen. Fleisch für die erste, zweite, dritte … einer Art: { $kinds }.
hover-prey-kind = { $endurance }: { $meat }
hover-outlive-tiles-title = Suchplättchen
hover-outlive-tiles = Jede Stadt hat zehn: Wasser, Konservendose, Tablette, Holz, Metall und Mikrochip einmal, Munition und nichts zweimal. Was offen liegt, ist nicht im Stapel.
hover-outlive-slots-title = Felder auf dem Schiff
hover-outlive-slots = Eines für jede Stärke von 3 bis 6, mit { $cans } Konservendosen. Ein Feld, auf dem ein Held steht, ist belegt; das für 6 erreicht nur der Enterhaken.
hover-outlive-algae-title = Algen
hover-outlive-algae = Einmal in der Runde kann jemand hier mit einer Aktion seine Strahlung um einen Schritt verbessern.
hover-outlive-convoy-title = Konvoi
hover-outlive-convoy = An jedem Tag kommt ein Ereignis hinzu. Es trifft sofort und an jedem weiteren Tag, bis es jemand nachts abwendet.
hover-outlive-round-title = Die Runde
hover-outlive-round = Sechs Runden aus Dämmerung, Tag und Nacht. Am Tag spielt jeder vier Helden, einen nach dem anderen; nachts kümmert sich jeder um seine Zuflucht.
hover-outlive-wave-title = Strahlungswelle
hover-outlive-wave = Ihre Stärke heute Nacht. Jeder Überlebende in deiner Luftschleuse hält einen Punkt auf; jeder Punkt, der durchkommt, ist ein Schritt abwärts auf der Strahlungsleiste.
hover-outlive-start-title = Startspieler
hover-outlive-start = Beginnt den Tag und nachts die Ereignisse. Der erste Held auf dem Frachtschiff nimmt den Marker, und er gilt ab dieser Nacht.
hover-outlive-points-title = Überlebenspunkte
hover-outlive-points = Wie sie gerade stehen: abgewendete Ereignisse, volle Räume, Strahlung, je 1 für Überlebende und reparierte Ausrüstung, 1 mehr für jedes Paar.
hover-outlive-airlock-title = Luftschleuse
hover-outlive-airlock = Überlebende hier halten die Welle auf und warten auf einen Raum. Die erste Reihe fasst { $first }, die zweite { $second }; jede Reihe, in der jemand ist, kostet nachts 1 Wasser.
hover-outlive-radiation-title = Strahlungsleiste
hover-outlive-radiation = Die Punkte am Ende, vom besten zum schlechtesten Feld: { $track }. Wellen schieben den Marker hinab; Algen, Tabletten und die Krankenstation ziehen ihn hinauf. Ganz unten kostet jeder weitere Punkt einen Überlebenden.
hover-outlive-night-resolve-title = 1 Ereignisse
hover-outlive-night-resolve = Reihum: ein offenes Ereignis bezahlen und behalten oder für heute Nacht passen.
hover-outlive-night-feed-title = 2 Ernähren
hover-outlive-night-feed = Jeder Raum, in dem jemand ist, kostet seine Güter, jede Reihe der Luftschleuse 1 Wasser. Für jede Einheit, die du nicht zahlen kannst, geht ein Überlebender.
hover-outlive-night-radiation-title = 3 Strahlung
hover-outlive-night-radiation = Was die Überlebenden in deiner Luftschleuse nicht aufhalten, geht die Leiste hinab.
hover-outlive-night-recruit-title = 4 Anwerben
hover-outlive-night-recruit = 1 Gut bringt 1 Überlebenden in deine Luftschleuse, bis sie voll ist.
hover-outlive-night-build-title = 5 Bauen
hover-outlive-night-build = Räume für 3 Werkstoffe bauen, Überlebende für immer einziehen lassen, Räume nutzen. Ein Raum arbeitet, wenn er voll ist.
hover-outlive-night-repair-title = 6 Reparieren
hover-outlive-night-repair = Ausrüstung für die Werkstoffe auf ihrer Karte reparieren.
hover-outlive-night-tidy-title = 7 Aufräumen
hover-outlive-night-tidy = Fleisch verdirbt, von Wasser bleiben höchstens 2, und was benutzt wurde, ist wieder bereit.
