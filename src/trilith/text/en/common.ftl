## What every game needs. Games may refer to these messages.

player = Player { $n }
nobody = nobody
opponent = The opponent

# Why an action is not possible, where no rule of the game is asked.
engine-not-your-turn = It is not your turn: the game is waiting for { $seats }.
engine-not-asked = That is not an answer to what is being asked now.
engine-game-over = The game is over.
engine-short-of = Needed: { $need } × { $good }; you have { $have }.
