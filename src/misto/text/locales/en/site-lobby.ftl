### The lobby: the list of games, enrolment, the reserve.

lobby-games = Games
lobby-no-games = There are no games yet. Sign in, and you can start the first one.

lobby-welcome-title = The town falls asleep…
lobby-welcome = Here people play Mafia by post: over several days, in one thread, behind the masks of characters they make up, while a host tells what happened in the night. The site deals the roles and looks after the secret orders, the court and the clock, which leaves you to talk, suspect and vote.
lobby-welcome-help = How to play: a three-minute read
lobby-to-play = How to play

lobby-create = Start a game
lobby-sign-up = Create an account

## The lists of the home page; “all” is the link to the whole list

lobby-mine = My games
lobby-mine-none = None so far. Enrol in one of the games that are taking players, or start your own.
lobby-all-mine = All my games
lobby-enrolling = Taking players
lobby-enrolling-none = Nobody is taking players just now. Start a game yourself, and they will come.
lobby-all-enrolling = All games that take players
lobby-running = Being played
lobby-all-running = All games being played
lobby-ended = Over
lobby-all-ended = All games that are over
lobby-none-of-these = Nothing here yet. The home page shows all games.
lobby-pages = Pages of the list
lobby-page = { $number } of { $all }
lobby-newer = Newer
lobby-older = Older

## A game’s card

lobby-hosts = { $count ->
        [1] Host
       *[other] Hosts
    }
lobby-enrolled = Enrolled
lobby-living = Living
lobby-of = { $count } of { $all }
lobby-seats = Seats
lobby-turns = Turns
lobby-wanted = Players wanted
lobby-wanted-between = { $least } to { $most }
lobby-wanted-least = at least { $least }
lobby-closes = Orders until
lobby-rules = The rules of this game

# The countdown follows
lobby-turn-open = turn { $turn } · left:
lobby-turn-paused = turn { $turn } · paused
lobby-turn-closed = turn { $turn }, night · the report comes next

lobby-part-host = you host
lobby-part-cohost = you co-host
lobby-part-player = you play
lobby-part-enrolled = you have enrolled
lobby-part-ghost = you are a ghost
lobby-part-reserve = you stand by
lobby-part-past = one of yours

lobby-task-open = open enrolment
lobby-task-deal = deal the roles
lobby-task-report = publish the report

## Enrolment

lobby-enrol = Enrol
lobby-enrol-title = Enrolment
lobby-enrolment-mine = Your enrolment
lobby-enrol-in = You have enrolled. When the host closes enrolment and deals the roles, a letter will bring you yours. Until then you can change everything here.
lobby-enrol-stranger = To enrol, sign in. Nobody but the host will know that you have.
lobby-enrol-host = You host this game, and hosts don’t play in their own: there is no seat for them.
lobby-enrol-host-desk = To enrolment on the host’s desk
lobby-enrol-created = Enrolment isn’t open yet. Come back later: once the host opens it, the form will be here.
lobby-enrol-over = This game is over. The home page shows which ones you can join now.
lobby-enrol-replaced = Somebody else plays your character now, and nobody plays twice in one game. You are welcome to go on reading.
lobby-enrol-seated = Yours is seat { $seat }. Your role, orders and letters are there.
lobby-enrol-frozen = Enrolment is closed, and you are in. The deal comes next: a letter will bring you your role.

lobby-enrol-name = Character’s name
lobby-enrol-name-help = Who you will be in this town: Lusia Markovna, the pianist from the underpass, Spider-Man. Everybody will see the name and nobody the person behind it, so give no hint of yourself.
lobby-enrol-name-missing = Your character needs a name. Make up any you like: the role doesn’t depend on it.
lobby-enrol-gender = Character’s gender
lobby-enrol-gender-help = For grammar alone: in Ukrainian, words such as “doctor” have two forms.
lobby-enrol-gender-missing = Choose the character’s gender; if you would rather not, choose “not given”.
lobby-gender-m = masculine
lobby-gender-f = feminine
lobby-gender-other = not given
lobby-enrol-about = A word about the character, if you like
lobby-enrol-about-help = Trade, habits, oddities. Everybody will see this once the game begins.
lobby-enrol-about-unfit = This description won’t do: it is too long ({ $limit } characters at most) or has unprintable characters in it. Shorten it and send it again.
lobby-enrol-change = Save the changes
lobby-enrol-done = You have enrolled. When the host deals the roles, a letter will bring you yours.
lobby-enrol-changed = The changes are saved.
lobby-enrol-withdrawn = Your enrolment is withdrawn. If you change your mind, enrol again while enrolment is open.

lobby-withdraw-title = Can’t play after all?
lobby-withdraw-about = While enrolment is open, you can withdraw. Only the host will know who it was.
lobby-withdraw = Withdraw

## The phrase for a deal that can be checked

lobby-nonce-title = A fair deal: your phrase
lobby-nonce-why = Roles are dealt by chance, and after the game anybody can check that. For this each player brings a phrase that nobody can guess. The server makes none: your browser does. Put one of your own in its place if you trust that more.
lobby-nonce-no-script = Scripts are off in your browser, so make up a phrase yourself and write it here: anything that nobody could guess.
lobby-nonce = Phrase
lobby-nonce-help = From { $least } to { $most } characters on one line. Show it to nobody before the end of the game, and don’t put your name in it.
lobby-nonce-again = Make another
lobby-commitment = The fingerprint of the key with which the roles will be dealt. To check the deal later, note it before you give your phrase:
lobby-deal-help = How to check the deal
lobby-nonces = Published phrases: { $count }
lobby-nonces-mine = Your phrase is no. { $place } in this list. Count them all: there should be as many as players. If something is wrong, say so at once.
lobby-fingerprint = The fingerprint of the phrases and the line-up. Note it, to compare at the end:

## Who has enrolled, and the reserve

lobby-roster = Who has enrolled
lobby-roster-none = Nobody so far.
lobby-reserve-title = Reserve
lobby-reserve-full = All seats are taken: the game has { $limit }. Join the reserve, and if a seat comes free or somebody has to be replaced, the host will know whom to ask.
lobby-reserve-late = It is too late to enrol, but somebody may have to leave. Join the reserve, and the host can offer you the free seat.
lobby-reserve-mine = You are in the reserve: if somebody has to be replaced, the host may call on you. Only the host sees who stands by.
lobby-reserve-join = Join the reserve
lobby-reserve-leave = Leave the reserve
lobby-reserve-in = You are in the reserve now. If somebody has to be replaced, the host will know of you.
lobby-reserve-out = You are no longer in the reserve.
lobby-reserve-refused = Nothing has changed in the reserve: the game is over, or you are already part of it. Reload the page to see how things stand.
