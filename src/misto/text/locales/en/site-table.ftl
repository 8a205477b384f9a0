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
table-state-over = The game is over: no more orders can be sent.
table-state-ghost = Your persona is a ghost. You send no more orders, but you may talk in the game thread: just don’t hint at who is who.
table-state-silent-ghost = Your persona is a ghost. You send no more orders, and in this game ghosts are silent. You may read everything, and write to the host as before.
table-state-silenced = Your persona is a ghost, and the host has silenced it. You may read everything, and write to the host as before.
table-state-excluded = You are excluded from the game: no more posts or orders. Reason: { $why } If this is a mistake, write to the host.
table-state-left = You are leaving the game. No more posts or orders; what was sent stands. The others will learn of it from the turn’s report. If you change your mind, write to the host at once.
table-replaced = Somebody else is playing from your seat now. Thank you for the game! Keep everything you know about it secret until it ends.
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
table-vote-barred = Turn { $turn }: the host has barred you from voting. Reason: { $why } Only you know this.
table-no-court = There is no court this turn. Voting begins on turn { $turn }.
table-no-hunt = There is no hunting this turn. It begins on turn { $turn }.
table-hunt-hours = Hunting orders are taken from { $opens }, in the game’s time.
table-heal-or-inject = Healing and the injection are one order: whichever is sent later stands.
table-shot-stands = The shot stands from turn to turn until you change or withdraw it.
table-double-kill = This turn you may name two.
table-nobody-picked = You haven’t picked anybody. Pick a persona and send the order again.
table-form-garbled = This form couldn’t be read, so nothing has changed. Pick again on this page and send it.
table-you-picked = Your pick: { $names }.
table-not-sent = Written but not sent
table-same-again = That order already stands, with the same number and time.

table-shown-votes = The votes so far
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
table-proofs = Receipts as files
table-proofs-about = You don’t need them to play. A receipt’s file proves that the site took this very order: after the game it shows whether the ledger contains it. The file says what you ordered, so show it to nobody until the game is over.
table-proofs-help = How to check
table-proof = Receipt no. { $number }
table-told = Answers
table-role-now = New role: { $role }.


## The last note

table-note = Last note
table-note-about = Once per game you may leave the host a note for one of the living. It is handed over if you die in a way that this game’s rules allow for.
table-note-write = Write the note
table-note-to = Addressee
table-note-text = Text of the note
table-note-once = Once given, a note can’t be changed or taken back.
table-note-send = Give it to the host
table-note-given = The note is sealed, No. { $number }. Addressee:
table-note-read = Read it again
table-no-addressee = You haven’t picked an addressee. Pick who the note is for and give it again.


## Notes on personas

table-seat-notes = My notes
table-seat-note-about = Note:
table-seat-note-keep = Save
table-seat-note-kept = The note on seat { $seat } is saved.
table-seat-note-unfit = A note must be no longer than { $limit ->
        [one] { $limit } character
       *[other] { $limit } characters
    } and without unprintable ones. Shorten it and save it again.


## The persona's entry

table-persona = The persona’s entry
table-persona-about = With the persona’s nick and password you can enter the game thread without signing in: only for posts and the persona’s looks, without the role or orders.
table-persona-show = Show nick and password
table-persona-nick = Nick
table-persona-password = Password
table-persona-entry = To the persona’s entry


## Leaving the game

table-leave-link = Leave the game
table-leave = Leave the game?
table-leave-outcome = What will happen:
table-leave-silent = from this moment on, no posts and no orders
table-leave-stands = everything already sent stands
table-leave-report = the turn’s report will say that the persona left of its own accord, and its role is revealed if the game’s rules say so
table-leave-back = you can’t undo it yourself: only the host can put you back, until the turn’s report is out
table-leave-instead = If you are only short of time, write to the host: they can find somebody to replace you, and the game goes on from this seat.
table-leave-why = Why
table-leave-why-help = Optional; only the host will read it.
table-leave-do = Leave the game
table-leave-no = No, go back
table-left-now = Done. Until the turn’s report, only you and the host know.


## Letters with the host

table-letters = Letters with the host
table-letters-about = Questions, complaints, anything that isn’t for the thread.
table-letters-open = Open the letters
table-letters-private = Private: only you and the host see this
table-letters-warning = Private letters must not be published in the game thread: the penalty can be exclusion.
table-letters-none = There are no letters yet. Ask the host anything.
table-letter-write = A letter to the host
table-letter-send = Send the letter
table-letter-sent = The letter is sent.
table-letter-host = Host
table-letter-me = Me
table-letter-new = new
table-letter-to-all = to all players
table-too-long = The text is too long: it has { $length } characters, and { $limit } is the limit. Shorten it or split it in two.
table-nothing-written = Nothing is written here yet. Write something and send it again.
table-pages = Pages
table-pages-newer = Newer
table-pages-older = Older


## The mafia's chat

table-chat = The mafia’s chat
table-chat-private = Private: only the mafia and the host see this
table-chat-opened = The game is open, so everybody can read the mafia’s chat. Nobody can write here any more.
table-chat-none = It’s quiet here so far.
table-chat-write = Write in the chat
table-chat-said = Said.
table-chat-closed = You can’t write here any more, so nothing was sent. What you wrote is still below.
table-chat-silent = You can’t write here any more; you can read what was said while you were alive.
