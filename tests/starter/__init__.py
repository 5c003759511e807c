"""The small game that a new one begins as: `trilith new-game` copies it under another name.

It is a whole game, written as the others are: Pig, a race with one die. `pig` holds its code and
its rules, `words` what it says in each language, and the modules beside this one its told examples.
It is checked and tested as it stands here, so what is copied works.
"""
