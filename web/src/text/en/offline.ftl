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
luggage-about = They are kept in this browser alone. Save them as a file to keep them safe or to take them along; a single game can go to a server, and come from one, as its record.
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
        [one] One game was taken in.
       *[other] { $n } games were taken in.
    }

seat-name = Name of player { $n }

hand-over = Hand the screen to { $name }
hand-over-about = What { $name } sees is for { $name } alone. Nobody else looks now.
hand-over-take = I am { $name }: show my game

play-offline = Play without a server
play-offline-about = The whole of Trilith in your browser: loaded once, it also plays without a network.
