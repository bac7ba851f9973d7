# What the things on the table of Outlive are, for the card that opens beside each: the rule in one or
# two sentences.

hover-place-forest = Each action takes 1 wood, or counts towards hunting the prey on top.
hover-place-dam = Pay 1 chip to start the water plant; then each action takes 1 water.
hover-place-military-base = Each action takes 1 ammo. One action takes the algae instead, if they are still there.
hover-place-silent-peak = Each action takes one piece of equipment on offer, still broken, or turns up a search tile.
hover-place-mine = Each action takes 1 metal, or counts towards hunting the prey on top.
hover-place-cargo-ship = No actions here: the hero takes the slot of exactly its strength, with its cans and the survivor who waits there. Who comes first in a round becomes start player.
hover-place-fair = Each action takes 1 chip, or counts towards hunting the prey on top.
hover-place-blackwood = Each action takes one piece of equipment on offer, still broken, or turns up a search tile.

hover-resource-meat = Feeds survivors and recruits them. What is left at the end of the Night spoils.
hover-resource-water = Feeds rooms, and nothing else feeds the rows of the airlock. No more than 2 keep until tomorrow.
hover-resource-can = Feeds rooms and recruits survivors. It keeps.
hover-resource-wood = A material: for building rooms, repairing equipment and resolving events.
hover-resource-metal = A material: for building rooms, repairing equipment and resolving events.
hover-resource-chip = A material; one of them starts the plant at the Dam.
hover-resource-ammo = Each stands for one action when hunting, or fends off one point of pressure. Nobody can take it from you.

hover-partner = Other half of the pair: { $equipment }
hover-event = Resolved at Night for { $cost }; { $points } VP.

hover-outlive-hero-title = Heroes
hover-outlive-hero = The figure is the strength: so many actions. A hero moves 1 or 2 steps round the ring, to a place where you have none. On arrival it presses every weaker hero of the others who stands there; those who lie are safe.
hover-outlive-prey-title = Prey
hover-outlive-prey = A hunt takes as many actions as the figure says; ammo stands in for actions. The meat for the first, second, third … of a kind: { $kinds }.
hover-prey-kind = { $endurance }: { $meat }
hover-outlive-tiles-title = Search tiles
hover-outlive-tiles = Each city has ten: water, can, pill, wood, metal and chip once, ammo and nothing twice. What lies open is not in the stack.
hover-outlive-slots-title = Slots of the ship
hover-outlive-slots = One for each strength from 3 to 6, with { $cans } cans. A slot with a hero standing in it is closed; the one for 6 takes the Grappling hook.
hover-outlive-algae-title = Algae
hover-outlive-algae = Once a round somebody can spend one action here to improve his radiation by one step.
hover-outlive-convoy-title = Convoy board
hover-outlive-convoy = Every Day one event is turned up. It takes effect at once and every Day after, until somebody resolves it at Night.
hover-outlive-round-title = The round
hover-outlive-round = Six rounds of Dawn, Day and Night. By Day everybody plays four heroes, one at a time; at Night everybody looks after the shelter.
hover-outlive-wave-title = Radiation wave
hover-outlive-wave = Tonight’s strength. Each survivor in your airlock stops one point; each point that gets through is a step down the radiation track.
hover-outlive-start-title = Start player
hover-outlive-start = Begins the Day, and the events at Night. The first hero on the Cargo ship takes the marker, and it counts from that Night on.
hover-outlive-points-title = Survival points
hover-outlive-points = As they stand: events resolved, full rooms, radiation, 1 for each survivor and each repaired equipment, 1 more for each pair.
hover-outlive-airlock-title = Airlock
hover-outlive-airlock = Survivors here stop the wave and wait for a room. The first row holds { $first }, the second { $second }; each row with anybody in it costs 1 water a Night.
hover-outlive-radiation-title = Radiation track
hover-outlive-radiation = The VP at the end, from best to worst: { $track }. Waves push the marker down; algae, pills and the Infirmary pull it up. At the bottom every further point costs a survivor.
hover-outlive-night-resolve-title = 1 Events
hover-outlive-night-resolve = In turn: pay for one open event and keep it, or pass for tonight.
hover-outlive-night-feed-title = 2 Feeding
hover-outlive-night-feed = Every room with anybody in it costs its commodities, every row of the airlock 1 water. For each unit you cannot pay, a survivor leaves.
hover-outlive-night-radiation-title = 3 Radiation
hover-outlive-night-radiation = What the survivors in your airlock do not stop goes down the track.
hover-outlive-night-recruit-title = 4 Recruiting
hover-outlive-night-recruit = 1 commodity brings 1 survivor into your airlock, until it is full.
hover-outlive-night-build-title = 5 Building
hover-outlive-night-build = Build rooms for 3 materials, move survivors in for good, use rooms. A room works when it is full.
hover-outlive-night-repair-title = 6 Repairing
hover-outlive-night-repair = Repair equipment for the materials on its card.
hover-outlive-night-tidy-title = 7 Tidying up
hover-outlive-night-tidy = Meat spoils, no more than 2 water keep, and what was used is ready again.
