### The explanation of a resolution: a verdict for every order and all that happened, with the clause.
###
### $name is a persona, $other one more; $names are several; $gender is the first one’s.
### $cause is a cause of death in words, $blow the same as a value; $clause is a clause’s id.


# A line of the explanation: what happened, and by which clause
explained = { $sentence } [{ $clause }]

# An order and what became of it: “Verunia: healing — Ashot. In vain: there was nothing to heal.”
verdict = { $name }: { $order }. { $outcome }


## What became of an order, by result and clause

outcome-done = { $clause ->
        [COURT-1] The vote counts.
        [HUNT-2] The hunt took place.
        [HUNT-3] The hunt took place.
        [MAFIA-2] The blow was struck.
        [MAFIA-3] The blow was struck.
        [NIGHT-2] The role order was blocked.
        [NIGHT-3] The slander worked.
        [NIGHT-5] The check succeeded.
        [NIGHT-6] The check succeeded, though the sender dies.
        [NIGHT-9] The poison was given.
        [NIGHT-10] It helped.
        [NIGHT-12] The injection was given.
        [SHOT-1] The shot was fired.
        [HOST-1] Done, by the host’s ruling.
       *[other] Done.
    }

outcome-in_vain = { $clause ->
        [HUNT-3] In vain: the quarry is the maniac, and nothing happened.
        [NIGHT-2] In vain: there was nothing to block.
        [NIGHT-3] In vain: nobody checked the target.
        [MAFIA-2] In vain: the victim survived.
        [MAFIA-3] In vain: the victim survived.
        [FOUND-2] In vain: the mafia can’t kill the foundling.
        [NIGHT-9] In vain: a doctor undid the poison.
        [NIGHT-10] { $kind ->
            [heal] In vain: there was nothing to heal.
           *[other] In vain: a doctor saved the victim.
        }
        [HOST-1] In vain, by the host’s ruling.
       *[other] In vain.
    }

outcome-void = { $clause ->
        [HOST-1] Void, by the host’s ruling.
        [ORDER-3] Void: there is no vote for this turn.
        [ORDER-5] Void: the sender hunts on the same turn.
        [HUNT-1] Void: another hunt came first, or the hunter or the quarry was already dead.
        [NIGHT-1] Void: the sender was already dead or had been hit.
        [NIGHT-2] Void: the order was blocked{ $has_other ->
            [yes] {" "}(by { $other }).
           *[no] .
        }
        [NIGHT-3] Void: the target was already dead.
        [NIGHT-4] Void: the victim was already dead.
        [FOUND-2] Void: the mafia can’t kill the foundling.
        [MAFIA-2] Void: the mafia didn’t agree.
        [MAFIA-3] Void: the mafia didn’t agree.
        [NIGHT-7] Void: the target died in the hunt, so there is no answer.
        [NIGHT-9] Void: the victim was already dead or had been hit.
        [NIGHT-10] Void: there is nobody left to save.
        [NIGHT-11] Void: the same target was healed last night.
        [NIGHT-12] Void: the injection is used up, or the target died in the hunt.
        [SHOT-1] No shot: this kind of death allows none.
        [SHOT-2] No shot: the target was already dead.
       *[other] Void.
    }

outcome-stands = Waits for its time.


## What happened besides the verdicts on orders

step-struck = { $blow ->
        [injection] Given a fatal injection: { $name }.
       *[mafia] Hit by the mafia: { $name }.
    }
step-saved = { $blow ->
        [poison] Saved from poison: { $name }.
       *[mafia] Saved from the mafia’s blow: { $name }.
    }
step-immune = The mafia’s blow doesn’t harm the foundling: { $name }.
step-died = { $name }: { $cause }.
step-cause_added = { $name }, one more cause of death: { $cause }.
step-spared = Left alive by the host’s ruling: { $name }.
step-poison_found = The autopsy finds poison: { $name }.
step-no_quorum = No quorum: the most is { $count }, at least { $needed } needed.
step-no_votes = No vote was counted.
step-tied = Tied for the most votes: { $names }.
step-tie_broken = { $some ->
        [yes] The tie is broken by the rule “{ $rule }”: { $names }.
       *[no] The tie is broken by the rule “{ $rule }”.
    }
step-nobody_lynched = Nobody is lynched.
step-sentenced = Sentenced by the court: { $name }.
step-elected = Elected keeper of the keys: { $name }.
step-nobody_elected = No keeper of the keys is elected.
step-vote_missed = Missed the vote: { $name }.
step-note_handed = The last note was handed over. Author: { $name }; addressee: { $other }.
step-promoted = A new role: { $name } — { $role }.
step-revived = Alive again: { $name }.
step-changed = Changed by the host’s ruling: { $name }.
step-won = { $winner }
step-goes_on = The game goes on.

## What a turn comes to: in short, for the host

outlook-nobody-dies = Nobody dies.
outlook-dies = Dies: { $fate }
outlook-goes = Out of the game: { $fate }
outlook-revived = Back in the game: { $label }
outlook-court = { $has_names ->
        [yes] Sentenced: { $names }
       *[no] No sentence
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
outlook-poisoned = The poison works next turn: { $label }
outlook-winner = The game has ended. { $winner }
