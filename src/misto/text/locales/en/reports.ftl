### The report of a turn, which everybody reads, and the end of a game.
### $names is one persona or several, never empty.


## Headings

report-title = “{ $title }”: report of turn { $turn }
report-title-untitled = Report of turn { $turn }
ending-title = “{ $title }”: the end
ending-title-untitled = The end of the game


## The dead

nobody-died = Nobody died this turn.

died-heading = Died:

# Who is missing, has left or was excluded
gone-heading = Out of the game:

# $what is a role or a side, $causes the causes, joined by commas
fate = { $name }{ $has_what ->
        [yes] {" "}— { $what }
       *[no] {""}
    }{ $has_causes ->
        [yes] {" "}({ $causes })
       *[no] {""}
    }


## The lynch court and the election of the keeper

court-heading = The lynch court
court-sentence = Sentenced: { $names }.
court-nobody = { $why ->
        [no_votes] No vote was counted, so nobody is lynched.
        [tie] Tied for the most votes ({ $votes } each): { $names }. Nobody is lynched.
        [few] The most votes ({ $votes }): { $names }. That is not enough for a sentence, so nobody is lynched.
       *[unsaid] Nobody is lynched.
    }

election-heading = The election of the keeper of the keys
election-keeper = Keeper of the keys: { $names }.
# The elected persona is out of the game by the end of the turn
election-lost = Elected: { $names }. But this persona was out of the game by the end of the turn, so there is no keeper of the keys.
election-nobody = { $why ->
        [no_votes] No vote was counted, so no keeper of the keys is elected.
        [tie] Tied for the most votes ({ $votes } each): { $names }. No keeper of the keys is elected.
       *[unsaid] No keeper of the keys is elected.
    }

sealed-result = This turn only the result is published.
sealed-totals = This turn only the result and the number of votes are published.


## Who voted for whom

votes-heading = Votes:
ballot = { $voter } — { $vote }
ballot-empty = { $voter } —
# $votes are the earlier votes, the first one first
ballot-history = { $ballot } (earlier: { $votes })
ballot-void = { $ballot } (not counted, by the host’s ruling)
vote-nobody = for nobody
vote-withdrawn = withdrawn

tally-heading = Count:
tally = { $name } — { $votes }
tally-nobody = For nobody: { $names }
tally-silent = Not voting: { $names }
tally-everybody = Everybody voted.


## The host’s rulings, victory, the end

rulings-heading = The host’s rulings:
roles-heading = Who was who:
# $fate is name, role, causes of death
role-alive = alive
role-played = { $fate }; played by { $person }
awards-heading = Awards:
award-given = { $award }: { $names }
