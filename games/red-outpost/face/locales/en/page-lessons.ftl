# The help for the first game of Red Outpost, and reasons for a good move.

lesson-welcome = You and the others give orders to the same six workers, for two days of five phases each. You win with the most victory points (VP). There are some for exports and for producing, and for workers in a good mood, if you have the most influence over them.
    .title = Welcome to the outpost
lesson-workers = Pick a worker who stands, and a free place for the worker. Every place changes the worker’s mood and gives you something; before you decide you can read what a choice would lead to. A worker lies flat afterwards and rests until the next phase.
    .title = The workers belong to nobody
lesson-influence = You have sent the { $worker }, so a disc of yours lies on that portrait. Every turn puts one disc somewhere. Whoever has the most discs on a portrait when the day ends scores that worker’s mood.
    .title = Your disc is influence
lesson-mood = The { $worker }’s mood is { $mood }. When the day ends it is worth exactly so many VP, and below zero it costs as many. Hard work lowers moods; Palace, Beerhouse, Lunch and the Barracks raise them. Cheer up whom you lead, and leave the hard work to those whom others lead.
    .title = Moods are points
lesson-wheel = You have produced something, so your marker on the production wheel has moved. Each lap of { $fields } fields brings 2 VP and 1 crystal. What comes from the Spaceship or from a deal at the Warehouse does not turn the wheel.
    .title = Producing turns the wheel
lesson-store = Two cubes lie there: { $good }. Whoever brings the third exports all three at once and scores { $points } VP. Be the one, or leave the next player nothing to finish.
    .title = Two of a kind in the Warehouse
lesson-export = Three cubes were exported: { $good }. Whoever’s turn it was scored for it, no matter who had brought the first two. One cube stays on the export track, and the next export pays what the next field says.
    .title = An export
lesson-forenoon = Turns now go round until all six workers have been sent once, so think about whom you leave to the others. Block markers do not matter in this phase. In the Afternoon it is the same.
    .title = The Forenoon: everybody works
lesson-lunch = Only the Field kitchen is open, and whoever eats there gains 1 mood. Still, you place a disc: choose somebody whose mood you want to score.
    .title = Lunch: a disc and a good meal
lesson-evening = The last turn of the day. The Barracks are open now and raise the mood by 1. Look where a single disc changes who leads: that is often worth more than a good.
    .title = The Evening: the last disc
lesson-scoring = The first day is over. Worker by worker, whoever had the most discs scored the mood, and players who were level all scored it in full. For you that made { $points } VP. Moods are back at 0 and all discs are back with you; goods, export tracks and crystals stay. The second day goes the same way.
    .title = The day is scored
lesson-end = In the end donations to the Palace brought 4, 2 and 1 VP, and every two crystals 1 VP. You have seen everything there is. Special cards make it richer, and stronger bots are waiting.
    .title = That was the whole game

lesson-donation = You may give 1 crystal to the Palace. At the end of the game the most donations bring 4 VP, the second most 2, the third most 1. A crystal that you keep is worth half a point.
    .title = A crystal for the Palace
lesson-round = For 1 crystal you may raise any worker’s mood by 1 and lower any other’s by 1. It is best where you lead on the one and somebody else on the other.
    .title = A round at the Beerhouse
lesson-trade = One deal, or none: sell a stored good for a crystal, buy a good with one, or give a good away to change two moods. A good that you buy can be the third of its kind.
    .title = A deal at the Warehouse
lesson-transfer = You may move a disc of somebody else’s from one portrait to another. Move it away from where it takes the lead from you.
    .title = Whispers in the Administration
lesson-find = The Spaceship lets you choose a good. If two of a kind lie in the Warehouse already, the third is an export.
    .title = A find on the Spaceship
lesson-fishing = The Fisherman looks at two Lake cards and keeps one. Shuffling all six first, or afterwards, changes how likely fish are.
    .title = The Fisherman knows the Lake

# Why a move is good.

reason-points = It brings you { $points } VP at once.
reason-crystals =
    It brings you { $count ->
        [one] 1 crystal.
       *[other] { $count } crystals.
    }
reason-wheel =
    { $fields ->
        [one] It moves your wheel marker 1 field towards the next reward.
       *[other] It moves your wheel marker { $fields } fields towards the next reward.
    }
reason-moods = As moods and discs would stand then, the end of the day would bring you { $points } VP more than before.
reason-others = It takes { $points } VP of moods from the others, as things stand.
reason-goal = It does one of your goals for today.
reason-disc = It takes a disc of Autom’s away.
reason-card = What a card will show cannot be known, but on average it pays.
reason-later = Nothing comes of it at once, but games played ahead went best with it.
