# The levels of play: what they are called, and how they play.

level-random = Random
    .plays = Makes any move that the rules allow, all of them equally often.
level-greedy = Greedy
    .plays = Makes the move that looks best at first sight, and never thinks ahead.
level-easy = Easy
    .plays = Thinks ahead for a moment only, and overlooks much; for your first games.
level-medium = Medium
    .plays = Thinks ahead and rarely blunders; for those who know the game.
level-hard = Hard
    .plays = Takes its time for every move, and plays as well as it can.
