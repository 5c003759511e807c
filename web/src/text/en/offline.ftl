# Playing without a server, and handing the screen over.

offline = Offline
offline-about = No server: games, bots and rules run in this browser, and your games stay in it.
offline-claim = No server and no network needed: alone, against bots, or with friends at this screen.
offline-loading = Loading: { $loaded } of { $total } MB
offline-starting = Setting up the table …
offline-once = This is loaded once. After that, Trilith also plays without a network.
offline-failed = Trilith could not be started in this browser.
offline-again = Try again

luggage = Your games
luggage-about = They are kept in this browser only. Save them as a file to keep them safe or to take them along; a single game can move to a server, or back, as its record.
luggage-not-kept = This browser keeps nothing, as in some private windows: your games are gone when you close this page. Save them as a file first.
luggage-save = Save all games
luggage-open = Open a file
luggage-saved =
    { $n ->
        [one] One game is in the file.
       *[other] { $n } games are in the file.
    }
luggage-taken-in =
    { $n ->
        [0] All of these games are here already.
        [one] One game was added.
       *[other] { $n } games were added.
    }

seat-name = Name of player { $n }

hand-over = Hand the screen to { $name }
hand-over-about = What { $name } sees is for { $name } alone. Nobody else should look now.
hand-over-take = I am { $name }: show my game

play-offline = Play without a server
play-offline-about = The whole of Trilith in your browser: loaded once, it also plays without a network.

elsewhere = Trilith is open in another tab
elsewhere-about = Only one tab at a time can hold your games. Continue in the other one, or play here: nothing is lost.
elsewhere-take = Play here

new-version-rules =
    { $n ->
        [one] It has different rules for { $game }: one game in progress would wait. Finish it first.
       *[other] It has different rules for { $game }: { $n } games in progress would wait. Finish them first.
    }
table-held = Waits: its rules have changed
held-rules = This version has different rules, so the game waits here unchanged. Save all games to continue it where the older version still runs.

coach-home-offline = One choice a day. Your answers and your streak stay in this browser.
takes-a-server = That needs a server
takes-a-server-about = Other people, ratings and copies of your own are not part of Trilith without a server.

carry-to-server = Take this game to a server
carry-offline = Take this game offline
carry-about = Everything about this game goes along, including what is hidden. On the server it is a friendly game of yours, with the same bots.
carry-from-server = You get this game with everything hidden in it, to continue without a server. From then on it no longer counts here.
carry-over-about = The record of this game can be replayed at any server with the same version of the rules.
carry-do = Take it along
carry-server = Address of the server
carry-open = Open there
carry-open-offline = Continue in this browser
carry-save = Save as a file
carry-copy = Copy as text
carry-saved = Saved.

bring = A game from elsewhere
bring-about = Replay the record of a finished game here, or continue a game in progress that you took with you.
bring-link = Bring a game from elsewhere
bring-text = Or its record as text
bring-goes-on = { $game }: continues after { $n } steps.
bring-over = { $game }: a finished game of { $n } steps.
bring-do = Bring it in
bring-unreadable = This address holds no game. Try the file.
