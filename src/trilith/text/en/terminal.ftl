## What `trilith play` and `trilith replay` say in the terminal, beside the words of the games.

terminal-help =
    Type the number of an option, or the action shown behind it ("build tavern").
    { "  " }?            this help               b            show the board again
    { "  " }w            what is not possible, and why
    { "  " }p N          what option N would do  u            undo my last step
    { "  " }l            what has happened since my last choice
    { "  " }r ID         a rule ("r AM-TRD-05"), or all that begin with ID
    { "  " }save FILE    save the record         q            leave (the record is saved first)
terminal-since = Since your last choice
terminal-earlier = { $count ->
    [one] { $count } line before these: type l
   *[other] { $count } lines before these: type l
}
terminal-no-news = Nothing has happened since your last choice.
terminal-no-preview = Nothing is certain in advance.
terminal-thinking = { $name } is thinking ...
terminal-commitment = seed commitment { $hash }
terminal-saved = record saved to { $file }
terminal-expected-action = expected a number, ? for help, or an action
terminal-expected-option = expected 1 to { $count }, found "{ $found }"

# Marks and short names on the boards
terminal-top-card = On top
terminal-next-card = Then
terminal-hidden = face down
terminal-banners-now = Banners this turn
terminal-hand = Hand
terminal-drawn = Drawn
terminal-piles = Piles
terminal-tucked = Tucked
terminal-storage = Storage
terminal-food-due = Food due
terminal-torah = Torah
terminal-gate-sheep = Sheep
    .short = Sheep
terminal-gate-muster = Muster
    .short = Must.
terminal-gate-east = East
    .short = East
terminal-gate-horse = Horse
    .short = Horse
terminal-gate-water = Water
    .short = Water
terminal-gate-fountain = Fountain
    .short = Foun.
terminal-gate-dung = Dung
    .short = Dung
terminal-gate-valley = Valley
    .short = Vall.
terminal-gate-old = Old
    .short = Old
terminal-gate-fish = Fish
    .short = Fish
