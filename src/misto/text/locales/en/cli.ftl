### The host’s command line: misto host and misto verify-deal.
### $label is a persona as in tables: “igrok 8 – Ashot”; $labels are several; $name is as written.


## Help: the group

help-host = A whole game in one file, for a host at a table or on a foreign forum.

    It begins with “new” and ends with “end”; each command names the next one. Without --yes you are asked before any ruling.
help-panel-before = Before turn one
help-panel-turn = A turn
help-panel-rulings = The host’s rulings
help-panel-papers = To take away
help-panel-end = After the game
help-help = Show this help.
help-file = The game’s file.
help-lang = Language: uk or en.
help-yes = Do it without asking.
help-why = The reason: a sentence at least.
help-seat-argument = Seat: its number, nick, character, or the player’s main nick.
help-seats-argument = Seats: numbers, nicks, characters, or players’ main nicks.
help-turn-argument = The number of the turn; without it, the last one.
help-markup = Markup: markdown, bbcode or plain.
help-out = File to write to; without it, the screen.
help-gender = The character’s gender: m, f, or nothing.
help-list-option = File with the list; without it, paste the list.


## Help: before turn one

help-new = Make a game and open its enrolment.

    Example: misto host new "Black market" --preset black-market --rule hunts_per_turn=2
help-new-title = The title of the game.
help-new-preset = Set of rules: classic or black-market.
help-new-rule = One of the rules; may be given several times: tie=keeper,last_to_reach, min_open=12h.
help-new-beacon = Name an outside value for the deal that does not exist yet: “lottery, draw 2345”.
help-new-at-table = A game at a table: a turn closes by hand alone, nobody counts posts.
help-new-dealt-elsewhere = The roles were dealt elsewhere: “seat” comes next, without enrolment.
help-open-enrolment = Open enrolment again, after a deal was cancelled.
help-enrol = Enrol players: one, or a whole list.

    A line of the list: main nick; string for the deal; character; gender. The last two may be left out. Fields are set apart by semicolons, commas or tabs.
help-enrol-nick = The player’s main nick.
help-enrol-nonce = String for the deal: the player makes it up, at least 16 characters.
help-enrol-name = The character’s name, if it is made up already.
help-withdraw = Withdraw a player’s enrolment.
help-roster = Show who has enrolled; after the deal, who sits where.
help-close-enrolment = Close enrolment: line-up and players’ strings are frozen.
help-lineup = Line-up: “3 mafia (boss, framer), maniac, commissioner, sergeant, doctor”; the rest are civilians. Without it, one is suggested.
help-beacon = Show the outside value of the deal, or write it down once it is known.
help-beacon-value = The value, as it was made public.
help-deal = Deal the roles, open turn one, write the letters with the roles.
help-letters-out = Folder for the letters, a file for each seat; without it, the screen.
help-cancel-deal = Cancel a deal: its key is opened, enrolment begins anew.
help-seat = Seat a game that was dealt elsewhere, from a list.

    A line of the list: character; role; gender; main nick. The last two may be left out.
help-name = Write down the character that a player made up after the deal.
help-name-name = The character’s name.


## Help: a turn

help-order = Take orders as players write them.

    “Court 2 - Vitalya”, “Hunt - igrok 5”, “Mafia kill 2 – Zoe, Ashot”, “Withdraw vote”, “Last note - Zoe: text”. A note of several lines stands in quotation marks: «…».

    Many lines may be pasted at once. Who sent them, and when, is said by a line before them: “Vitalya, 20:15:”, “igrok 5, yesterday 23:10:”, “Verunia:”; it may stand before the order itself. Orders are taken in order of time; without a time, as sent just now. An order that was sent before one that is taken already is not taken: who came first matters. So paste letters in order of time, or without a time, or enter the order as a ruling: “enter”.
help-order-lines = Order lines; without them, paste them.
help-order-by = Who sent what stands before the first line with a name.
help-order-at = When that was sent: 20:15, “yesterday 23:10”, “30.11 20:15”.
help-order-in-time = The hour isn’t known, but it was sent before the close.
help-order-paste = File with orders.
help-status = Show how the turn stands: who has voted, who has not, what would happen if it closed now.
help-status-explain = With every step and its clause, or in brief.
help-posts = Write down how many posts seats wrote in the turn, and show who wrote too little.

    Example: misto host posts 3=0 5=2. Who isn’t named has written enough; “3=” forgets the number.
help-posts-counts = Seat and number of posts: 3=0.
help-close = Close the turn: at its hour, or before it with a reason.
help-publish = Publish the report, with your story; the next turn opens.
help-publish-story = File with the story; “-” to paste it.
help-publish-edit = Write the story in your editor.
help-publish-weapon = The weapon, for the answer to the commissioner: 6=beer mug.


## Help: rulings

help-undo = Undo the last published report.
help-void = Void somebody’s order of this turn.
help-kind-argument = Kind of order: “kill”, “check”, “court”…
help-enter = Enter an order for a seat, until the report is published.
help-enter-order = The order: “Court 2 - Vitalya”.
help-fact = Change a settled fact: who lives, what they are, whether they are poisoned.
help-fact-alive = Alive or dead.
help-fact-role = Role.
help-fact-poisoned = Poisoned or not.
help-bar = Take the right to vote, for this turn or a coming one.
help-bar-turn = For which turn; without it, for this one.
help-exclude = Exclude a player.
help-leave = Write down that a player leaves of their own will.
help-silence = Silence a ghost of the mafia who hints.
help-double-kill = Grant the mafia a double kill in this turn.
help-extend = Let the turn close later; before publication it takes orders again.
help-extend-to = Until when: 22:30, “tomorrow 21:00”, “1.12 21:00”.
help-pause = Pause the turn: it doesn’t close until further word.
help-resume = Go on after a pause.
help-replace = Give a seat to another player, and write the letters to the two.
help-replace-nick = The new player’s main nick.
help-replace-clear = Forget missed votes.


## Help: papers, the end

help-report = Print the report of a turn, ready to be pasted.
help-letters = Print what the report brought single players: answers, notes, new roles.
help-letters-roles = Instead, the letters with the roles.
help-letters-seat = For this seat alone.
help-log = Tell the whole ledger of the game in words.
help-export = Export the record of the game (record, YAML) or its ledger (ledger, JSON).
help-export-what = What: record or ledger.
help-end = Open everything, once the game has ended: roles, people, awards.
help-end-record = File to put the record of the game into.
help-award = Take votes for the awards, or announce them.

    Example: misto host award --by Zoya townsperson=Ashot mafioso=9 player=4 character=Vitalya
help-award-votes = Award and seat: townsperson, mafioso, player or character.
help-award-by = Who votes; without it, the host.
help-award-announce = Count the votes and announce.
help-verify-deal = Recompute the deal of a game that has ended, from its ledger.
help-verify-file = The game’s file, or its exported ledger.


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
usage-default = [if not given: { $value }]
usage-variable = [variable: { $name }]
usage-try = Help: { $command }
usage-missing = Missing: { $what }.
usage-no-such-option = No such option: { $option }.
usage-option-before = This option stands before the command: misto host { $option } … COMMAND.
usage-bad-value = This value won’t do: { $what }.
usage-bad-option = This option isn’t used rightly: { $option }.
usage-too-much = The command has something too much or too little. Text with blanks stands in quotes.
usage-no-such-command = No such command: { $command }.
quoted = “{ $text }”
did-you-mean = Did you mean { $near }?


## In the place of values, in help

meta-award = AWARD
meta-count = COUNT
meta-file = FILE
meta-folder = FOLDER
meta-kind = KIND
meta-line = LINE
meta-name = NAME
meta-nick = NICK
meta-option = OPTION
meta-order = ORDER
meta-phrase = STRING
meta-seat = SEAT
meta-text = TEXT
meta-time = TIME
meta-title = TITLE
meta-turn = TURN
meta-value = VALUE
meta-who = WHO


## The game file

file-missing = There is no game file { $path }. Make a game (“misto host new”) or name its file: -f.
file-there-already = The file { $path } is there already, and was not changed. Name another: -f.
file-not-a-file = { $path } is no file. Name another: -f.
file-too-large = The file { $path } is too large for a game, so it was not read.
file-foreign = The file { $path } is no game of misto. It was not changed.
file-newer = The file { $path } was written by a later version of misto. Update the program; the file was not changed.
file-damaged = The file { $path } is cut short, or something else has changed it. It was left as it is; take a copy of yours.
file-unreadable = The file { $path } could not be read.
file-unwritable = The file { $path } could not be written; it holds what it held.
file-busy = Another window is working on { $path }. Try again.
file-changed = Meanwhile another window has changed { $path }. Nothing was written; look, and do it again.
text-unreadable = Could not read { $path }.
text-too-large = The text is too large: { $path }. One megabyte at most.
text-not-utf8 = The text isn’t in UTF-8: { $path }. Save it in UTF-8.


## For all

host-no-such-language = There is no such language: { $language }. There are uk and en.
host-refused = { $text } [{ $clause }]
host-plain = { $text }
host-why-missing = Add it: --why "…".
host-will-be = This is what follows:
host-do-it = Do it? (y/n)
host-say-yes = Nothing was done: there is nobody to ask. If all is right, add --yes.
host-not-done = Nothing was done.
host-nothing-new = Nothing new: it is so already.
host-done = Done.
host-unknown-seat = Nobody is called so: “{ $name }”. Who there is: “misto host roster”.
host-unknown-seat-near = Nobody is called so: “{ $name }”. Did you mean { $near }?
host-several-seats = “{ $name }” is not one seat: { $labels }. Name a number or a nick.
host-cant-write = Could not write { $path }: { $detail }.
host-written = Written: { $path }.
no-such-markup = There is no such markup: { $markup }. There are: { $known }.
no-editor = Could not open the editor: { $editor }. Name yours in the variable EDITOR.


## Before turn one

host-new = The game “{ $title }” is made. Its file: { $path }
host-new-publish-after = While you are away nobody publishes a report: publish_after = none.
host-new-seat-next = Next: “misto host seat”, names and roles.
host-no-such-option = There is no such rule: { $option }. Did you mean { $known }?
host-option-unfit = This won’t do: { $option }={ $value }. There are: { $known }.
host-enrolment-open = Enrolment is open. The fingerprint of the deal’s key, to be made public now, before the first enrolment:
host-beacon-named = The outside value of the deal: “{ $name }”.
host-beacon-drawn = Value: { $value }
host-beacon-missing = There is no value yet. Once there is: “misto host beacon VALUE”.
host-no-beacon = No outside value was named for this deal.
host-enrol-next = Next: “misto host enrol NICK STRING”, then “misto host close-enrolment”.
host-enrolled = enrolled
host-enrolled-so-far = Enrolled: { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
host-withdrawn = Enrolment withdrawn: { $person }.
host-no-such-gender = There is no such gender: “{ $gender }”. There are: m, f, or nothing.
host-paste-enrol = Paste the list: nick; string for the deal; character; gender. End: Ctrl-D (Windows: Ctrl-Z, Enter).
host-paste-seat = Paste the list: character; role; gender; main nick. End: Ctrl-D (Windows: Ctrl-Z, Enter).
host-lineup-unknown = Not understood: “{ $part }”. Roles: civilian, commissioner, sergeant, doctor, courtesan, foundling, mafioso, boss, framer, maniac.
host-no-lineup = No line-up can be suggested for { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }. Write your own: --lineup.
host-frozen-publish = The players’ strings, to be made public with the line-up, so that everybody finds theirs among them:
host-deal-next = Next: “misto host deal”.
host-deal-about = { $count ->
        [one] { $count } role will be dealt
       *[other] { $count } roles will be dealt
    }, and turn one opens.
host-cancelled-next = Next: “misto host open-enrolment”.
host-turn-open = Turn { $turn } is open. It closes at { $when }.
host-letters-written = Letters: { $count }. Folder: { $folder }
host-seat-persons = The main nick must stand in every line, or in none.
host-seat-role = Line { $line }: the role “{ $role }” isn’t understood.
host-seat-person-twice = Line { $line }: the nick “{ $person }” is there already.
host-seat-nobody = The list is empty.
host-named = Written down: { $label }.


## Orders

column-line = Line
column-sender = From
column-order = Order
column-sent = Sent
column-result = What became of it
column-seat = Seat
column-nick = Nick
column-character = Character
column-player = Player
column-role = Role
column-phrase = String for the deal
column-vote = Vote
column-orders = Orders
column-posts = Posts

host-paste-orders = Paste the orders. End: Ctrl-D (Windows: Ctrl-Z, Enter).
host-taken = Taken: { $taken }. Not taken: { $refused }.
order-taken = taken, receipt no. { $number }
order-nothing-new = the same as before: nothing has changed
order-no-lines = Not one line with an order.
order-at-and-in-time = Either --at or --in-time, not both.
order-behind-a-later-one = An order that was sent later is taken already: { $when }. Without a time this one stands after it; or enter it as a ruling: “enter”.
order-late-hint = An order that was sent in time is taken with its hour (--at 20:15) or without one (--in-time), until the turn is closed with “close”. After “close” it is entered as a ruling: “enter”.

line-not-understood = Not understood.
line-no-dash = A dash is missing between the kind of order and the name.
line-no-target = It doesn’t say whom.
line-note-unfinished = The note’s quotation mark is never closed, so nothing after it was read.
line-note-without-text = A note needs an addressee, a colon and a text.
line-other-turn = This is an order for turn { $other }, and now it is turn { $turn }.
line-unknown-target = Nobody is called so: “{ $name }”.
line-several-targets = “{ $name }” fits more than one: { $labels }.
line-targets-disagree = “{ $name }”: nick and name are of different personas: { $labels }.
line-nobody-is-a-name = “{ $name }”: a name, or nobody? Name the nick: { $labels }.
line-nothing-under-it = There is no order under this line.
line-no-sender = It isn’t known who sent this.
line-unknown-sender = It isn’t known who sent this: nobody is called “{ $name }”.
line-several-senders = It isn’t known who sent this: “{ $name }” fits more than one: { $labels }.
line-senders-disagree = It isn’t known who sent this: “{ $name }”, nick and name of different personas: { $labels }.

time-not-a-time = This is no time: “{ $time }”. Write: 20:15, “yesterday 23:10”, “30.11 20:15”.
time-before-the-turn = “{ $time }” is before this turn opened.
time-in-the-future = “{ $time }” is still to come.
time-not-in-the-turn = “{ $time }” hasn’t come yet since this turn opened.
time-say-the-day = “{ $time }” has come more than once in this turn. Add the day: “yesterday { $time }”.


## A turn

status-phase = State: { $phase }.
status-turn = Turn { $turn }. It closes at { $when }.
status-left = Time left: { $length }.
status-due = The closing hour was { $length } ago. “close” closes the turn; orders that were sent in time are still taken, with their hour.
status-paused = The turn is paused.
status-hunts = Hunts are taken from { $when }.
status-no-court = There is no vote on this turn.
status-votes = Voted: { $given } of { $owed }.
status-not-voted = No vote yet from: { $labels }.
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
posts-no-turn = Posts are counted while the turn is open. If it is closed already, extend it (“extend”), write down the posts and close it again.
posts-unfit = Not understood: “{ $text }”. Write: 3=0
posts-not-counted = This game counts no posts.
posts-nobody-counted = Nobody is named, so all have written enough. Needed at least: { $least }.
posts-too-few = Too few posts ({ $least } needed): { $labels }.

outlook-open = If the turn closed now
outlook-closed = What the turn came to
outlook-nobody-dies = Nobody dies.
outlook-dies = Dies: { $fate }
outlook-goes = Out of the game: { $fate }
outlook-revived = In the game again: { $label }
outlook-court = { $has_names ->
        [yes] Sentenced: { $names }
       *[no] Nobody is sentenced
    }{ $has_tally ->
        [yes] {" "}({ $tally }).
       *[no] .
    }
outlook-election = { $has_names ->
        [yes] Elected keeper of the keys: { $names }
       *[no] No keeper of the keys is elected
    }{ $has_tally ->
        [yes] {" "}({ $tally }).
       *[no] .
    }
outlook-role = A new role: { $label } — { $role }
outlook-poisoned = Carries poison: { $label }
outlook-winner = The game has ended. { $winner }

host-paste-story = Paste the story. End: Ctrl-D (Windows: Ctrl-Z, Enter).
host-publish-next = Next: “misto host publish”.
host-published = The report of turn { $turn } is published. Letters: “misto host letters”. For a forum: “misto host report -m bbcode”.
host-end-next = The game has ended. Next: “misto host end”.
host-undone-next = Orders are as at the close. Next: rulings, “extend” or “publish”.
weapon-unfit = Not understood: “{ $text }”. Write: 6=beer mug

host-no-such-kind = There is no such order: “{ $kind }”.
host-one-order = One order is needed.
host-enter-orders-only = Only orders are entered so: a note or a withdrawal goes by “order”, voiding by “void”.
host-no-fact = Say what to change: --alive, --dead, --role, --poisoned, --not-poisoned.


## Papers, the end

report-none-yet = No report has been published yet.
report-not-published = The report of turn { $turn } is not published.
letters-not-dealt = The roles are not dealt yet.
letters-none = No letters: nobody was told anything alone.
no-such-export = There is no such export: “{ $what }”. There are record and ledger.
end-about = Everything will be opened: roles, people, the deal’s key.
end-awards-next = Next: “misto host award”, then “misto host award --announce”.
award-nothing = Name an award and a seat (townsperson=Ashot), or add --announce.
award-unfit = Not understood: “{ $text }”. Write: townsperson=Ashot, mafioso=9, player=Zoe, character=11
award-taken = Votes taken: { $count }.


## Verifying a deal

verify-foreign = { $path } is neither a game of misto nor a game’s ledger.
verify-no-deal = There is no deal in this game: the roles were dealt elsewhere.
verify-attempt = Deal { $number }
verify-commitment =   Fingerprint: { $commitment }
verify-key =   Key: { $key }
verify-beacon =   Outside value “{ $name }”: { $value }
verify-fits = All of it fits. Seats: { $count }.
verify-proved = The deal is proved.
verify-claim = No player and no host could steer it; whoever ran the game’s machine only with an accomplice among the players and without an outside value. Compare fingerprint, players’ strings and outside value with those that were made public.
verify-not-proved = The deal is not proved.
verify-fault-not-text = The deal holds unfit text.
verify-fault-nonces-unsorted = The players’ strings are out of order.
verify-fault-nonces-equal = Two players’ strings are the same.
verify-fault-nonce-too-short = A player’s string is too short.
verify-fault-lineup-not-canonical = The line-up is out of order.
verify-fault-counts-differ = There are not as many strings as roles.
verify-fault-beacon-missing = The outside value that was named is missing.
verify-fault-beacon-unnamed = There is an outside value, but none was named beforehand.
verify-fault-key-sealed = The key is still sealed: the game is not opened (“misto host end”).
verify-fault-key-malformed = The key is garbled.
verify-fault-commitment-differs = The fingerprint is not of this key, this game or these rules.
verify-fault-not-dealt = No roles were dealt by this deal.
verify-fault-deal-differs = Key and strings give another deal.
verify-fault-game-differs = This is the deal of another game.
verify-fault-key-reused = The key was used before.
verify-fault-nonce-reused = A player’s string was used before.
