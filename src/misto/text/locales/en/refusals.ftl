### Refusals: what is wrong and what to do next. One message refusal-<code> for each.
### Only the values that a refusal has are given; $has_… says "yes" or "no".
###
### $who is a persona, $seat a seat’s number, $deed the name of an order, $kind its kind, $role the
### name of a role, $name a name that somebody gave, $hour an hour; $turn $count $limit are numbers.


## Making a game, enrolment, the deal

refusal-rules_contradict = A game can’t be played with these options. { $contradictions } Correct them and try again.
refusal-wrong_phase = { $phase ->
        [created] Too early: enrolment isn’t open yet. It has to be opened first.
        [enrolment] Not now: enrolment is open. It has to be closed first.
        [frozen] Not now: enrolment is closed, but the roles have not been dealt yet. They have to be dealt first.
        [open] Not now: a turn is under way. It has to close first.
        [closed] Not now: the turn is closed, but its report isn’t out yet. It has to be published first.
        [over] The game has ended. What comes next is to open all that was hidden.
       *[opened] Too late: the game has ended and everything is open. What comes next is a new game.
    }
refusal-title_unfit = This title won’t do: it must not be empty, too long or have invisible characters. Think of another.
refusal-already_enrolled = This player is enrolled already, and nobody enrols twice. To change something, withdraw the enrolment and enrol again.
refusal-not_enrolled = There is no such enrolment, so there is nothing to withdraw. To play, enrol.
refusal-name_unfit = { $has_name ->
        [yes] The name “{ $name }” won’t do:
       *[no] This name won’t do:
    } it must be a single line, not empty, not too long, without Latin and Cyrillic letters in one word. Choose another.
refusal-name_taken = The name “{ $name }” is taken, and no two in a game may be the same. Choose another.
refusal-nonce_unfit = This phrase won’t do: it needs 16 to 200 characters on a single line, none of them invisible. Make up another.
refusal-nonce_taken = Somebody has given this phrase already, and no two may be the same. Make up another.
refusal-host_has_no_seat = Whoever hosts a game doesn’t play in it: there is no seat for a host or a co-host. Let somebody else play.
refusal-enrolment_full = Enrolment is full: { $limit ->
        [one] the game has only { $limit } seat
       *[other] the game has only { $limit } seats
    }. Wait and see whether one becomes free.
refusal-too_few_seats = Not enough players yet: { $count } enrolled, at least { $limit } needed. Wait for more.
refusal-lineup_wrong_size = The numbers don’t match: roles — { $count }, players — { $limit }. Choose a line-up with one role for each player.
refusal-lineup_too_few_mafia = The line-up has too little mafia: { $count }, and at least { $limit } are needed. Add mafiosi, a boss or a framer.
refusal-lineup_two_of_a_role = A line-up may have the role “{ $role }” only once. Replace the other one.
refusal-lineup_needs_role = The line-up lacks the role “{ $role }”, on which another role depends. Add it, or take out the one that needs it.
refusal-lineup_no_town = The line-up has no townsperson. Add at least one civilian.
refusal-lineup_already_won = With this line-up somebody would have won before the start. Change it so that there is a game to play.
refusal-beacon_missing = { $has_name ->
        [yes] The outside value “{ $name }”, named for this deal, is missing.
       *[no] The outside value named for this deal is missing.
    } Wait for it, enter it and deal.
refusal-beacon_not_named = No outside value was named for this deal beforehand, so none can be used now. Deal without it.


## Orders

refusal-no_such_seat = There is no seat { $seat } in the game. Choose somebody from the list.
refusal-out_of_game = This seat is out of the game, so it sends nothing and nothing in it changes. If that is a mistake, write to the host.
refusal-sender_dead = The dead send no orders. If that is a mistake, write to the host.
refusal-target_dead = { $who } is already dead. Choose somebody living.
refusal-not_your_order = { $kind ->
        [note] A note isn’t sent like this: it needs an addressee and a text. Send it as a last note.
       *[other] This order isn’t for your role: { $deed }. What you may do is in the letter with your role.
    }
refusal-on_oneself = { $kind ->
        [vote] In this game nobody votes for themselves.
        [hunt] Nobody hunts themselves.
        [note] A note isn’t addressed to oneself.
       *[other] This order can’t be on oneself: { $deed }.
    } Choose another persona.
refusal-on_a_mate = { $who } is one of your own, { $kind ->
        [kill] and the mafia doesn’t kill its own.
        [frame] and the mafia doesn’t slander its own.
       *[other] and such orders aren’t for your own.
    } Choose somebody outside the mafia.
refusal-too_many_targets = { $kind ->
        [kill] Too many names: you may name two only when the host has granted a double kill.
       *[other] Too many names: this order takes one.
    } Send it again.
refusal-no_target = { $kind ->
        [vote] The vote doesn’t say whom it is for.
       *[other] The order doesn’t name a target.
    } Name a living persona.
refusal-no_court = There is no lynch court on turn { $turn }, so no vote is needed. Send it when the court meets.
refusal-no_hunt = There is no hunting on turn { $turn }. Send the order on a later turn.
refusal-hunt_not_open = Too early: hunts are taken from { $hour }. Send it then.
refusal-orders_closed = Too late: turn { $turn } is closed and takes no more orders. The next turn opens when the report is published.
refusal-vote_barred = You may not vote on turn { $turn }, by the host’s ruling. Send your other orders as usual.
refusal-nothing_to_withdraw = There is nothing to withdraw: you have no standing order of this kind ({ $deed }). Look at what you have sent.
refusal-note_given = A last note is given once a game, and the host already has yours. It can’t be changed.
refusal-note_cant_be_withdrawn = A last note can’t be changed or taken back once it has been given. It stays with the host.
refusal-text_unfit = { $has_limit ->
        [yes] The text is too long: it may have at most { $limit ->
            [one] { $limit } character.
           *[other] { $limit } characters.
        }
       *[no] This text won’t do: it is empty, too long, or has unprintable characters.
    } Correct it and send it again.


## The host’s acts

refusal-reason_missing = The reason is missing: without one a ruling isn’t recorded. Give it, if only in a sentence.
refusal-no_such_order = { $who } has no standing order of this kind ({ $deed }), so there is nothing to void. Look at the orders that came in.
refusal-not_published = The report of turn { $turn } isn’t published yet. Add the story when you publish it.
refusal-nothing_to_undo = There is nothing to undo: no report has been published yet. Until then you can void or enter a single order, or change a fact.
refusal-already_so = { $has_seat ->
        [yes] There is such a ruling already: { $who }.
       *[no] There is such a ruling already.
    } Nothing more needs doing.
refusal-not_later = Too late: only a time or a turn that is still to come can be named. Name a later one.
refusal-too_far = That is too far ahead: it must be within a year. Name an earlier time.
refusal-bar_only_a_coming_turn = Votes are seen at once here, so the right to vote can be taken only for a coming turn, not for turn { $turn }. Name a later one.
refusal-not_a_ghost_of_the_mafia = { $who } isn’t a ghost of the mafia, and only those can be silenced. Check whom you chose.
refusal-turn_paused = Turn { $turn } is paused, and it doesn’t close until it is resumed. Resume it first.
refusal-not_paused = Turn { $turn } isn’t paused, so there is nothing to resume. It closes as scheduled.
refusal-short_outage = The outage was too short to move the close. If more time is needed all the same, extend the turn.
refusal-person_has_played = The player “{ $name }” is playing or has played in this game. Find somebody else as a replacement.


## Awards

refusal-not_a_candidate = { $who } can’t get this award: it is for another side. Choose somebody else.
refusal-no_right_to_award = You have no vote on the awards of this game. Its rules say who has.


## Options that contradict each other

contradiction-tie_named_twice = The order of tie-breaks has the same rule twice.
contradiction-tie_after_the_last = In the order of tie-breaks nothing can come after “nobody” or “everybody”.
contradiction-tie_without_keeper = The order of tie-breaks names the keeper of the keys, but this game elects none.
contradiction-keeper_and_court_on_turn_one = On turn one the court can’t both elect the keeper of the keys and pass sentence.
contradiction-keeper_and_everybody = Where a keeper of the keys is elected, the order of tie-breaks can’t end in “everybody”.
contradiction-share_out_of_range = A share must be from 0 to 1.
contradiction-share_too_fine = A share may have twenty decimal places at most.
contradiction-hours_out_of_order = Hunting must open before the turn closes.
contradiction-no_closing_day = Every day of the week is a rest day, so a turn would never close.
contradiction-seats_out_of_order = The greatest number of players is smaller than the least.
contradiction-cause_named_twice = A list of causes of death has the same cause twice.
contradiction-negative_duration = A duration can’t be negative.
contradiction-duration_too_long = A duration may be a year at most.
contradiction-unknown_timezone = There is no such time zone: its name must be like Europe/Kyiv.
