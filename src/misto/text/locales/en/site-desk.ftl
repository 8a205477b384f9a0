### The host's desk: making a game, enrolment, the turn, rulings, letters, the log.

## Tabs

desk-tabs = Pages of the desk
desk-tab-enrolment = Enrolment
desk-tab-turn = Turn
desk-tab-letters = Letters
desk-tab-rulings = Rulings
desk-tab-log = Log
desk-tab-settings = Settings

## Create a game

desk-create = A new game
desk-create-about = Name the game and choose its rules: everything is filled in the way it is usually played. You open enrolment later, when you are ready.
desk-create-title = Title
desk-create-story = Opening
desk-create-story-help = Say what town this is and who lives in it. Markdown works; everybody will see it.
desk-create-cohosts-help = Account names, separated by commas. Co-hosts see everything, so they don’t play.
desk-create-make = Create the game
desk-create-wrong = The game isn’t created yet: correct what is marked. Everything you typed is still in the form.
desk-created = The game is created. Enrolment comes next.
desk-title-unfit = A title is needed: up to 200 characters, all of them visible.
desk-story-unfit = The opening is too long, or has invisible characters in it. Keep it within 20,000 characters.
desk-presets = Start from a set of rules
desk-check = Check
desk-rules-wrong = These rules can’t be played
desk-rules-fit = The options don’t contradict each other
desk-changed = { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
desk-place = Rule no. { $place }
desk-group-basics = Players and timetable
desk-group-enrolment = Enrolment and secrecy
desk-group-time = The turn
desk-group-hunt = Orders and the hunt
desk-group-night = The night
desk-group-court = The court
desk-group-death = Death, ghosts, the missing
desk-group-ending = Reports, victory, the end
desk-unfit-number = A whole number is needed: { $least } at least{ $most ->
        [none] .
       *[other] , { $most } at most.
    }
desk-unfit-share = A share in per cent is needed, from 0 to 100.
desk-unfit-hours = A number of hours is needed: 12 or 0.5.
desk-unfit-hour = An hour of the day is needed: 21:00.
desk-unfit-zone = The name of a time zone is needed: Europe/Kyiv.
desk-unfit-choice = Choose one from the list.

desk-set-ups = Your set-ups
desk-set-up-keep = Save as a set-up
desk-set-up-about = The title, the opening and the rules are saved for your next games; the players and what happened are not.
desk-set-up-name = Name of the set-up
desk-set-up-save = Save the set-up
desk-set-up-saved = The set-up is saved: { $name }.
desk-set-up-unnamed = A set-up needs a name of no more than { $most } characters.
desk-again = Play again with these rules
desk-again-about = The title, the opening and the rules will be in the form already.

## Enrolment and the deal

desk-open-enrolment = Open enrolment
desk-open-enrolment-about = Players enrol by themselves. The deal needs at least { $least } of them.
desk-enrolment-opened = Enrolment is open. Give the players the link.
desk-enrolment-closed = Enrolment is closed. What is left: enter the outside value and deal the roles.
desk-beacon = Outside value (optional)
desk-beacon-name = What it is
desk-beacon-help = A number that nobody knows yet: “lottery, draw 2345”. The deal will depend on it too, and wait until it is announced.
desk-line-up = Line-up
desk-line-up-about = { $count ->
        [one] A line-up for { $count } player. You may change what is suggested.
       *[other] A line-up for { $count } players. You may change what is suggested.
    }
desk-line-up-fits = The line-up can be played
desk-line-up-count = Roles: { $count }, players: { $seats }.
desk-line-up-mafia = Mafia: { $count }, at least { $wanted } are needed.
desk-less = Fewer: { $role }
desk-more = More: { $role }
desk-close-and-deal = Close enrolment and deal
desk-close-enrolment = Close enrolment
desk-close-about = The phrases become public, the roles are dealt, all role letters go out at the same instant, and turn one begins.
desk-close-beacon-about = The phrases and the line-up become public and can’t change any more. Then comes the number: { $name }.
desk-deal = Deal the roles
desk-deal-about = Enrolment is closed. When you deal, all letters go out at the same instant, and turn one begins.
desk-deal-beacon-about = Enrolment is closed. Enter the number as soon as it is announced ({ $name }): the roles are dealt, and the letters go out at the same instant.
desk-dealt = { $count ->
        [one] { $count } role is dealt, the letter is out. Turn one has begun.
       *[other] { $count } roles are dealt, the letters are out. Turn one has begun.
    }
desk-frozen = Proof of a fair deal
desk-frozen-about = Publish this fingerprint before the number is known: it vouches for the phrases and the line-up.
desk-nonces = The players’ phrases
desk-enrolled = Enrolled: { $count }
desk-enrolled-nobody = Nobody has enrolled yet.
desk-enrolled-few = { $count ->
        [one] { $count } more player is needed.
       *[other] { $count } more players are needed.
    }
desk-enrolled-link = The link for players:
desk-reserve = In the reserve: { $count }

## The turn

desk-board = Who did what
desk-column-seat = Seat
desk-column-role = role
desk-column-vote = vote
desk-column-posts = posts
desk-column-argument = argument
desk-column-introduction = introduction
desk-column-orders = orders
desk-column-misses = misses
desk-column-last = last post
desk-column-person = player
desk-column-character = character
desk-none = none
desk-there = yes
desk-nobody = nobody
desk-barred = barred
desk-voided = voided
desk-state-dead = out of the game
desk-state-excluded = excluded
desk-state-left = left
desk-letter-unread = Role letter not read yet: { $names }.
desk-late = { $count ->
        [one] { $count } player still owes something
       *[other] { $count } players still owe something
    }
desk-remind-all = Remind all
desk-remind-one = Remind one
desk-remind-about = The reminder is the same for everybody: the turn is running, and so much time is left. It doesn’t say who is late.
desk-remind-closed = The turn is closed, so there is nothing to remind anybody of.
desk-remind-nobody = There is nobody to remind: no player has this seat just now.
desk-reminded = { $count ->
        [one] { $count } player was reminded.
       *[other] { $count } players were reminded.
    }
desk-outlook-open = If the turn closed now
desk-outlook-closed = What happened and why
desk-overrule-about = Don’t agree? Tap a line to overrule it; the reason stays in the log.
desk-votes = Votes that count: { $count }
desk-facts = Draft of the report
desk-standing = Standing orders: { $count }
desk-standing-about = Tap an order to void it; the reason stays in the log.
desk-standing-none = There are no orders yet.
desk-story = Story
desk-story-early = Write whenever you like: the draft will wait for the close.
desk-story-saved = The draft is saved.
desk-story-of = Story for turn { $turn }
desk-story-of-about = The report went out without a story. You can still add it.
desk-story-tell = Add the story
desk-story-told = The story for turn { $turn } is added.
desk-saved = saved at
desk-save = Save
desk-preview = Preview
desk-weapon = What killed: { $name }
desk-weapon-help = Only whoever checked them will read it. You may leave it empty.
desk-publish = Publish
desk-publish-about = The report is waiting for you. The site adds the facts by itself.
desk-publish-due = The site adds the facts by itself. If you don’t publish, the report goes out without a story:
desk-publish-stale = This turn’s report is already out, or something has changed. Nothing else happened; see what is on the desk now.
desk-published = The report of turn { $turn } is out.

## Rulings

desk-rulings-about = Every ruling has a reason and stays in the log. First you see what it will change.
desk-rulings-none = No ruling can be made now: the game hasn’t begun, or is over.
desk-rulings-time = Time
desk-rulings-night = Orders and facts
desk-rulings-penalties = Penalties
desk-rulings-people = Players
desk-ruling-extend = Extend the turn
    .about = The turn closes later. If it is closed already, orders are taken again.
    .seen = Everybody will see it, with the reason.
desk-ruling-pause = Pause the turn
    .about = Orders are still taken, but the turn won’t close until it is resumed.
    .seen = Everybody will see it, with the reason.
desk-ruling-resume = Resume the turn
    .about = The turn closes at the next closing hour that leaves enough time.
    .seen = Everybody will see it, with the reason.
desk-ruling-close = Close the turn now
    .about = No more orders are taken, and the turn is resolved as if its hour had come.
    .seen = Everybody will see it, with the reason.
desk-ruling-undo = Undo the report
    .about = The game goes back to the moment after the close: orders stand as they stood. Answers and notes that have arrived stay with their readers.
    .seen = Everybody will see it, with the reason.
desk-ruling-cancel = Cancel the deal
    .about = The deal’s key is opened, the players’ enrolments are cancelled, and enrolment begins anew.
    .seen = Everybody will see it, with the reason.
desk-ruling-void = Void an order
    .about = The order has no effect. A vote that is voided still counts as given.
    .seen = Only its owner will learn of it.
desk-ruling-enter = Enter an order
    .about = The order stands for that seat until the report is out. The hour doesn’t matter.
    .seen = Only the seat it is entered for will learn of it.
desk-ruling-fact = Change a fact
    .about = Who lives, what role, whether there is poison: your word weighs more than the resolution. The turn is resolved anew.
    .seen = Those who were told otherwise learn it with the report.
desk-ruling-bar = Bar from voting
    .about = These players don’t vote for one turn. A vote that stands is struck, the others keep their times, and that turn’s court is announced without names.
    .seen = Only the barred will learn of it.
desk-ruling-exclude = Exclude a player
    .about = No more posts or orders from now on. What was sent stands. Settled at this turn’s resolution.
    .seen = Everybody will see it, with the reason.
desk-ruling-double-kill = Grant a double kill
    .about = This turn the mafia may name two: a ghost has hinted who is who. Unused, it lapses.
    .seen = Only the mafia will learn of it.
desk-ruling-silence = Silence a ghost
    .about = A ghost of the mafia has hinted at who is who, and writes no more in the game thread.
    .seen = Everybody will see it, with the reason.
desk-ruling-leave = Record that a player leaves
    .about = The player leaves of their own accord: what was sent stands, the rest is settled at this turn’s resolution.
    .seen = Nobody but that player learns of it before the report.
desk-ruling-replace = Replace a player
desk-ruling-not-now = This ruling can’t be made now.
desk-field-seat = Seat
desk-field-seats = Whom
desk-field-order = Order
desk-field-kind = Which order
desk-field-target = On whom
desk-field-second = And on whom
desk-field-turn = Which turn
desk-field-closes = When the turn closes
desk-field-alive = Is the character alive
desk-field-role = Role
desk-field-poisoned = Is there poison
desk-field-why = Reason
desk-field-person = Who takes over
desk-field-clear = Don’t count the votes missed so far against the newcomer
desk-alive-yes = alive
desk-alive-no = dead
desk-poisoned-yes = yes
desk-poisoned-no = no
desk-as-it-is = as it is
desk-choose = Choose
desk-choose-seat = Choose a seat.
desk-choose-seats = Tick somebody.
desk-choose-order = Choose an order from the list.
desk-choose-kind = Choose which order it is.
desk-choose-turn = Enter a turn number.
desk-choose-closes = Enter a day and an hour.
desk-choose-fact = Say what to change: life, role or poison.
desk-choose-person = Choose somebody from the reserve, or the link.
desk-why-missing = Write the reason, if only in one sentence: it stays in the log.
desk-look = See what will happen
desk-look-again = Look again
desk-confirm = Yes, do it
desk-back = No, go back
desk-will-be = What will happen
desk-will-be-nothing = Nothing new: it is like that already.
desk-will-come = The turn’s outcome will then be
desk-will-not-come = This will no longer happen
desk-undo-told = Some of it is already known and can’t be taken back
desk-undo-opened = Opened and read by:
desk-undo-unopened = None of them has opened it yet.
desk-ruled = The ruling is made, and recorded in the log.
desk-replace-about = The newcomer gets the seat with everything it knows: orders, notes, misses. Whoever has left learns nothing more. Only these two are told.
desk-replaced = The player is replaced. The newcomer has been sent a letter.
desk-by-link = By link
desk-reserve-nobody = There is nobody in the reserve.
desk-offers = Links
desk-offers-about = Send the link to somebody who has agreed to play. It works once, and for { $days } days.
desk-offers-none = There are no active links.
desk-offer-made = The link is ready.
desk-offer-withdraw = Withdraw
desk-offer-withdrawn = The link is withdrawn: it no longer works.

## Take a seat

desk-take = Take a seat in a game
desk-take-game = “{ $title }”, hosted by { $host }.
desk-take-means = What this means
desk-take-seat = A seat in the game is free. Which one, and its role, you will learn as soon as you take it.
desk-take-secret = Only the host sees who you are, and who played before you.
desk-take-turn = Turn { $turn } is running; { $living } are alive.
desk-take-duty = Every turn you have to vote, and to write something in the game thread.
desk-take-yes = Take the seat
desk-take-no = No, thank you
desk-taken = The seat is yours. Read the letter with your role.
desk-take-host = You host this game, so you can’t have a seat in it.
desk-take-played = You have or had a seat in this game, so you can’t take another.

## Letters

desk-letters-nobody = There is nobody to write to: nobody has enrolled.
desk-letters-many = Write to many
desk-letters-none = There are no letters yet.
desk-letters-back = To all letters
desk-letter = Letter
desk-letter-all = An announcement to all
desk-letter-all-about = All players will see it, each in their own conversation. Each answers separately.
desk-letter-mafia = The mafia’s chat
desk-letter-mafia-about = All the living mafia will read this.
desk-letter-sent = Sent.
desk-letter-unfit = Write something: up to 20,000 characters, all of them visible.
desk-send = Send
desk-since = new
desk-you = Host
desk-read = read
desk-unread = unread
desk-part-player = player
desk-part-reserve = reserve
desk-part-replaced = former player

## The log

desk-log-turns = Turns
desk-log-turn = Turn { $turn }
desk-log-before = Before the game
desk-log-empty = There is nothing here yet.
desk-log-with-orders = Show the orders too
desk-log-without-orders = Hide the orders
desk-seen-all = Everybody sees it
desk-seen-host = Only the host sees it
desk-seen-some = Seen by the host and: { $names }
desk-opened = Who has read the turn’s report and letters
desk-opened-nobody = Nobody yet.
desk-complaints = Complaints about posts
desk-complaint-settle = Settled
desk-complaint-settled = The complaint is settled.
desk-hidden = Hidden posts
desk-edits = What posts said before they were edited
desk-room-thread = Game thread
desk-room-talk = Discussion
desk-room-mafia = The mafia’s chat
desk-post-hide = Hide
desk-post-show = Show again

## Settings

desk-opening = Title and opening
desk-opening-change = Change
desk-opening-changed = Title and opening are changed.
desk-hosts = Who hosts the game
desk-host = host
desk-cohost = co-host
desk-cohosts = Co-hosts
desk-cohost-name = Name of the account
desk-cohost-help = Co-hosts see everything you see and can do everything you can, so they don’t play.
desk-cohost-add = Add
desk-cohost-added = A co-host now: { $name }.
desk-cohost-remove = Remove
desk-cohost-remove-name = Remove: { $name }
desk-cohost-removed = No longer a co-host: { $name }.
desk-cohost-unknown = There is no account named “{ $name }”. Check the spelling.
desk-cohost-plays = The account “{ $name }” plays, has played or is in the reserve. Whoever plays can’t host.

## The end

desk-end-open = Open everything
desk-end-open-about = Roles, people, orders, notes, chats and the proof of the deal are opened. There is no way back; if the report has a mistake, undo it first.
desk-end-opened = The game is over, and everything is open.
desk-end-open-done = Everything is open.
desk-end-vote-done = Your votes for the awards are recorded.
desk-end-give-done = The awards are announced.
desk-awards = Awards
desk-awards-voters = { $count ->
        [one] { $count } person has voted.
       *[other] { $count } people have voted.
    }
desk-awards-vote = Record the votes
desk-awards-give = Count and announce
