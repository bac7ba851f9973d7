# The help for the first game of Outlive, and reasons for a good move.

lesson-outlive-welcome = Six days are left until the convoy comes. By Day your four heroes fetch food, materials, ammo and people; at Night you feed your survivors, keep radiation out and build rooms. The most survival points (VP) win.
    .title = Welcome to your shelter
lesson-outlive-rooms = Pick the two of these six rooms that you can do without; the other four join the three that everybody has. A room helps you once it is built and every place in it is taken, and as soon as anybody is in it, it costs food every Night.
    .title = Keep four rooms
lesson-outlive-free-room = One of your seven rooms is built from the start, and your first four survivors can fill it. Choose one whose effect you want every day; the others are built at Night, usually for 3 materials each.
    .title = One room for free
lesson-outlive-quarters = { $room }: it has { $places } places, and it works when all of them are taken. In the airlock survivors stop radiation, one point each, and can still move into any room; whoever is in a room stays there.
    .title = Your first four survivors
lesson-outlive-leader = A leader brings resources, a piece of broken equipment, and the four places where your heroes start. The player with the oldest leader begins.
    .title = Choose a leader
lesson-outlive-heroes = Your heroes have strength 3, 3, 4 and 5, and that is also how many actions each has. Lay them on the marked places: from there each will move 1 or 2 steps round the ring, and no two of yours may share a place.
    .title = Where your heroes begin

lesson-outlive-move =
    Pick a hero who is still lying down, that is, not played today, and a place where you have none, { $steps ->
        [one] 1 step away, for the roads are blocked.
       *[other] 1 or 2 steps away.
    } There it has as many actions as its strength; what waits at a place, you can read before you decide. Then the others play a hero each, until all have played four.
    .title = One hero a turn
lesson-outlive-event = { $event }: { $effect } Every Day brings an event, and all of them bite again and again, until somebody pays for them at Night and keeps the card for its VP.
    .title = Events bite every Day
lesson-outlive-food =
    Tonight your rooms take { $food } of your commodities (meat, water, cans), and your airlock takes { $rows } water. { $short ->
        [0] You have enough, as things stand.
       *[other] You are { $short } short, and for each unit that is missing a survivor leaves.
    }
    .title = The Night wants food
lesson-outlive-pressure = At a marked place stands a hero weaker than one of yours. If your stronger one goes there, that player hands over the difference in commodities or materials, or fends it off with ammo. Heroes who lie are safe, and so is whoever arrives.
    .title = The strong press the weak
lesson-outlive-pressed = A stronger hero has come to where yours stands. Each ammo that you spend fends off one point; for each point that remains you hand over a commodity or material of your choice. Ammo itself cannot be taken from you.
    .title = You are under pressure
lesson-outlive-ship = On the Cargo ship a hero takes the slot of exactly its strength, with the cans and the survivor there; nothing else can be done. Whoever comes first in a round is start player from tonight on.
    .title = Cans and people on the Cargo ship
lesson-outlive-dam =
    Water comes from the Dam, { $price ->
        [0] and your Access card makes the plant run without a chip.
        [one] but the plant wants 1 chip before it runs.
       *[other] but the plant wants { $price } chips before it runs.
    }{ $pays ->
        [yes] {""}
       *[no] {" "}You have too few, so fetch some first, best at the Fair.
    } Nothing but water feeds the airlock, and only 2 keep until the next Day.
    .title = Water for a chip
lesson-outlive-actions = Each action takes one from the stock. Wood, metal and chips are materials: at Night they build rooms and repair equipment. Actions that you do not use are lost.
    .title = What a hero can do here
lesson-outlive-hunting = The prey on top can be hunted as well. Its figure is the endurance: so many actions it takes, and each ammo stands in for one. The more prey of the same endurance you have, the more meat the next one brings. Meat keeps only until the end of the Night.
    .title = Hunting
lesson-outlive-base = Each action takes 1 ammo: it helps to hunt and fends off pressure, and nobody can take it from you. One action may take the algae instead, which improves your radiation by a step; they are there once a round for all together.
    .title = Ammo and algae
lesson-outlive-city = Each action takes a piece of equipment on offer, which works only after you have repaired it, or turns up a search tile. See what a tile brings before you decide about the next action.
    .title = Equipment and search tiles

lesson-outlive-resolve = Pay what an event costs, and the card is yours: it is worth its VP at the end and bites nobody any more. You are asked again in turn, until you pass or cannot pay.
    .title = Night: resolve an event?
lesson-outlive-leave = Somebody has to go, and you choose from where. A room that loses a survivor stops working until it is full again; the airlock loses some of its protection.
    .title = Survivors leave
lesson-outlive-wave = The radiation wave of this round has strength { $wave }, and each survivor in the airlock stops one point; you have { $airlock } there now. Every point that gets through is a step down your track and costs VP at the end.
    .title = The wave and the airlock
lesson-outlive-recruit = Each commodity brings one more survivor into your airlock: 1 VP each at the end, and somebody to fill a room. Meat spoils at the end of the Night and no more than 2 water keep, but tomorrow everybody has to be fed.
    .title = Recruit with what would spoil
lesson-outlive-build = Build a room, usually for 3 materials, and move survivors from the airlock into built ones; they stay there for good. Once every place is taken a room works, and the more full rooms you have, the more VP each adds. Mind that the airlock needs people too.
    .title = Build rooms and fill them
lesson-outlive-repair = Pay what is printed on a broken card, and from tomorrow it works once a round. Every repaired card is worth 1 VP, and two halves of a symbol 1 more.
    .title = Repair equipment
lesson-outlive-points = So far you have { $points } VP. They come from resolved events, full rooms, your radiation, 1 for each survivor and for each repaired equipment, and 1 for each pair. Now stocks are filled up again, a new event comes, and your heroes go on from where they are.
    .title = The first day is over
lesson-outlive-end = The score shows where everybody’s points came from. You have seen everything there is: other rooms and leaders make every game different, and stronger bots are waiting.
    .title = The convoy is here

# Why a move is good. What a choice leads to stands beside it, so this says what that is good for.

reason-outlive-fills = Your first survivors can fill this room, so it works from the first Day on: { $effect }
reason-outlive-works = The room is full then and works: { $effect }
reason-outlive-staffed = You have the people to fill this room tonight, and then it works: { $effect }
reason-outlive-ready = It stands ready for survivors who come later.
reason-outlive-costly = The two would cost { $food } food a Night, more than most of those you keep.
reason-outlive-brings = It gives you { $amount } to begin with.
reason-outlive-free = So many places your strongest hero can go to from there: { $count }.
reason-outlive-shield =
    { $count ->
        [one] One more point of the wave is stopped by your airlock.
       *[other] { $count } more points of the wave are stopped by your airlock.
    }
reason-outlive-waiting =
    { $count ->
        [one] Whoever stays in the airlock stops a point of the wave.
       *[other] Those { $count } who stay in the airlock each stop a point of the wave.
    }
reason-outlive-pressed = It presses { $seat } for up to { $pressure }; { $seat } decides what to hand over or fend off.
reason-outlive-start = You become start player.
reason-outlive-survivor = A survivor comes with it, worth 1 VP at the end.
reason-outlive-fed = Then there is enough food for tonight.
reason-outlive-less-short = Then less food is missing tonight: { $short } and not { $before }.
reason-outlive-prey = There is prey that this hero can hunt, and meat is needed tonight.
reason-outlive-algae = The algae are still there, which make your radiation a step better.
reason-outlive-build = Then you have the materials for a room tonight.
reason-outlive-event = Then you can resolve this tonight: { $event }, { $points } VP.
reason-outlive-repair = Then you can repair this tonight: { $equipment }.
reason-outlive-pair = It is the other half of a pair: { $equipment }.
reason-outlive-search = What the tile shows cannot be known; tiles in the stack that bring something: { $count } of { $left }.
reason-outlive-resolved = The card is worth { $points } VP at the end, and bites no more.
reason-outlive-points = As things stand then, you have { $points } VP more.
reason-outlive-all-fed = Everybody is fed.
reason-outlive-cans = It saves the cans, which keep, while of water only 2 do.
reason-outlive-spoils = It uses meat that would spoil tonight.
reason-outlive-gear = From then on it works once a round: { $effect }
reason-outlive-spare = Tonight you can do without what you give.
reason-outlive-still = No room stops working by it.
reason-outlive-fends = It saves commodities and materials, which ammo cannot buy back.
reason-outlive-keep = You keep what you have for later.
reason-later = Nothing comes of it at once, but games played ahead went best with it.
