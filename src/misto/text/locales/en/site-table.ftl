### A player's seat: orders, receipts, the role letter, notes; letters with the host; the mafia's chat.


## What I still owe

table-owe = What I still owe
table-owe-done = done
table-owe-letter = Role letter
table-owe-vote = Vote
table-owe-post = Post
table-owe-introduction = Introduction
table-owe-argument = Argument for the vote
table-owe-order = Order
table-owe-short-letter = Role
table-owe-short-vote = Vote
table-owe-short-post = Post
table-owe-short-introduction = Introduction
table-owe-short-argument = Argument
table-owe-short-order = Order
table-owe-go-letter = Read
table-owe-go-vote = Choose
table-owe-go-post = Write
table-owe-go-introduction = Write
table-owe-go-argument = Write
table-owe-go-order = Choose
table-left = Until the end of the turn


## Where I stand

# $why is the reason that the host wrote
table-state-plays = The turn is running.
table-state-closed = Orders are closed for this turn. The next one opens when the host publishes the report.
table-state-over = The game is over: no more orders are sent.
table-state-ghost = Your persona is a ghost. You send no more orders, but you may talk in the game thread: only don’t hint at who is who.
table-state-silent-ghost = Your persona is a ghost. You send no more orders, and in this game ghosts are silent. You may read everything, and write to the host as before.
table-state-silenced = Your persona is a ghost, and the host has silenced it. You may read everything, and write to the host as before.
table-state-excluded = You are excluded from the game: no more posts or orders. Reason: { $why } If this is a mistake, write to the host.
table-state-left = You are leaving the game. No more posts or orders; what was sent stands. The others learn of it from the report of the turn. If you change your mind, write to the host at once.
table-replaced = Somebody else plays from your seat now. Thank you for the game! Keep all that you know of it a secret until it ends.
table-back-to-seat = To my seat


## The role

table-sealed = Only you see this
table-role = Your role
table-role-mates = Your mates
table-role-commissioner = The commissioner
table-role-read = I have read it
table-mafia-link = To the mafia’s chat
table-letter-confirmed = Done: the role letter is read.


## Orders

table-whom-vote = Whom to vote for
table-whom-election = Whom to elect keeper of the keys
table-whom-kill = Whom to kill
table-whom-check = Whom to check
table-whom-block = Whom to block
table-whom-frame = Whom to slander
table-whom-poison = Whom to poison
table-whom-heal = Whom to heal
table-whom-inject = Who gets the fatal injection
table-whom-hunt = Whom to hunt
table-whom-shoot = Whom the last shot hits
table-kind-election = Election of the keeper of the keys
table-send = Send
table-withdraw = Withdraw
table-nobody = Nobody

# followed by a name
table-stands = Standing order No. { $number }:
table-stands-until = A new one replaces it.
table-vote-barred = On turn { $turn } you have no right to vote: the host has decided so. Reason: { $why } Only you know this.
table-no-court = There is no court on this turn. Votes are taken from turn { $turn } on.
table-no-hunt = Nobody hunts on this turn. Hunts are taken from turn { $turn } on.
table-hunt-hours = Hunts are taken from { $opens } on, in the game’s time.
table-heal-or-inject = A healing and an injection are one order: the one sent later stands.
table-shot-stands = The shot stands from turn to turn until you change or withdraw it.
table-double-kill = On this turn you may name two.
table-nobody-picked = Nobody is picked. Pick a persona and send the order again.
table-form-garbled = This form can’t be read, so nothing has changed. Pick again on this page and send it.
table-you-picked = Your pick: { $names }.
table-same-again = That order stands already, with the same number and time.

table-shown-votes = The votes now
table-shown-who = Who
table-shown-whom = For whom
table-shown-silent = not voting


## Receipts and answers

table-receipts = My orders
table-no-receipts = There are no orders yet.
table-turn = Turn { $turn }
table-undone = the report was undone
table-receipt-withdrawn = Withdrawn: { $order }
table-receipt-voided = Voided by the host: { $order }
table-receipt-note = Last note to: { $name }
table-receipt-entered = Entered by the host’s ruling. Reason: { $why }
table-receipt-why = Reason: { $why }
table-told = Answers
table-role-now = New role: { $role }.


## The last note

table-note = Last note
table-note-about = Once a game you may leave the host a note to one of the living. It is handed over if you die as this game’s rules say.
table-note-write = Write the note
table-note-to = Addressee
table-note-text = Text of the note
table-note-once = A note that was given can’t be changed or taken back.
table-note-send = Give it to the host
table-note-given = The note is sealed, No. { $number }. Addressee:
table-note-read = Read it again
table-no-addressee = No addressee is picked. Pick who the note is for and give it again.


## Notes on personas

table-seat-notes = My notes
table-seat-note-about = Note on seat { $seat }
table-seat-note-keep = Keep
table-seat-note-kept = The note on seat { $seat } is kept.
table-seat-note-unfit = A note must be no longer than { $limit ->
        [one] { $limit } character
       *[other] { $limit } characters
    } and without unprintable ones. Shorten it and keep it again.


## The persona's entry

table-persona = The persona’s entry
table-persona-about = With the persona’s nick and password you can enter the game thread without signing in: for posts and the persona’s looks alone, without role and orders.
table-persona-show = Show nick and password
table-persona-nick = Nick
table-persona-password = Password
table-persona-entry = To the persona’s entry


## Leaving the game

table-leave-link = Leave the game
table-leave = Leave the game?
table-leave-outcome = What will happen:
table-leave-silent = from this moment on, no posts and no orders
table-leave-stands = all that was sent stands
table-leave-report = in the report of the turn the persona has left of its own will, and its role is revealed if the game’s rules say so
table-leave-back = you can’t undo it yourself: only the host can put you back, until the turn’s report is out
table-leave-instead = If time is the only problem, write to the host: they can find somebody to replace you, and the game goes on from this seat.
table-leave-why = Why
table-leave-why-help = Optional; only the host will read it.
table-leave-do = Leave the game
table-leave-no = No, go back
table-left-now = Done. Until the report of the turn only you and the host know.


## Letters with the host

table-letters = Letters with the host
table-letters-about = Questions, complaints, all that isn’t for the thread.
table-letters-open = Open the letters
table-letters-private = Private: only you and the host see this
table-letters-warning = Private letters are never published in the game thread: the penalty goes as far as exclusion.
table-letters-none = There are no letters yet. Ask the host anything.
table-letter-write = A letter to the host
table-letter-send = Send the letter
table-letter-sent = The letter is sent.
table-letter-host = Host
table-letter-me = Me
table-letter-to-all = to all players
table-too-long = The text is too long: { $length } characters, where { $limit } are the most. Shorten it or make two of it.
table-nothing-written = Nothing is written here yet. Write something and send it again.
table-spoiler = Hidden text
table-pages = Pages
table-pages-newer = Newer
table-pages-older = Older


## The mafia's chat

table-chat = The mafia’s chat
table-chat-private = Private: only the mafia and the host see this
table-chat-none = It is quiet here so far.
table-chat-write = Write in the chat
table-chat-said = Said.
table-chat-closed = You can’t write here any more, so nothing was sent. What you wrote is still below.
table-chat-silent = You can’t write here any more; you can read what was said while you lived.
