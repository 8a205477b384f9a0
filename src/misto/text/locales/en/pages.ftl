### The pages of the rules: tools/rules_page.py makes docs/rules of rules.ftl, the cases and these words.
### The texts are Markdown. Ukrainian is written first.


## Introduction

pages-title = The rules of the game
pages-other-language = [Українською](uk.md)

pages-intro = These are the rules by which Misto runs a game. Each rule is a clause with an id of its own, such as [NIGHT-7](#night-7); receipts, refusals and the explanations of a resolution refer to it. Here the clauses are worded as they hold with the usual options; in a game with others the system words the same clause differently.

pages-intro-options = Where a game may be played differently, the clause has its options below it: a label, the name that the record of a game uses, the usual value and all the others. Presets save choosing each of them:

pages-intro-cases = Below each clause are its cases: small games in which that clause decides what happens. They are replayed after every change to the program. What the record of a game can’t show is checked in another way, and the page says how.


## Words

pages-words = Words
pages-word-turn = Turn
    .about = A day and the night that ends it.
pages-word-seat = Seat, persona, player
    .about = A seat has a number; a persona is the anonymous account that speaks from it; a player is the person behind it.
pages-word-order = Order
    .about = What a player sends to the host in secret. Role orders are the check, the block, the slander, the poison, the healing and the fatal injection. The kill is the mafia’s joint affair; a vote, a hunt, the last shot and the last note are not role orders.
pages-word-resolution = Resolution
    .about = What becomes of the orders once the turn has closed. It goes in stages.
pages-word-blow = To be hit
    .about = To have been struck this night by the mafia or by a fatal injection, and not saved so far. Poison hits only when it falls due. Whoever dies in a hunt is dead at once.
pages-word-void = Void order
    .about = An order that isn’t carried out. One carried out in vain isn’t void: a kill or poison that the doctor undoes, a healing nobody needed, a block of somebody who did nothing, slander of somebody nobody checks, a hunt on the maniac.


## The order of moves

pages-stages = The order of moves
    .about = Once a turn has closed, its orders are settled stage by stage:

# $stage is the name of a stage, $clauses are the clauses on it
pages-stage = { $stage }: { $clauses }
    .again = { $stage } once more: { $clauses }


## Roles

pages-roles = Roles
    .about = Every living player votes and may leave a last note. What else each role can do is said below.


## Sections

pages-GAME = Setting up
pages-SEAT = Anonymity
pages-TIME = The timetable
pages-ORDER = Orders
pages-HUNT = The hunt
pages-NIGHT = The night
pages-MAFIA = The mafia and the foundling
pages-POISON = Poison
pages-SHOT = The commissioner’s pistol
pages-COURT = The lynch court and the keeper of the keys
pages-DEATH = Death, notes, ghosts
pages-ABSENCE = Absent players and the host
pages-WIN = Victory and the end


## Under a clause

# $name is the name of the preset in which the clause says something else
pages-instead = In the preset “{ $name }” it says instead:
pages-added = In the preset “{ $name }” it also says:

# A value of an option, and how the record of a game writes it
pages-value = { $words } { $code }
pages-usual = Usual value: { $value }.
pages-others = { $count ->
        [1] The other value: { $values }.
       *[other] Other values: { $values }.
    }
pages-numbers = { $most ->
        [none] At least { $least }.
       *[other] From { $least } to { $most }.
    }
pages-yes = yes
pages-no = no
pages-no-limit = no limit
pages-nothing = none
pages-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
pages-percent = { $count }%

pages-cases = Cases: { $count }

# How what no record can show is checked; the page goes on with a colon
pages-checked-view = Checked by what each viewer sees
pages-checked-timetable = Checked on the timetable
pages-checked-deal = Checked on deals themselves
pages-checked-command = Checked on the host’s commands and on refusals
pages-checked-site = The site sees to this
