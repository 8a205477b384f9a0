### Letters to one player: role, new role, answers to checks, notes, replacement, receipts.
### The texts of the roles are in rules.ftl (role-….letter).
###
### $label is nick and name of a persona, $name the name alone; $role is the name of a role.


## The letter with the role

letter-title = “{ $title }”: your role
letter-title-untitled = Your role
letter-persona = Your persona: { $label }.
letter-mates = Your accomplices:
letter-no-mates = You have no accomplices.
letter-mate = { $label } — { $role }
letter-commissioner = Commissioner: { $label }.
letter-orders = What you may send: { $kinds }.
letter-hours = Orders are taken until { $closes }, game time ({ $timezone }){ $hunts ->
        [yes] , hunts from { $hunt_opens }.
       *[no] .
    }
letter-closes = Turn { $turn } closes at { $when }.
letter-keeper = On turn one the court elects the keeper of the keys, so a vote is needed then too.
letter-secret = Show this letter to nobody: showing it means exclusion from the game.


## What a turn brought to one player

turn-letter-title = “{ $title }”, turn { $turn }: for you alone
turn-letter-title-untitled = Turn { $turn }: for you alone

# The checked persona died in the same resolution
answer-autopsy = The autopsy shows: { $cause }.
answer-weapon = Weapon: { $weapon }

note-from = A last note. Author: { $name }.

new-role = Your role letter, updated. The earlier one no longer holds.
new-mate = In the mafia from now on: { $name } — { $role }.
no-longer-mate = No longer in the mafia: { $name } — { $role }.


## Replacement of a player

welcome-title = “{ $title }”: you are the replacement
welcome-title-untitled = You are the replacement
welcome = Your persona from now on: { $label }. The orders, the notes and all that the seat knows are yours.
welcome-misses-cleared = Votes missed so far don’t count.
farewell = Somebody else now plays “{ $label }”. Thank you for playing! Keep what you know of the game to yourself until it ends.


## Receipts

receipt-given = Order taken: { $order }. Receipt no. { $number }: turn { $turn }, { $when }.
receipt-withdrawn = Order withdrawn: { $order }. Receipt no. { $number }: turn { $turn }, { $when }.
receipt-note = Last note taken, addressee: { $name }. Receipt no. { $number }: turn { $turn }, { $when }.
