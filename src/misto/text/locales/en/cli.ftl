### The host’s command line: misto host, misto verify-deal and misto verify-ledger.
### $label is a persona as in tables: “igrok 8 — Ashot”; $labels are several; $name is as written.


## Help: the group

help-host = A whole game in one file, for a host at a table or on their own forum.

    It begins with “new” and ends with “end”; each command tells you the next one. Without --yes you are asked before every ruling.
help-panel-before = Before turn one
help-panel-turn = A turn
help-panel-rulings = The host’s rulings
help-panel-papers = Reports, letters, log
help-panel-end = After the game
help-help = Show this help.
help-file = The game’s file.
help-lang = Language: uk or en.
help-yes = Do it without asking.
help-why = The reason, if only in one sentence.
help-seat-argument = Seat: its number, nick, character, or the player’s main nick.
help-seats-argument = Seats: numbers, nicks, characters, or players’ main nicks.
help-turn-argument = The turn’s number; without it, the last one.
help-markup = Markup: markdown, bbcode or plain.
help-out = File to write to; without it, the screen.
help-gender = The character’s gender: m, f, or nothing.
help-list-option = File with the list; without it, you can paste the list.


## Help: before turn one

help-new = Create a game and open its enrolment.

    Example: misto host new "Black market" --preset black-market --rule hunts_per_turn=2
help-new-title = The game’s title.
help-new-preset = Set of rules: classic or black-market.
help-new-rule = Change an option; may be given several times: tie=keeper,last_to_reach, min_open=12h.
help-new-beacon = Name an outside value that doesn’t exist yet: “lottery, draw 2345”.
help-new-at-table = A game at a table: turns are closed only by hand, nobody counts posts.
help-new-dealt-elsewhere = The roles were dealt elsewhere: “seat” comes next, without enrolment.
help-open-enrolment = Open enrolment again after a deal was cancelled.
help-enrol = Enrol players: one, or a whole list.

    A line of the list: main nick; phrase; character; gender. The last two may be left out. Fields are separated by semicolons, commas or tabs.
help-enrol-nick = The player’s main nick.
help-enrol-nonce = Phrase for the deal: anything that the player makes up, 16 to 200 characters.
help-enrol-name = The character’s name, if there is one already.
help-withdraw = Withdraw a player’s enrolment.
help-roster = Show who has enrolled; after the deal, who sits where.
help-close-enrolment = Close enrolment: the line-up and the players’ phrases no longer change.
help-lineup = Line-up: “3 mafia (boss, framer), maniac, commissioner, sergeant, doctor”; the rest are civilians. Without it, one is suggested.
help-beacon = Show the outside value, or record it once it is known.
help-beacon-value = The value, as published.
help-deal = Deal the roles, open turn one, write the role letters.
help-letters-out = Folder for the letters, one file per seat; without it, the screen.
help-cancel-deal = Cancel the deal: its key is opened, enrolment begins again.
help-seat = Begin a game whose roles were dealt elsewhere, seated from a list.

    A line of the list: character; role; gender; main nick. The last two may be left out.
help-name = Record the character’s name that a player made up after the deal.
help-name-name = The character’s name.


## Help: a turn

help-order = Take orders as players write them.

    “Court 2 - Vitalya”, “Hunt - igrok 5”, “Mafia kill 2 — Zoe, Ashot”, “Withdraw vote”, “Last note - Zoe: text”. Put a note of several lines in quotation marks: “…”.

    Many lines may be pasted at once. Who sent them, and when, is said by a line before them: “Vitalya, 20:15:”, “igrok 5, yesterday 23:10:”, “Verunia:”; it may also stand right before the order. Orders are taken in order of time; without a time, as if just sent. An order that was sent before one already taken is not taken: who came first matters. So paste letters in order of time, or without a time, or enter the order as a ruling: “enter”.

    Lines that begin with “>” are quoted and are skipped. An hour is written with a colon: 10.11 on its own may be a day too and is not taken.
help-order-lines = Orders, a line each; without them, you can paste them.
help-order-by = Whose letter it is. Nothing in it is then taken in anybody else’s name.
help-order-at = When that was sent: 20:15, “yesterday 23:10”, “30.11 20:15”.
help-order-in-time = The hour isn’t known, but it was sent before the close.
help-order-paste = File with orders.
help-status = Show where the turn stands: who has voted, who hasn’t, and what would happen if it closed now.
help-status-explain = With every step and its clause, or in brief.
help-posts = Record how many posts seats wrote this turn, and show who wrote too few.

    Example: misto host posts 3=0 5=2. Whoever isn’t named has written enough; “3=” removes the number.
help-posts-counts = Seat and number of posts: 3=0.
help-close = Close the turn: at its hour, or earlier with a reason.
help-publish = Publish the report with your story; the next turn opens.
help-publish-story = File with the story; “-” to paste it.
help-publish-edit = Write the story in your editor.
help-publish-weapon = The weapon, for the answer to the commissioner: 6=beer mug.


## Help: rulings

help-undo = Undo the last published report.
help-void = Void somebody’s order of this turn.
help-kind-argument = Kind of order: “kill”, “check”, “court”…
help-enter = Enter an order on behalf of a seat, as long as the report isn’t published.
help-enter-order = The order: “Court 2 - Vitalya”.
help-fact = Change a settled fact: who is alive, what role, whether there is poison.
help-fact-alive = Alive or dead.
help-fact-role = Role.
help-fact-poisoned = Poisoned or not.
help-bar = Take away the right to vote, on this turn or the next.
help-bar-turn = On which turn; without it, this one.
help-exclude = Exclude a player from the game.
help-leave = Record that a player leaves of their own accord.
help-silence = Silence a ghost of the mafia that hints.
help-double-kill = Grant the mafia a double kill this turn.
help-extend = Extend the turn; until the report is published, it takes orders again.
help-extend-to = Until when: 22:30, “tomorrow 21:00”, “1.12 21:00”.
help-pause = Pause the turn: it doesn’t close until it is resumed.
help-resume = Resume the turn after a pause.
help-replace = Give a seat to another player, and write letters to both.
help-replace-nick = The new player’s main nick.
help-replace-clear = Don’t count the votes missed so far.


## Help: papers, the end

help-report = Print a turn’s report, ready to paste.
help-letters = Print what the report brought individual players: answers, notes, new roles.
help-letters-roles = The role letters instead.
help-letters-seat = For this seat only.
help-log = Print the whole log of the game, in words.
help-export = Export the game’s record (record, YAML) or its ledger (ledger, JSON).
help-export-what = What: record or ledger.
help-end = Open everything, once the game has ended: roles, people, awards.
help-end-record = File for the game’s record.
help-award = Take votes for the awards, or announce them.

    Example: misto host award --by Zoya townsperson=Ashot mafioso=9 player=4 character=Vitalya
help-award-votes = Award and seat: townsperson, mafioso, player or character.
help-award-by = Who is voting; without it, the host.
help-award-announce = Count the votes and announce.
help-verify-deal = Recompute the deal from the ledger of a game that has ended.
help-verify-file = The game’s file, or its exported ledger.
help-verify-ledger = Check the ledger of a game that has ended: is all of it as was certified while it ran?
help-ledger-file = The game’s ledger, as downloaded from the site.
help-receipt = A receipt’s file: is that order in the ledger? There may be several.
help-key = The key with which the site signs receipts. Without it, the one in the ledger itself.
help-root = A turn’s fingerprint as printed below a report: does the ledger have it too? There may be several.


## A wrong command line

usage-prefix = Usage:
usage-any-options = [OPTIONS]
usage-any-command = COMMAND [ARGUMENTS]…
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-error = Error
usage-aborted = Aborted.
usage-required = [required]
usage-default = [default: { $value }]
usage-variable = [variable: { $name }]
usage-try = Help: { $command }
usage-missing = Missing: { $what }.
usage-no-such-option = No such option: { $option }.
usage-option-before = This option goes before the command: misto host { $option } … COMMAND.
usage-bad-value = This value won’t do: { $what }.
usage-bad-choice = This value won’t do: { $what }. Choose from { $choices }.
usage-bad-option = This option was not used correctly: { $option }.
usage-too-much = There is something too much or too little in the command. Put text with spaces in quotes.
usage-no-such-command = No such command: { $command }.
quoted = “{ $text }”
did-you-mean = Did you mean { $near }?


## In the place of values, in help

meta-award = AWARD
meta-count = COUNT
meta-file = FILE
meta-folder = FOLDER
meta-key = KEY
meta-kind = KIND
meta-line = LINE
meta-name = NAME
meta-nick = NICK
meta-option = OPTION
meta-order = ORDER
meta-phrase = PHRASE
meta-root = FINGERPRINT
meta-seat = SEAT
meta-text = TEXT
meta-time = TIME
meta-title = TITLE
meta-turn = TURN
meta-value = VALUE
meta-who = WHO


## The game file

file-missing = There is no game file { $path }. Create a game (“misto host new”) or name its file: -f.
file-there-already = The file { $path } exists already and was not changed. Name another: -f.
file-not-a-file = { $path } isn’t a file. Name another: -f.
file-too-large = The file { $path } is too large for a game, so it was not read.
file-foreign = The file { $path } isn’t a Misto game. It was not changed.
file-newer = The file { $path } was written by a later version of Misto. Update the program; the file was not changed.
file-damaged = The file { $path } is incomplete, or something else has changed it. It was left as it is; use your copy.
file-unreadable = The file { $path } could not be read.
file-unwritable = The file { $path } could not be written; it is as it was.
file-busy = Another window is working on { $path }. Wait a moment and try again.
file-changed = Another window has changed { $path } in the meantime. Nothing was written; look, and do it again.
text-field-too-long = In { $path }, a line has a field that is far too long. Nothing was taken from it.
text-unreadable = Could not read { $path }.
text-no-input = There is nothing to read: the input is closed. Name a file, or pipe the text in.
text-too-large = The text is too large: { $path }. One megabyte at most.
text-not-utf8 = The text isn’t in UTF-8: { $path }. Save it in UTF-8.


## For all

host-no-such-language = There is no such language: { $language }. Possible: uk and en.
host-refused = { $text } [{ $clause }]
host-plain = { $text }
host-why-missing = Add it: --why "…".
host-end-opens = “misto host end” does that.
host-will-be = This is what will happen:
host-do-it = Do it? (y/n)
host-say-yes = Nothing was done: there is nobody to ask. If all is well, add --yes.
host-not-done = Nothing was done.
host-nothing-new = Nothing new: it is like that already.
host-done = Done.
host-unknown-seat = There is nobody called “{ $name }”. For who there is: “misto host roster”.
host-unknown-seat-near = There is nobody called “{ $name }”. Did you mean { $near }?
host-several-seats = “{ $name }” is more than one seat: { $labels }. Give a number or a nick.
host-out-is-the-game = That file is the game itself, or one kept beside it: { $path }. Name another.
host-out-is-there = There is a file { $path } already; it will be written over.
host-cant-write = Could not write { $path }: { $detail }.
host-written = Written: { $path }.
no-such-markup = There is no such markup: { $markup }. Known: { $known }.
no-editor = Could not open the editor: { $editor }. Name yours in the variable EDITOR.


## Before turn one

host-new = The game “{ $title }” has been created. Its file: { $path }
host-new-publish-after = While you are away nobody publishes the report: publish_after = none.
host-new-seat-next = Next: “misto host seat”, with names and roles.
host-no-such-option = There is no such option: { $option }. Did you mean { $known }?
host-option-unfit = This won’t do: { $option }={ $value }. Such values will do: { $known }.
host-enrolment-open = Enrolment is open. The fingerprint of the deal’s key, to be published now, before anybody enrols:
host-beacon-unfit = The outside value must be visible text of { $limit } characters at most.
host-beacon-named = Outside value: “{ $name }”.
host-beacon-drawn = The value itself: { $value }
host-beacon-missing = There is no value yet. Once it is known: “misto host beacon VALUE”.
host-no-beacon = No outside value was named for this deal.
host-enrol-next = Next: “misto host enrol NICK PHRASE”, then “misto host close-enrolment”.
host-enrolled = enrolled
host-enrolled-so-far = Enrolled: { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
host-withdrawn = Enrolment withdrawn: { $person }.
host-no-such-gender = There is no such gender: “{ $gender }”. Possible: m, f, or nothing.
host-enrol-commas = A comma may be part of the phrase or the name itself. Separate the fields of this line with semicolons.
host-paste-enrol = Paste the list: nick; phrase; character; gender. To end: Ctrl-D (Windows: Ctrl-Z, Enter).
host-paste-seat = Paste the list: character; role; gender; main nick. To end: Ctrl-D (Windows: Ctrl-Z, Enter).
host-lineup-unknown = Not understood: “{ $part }”. Roles: civilian, commissioner, sergeant, doctor, courtesan, foundling, mafioso, boss, framer, maniac.
host-no-lineup = No line-up can be suggested for { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }. Write your own: --lineup.
host-frozen-publish = The players’ phrases, to be published with the line-up, so that everybody can find their own:
host-frozen-fingerprint = The fingerprint of the phrases and the line-up, to be published with them; every player notes it, to compare it at the end:
host-deal-next = Next: “misto host deal”.
host-deal-about = { $count ->
        [one] { $count } role will be dealt
       *[other] { $count } roles will be dealt
    }, and turn one opens.
host-cancelled-next = Next: “misto host open-enrolment”.
host-turn-open = Turn { $turn } is open. It closes at { $when }.
host-order-next = Next: “misto host order” for the orders, “misto host status” to see how the turn stands.
host-letters-written = Letters: { $count }. Folder: { $folder }
host-seat-persons = The main nick must be on every line, or on none.
host-seat-role = Line { $line }: the role “{ $role }” isn’t understood.
host-seat-person-twice = Line { $line }: the nick “{ $person }” is there already.
host-seat-nobody = The list is empty.
host-named = Recorded: { $label }.


## Orders

column-line = Line
column-sender = From
column-order = Order
column-sent = Sent
column-result = Result
column-seat = Seat
column-nick = Nick
column-character = Character
column-player = Player
column-role = Role
column-phrase = Phrase
column-vote = Vote
column-orders = Orders
column-posts = Posts
column-state = State

host-paste-orders = Paste the orders. To end: Ctrl-D (Windows: Ctrl-Z, Enter).
host-taken = Taken: { $taken }. Not taken: { $refused }.
host-skipped = Skipped, as quoted: { $count }.
order-taken = taken, receipt no. { $number }
order-nothing-new = the same as before: nothing has changed
order-no-lines = There isn’t a single line with an order. Write them like this: “Court 1 - Vitalya”.
order-at-and-in-time = Either --at or --in-time, not both.
order-behind-a-later-one = There is already an order that was sent later: { $when }. Without a time this one goes after it; or enter it as a ruling: “enter”.
order-late-hint = An order that was sent in time is taken with its time (--at 20:15) or without one (--in-time), as long as the turn hasn’t been closed with “close”. After “close” it is entered as a ruling: “enter”.

line-not-understood = Not understood. Write it like this: “Hunt - Vitalya”.
line-no-dash = There is no dash between the kind of order and the name.
line-no-target = It doesn’t say whom. Write a name or a nick.
line-note-unfinished = The note’s quotation marks aren’t closed, so nothing after them was read. Close them.
line-note-without-text = A note needs an addressee, a colon and a text.
line-other-turn = This is an order for turn { $other }, and it is turn { $turn } now. If it is for this one, correct the number.
line-unknown-target = There is nobody called “{ $name }”.
line-several-targets = “{ $name }” fits more than one: { $labels }. Give the nick.
line-targets-disagree = “{ $name }”: the nick and the name belong to different personas: { $labels }. Leave only one.
line-nobody-is-a-name = “{ $name }”: is that a name, or nobody? Give the nick: { $labels }.
line-nothing-under-it = There is no order under this line.
line-anothers = This letter is from { $name }, but a line in it names somebody else as the sender: { $labels }. Paste that part separately.
line-too-long = The line is too long for an order, so it was not read.
line-quoted = quoted, skipped
line-perhaps-quoted = Somebody else’s letter may be quoted here: the line above says so. Take the quotation out and paste the orders again.
line-no-sender = There is no telling who sent this. Put a line “Vitalya, 20:15:” before it, or add --by.
line-unknown-sender = There is no telling who sent this: there is nobody called “{ $name }”.
line-several-senders = There is no telling who sent this: “{ $name }” fits more than one: { $labels }. Give the nick.
line-senders-disagree = There is no telling who sent this: the nick and the name in “{ $name }” belong to different personas: { $labels }. Leave only one.

time-not-a-time = This isn’t a time: “{ $time }”. Write it like this: 20:15, “yesterday 23:10”, “30.11 20:15”.
time-before-the-turn = “{ $time }” is before this turn began.
time-in-the-future = “{ $time }” is still to come.
time-not-in-the-turn = “{ $time }” hasn’t come yet since this turn began.
time-say-the-day = “{ $time }” has come more than once in this turn. Add the day: “yesterday { $time }”.
time-day-or-hour = “{ $time }” may be an hour or a day. Write “{ $hour }”, or a day and an hour: “{ $time } 20:15”.


## A turn

status-phase = State: { $phase }.
status-turn = Turn { $turn }. It closes at { $when }.
status-turn-closed = Turn { $turn }. Closed at { $when }.
status-left = Time left: { $length }.
status-due = The turn should have closed { $length } ago. “close” closes it; orders that were sent in time are still taken, with their time.
status-paused = The turn is paused.
status-hunts = Hunts are taken from { $when }.
status-no-court = No voting this turn.
status-votes = Voted: { $given } of { $owed }.
status-not-voted = Not voted yet: { $labels }.
status-nobody = nobody
status-voided = voided
status-barred = may not vote
status-dead = out of the game
status-out = leaving
length = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h { $minutes } min
    }

host-close-first = The turn is still open. First: “misto host close”.
posts-no-turn = Posts are counted while the turn is open. If it has been closed already, extend it (“extend”), record the posts and close it again.
posts-unfit = Not understood: “{ $text }”. Write it like this: 3=0
posts-not-counted = Posts aren’t counted in this game.
posts-nobody-counted = Nobody is named, so everybody has written enough. At least this many are needed: { $least }.
posts-too-few = Too few posts ({ $least } needed): { $labels }.

outlook-open = If the turn closed now
outlook-closed = How the turn ended

host-paste-story = Paste the story. To end: Ctrl-D (Windows: Ctrl-Z, Enter).
host-publish-next = Next: “misto host publish”.
host-published = The report of turn { $turn } is published. Letters: “misto host letters”. For a forum: “misto host report -m bbcode”.
host-end-next = The game has ended. Next: “misto host end”.
host-undone-next = The orders are as they were at the close. Next: rulings, “extend” or “publish”.
weapon-unfit = Not understood: “{ $text }”. Write it like this: 6=beer mug

host-no-such-kind = There is no such order: “{ $kind }”.
host-one-order = One order is needed.
host-enter-orders-only = Only orders are entered this way. For a note or a withdrawal there is “order”, for voiding “void”.
host-no-fact = Say what to change: --alive, --dead, --role, --poisoned, --not-poisoned.


## Papers, the end

report-none-yet = No report has been published yet.
report-not-published = The report of turn { $turn } isn’t published.
letters-not-dealt = The roles have not been dealt yet.
letters-none = No letters: nobody was told anything privately.
no-such-export = “{ $what }” can’t be exported. Possible: record or ledger.
end-about = Everything will be opened: roles, people, the deal’s key.
end-awards-next = Next: “misto host award”, then “misto host award --announce”.
award-nothing = Name an award and a seat (townsperson=Ashot), or add --announce.
award-unfit = Not understood: “{ $text }”. Write it like this: townsperson=Ashot, mafioso=9, player=Zoe, character=11
award-taken = Votes taken: { $count }.


## Verifying a deal

verify-foreign = { $path } is neither a Misto game nor a game’s ledger.
verify-no-deal = There is no deal in this game: the roles were dealt elsewhere.
verify-attempt = Deal { $number }
verify-commitment = { "  " }Fingerprint of the key: { $commitment }
verify-frozen = { "  " }Fingerprint of the phrases and the line-up: { $fingerprint }
verify-key = { "  " }Key: { $key }
verify-beacon = { "  " }Outside value “{ $name }”: { $value }
verify-lineup = { "  " }Line-up: { $lineup }
verify-nonces = { "  " }Phrases: { $count }
verify-seats = { "  " }Dealt:
verify-fits = Everything fits. Seats: { $count }.
verify-proved = The deal is proved.
verify-claim = No player and no host could steer it; whoever ran the game on their computer could only with an accomplice among the players and without an outside value. Compare both fingerprints and the outside value with those that were published and noted at the time: a ledger that was dealt anew afterwards is told apart by nothing else.
verify-nobody = In this game it isn’t opened who was who, so the ledger names nobody. Whether those who enrolled got their seats, each can see by their own phrase alone.
verify-not-proved = The deal is not proved.
verify-fault-not-text = The deal contains unfit text.
verify-fault-nonces-unsorted = The phrases are out of order.
verify-fault-nonces-equal = Two phrases are the same.
verify-fault-nonce-too-short = A phrase is too short.
verify-fault-lineup-not-canonical = The line-up is out of order.
verify-fault-counts-differ = There are not as many phrases as roles.
verify-fault-beacon-missing = The outside value that was named is missing.
verify-fault-beacon-unnamed = There is an outside value, but none was named beforehand.
verify-fault-key-sealed = The key is still sealed: the game hasn’t been opened (“misto host end”).
verify-fault-key-malformed = The key is damaged.
verify-fault-commitment-differs = The fingerprint belongs to another key, another game or other rules.
verify-fault-not-dealt = No roles were dealt by this deal.
verify-fault-deal-differs = The key and the phrases give another deal.
verify-fault-game-differs = This is the deal of another game.
verify-fault-key-reused = The key has been used before.
verify-fault-nonce-reused = A phrase has been used before.
verify-fault-twice = Something that happens once in a deal stands in the ledger twice.
verify-fault-not-enrolled = The frozen phrases aren’t those with which the players enrolled.
verify-fault-uneven = There are not as many roles as phrases or characters in the deal.
verify-fault-table-differs = The table that everybody was shown has other characters, or another outside value, than the deal.
verify-fault-seated-otherwise = Somebody was given a seat other than the one that was dealt to their phrase.
verify-fault-told-otherwise = A seat was told another role than was dealt to it.


## Checking a ledger

seal-foreign = { $path } is not the ledger of a Misto game.
seal-none = Nothing is certified in the ledger { $path }: an older site or “misto host” has written it. “misto verify-deal” checks the deal in it.
seal-no-hex = “{ $text }” is neither a key nor a fingerprint: these have 64 characters, digits and letters from a to f.
seal-of = Game: { $game }
seal-entries = Entries: { $count }, of which blanked: { $blank }
seal-blank-orders = Orders among the blanked: { $count }. Whoever has a receipt can show what they said.
seal-key-given = Signing key (as you gave it): { $key }
seal-key-own = Signing key (from the ledger itself: compare it with the one that the site showed): { $key }
seal-root = Fingerprint of turn { $turn }: { $root }
seal-line = Line { $line }: { $text }
seal-fits = All entries, signatures and fingerprints fit.
seal-root-here = The fingerprint { $root } is in the ledger: turn { $turn }.
seal-root-strange = The fingerprint { $root } is not in the ledger: this isn’t the ledger that the reports were made from.
seal-receipt = { $path }: receipt no. { $number }, seat { $seat }
seal-receipt-kept = Genuine. The order is in the ledger, and the fingerprint of turn { $turn } covers it.
seal-receipt-late = Genuine. The order is in the ledger; there was no fingerprint after it.
seal-receipt-foreign = { $path } is not a Misto receipt.
seal-proved = The ledger is as was certified.
seal-claim = Compare the fingerprints of the turns with those below the reports, and the key with the one that the site showed: by themselves they prove nothing, since the site could sign another ledger too.
seal-not-proved = The ledger is not as was certified.
seal-fault-commitment-differs = The content is not what was certified.
seal-fault-half-blank = Only one of content and salt has been blanked. The entry can’t be checked.
seal-fault-root-differs = The fingerprint of turn { $turn } doesn’t fit: an entry was altered, dropped, added or moved.
seal-fault-root-missing = The report of turn { $turn } has no fingerprint.
seal-fault-signature-missing = The order isn’t signed.
seal-fault-signature-differs = The signature doesn’t fit.
seal-fault-key-unknown = It was signed with another key.
seal-fault-other-format = This receipt is of another kind: either the site didn’t write it, or it is newer than this program.
seal-fault-other-game = This receipt is from another game.
seal-fault-says-otherwise = The order says something else than the receipt: another seat, number or time.
seal-fault-not-contained = There is no such order in the ledger: it was dropped or altered.
