### The events of a game, a sentence each: the log, the rulings in a report, the desk.
### Only the values that an event has are given; $has_… says "yes" or "no". The reason of a ruling
### (because in words.ftl) follows as a sentence of its own.
###
### $seat $to $author are personas; $person is a player; $when an hour; $order an order or its name.


## Enrolment and the deal

event-game_created = The game “{ $title }” was created.
event-enrolment_opened = Enrolment is open. Fingerprint of the deal’s key: { $commitment }.
event-key_drawn = The deal’s key has been drawn and is sealed until the end of the game.
event-enrolled = Enrolled: { $person }.
event-enrolment_withdrawn = Enrolment withdrawn: { $person }.
event-roster_changed = Enrolled so far: { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
event-enrolment_closed = Enrolment is closed. The line-up: { $lineup }.
event-deal_cancelled = The deal was cancelled. Its key: { $key }.
event-dealt = The roles have been dealt.
event-table_set = Personas in the game: { $personas }.
event-person_seated = { $person }: { $label }.
event-role_told = Role letter: { $seat } — { $role }.
event-mate_told = The mafia was told: { $seat } — { $role }.


## A turn and its orders

event-turn_opened = Turn { $turn } is open. It closes at { $when }.
event-order_given = { $has_why ->
        [yes] An order was entered by the host. { $seat }: { $order }.
       *[no] Order no. { $number }. { $seat }: { $order }.
    }
event-order_withdrawn = An order was withdrawn. { $seat }: { $order }.
event-vote_shown = { $has_targets ->
        [yes] Vote. { $seat }: { $targets }.
       *[no] Vote withdrawn: { $seat }.
    }
event-note_given = A last note. Author: { $seat }; addressee: { $to }.
event-turn_closed = { $has_why ->
        [yes] Turn { $turn } was closed by the host.
       *[no] Turn { $turn } is closed.
    }
event-turn_resolved = Turn { $turn } has been resolved; the report isn’t published yet.


## The report

event-report_published = The report of turn { $turn } is out.
event-story_told = The story of turn { $turn } was added to its report.
event-seat_died = A death: { $fate }.
event-seat_revived = Back in the game, by the host’s ruling: { $seat }.
event-fact_corrected = Corrected by the host’s ruling: { $seat } — { $shows }.
event-court_held = { $election ->
        [true] { $has_sentenced ->
            [yes] The election of the keeper of the keys. Elected: { $sentenced }.
           *[no] The election of the keeper of the keys. Nobody is elected.
        }
       *[false] { $has_sentenced ->
            [yes] The lynch court. Sentenced: { $sentenced }.
           *[no] The lynch court. Nobody is lynched.
        }
    }
event-keeper_named = Keeper of the keys: { $seat }.
event-check_answered = Check: { $seat } — { $shows }.
event-check_unanswered = Check: { $seat } — no answer.
event-note_handed = The last note was handed over. Author: { $author }; addressee: { $to }.
event-person_revealed = The player behind “{ $seat }”: { $person }.
event-game_won = The game has ended. { $winner }


## The host’s rulings

event-resolution_undone = The report of turn { $turn } was undone.
event-order_voided = An order was voided. { $seat }: { $order }.
event-fact_changed = A settled fact was changed: { $fact }.
event-vote_barred = No right to vote on turn { $turn }: { $seat }.
event-seat_excluded = Excluded from the game: { $seat }.
event-seat_left = Left of their own accord: { $seat }.
event-seat_silenced = A ghost was silenced: { $seat }.
event-double_kill_granted = On turn { $turn } the mafia may kill two.
event-turn_extended = Turn { $turn } was extended. It closes at { $when }.
event-turn_paused = Turn { $turn } was paused.
event-turn_resumed = Turn { $turn } was resumed. It closes at { $when }.
event-close_moved = The site was down, so turn { $turn } closes later: { $when }.
event-player_replaced = A player was replaced: { $seat }.
event-seat_taken = To the new player, a letter about the replacement: { $seat }.
event-seat_lost = To the former player, a letter about the replacement: { $seat }.

# A changed fact: the name, then what holds now, joined by commas
fact = { $seat } — { $changes }
fact-alive = alive
fact-dead = dead
fact-role = role: { $role }
fact-poisoned = poisoned
fact-not-poisoned = not poisoned
fact-unchanged = as the rules have it


## After the game

event-game_opened = Everything has been opened.
event-award_voted = A vote for an award. { $award }: { $seat }.
event-awards_given = { $has_awards ->
        [yes] Awards. { $awards }.
       *[no] No awards were given.
    }

# A role that the line-up has more than once: “civilian × 4”
lineup-several = { $role } × { $count }
