### The rules of the game in the project's own words: clauses, options, roles, sides, stages, causes of death.
### Ukrainian is written first; the catalogue in uk/ has the same ids and attributes.
###
### No message contains a line break. The value, without an attribute, is the text itself.
### Pass all the variables of a game at once; those not needed do no harm.
###
### Numbers (a whole one as a whole number, not 1.0):
###   $seats_min $turn_days $court_from_turn $hunt_from_turn $hunts_per_turn $min_posts $missed_votes
###   $seats_max: a number or the text "none"
###   $mafia_share $quorum_share: the share in percent; 0.25 is passed as 25, 0.125 as 12.5
###   $min_open $outage: a length of time in hours; 12, 1, 0.5
###   $publish_after: a length of time in hours or the text "none"
###   $rest_days_count $tie_count $shot_on_count $note_on_count: how many entries the list has
### Text:
###   $closes $hunt_opens: an hour, "21:00"
###   $timezone: the name of the zone as the reader sees it, "Europe/Kyiv"
###   $rest_days: names of weekdays, joined by commas, "Saturday, Sunday"
###   $tie: the .inline of the option-tie-… messages, in the order of the list, joined by "; "
###   $shot_on $note_on: the .inline of the option-shot_on-… and option-note_on-… messages,
###     joined by commas and "or" (in Babel: format_list, style="or")
### A choice, as text, the option's value:
###   $roster $reveal_person $hunt_maniac $slander_lasts $check_shows $boss_shows $boss_succession
###   $antidote $quorum_of $ballots $sealed_shows $reveal $causes $publish $town_wins $parity_of
###   $maniac_wins $award_by
### Yes or no, as the text "true" or "false":
###   $night_talk $status_needs_vote $courtesan_stops_kill $dead_commissioner_checks $self_vote
###   $may_abstain $keeper $ghosts_talk
### Gender, as the text "m", "f" or "other": $gender. Only the Ukrainian catalogue needs it (roles, letters, causes).


## GAME: set-up

rule-GAME-1 = The host opens enrolment, players enrol, and when the host closes it the roles are dealt. { $roster ->
        [public] The list of those who have enrolled is open to all.
       *[hidden] Who has enrolled isn’t disclosed, only how many.
    } The game needs at least { $seats_min ->
        [one] { $seats_min } player
       *[other] { $seats_min } players
    }; { $seats_max ->
        [none] there is no upper limit.
       *[other] there is room for at most { $seats_max }.
    }
    .title = Enrolment

rule-GAME-2 = Roles are dealt at random, and every possible deal is equally likely. Nobody can influence it, the host included.
    .title = A random deal

rule-GAME-3 = At least { $mafia_share ->
        [25] a quarter
       *[other] { $mafia_share }%
    } of the seats are mafia, rounded up to a whole number. The boss and the framer count among them. A share is taken exactly as written: 0.1 is one tenth.
    .title = The mafia’s share

rule-GAME-4 = A line-up that can’t be played is refused, and the system says why. The reason may be: too little mafia; two of a role that there may be only one of (only civilians, mafiosi, doctors and courtesans may repeat); a sergeant without a commissioner; a foundling without a boss; no townsperson at all; or a side that has won before the first move.
    .title = An impossible line-up

rule-GAME-5 = Each player learns only their own role and what it may do. The mafia also learns who its members are and which roles they have. The sergeant knows who the commissioner is; the commissioner does not know the sergeant.
    .title = Who knows what

rule-GAME-6 = The host doesn’t play: neither the host nor a co-host has a seat in the game.
    .title = The host doesn’t play

rule-GAME-7 = Options that contradict one another are refused as soon as the game is made. The order of tie-breaks may not contain the same rule twice, go on after “nobody” or “everybody”, or call on a keeper of the keys where none is elected. The election of a keeper goes neither with a court on turn one nor with tie-breaks that end in “everybody”; a share must be from 0 to 1, and hours must follow one another.{ $ballots ->
        [live] {" "}As votes are shown at once here, the right to vote can be taken only for a turn to come, and on that turn no votes are shown from the very start.
       *[after_close] {""}
    }
    .title = Options that clash


## SEAT: anonymity

rule-SEAT-1 = In the game thread only personas speak. A persona has a nick, with the seat’s number or whatever the host has chosen, while the name, the description, the avatar and the banner are the player’s to invent; the host may offer a set of banners. Main accounts post in the discussion thread and write to the host.
    .title = Persona and main account

rule-SEAT-2 = A persona lives in its own game thread and writes nowhere else. Its private messages are closed.
    .title = Where a persona lives

rule-SEAT-3 = The persona’s nick and password are made by the system and handed over with the role; the player can’t change them. From the main account everything is open, and in the game thread the system itself speaks as the persona. Whoever signs in with the persona’s nick and password sees only the thread and the persona’s appearance: no orders and no role.
    .title = Nick and password

rule-SEAT-4 = { $reveal_person ->
        [death] While a persona lives, nobody but the host sees anything that links it to a main account. Who was behind it is made known with its death.
        [never] Nobody but the host sees anything that links a persona to a main account. Who was behind whom isn’t disclosed even after the game.
       *[end] Until the end of the game nobody but the host sees anything that links a persona to a main account. Only then is it made known who was behind whom.
    }
    .title = A persona’s secret

rule-SEAT-5 = On the first day every persona meets the town, telling the game thread who they are and how they make a living. The host sees who has yet to do so.
    .title = Introductions

rule-SEAT-6 = What the host wrote about a role may be shown to nobody, in private or in public. There is one penalty: exclusion from the game.
    .title = Roles are secret

rule-SEAT-7 = Players’ private letters, last notes among them, have no place in the game thread. The host decides the penalty, from losing a vote to exclusion. The system marks everything private and never offers to quote it into a thread.
    .title = Letters are secret


## TIME: the timetable

rule-TIME-1 = { $turn_days ->
        [1] A turn is one calendar day.
        [one] A turn lasts { $turn_days } day.
       *[other] A turn lasts { $turn_days } days.
    } Orders are taken until { $closes } in the game’s time zone ({ $timezone }). An order that arrives at the very instant of the close, or later, is refused, and the system says so.{ $rest_days_count ->
        [0] {""}
       *[other] {" "}Days on which no turn closes: { $rest_days }.
    }
    .title = A turn and its close

rule-TIME-2 = Hunts are taken from { $hunt_opens } on { $turn_days ->
        [1] the day on which the turn closes
       *[other] the first day that counts for the turn
    } until the close itself.
    .title = Hunting hours

rule-TIME-3 = The hours are those on the wall clock: { $hunt_opens } and { $closes } don’t shift when summer time begins or ends. If such an hour doesn’t exist that day, the next instant is taken; if it comes twice, the first.
    .title = Summer and winter time

rule-TIME-4 = The host may extend a turn, pause it or close it by hand; all players see each such ruling. During a pause orders are taken but nothing closes; afterwards the turn closes at the first { $closes } that is at least { $min_open ->
        [one] { $min_open } hour
       *[other] { $min_open } hours
    } away. Undoing a resolution takes the game back to the moment just after the close, with orders no longer taken. If the host extends the turn then, or at any time before the report is published, orders are taken again.
    .title = Extension, pause, close

rule-TIME-5 = { $court_from_turn ->
        [1] The court sits from the first turn on.
        [2] Nobody is lynched on the first turn.
       *[other] The court sits from turn { $court_from_turn } on; until then nobody is lynched.
    } { $hunt_from_turn ->
        [1] Hunting is open from the first turn on.
        [2] Hunting begins on the second.
       *[other] Hunting begins on turn { $hunt_from_turn }.
    } Role orders and the mafia’s kill are taken from the start.
    .title = The first turn

rule-TIME-6 = The next turn opens when the report of the last one is published. Between the close and the report no orders, notes or shots are taken; { $night_talk ->
        [false] the game thread is silent too.
       *[true] the game thread stays open for talk.
    } Answers, notes, new roles and deaths become known with the report and no sooner. A turn closes at { $closes }, but a day on which that hour comes less than { $min_open ->
        [one] { $min_open } hour
       *[other] { $min_open } hours
    } after the opening doesn’t count.
    .title = Between close and report

rule-TIME-7 = A post counts for the turn whose close comes next after it. What is written after a close counts for the turn that follows.
    .title = Which turn a post counts for

rule-TIME-8 = If the site was down for more than { $outage ->
        [one] { $outage } hour
       *[other] { $outage } hours
    } at a stretch during a turn, that turn closes at the first { $closes } at least { $min_open ->
        [one] { $min_open } hour
       *[other] { $min_open } hours
    } after its return; everybody is told. In catching up, the system never closes more than one turn.
    .title = When the site was down


## ORDER: orders

rule-ORDER-1 = The living send orders: a vote in the court (all), a hunt (all but the mafia), and those of their own role. The subject names the kind and the turn: “Court 2: Vitalya”, “Kill 2: Zoika”.
    .title = What orders there are

rule-ORDER-2 = Until the close an order can be replaced or withdrawn: the last one stands, with the time at which it was sent. The same order sent again isn’t a new one and keeps its time. Withdrawing an order doesn’t bring back the one before it. All of them remain in the game’s history.
    .title = Replacing and withdrawing

rule-ORDER-3 = { $status_needs_vote ->
        [false] On a turn that asks for a vote, a player without one counts as not having voted, but their role order or kill stands.
       *[true] On a turn that asks for a vote, a player without one counts as not having voted, and their role order or kill is void.
    } Whoever is barred from voting owes no vote.
    .title = An order without a vote

rule-ORDER-4 = A role order is a right and not a duty: if none is sent, the role rests that turn.
    .title = An order not sent

rule-ORDER-5 = A townsperson who hunts doesn’t use their role that turn: the role order is void, even if somebody else’s hunt was the one taken. The maniac may hunt and poison on the same turn.
    .title = Hunt or role

rule-ORDER-6 = An order that can’t be taken is refused at once with the reason, and nothing else changes. That goes for orders on the dead, on nobody or on a name that fits two, for those from the dead, of another role or out of time, and for those on oneself (except { $self_vote ->
        [false] for a healing or an injection
       *[true] for a vote, a healing or an injection
    }). Every order taken gets a receipt: kind, target, turn, time and a number, counted separately for each seat.
    .title = Refusal and receipt

rule-ORDER-7 = Nobody is told of a failure: that an order was blocked, that a blow failed or was undone, that a hunt lapsed or met the maniac. Everything that came to nothing looks the same.
    .title = Failures stay secret

rule-ORDER-8 = When an order is void for several reasons, the first of these is given: the host’s ruling, a missing vote, a hunt of the sender’s own, the sender’s death or a blow on the sender, a block, and lastly the rule of the act itself (for a kill, agreement on the victim; with a double kill granted, agreement on two). A vote that the host has voided still counts as given.
    .title = Why an order is void


## HUNT: the hunt

rule-HUNT-1 = { $hunts_per_turn ->
        [1] One hunt a turn is taken: of the orders that stand at the close, the one that arrived first. The rest lapse.
       *[other] At most { $hunts_per_turn ->
            [one] { $hunts_per_turn } hunt is taken
           *[other] { $hunts_per_turn } hunts are taken
        } a turn, in the order in which those that stand at the close arrived; the rest lapse. A hunt whose hunter or quarry is dead by then isn’t counted.
    }
    .title = Whose hunt is taken

rule-HUNT-2 = If the quarry is mafia, the quarry dies and the hunter isn’t named. If the quarry is a townsperson, of whatever role, the hunter dies, and whom they hunted stays secret.
    .title = Who dies in a hunt

rule-HUNT-3 = { $hunt_maniac ->
        [maniac_dies] If the quarry is the maniac, the maniac dies as a mafioso would.
        [hunter_dies] If the quarry is the maniac, the hunter dies as if they had hunted a townsperson.
       *[nothing] If the quarry is the maniac, nothing happens to either.
    }
    .title = Hunting the maniac

rule-HUNT-4 = Hunts are settled first, before the night. Death by hunting can’t be healed.
    .title = Hunts before the night

rule-HUNT-5 = The mafia doesn’t hunt; it has the night.
    .title = The mafia doesn’t hunt


## NIGHT: the night

rule-NIGHT-1 = A role order or kill is void if, when its stage comes, the sender is dead or has been hit this night by the mafia or by an injection. It stays void even if the doctor saves the sender afterwards. { $dead_commissioner_checks ->
        [false] There is one exception: a doctor who has been hit may save themselves.
       *[true] There are two exceptions: the commissioner’s check takes place all the same, and a doctor who has been hit may save themselves.
    }
    .title = Orders of the dying

rule-NIGHT-2 = The courtesan plays for the town and may each night block one player’s role order, even another courtesan’s. Courtesans who visit one another, in a pair or a ring, all block and are all blocked; otherwise a blocked courtesan blocks nobody. { $courtesan_stops_kill ->
        [true] A blocked mafioso’s choice of victim doesn’t count either, but votes, hunts, the last shot, the sergeant’s right to read answers and the foundling’s immunity are unaffected.
       *[false] The mafia’s joint kill, votes, hunts, the last shot, the sergeant’s right to read answers and the foundling’s immunity are unaffected.
    }
    .title = Courtesan: the block

rule-NIGHT-3 = The framer plays for the mafia and may each night slander one living player; slander of one of the mafia is refused. Whoever checks the slandered player { $slander_lasts ->
        [game] this night, or at any time until the end of the game,
       *[night] this night
    } sees { $check_shows ->
        [side] mafia.
       *[role] a plain mafioso.
    } On the same turn the framer may also name a victim. When a role is announced to all, slander plays no part: the announcement is always true.
    .title = Framer: the slander

rule-NIGHT-4 = The mafia strikes the one on whom all its valid choices agree. If the agreed victim is dead already, nobody is struck and those choices are void.
    .title = Mafia: the kill

rule-NIGHT-5 = { $check_shows ->
        [side] The commissioner plays for the town and may each night check one living player to learn whether they are mafia; the answer “town” means no more than “not mafia”.{ $boss_shows ->
            [town] {" "}The boss shows as town.
           *[mafia] {""}
        }
       *[role] The commissioner plays for the town and may each night check one living player to learn their role. A foundling who hasn’t turned mafioso yet shows as a civilian{ $boss_shows ->
            [town] , and so does the boss.
           *[mafia] .
        }
    }
    .title = Commissioner: the check

rule-NIGHT-6 = { $dead_commissioner_checks ->
        [false] A check is no exception: if the commissioner is dead or has been hit when its stage comes, it is void.
       *[true] If the commissioner dies this same night, the check isn’t lost: both the commissioner and the sergeant get the answer.
    }
    .title = A dead commissioner’s check

rule-NIGHT-7 = If the checked player dies in the same resolution, by the mafia, an injection or poison, the answer also says who did it and with what: the first of the causes, and the weapon if the host has described one. If they died in this turn’s hunt, there is no answer. A blocked check, a void one and one without an answer look the same.
    .title = What the autopsy shows

rule-NIGHT-8 = The sergeant plays for the town, knows who the commissioner is and reads every answer, except on the turn on which the sergeant dies. The sergeant can’t check. When the commissioner has died, from whatever cause, the sergeant is commissioner from the next turn on, with a pistol of their own and no target named yet.
    .title = Sergeant: the successor

rule-NIGHT-9 = The maniac-poisoner plays alone and may each night poison one player, who dies in the resolution of the next turn. The order is void if the victim is dead or has been hit this night. But if the mafia’s blow stands in the end, the poison is found at the autopsy: it is named among the causes of death and has no other effect.
    .title = Maniac-poisoner: the poison

rule-NIGHT-10 = The doctor plays for the town, moves last and saves one player, the doctor included, from the mafia’s blow and from { $antidote ->
        [until_death] poison.
       *[same_night] this night’s poison.
    } A doctor who has been hit can save only themselves. Several doctors act together: none voids another’s order.
    .title = Doctor: the healing

rule-NIGHT-11 = The same player, the doctor included, can’t be healed on two nights running. What counts is last night’s healing if it was carried out, needed or not; one that was blocked, void, not sent, or meant for somebody who died in the hunt doesn’t. As blocks are secret, such an order is accepted and turns out void at night.
    .title = Not twice running

rule-NIGHT-12 = Once a game the doctor may, instead of healing, give a fatal injection: the target dies at once, whoever it is, and nothing undoes it. If both a healing and an injection were sent, the later order stands. The injection is used up only when it is given, and it isn’t given to somebody who died in the hunt. As blocks are secret, a further order is accepted too, and turns out void at night.
    .title = Doctor: the fatal injection

rule-NIGHT-13 = The doctor saves nobody from the court, a hunt, a last shot or an injection.
    .title = What can’t be healed


## MAFIA, FOUND: the mafia and the foundling

rule-MAFIA-1 = The mafia’s members know one another, talk in a chat of their own, and each of them names the victim. One of their own can’t be named: that order is refused at once. The dead write no more in the chat and see nothing new in it.
    .title = The mafia’s chat

rule-MAFIA-2 = There is a blow if everybody who names somebody names the same player. If more than one valid name stands, the kill fails. Those who stay silent, and those whose choice is void, are left out of account. If all stay silent, there is no kill.
    .title = Agreeing on a victim

rule-MAFIA-3 = When the host has granted a double kill, each of the mafia may name two. Whoever is named by everybody who names anybody is struck, two at the most. Without the grant an order with two names is refused.
    .title = The double kill

rule-MAFIA-4 = The boss has no order of their own and names a victim like the rest. { $boss_succession ->
        [next_mafioso] When the boss has died, the plain mafioso with the lowest seat becomes boss, and the foundling waits for a boss who dies without an heir.
       *[nobody] When the boss has died, nobody takes their place.
    }
    .title = The boss’s succession

rule-FOUND-1 = The foundling plays for the town and is told that they are a plain civilian. The mafia doesn’t know who that is either.
    .title = The foundling doesn’t know

rule-FOUND-2 = The mafia’s blow on the foundling fails, and nothing shows why.
    .title = Mafia against foundling

rule-FOUND-3 = When { $boss_succession ->
        [next_mafioso] a boss without an heir has died,
       *[nobody] the boss has died,
    } the foundling, if alive, becomes a mafioso at the end of that resolution and counts as mafia when the winner is determined. From the next turn on both the foundling and the mafia are told: the foundling sees the chat from then on, names a victim, and is checked and hunted as mafia, but hunts no more.
    .title = The foundling turns


## POISON: poison

rule-POISON-1 = The poisoned player lives through the whole next day, and votes, hunts and acts. Death comes in the next resolution, after the night is settled. They are not told of the poison.
    .title = Poison works later

rule-POISON-2 = { $antidote ->
        [until_death] A healing helps as long as the poisoned player lives: on the night of the poison or on the next.
       *[same_night] Only a healing on the night of the poison helps; later is too late.
    }
    .title = When healing helps

rule-POISON-3 = Poison that has been given works even if the maniac has died.
    .title = Poison outlives the maniac


## SHOT: the commissioner's pistol

rule-SHOT-1 = { $shot_on_count ->
        [0] In this game a dying commissioner fires no shot.
       *[other] A commissioner who dies { $shot_on } takes one living player with them, if one was named beforehand. The target may be named, changed or cleared whenever orders are taken; once named, it stands from turn to turn. This isn’t a role order: neither a hunt, nor a block, nor a missed vote unloads the pistol. Of several causes of death the first counts, and there is only one shot.
    }
    .title = The commissioner’s pistol

rule-SHOT-2 = Whoever is shot dies at once, and nothing undoes it. If the target is dead by then, no shot is fired.
    .title = The last shot


## COURT: the lynch court

rule-COURT-1 = Every living player must vote before the close, from the main account. { $self_vote ->
        [false] The vote may be for anyone living but oneself.
       *[true] The vote may be for anyone living, oneself included.
    } { $may_abstain ->
        [true] Abstaining is allowed: it counts as having voted, but not as a vote.
       *[false] Abstaining is not allowed.
    }
    .title = Every living player votes

rule-COURT-2 = The votes of those who die in this turn’s resolution count: they were cast in life.
    .title = Votes of the dead

rule-COURT-3 = The player with the most votes is lynched, if those are at least { $quorum_share ->
        [25] a quarter
       *[other] { $quorum_share }%
    } of { $quorum_of ->
        [seats] the number of all seats in the game.
        [votes] the number of votes cast.
       *[living] the number living when the turn began.
    } The comparison is exact, without rounding. If nobody has voted, nobody is lynched.
    .title = Sentence and quorum

rule-COURT-4 = { $tie_count ->
        [0] If several players tie for the most votes, nobody is lynched.
        [1] If several players tie for the most votes, { $tie }. What counts is when the votes that stand at the close were sent.
       *[other] If several players tie for the most votes, these rules are tried in turn until one gives an answer: { $tie }. What counts is when the votes that stand at the close were sent. If none gives an answer, nobody is lynched.
    }{ $keeper ->
        [true] {" "}While the keeper of the keys lives, their vote has a weight of its own; see the clause on the keeper.
       *[false] {""}
    }
    .title = A tie

rule-COURT-5 = If the sentenced player has already died in this resolution, the sentence is added to the causes of death. Nobody else is lynched instead.
    .title = A sentence on the dead

rule-COURT-6 = { $ballots ->
        [live] Votes are shown to all as soon as they are cast.
       *[after_close] Until the close no votes are shown.
    } With the result it is made public who voted for whom, how votes changed, and who did not vote.
    .title = Votes made public

rule-COURT-7 = If anybody’s right to vote has been taken away this turn, { $sealed_shows ->
        [totals] only the result and how many votes each one got are published. Whose votes they were,
       *[result] only the result is published: who is lynched, or that nobody is. By whose votes, by how many,
    } who did not vote and how votes changed isn’t disclosed, now or later in this game.
    .title = When votes are sealed

rule-COURT-8 = The next day everybody answers for their vote: they explain it in the thread and question those whom they suspect. The system reminds all alike, lets a post be marked as that argument, and shows the host who still owes one.
    .title = The argument

rule-KEEPER-1 = { $keeper ->
        [true] On the first turn the court lynches nobody and elects the keeper of the keys instead: by the same rules, only without a quorum; a missed vote counts as missed. In a tie the rules “the keeper’s vote” and “everybody” elect nobody. If the one elected dies in the same resolution, there is no keeper.
       *[false] In this game no keeper of the keys is elected.
    }
    .title = Electing the keeper

rule-KEEPER-2 = { $keeper ->
        [true] While the keeper lives, a tie is broken first by the keeper, unless the order of tie-breaks puts them elsewhere: of those tied, the one for whom the keeper voted is lynched. If the keeper voted for none of them, the order goes on, and when it runs out nobody is lynched. A keeper who dies in this same resolution still decides.
       *[false] In this game there is no keeper of the keys, so ties are broken without one.
    }
    .title = The keeper’s vote


## DEATH, NOTE, GHOST: death, the last note, ghosts

rule-DEATH-1 = { $reveal ->
        [side] A death is announced with the side of the dead, as it was at the moment of death.
        [nothing] A death is announced without the role of the dead.
       *[role] A death is announced with the role of the dead, as it was at the moment of death.
    }
    .title = The role of the dead

rule-DEATH-2 = Causes of death are listed in the order of the stages: every blow that landed, and each cause once, where it first took effect. An injection is added to a mafia blow; poison that falls due and a sentence are added to anything; tonight’s poison only if the autopsy found it; a mafia blow on the dead adds nothing. A shot, going missing, exclusion and leaving are never added to another cause.
    .title = Causes of death

rule-DEATH-3 = { $causes ->
        [all] All causes of death are announced.
        [none] Causes of death are not announced, unless the host’s story gives one away.
       *[night_hidden] Death in a hunt, by a shot or by the court, going missing, exclusion and leaving are named outright. Of deaths by the mafia, an injection or poison it is said only “killed at night”. The host’s story may give away more.
    }
    .title = Announcing causes

rule-DEATH-4 = The dead send no more orders. What they had already sent for this turn stands as each clause says.
    .title = Orders of the dead

rule-NOTE-1 = Once a game each living player may give the host a last note for one other living player. Once given it can’t be changed or taken back.
    .title = The last note

rule-NOTE-2 = { $note_on_count ->
        [0] In this game no last notes are handed over.
       *[other] When the author of a note dies { $note_on }, the system hands it to the addressee, alive or dead, from the author’s persona. Of several causes of death the first counts. Nobody else is shown the note.
    }
    .title = Handing over the note

rule-GHOST-1 = { $ghosts_talk ->
        [false] The dead become ghosts, but speak no more in the game thread. The excluded are silent too.
       *[true] The dead become ghosts and go on talking in the game thread, marked as ghosts. The excluded are silent.
    }
    .title = Ghosts in the thread

rule-GHOST-2 = If the ghost of a townsperson who had a role, the ghost of the maniac, or a failed hunter hints at who is who, the host may grant the mafia a double kill on the current turn; unused, it lapses. A ghost of the mafia who hints is silenced instead.
    .title = A ghost that hints


## ABSENCE, HOST: the absent and the host

rule-ABSENCE-1 = { $min_posts ->
        [0] Nobody leaves the game for being silent in the thread.
       *[other] Whoever writes { $min_posts ->
            [1] no post
            [one] fewer than { $min_posts } post
           *[other] fewer than { $min_posts } posts
        } in the game thread during a whole turn is missing and leaves the game at its resolution, whatever their role.
    }
    .title = Silence in the thread

rule-ABSENCE-2 = { $missed_votes ->
        [0] Nobody leaves the game for missing votes.
       *[other] Whoever has missed { $missed_votes ->
            [1] a vote
            [2] a second vote, in a row or not,
            [one] { $missed_votes } vote, in a row or not,
           *[other] { $missed_votes } votes, in a row or not,
        } leaves the game at that resolution. A vote that the host has barred doesn’t count as missed.
    }
    .title = Missed votes

rule-ABSENCE-3 = Going missing is a death too, with the cause “missing”: the role is announced by the same rule as for others, but there is no note and no shot. As after any death, the sergeant may become commissioner and the foundling a mafioso. Whoever has already died in this resolution is not missing.
    .title = Gone missing

rule-HOST-1 = The host decides whatever is in dispute. A ruling is any act of the host outside the rules: undoing the last resolution, changing a settled fact, voiding or entering an order, extending a turn; each is kept with its time and reason. An undo, an extension, a pause, a close, an exclusion and a silencing are seen by all; a bar from voting only by whoever is barred; a double kill by the mafia; an order voided or entered by its owner; a changed fact by those who were told otherwise; a replacement only by the two whom it concerns; a departure by nobody until the report. The host may always tell more.
    .title = The host’s rulings

rule-HOST-2 = The host tells the story of the town: a resolution gives the bare facts, and the host adds the story and publishes the report. { $publish ->
        [at_close] The facts are published at the close itself; the story may follow.
       *[host] { $publish_after ->
            [none] Without the host no report goes out.
           *[other] If it isn’t published { $publish_after ->
                [one] { $publish_after } hour
               *[other] { $publish_after } hours
            } after the close, it goes out by itself, without a story.
        }
    }
    .title = Report and story

rule-HOST-3 = The host may punish by taking away the right to vote for one turn, from one player or from several. A vote already cast is struck; the others keep their times.
    .title = Barred from voting

rule-HOST-4 = The host may punish by exclusion from the game: no posts and no orders from that moment. What was sent before stands, unless the host voids it. At the resolution it is treated like going missing, with the cause “excluded”.
    .title = Exclusion

rule-HOST-5 = The host tells no player’s role to another. The exceptions are the commissioner’s answers (the sergeant sees them too), the mafia’s list, and whatever the rules themselves reveal.
    .title = The host keeps secrets

rule-HOST-6 = A player may leave of their own accord: no posts and no orders from that moment, what was sent stands, and at the resolution it is treated like going missing, with the cause “left”. Or another may replace them: the newcomer takes over the seat with its orders, its notes, what it has used up, the votes it has missed (which the host may clear) and all that it knows. Whoever has left learns nothing more.
    .title = Leaving and replacement


## WIN, END, AWARD: victory and the end

rule-WIN-1 = Victory is checked once, at the end of each resolution, after everything that follows from it. What is still to come, such as poison already given, doesn’t count. A side wins together with its dead.
    .title = When victory is checked

rule-WIN-2 = { side-town.wins }{ $town_wins ->
        [mafia_dead] {" "}This is checked before the maniac’s victory.
       *[all_dead] {""}
    }
    .title = The town’s victory

rule-WIN-3 = { side-mafia.wins }
    .title = The mafia’s victory

rule-WIN-4 = { side-maniac.wins }
    .title = The maniac’s victory

rule-WIN-5 = If nobody lives, it is a draw. If two conditions hold at once, { $town_wins ->
        [mafia_dead] the town’s victory goes first, then the maniac’s, then the mafia’s.
       *[all_dead] the maniac’s victory goes first, then the mafia’s, then the town’s.
    }
    .title = Draw and precedence

rule-END-1 = At the end everything is opened{ $reveal_person ->
        [never] {" "}but who was behind whom: roles,
       *[end] : roles, the people behind the personas,
    } orders, notes, chats, the deal with the proof that it was fair, and the game’s whole history.
    .title = Everything is opened

rule-AWARD-1 = Then { $award_by ->
        [players_and_readers] all who took part, and the readers, vote for
        [host] the host names
       *[players] all who took part vote for
    } the best townsperson, the best mafioso, the best player and the best character.
    .title = Awards


## Options: label, explanation (.hint) and labels of the values
## .inline: the same inside a sentence, for lists

option-seats_min = Fewest players
    .hint = How many players must enrol before the roles can be dealt.

option-seats_max = Most players
    .hint = Enrolment stops when this many have enrolled; leave empty for no limit.

option-roster = List of those enrolled
    .hint = Whether it is shown who has enrolled while enrolment is open.
option-roster-hidden = Only how many
option-roster-public = Shown to all

option-mafia_share = The mafia’s share
    .hint = The smallest part of the seats that the mafia has, boss and framer included.

option-reveal_person = Who is behind a persona
    .hint = When all learn which player was behind a persona.
option-reveal_person-end = At the end of the game
option-reveal_person-death = With the persona’s death
option-reveal_person-never = Never

option-closes = Closing hour
    .hint = The hour at which a turn closes and orders are no longer taken.

option-timezone = Time zone
    .hint = The zone in which the game’s hours are reckoned.

option-turn_days = Days in a turn
    .hint = On which of the days that count a turn closes; usually the first.

option-rest_days = Rest days
    .hint = Weekdays on which no turn closes.

option-hunt_opens = Hunting opens
    .hint = The hour from which hunts are taken.

option-court_from_turn = First turn with a court
    .hint = The turn from which the court sits.

option-hunt_from_turn = First turn with a hunt
    .hint = The turn from which hunting is open.

option-min_open = Least time for a turn
    .hint = How many hours at least lie between a turn’s opening and the first close that counts.

option-night_talk = Talk at night
    .hint = Whether the game thread is open between the close and the report.

option-outage = Tolerated outage
    .hint = If the site is down for longer, the turn’s close is moved.

option-status_needs_vote = Orders need a vote
    .hint = Without a vote, a player’s role order or kill is void.

option-hunts_per_turn = Hunts a turn
    .hint = How many hunts at most are taken a turn, in order of arrival.

option-hunt_maniac = Hunting the maniac
    .hint = What happens when the quarry turns out to be the maniac.
option-hunt_maniac-nothing = Nothing
option-hunt_maniac-maniac_dies = The maniac dies
option-hunt_maniac-hunter_dies = The hunter dies

option-courtesan_stops_kill = The courtesan stops a mafioso too
    .hint = A blocked mafioso’s choice of victim doesn’t count.

option-slander_lasts = How long slander lasts
    .hint = For how long a check shows the slandered player as mafia.
option-slander_lasts-night = One night
option-slander_lasts-game = Until the end of the game

option-check_shows = What a check shows
    .hint = What the commissioner learns about the checked player.
option-check_shows-role = The role
option-check_shows-side = Mafia or not

option-boss_shows = What the boss shows as
    .hint = What the commissioner sees when checking the boss.
option-boss_shows-mafia = Mafia
option-boss_shows-town = A civilian

option-dead_commissioner_checks = A dead commissioner’s check
    .hint = If the commissioner is killed at night, the check is answered all the same.

option-boss_succession = The boss’s heir
    .hint = Who becomes boss when the boss has died.
option-boss_succession-nobody = Nobody
option-boss_succession-next_mafioso = The next mafioso by seat

option-antidote = Healing poison
    .hint = Until when the doctor can save a poisoned player.
option-antidote-same_night = Only on the same night
option-antidote-until_death = Until death

option-shot_on = When the commissioner shoots
    .hint = The causes of death on which the commissioner fires the last shot.
option-shot_on-mafia = Killed by the mafia
    .inline = at the hands of the mafia
option-shot_on-poison = Poison
    .inline = of poison
option-shot_on-injection = Fatal injection
    .inline = of an injection
option-shot_on-court = Sentence of the court
    .inline = by sentence of the court
option-shot_on-hunting = Their own failed hunt
    .inline = hunting

option-self_vote = Voting for oneself
    .hint = Whether a player may vote for themselves in the court.

option-may_abstain = Abstaining
    .hint = Whether a player may take part in the voting without giving anybody a vote.

option-quorum_share = Quorum
    .hint = The smallest share that it takes to sentence anybody.

option-quorum_of = Quorum reckoned from
    .hint = The number of which the quorum is a share.
option-quorum_of-living = Those living when the turn began
option-quorum_of-seats = All seats
option-quorum_of-votes = Votes cast

option-tie = Ties
    .hint = The rules that decide, in turn, who is lynched when several tie for the most votes.
option-tie-keeper = The keeper’s vote
    .inline = the vote of the keeper of the keys decides
option-tie-last_to_reach = The last to reach the number
    .inline = the one of them who reached that number last is lynched
option-tie-first_to_reach = The first to reach the number
    .inline = the one of them who reached that number first is lynched
option-tie-second_named = The second to get a vote
    .inline = the one of them who was second to get a vote is lynched
option-tie-nobody = Nobody
    .inline = nobody is lynched
option-tie-everybody = Everybody
    .inline = all of them are lynched

option-ballots = When votes are shown
    .hint = Whether it is shown before the close who votes for whom.
option-ballots-after_close = With the report
option-ballots-live = At once

option-sealed_shows = When somebody is barred
    .hint = What is published of the voting on a turn on which somebody’s right to vote was taken.
option-sealed_shows-result = Only the result
option-sealed_shows-totals = The result and the totals

option-keeper = Keeper of the keys
    .hint = On the first turn the court elects a keeper of the keys, whose vote breaks ties.

option-reveal = What a death reveals
    .hint = What is announced about the dead.
option-reveal-role = The role
option-reveal-side = The side
option-reveal-nothing = Nothing

option-causes = Causes of death
    .hint = Which causes of death are announced.
option-causes-night_hidden = All but those of the night
option-causes-all = All
option-causes-none = None

option-note_on = When a note is handed over
    .hint = The causes of the author’s death on which a note reaches its addressee.
option-note_on-mafia = Killed by the mafia
    .inline = at the hands of the mafia
option-note_on-poison = Poison
    .inline = of poison
option-note_on-injection = Fatal injection
    .inline = of an injection
option-note_on-hunting = Their own failed hunt
    .inline = hunting
option-note_on-hunted = Somebody’s successful hunt
    .inline = as a hunter’s quarry
option-note_on-shot = The commissioner’s last shot
    .inline = by the commissioner’s shot
option-note_on-court = Sentence of the court
    .inline = by sentence of the court

option-ghosts_talk = Ghosts talk
    .hint = Whether the dead may write in the game thread.

option-min_posts = Fewest posts a turn
    .hint = Whoever writes fewer is missing; 0 turns this rule off.

option-missed_votes = Missed votes until removal
    .hint = At which missed vote a player leaves the game; 0 turns this rule off.

option-publish = Who publishes the report
    .hint = Whether a turn’s report waits for the host and the story.
option-publish-host = The host
option-publish-at_close = The system, at the close itself

option-publish_after = How long to wait for the host
    .hint = How many hours after the close the report goes out without a story; leave empty to wait as long as it takes.

option-town_wins = The town’s victory
    .hint = Whether the town must be rid of the maniac too.
option-town_wins-all_dead = When neither mafia nor maniac lives
option-town_wins-mafia_dead = When no mafia lives

option-parity_of = The mafia’s parity
    .hint = Whose number the mafia must match to win.
option-parity_of-others = Everybody else
option-parity_of-town = Only the townspeople

option-maniac_wins = The maniac’s victory
    .hint = How many may be left alive for the maniac to win.
option-maniac_wins-alone = Only the maniac
option-maniac_wins-last_two = The maniac and one other, not mafia

option-award_by = Who gives the awards
    .hint = Who picks the best after the game.
option-award_by-players = Players
option-award_by-players_and_readers = Players and readers
option-award_by-host = The host


## Presets

preset-classic = Classic
    .hint = All options as usual; no keeper of the keys.

preset-black-market = Black market
    .hint = Classic, with a keeper of the keys to the main gate elected on the first turn.


## Roles: name, .acc (accusative), .plural, .about (help), .letter (letter to the player)

role-civilian = civilian
    .acc = civilian
    .plural = civilians
    .about = The civilian plays for the town and has no secret skills: only words, a vote and common sense. Each turn they vote in the court and, if they dare, go hunting.
    .letter = You are a { role-civilian }. You have no secret skills: you have words, a vote in the court and the right to hunt. Hunt with care: if the quarry turns out to be a townsperson like you, it is you who dies. Your side is the town. { side-town.wins }

role-commissioner = commissioner
    .acc = commissioner
    .plural = commissioners
    .about = The commissioner plays for the town and may check one living player each turn. { $shot_on_count ->
        [0] If they hunt, that turn’s check is void.
       *[other] They have a pistol for one last shot and may name beforehand whom to take with them. If they hunt, that turn’s check is void.
    }
    .letter = You are the { role-commissioner }. Each turn you may check one living player and learn { $check_shows ->
        [side] whether they belong to the mafia.
       *[role] which role they have.
    }{ $shot_on_count ->
        [0] {""}
       *[other] {" "}You have a pistol: name a target, and if you die { $shot_on }, you take them with you.
    } If you hunt, you don’t check that turn. Your side is the town. { side-town.wins }

role-sergeant = sergeant
    .acc = sergeant
    .plural = sergeants
    .about = The sergeant plays for the town, knows who the commissioner is and reads the answer to every check, but can’t check. When the commissioner has died, the sergeant takes over from the next turn on. Until then they vote and may hunt, like all townspeople.
    .letter = You are the { role-sergeant }. You know who the commissioner is and read the answer to every check. You can’t check yet, but if the commissioner dies, you take over from the next turn on. You may hunt. Your side is the town. { side-town.wins }

role-doctor = doctor
    .acc = doctor
    .plural = doctors
    .about = The doctor plays for the town and may heal one player each turn, even themselves, but not the same one on two nights running. Once a game they may give a fatal injection instead. If they hunt, neither happens that turn.
    .letter = You are a { role-doctor }. Each turn you may heal one player, even yourself, but not the same one on two nights running: a healing saves from the mafia and from poison, but not from the court, a hunt, a shot or an injection. Once a game you may give a fatal injection instead. If you hunt, you neither heal nor inject that turn. Your side is the town. { side-town.wins }

role-courtesan = courtesan
    .acc = courtesan
    .plural = courtesans
    .about = The courtesan plays for the town and may visit one player each turn, blocking their role order. { $courtesan_stops_kill ->
        [true] If that is a mafioso, their choice of victim doesn’t count either.
       *[false] The mafia’s joint kill isn’t stopped by the visit.
    } If the courtesan hunts, nobody is blocked that turn.
    .letter = You are a { role-courtesan }. Each turn you may visit one player, and their role order won’t work that night. { $courtesan_stops_kill ->
        [true] If that is a mafioso, their choice of victim doesn’t count either.
       *[false] The mafia’s joint kill isn’t stopped by your visit.
    } If you hunt, you block nobody that turn. Your side is the town. { side-town.wins }

role-foundling = foundling
    .acc = foundling
    .plural = foundlings
    .about = The foundling is the boss’s child, unknown to the mafia and to themselves: they are told that they are a civilian, and they play for the town. The mafia’s blow does them no harm. { $boss_succession ->
        [next_mafioso] When a boss without an heir has died, a living foundling becomes a mafioso.
       *[nobody] When the boss has died, a living foundling becomes a mafioso.
    }

role-mafioso = mafioso
    .acc = mafioso
    .plural = mafiosi
    .about = The mafioso knows the others of the mafia, talks with them in a chat and names a victim each turn. By day they vote and pass for a townsperson, but they don’t hunt.
    .letter = You are a { role-mafioso }. You know your accomplices, and the mafia has a chat of its own. Name a victim each turn: the kill comes off only if everybody who names somebody names the same player. You can’t hunt. Your side is the mafia. { side-mafia.wins }

role-boss = boss
    .acc = boss
    .plural = bosses
    .about = The boss is the head of the mafia: knows the others, talks with them in a chat and names a victim with them. The boss has no order of their own and doesn’t hunt.{ $boss_shows ->
        [town] {" "}The commissioner’s check doesn’t see the mafia in them.
       *[mafia] {""}
    } { $boss_succession ->
        [next_mafioso] When the boss has died, the plain mafioso with the lowest seat becomes boss.
       *[nobody] When the boss has died, nobody takes their place.
    }
    .letter = You are the { role-boss }. You know your accomplices, and the mafia has a chat of its own. You have no order of your own: name a victim each turn like the rest; the kill comes off only if everybody who names somebody names the same player. You can’t hunt.{ $boss_shows ->
        [town] {" "}The commissioner’s check doesn’t see the mafia in you.
       *[mafia] {""}
    } Your side is the mafia. { side-mafia.wins }

role-framer = framer
    .acc = framer
    .plural = framers
    .about = The framer is one of the mafia and may slander one player outside it each turn, so that a check sees mafia in them. { $slander_lasts ->
        [game] The slander lasts until the end of the game.
       *[night] The slander lasts one night.
    } They name a victim with the others, but can’t hunt.
    .letter = You are the { role-framer }. You know your accomplices, and the mafia has a chat of its own. Each turn you may slander one player who isn’t one of them: the commissioner’s check { $slander_lasts ->
        [game] from then until the end of the game
       *[night] that night
    } will say that they are { $check_shows ->
        [side] mafia.
       *[role] a mafioso.
    } Name a victim too: the kill comes off only if everybody who names somebody names the same player. You can’t hunt. Your side is the mafia. { side-mafia.wins }

role-maniac = maniac-poisoner
    .acc = maniac-poisoner
    .plural = maniac-poisoners
    .about = The maniac-poisoner plays alone and may poison one player each turn, who dies on the next. The maniac may also hunt on the same turn.
    .letter = You are the { role-maniac }. Each turn you may poison one player, who lives one more day and dies on the next turn. You may hunt as well, but if the quarry turns out to be a townsperson, it is you who dies. You play alone. { side-maniac.wins }


## Sides

side-town = town
    .wins = { $town_wins ->
        [mafia_dead] The town wins when all the mafia is dead and at least one townsperson is alive, whether or not the maniac is.
       *[all_dead] The town wins when all the mafia is dead, no maniac is alive, and at least one townsperson is.
    }

side-mafia = mafia
    .wins = { $parity_of ->
        [town] The mafia wins when at least one of them is alive and they are no fewer than the living townspeople.
       *[others] The mafia wins when at least one of them is alive and they are no fewer than all other living players together.
    }

side-maniac = maniac
    .wins = { $maniac_wins ->
        [last_two] The maniac wins when nobody else is alive, or only one other who isn’t mafia.
       *[alone] The maniac wins when nobody else is alive.
    }


## Stages of a resolution

stage-hunt = hunt
stage-courtesan = courtesan
stage-framer = framer
stage-mafia = mafia
stage-commissioner = commissioner
stage-maniac = maniac-poisoner
stage-doctor = doctor
stage-settle = the night is settled
stage-poison = poison falls due
stage-shots = last shots
stage-court = lynch court
stage-absences = leaving the game
stage-successions = successions
stage-victory = victory


## Causes of death

cause-mafia = killed by the mafia
cause-poison = poisoned
cause-injection = killed by an injection
cause-hunting = died hunting
cause-hunted = hunted down
cause-shot = shot
cause-court = lynched by the court
cause-missing = missing
cause-excluded = excluded from the game
cause-left = left of their own accord
cause-night = killed at night
