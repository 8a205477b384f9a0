### Words and short phrases: orders, winners, awards, counts, hours.
### $gender is "m", "f" or "other"; numbers are given as numbers.


## Personas

label = { $nick } — { $name }
seat-number = seat { $seat }


## Orders: the name inside a sentence

kind-vote = vote
kind-hunt = hunt
kind-kill = kill
kind-check = check
kind-poison = poison
kind-heal = healing
kind-inject = fatal injection
kind-block = block
kind-frame = slander
kind-shoot = last shot
kind-note = last note


## Orders: the subject, as a player writes it

subject-vote = Lynch court { $turn }
subject-election = Election of the keeper { $turn }
subject-hunt = Hunt { $turn }
subject-kill = Mafia kill { $turn }
subject-check = Check { $turn }
subject-poison = Poison { $turn }
subject-heal = Healing { $turn }
subject-inject = Fatal injection { $turn }
subject-block = Block { $turn }
subject-frame = Slander { $turn }
subject-shoot = Last shot
subject-note = Last note


## Orders: on whom

# $what is the name of the order or its subject
order = { $what } — { $targets }

order-nobody = { $kind ->
        [vote] for nobody
        [shoot] at nobody
       *[other] nobody
    }


## What a death shows and what a check shows, where that is a side

shown-town = { $gender ->
        [f] townswoman
        [m] townsman
       *[other] townsperson
    }
shown-mafia = mafia
found-town = not mafia


## Where a game stands

phase-created = enrolment isn’t open yet
phase-enrolment = enrolment is open
phase-frozen = enrolment is closed, the roles have not been dealt yet
phase-open = a turn is under way
phase-closed = the turn is closed, its report isn’t out yet
phase-over = the game has ended
phase-opened = the game has ended and everything is open


## How a game ended

winner-town = The town wins!
winner-mafia = The mafia wins!
winner-maniac = The maniac-poisoner wins!
winner-draw = A draw: nobody is left alive.
ending-draw = draw
ending-none = no end


## Awards

award-townsperson = Best townsperson
award-mafioso = Best mafioso
award-player = Best player
award-character = Best character


## Counting

count-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
count-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
count-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-posts = { $count ->
        [one] { $count } post
       *[other] { $count } posts
    }
count-seats = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }


## Time

when = { $hour } on { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

weekday-monday = Monday
weekday-tuesday = Tuesday
weekday-wednesday = Wednesday
weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
weekday-sunday = Sunday


## Joining

# A list of which one holds: "a, b or c"
either = { $items } or { $last }

# The reason that the host wrote; the sentence is complete already
because = Reason: { $why }
