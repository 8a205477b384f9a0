### The help: how to play, how to host, roles, the order of moves, rules, words, the deal.
### The texts .text are Markdown; $play $host $roles $moves $rules $words $deal $games are addresses.
### Numbers in the help are the usual ones; a game may have others, and the help says so.

help-title = Help
help-lead = Your first game? Begin with the first page: it takes three minutes. The rest can wait until you need it.


## How to play

help-page-play = How to play
    .short = How to play
    .hint = All you need before your first game. Three minutes.
    .lead = Mafia is a game about who is lying to whom. Here it isn’t played round a table but by post: a turn takes a day, so a few minutes several times a day will do.

help-page-play-idea = The idea
    .text =
        The town doesn’t know who is who. The **mafia** is a minority, about a quarter of the players: it knows its own and kills every night. The **townspeople** are more numerous, but know only themselves, so they have to work the killers out from what people say. Sometimes there is a **maniac-poisoner** too, who plays alone.

        The town wins when no mafia and no maniac is left; the mafia, when it is no fewer than all the others alive; the maniac, as the only one alive. A side wins with its dead, so you can win as a ghost.

help-page-play-persona = Character and role
    .text =
        When you enrol, you make up a **character**: a name, a temper, a few words about them. In the game thread the site speaks as your character, and only the host knows that it is you.

        Your **role** is dealt at random and has nothing to do with the character. When the host deals, a letter tells you who you are, what you can do and, if you are mafia, who your mates are. Confirm that you have read it, and show it to nobody. All roles are [on a page of their own]({ $roles }).

help-page-play-day = By day: what you owe
    .text =
        A turn is a day and the night that ends it. Until the closing hour, usually 21:00, there are a few things to do. They are always at hand, in the list “What I still owe”:

        - a **post** in the game thread, at least one a turn: the silent go missing and are out of the game;
        - a **vote** in the lynch court, from turn two on;
        - your **argument** for yesterday’s vote, which is a post too, only marked;
        - the **order** of your role, if it has one.

        On the first day nobody is lynched: say who your character is and how they make a living. In some games a keeper of the keys is elected that day.

        An order is a choice from the list of the living and one button. A receipt with a number comes back. Until the close you can replace it or withdraw it: the last one stands.

help-page-play-night = The night and the report
    .text =
        At the closing hour the game’s page goes dark: no more orders are taken. Who was killed, saved, checked or blocked follows from the rules, [stage by stage]({ $moves }). Talk in the thread usually goes on.

        Then the host publishes the **report**: who died and what they were, how the court went, what happened in town. With it a new turn opens, and what is for you alone arrives, such as the answer to a commissioner’s check.

help-page-play-court = The lynch court
    .text =
        From turn two on every living player votes for somebody to be lynched. Whoever has the most votes is lynched, if they have at least a quarter of the number of the living. In a tie it is the one who reached that number last. Who voted for whom comes out with the report.

        Not voting is expensive: your role order is void that turn, and a second missed vote puts you out of the game.

help-page-play-hunt = The hunt
    .text =
        From noon, and from turn two on, anybody but the mafia may go hunting: name somebody you take for mafia. One hunt a turn takes place, the one whose order came first. If the quarry is indeed mafia, it dies, and the hunter isn’t named. If it is a townsperson, the hunter dies.

        A townsperson who hunts doesn’t use their role that turn.

help-page-play-death = Death isn’t the end
    .text =
        The dead become **ghosts**: they send no more orders, but go on talking in the thread, marked as ghosts. They may not hint at who is who, or the host may grant the mafia a double kill.

        Once a game you can leave a **last note** for one of the living. It is handed over if its author is killed by the mafia or lynched. A note can’t be taken back or rewritten.

help-page-play-manners = What isn’t done
    .text =
        - Showing anybody what the host wrote about roles, your letter first of all: that means exclusion.
        - Publishing private letters and notes in the thread.
        - Giving away who is behind which character, be it you or somebody else.
        - Vanishing without a word. If you can’t go on, write to the host, who will find a replacement.

        Your character may lie, though, and sometimes should. Anybody can claim to be the commissioner; nobody has to believe it.

help-page-play-first = Your first turn
    .text =
        1. Find [a game that is taking players]({ $games }) and enrol.
        2. Wait for the letter with your role, read it and confirm that you have.
        3. Introduce your character to the town in a few sentences.
        4. If your role has an order, choose whom to send it on.
        5. Read, ask, doubt.

        Every game has a page “Rules”, which says all this in full, with the numbers of that very game.


## How to host

help-page-host = How to host a game
    .short = How to host
    .hint = What the host does and what the site does. A host’s evening, step by step.
    .lead = The host tells the story and has the last word. The rest, which is the deal, the orders, the hours, the counting and the letters, is the site’s work. On an ordinary evening you do two things: write the story and publish the report.

help-page-host-before = Before the game
    .text =
        Start a game: a title, the opening of the story, a set of rules, the hours. If it is your first, take “Classic” and change nothing. “Black market” is the same, but on turn one a keeper of the keys is elected. Every option is explained in one sentence, and at this point you can change any of them.

        Hosts don’t play in their own game. But you can ask a co-host to stand in on the evening that you can’t make.

help-page-host-enrolment = Enrolment and the deal
    .text =
        Open enrolment and pass the link on. Only you see who has enrolled; the others see how many. When there are enough (usually seven or more), the site suggests a line-up for that number. Change it as you like: the site says at once whether it can be played.

        Below the line-up stand each side’s odds: how often it wins when the program plays this line-up many times, by chance and with good sense. The first figures are rough and become narrower by themselves; then you see what each role gives the town. Compare line-ups by them: a real game isn’t foretold by any figure. Only you see them; when the game is over and opened, its archive shows them to all.

        Then enrolment is closed, the roles are dealt, and the letters go out to all at the same moment. Nobody can steer the deal, and that includes you: [it can be checked]({ $deal }).

help-page-host-evening = An ordinary evening
    .text =
        At the closing hour orders, notes and shots freeze by themselves. On your desk everything is laid out already: who sent what, what happened step by step and by which clause of the rules, and a draft of the report, which has the bare facts.

        1. Read what happened.
        2. Write the story: a few paragraphs that turn the facts into a tale.
        3. Publish the report.

        That is all. The next turn opens by itself, and answers, notes and new roles find their way to those they are meant for. In the story you may play on words and hint, but don’t give away the roles of the living.

        Can’t make it? By the usual rules the report goes out by itself twelve hours after the close, only without a story. You can add one later.

help-page-host-trouble = When something goes wrong
    .text =
        - **A slip or a dispute.** Until the report is published, you can void or enter an order and change any line of the resolution: the site works out anew whatever follows from it.
        - **The report is out.** The resolution can be undone and held again. But what people have learnt can’t be taken back: the site shows who has read what.
        - **Time is short.** A turn can be extended, paused or closed at once.

        Before each such ruling the site shows what it will change and asks for a reason. The ruling stays in the game’s log, and the players see of it what the rules let them see.

help-page-host-penalties = Penalties
    .text =
        A player can lose the right to vote for a turn, or be excluded from the game. If a ghost hints at who is who, the mafia can be granted a double kill; a ghost of the mafia who does so can be silenced. Whether to punish, and for what, is up to you; what follows from it, the [rules]({ $rules }) say.

        When somebody has no vote, only the result of the court is published: otherwise the votes might show who was punished.

help-page-host-absence = The silent, and replacements
    .text =
        The desk shows who has yet to vote, to post, to explain a vote. You can remind one player or all: a reminder doesn’t say who is late. Whoever posts nothing in a whole turn, or misses a second vote, is out of the game by the rules.

        If somebody can’t go on, it is better to replace them: make a link for that seat and give it to somebody in the reserve. The newcomer takes over the seat with all that is known there, and the character stays the same.

help-page-host-end = The end of the game
    .text =
        The site says who has won. After that, open everything: the roles, the people behind the characters, orders, notes, chats, and the proof that the deal was fair. Then the players vote for the best among them.

        A game can be kept as a page, or as a record that replays to the same end. And it can be played again with the same set-up.


## Roles

help-page-roles = Roles
    .short = Roles
    .hint = All ten roles: whom they play for and what they can do.
    .lead = There are ten roles. Which of them a game has, and how many of each, its line-up says; who was dealt which is a secret.

# $orders are the names of orders, joined by commas
help-role-orders = What it can send besides a vote and a note: { $orders }.


## The order of moves

help-page-moves = The order of moves
    .short = Moves
    .hint = What comes after what once a turn has closed, from the hunt to the victory.
    .lead = Once a turn has closed, its orders are settled stage by stage, always in the same order. Whoever has died or been hit before their stage comes usually doesn’t get to carry out their order.
    .after = Nobody is told of what failed: of a block, of a victim who was saved, of a hunt that didn’t take place. Everything that came to nothing looks the same, so silence alone proves nothing.

help-move-again = { $stage } once more

help-page-move-hunt = The hunt whose order came first takes place. Either the quarry dies, if it is mafia, or the hunter, if the quarry is a townsperson.
help-page-move-courtesan = Whoever the courtesan visits, their role order has no effect this night.
help-page-move-framer = The framer slanders somebody outside the mafia: a check this night shows a mafioso.
help-page-move-mafia = If everybody in the mafia who named somebody gave the same name, the blow is struck. If there is more than one name, the kill fails.
help-page-move-commissioner = The commissioner checks one living player. The answer comes with the report.
help-page-move-maniac = The maniac-poisoner poisons somebody. The poison works on the next turn.
help-page-move-doctor = The doctor saves one player from the mafia’s blow and from the poison of this night. Once a game it can be a fatal injection instead.
help-page-move-settle = Now it is settled who was killed this night.
help-page-move-poison = Whoever was poisoned last turn, and wasn’t saved then, dies.
help-page-move-shots = A commissioner who has just died shoots whoever they named beforehand.
    .again = If the court has lynched the commissioner, the shot is fired now.
help-page-move-court = The votes are counted, and whoever is sentenced is lynched. Votes of those killed this night count too.
help-page-move-absences = Out of the game go those excluded, those who leave of their own will, those who posted nothing all turn, and those who missed a second vote.
help-page-move-successions = The sergeant takes the place of a dead commissioner. When the boss has died, the foundling becomes a mafioso.
help-page-move-victory = Last, it is seen whether anybody has won. If not, the next turn opens with the report.


## Rules

help-page-rules = All the rules
    .short = Rules
    .hint = Every clause of the rules, with the usual options.
    .lead = These are the rules with the usual options, clause by clause. A game may have others: its own rules are on its page “Rules”, where you see what was changed.
help-rules-contents = Sections of the rules
help-rules-changed = changed


## Words

help-page-words = Words of the game
    .short = Words
    .hint = What the words mean that you meet here at every step.
    .lead = Words that have a meaning of their own here.

help-word-host = Host
    .about = Tells the story, sees to the rules and decides what is in dispute. Doesn’t play.
help-word-main = Main account
    .about = Your account on this site. From it you enrol, vote, send orders, write to the host and in the discussion thread.
help-word-receipt = Receipt
    .about = The answer to an order that was taken: its kind, target, turn, time and number.
help-word-report = Report
    .about = What the host publishes after a turn has closed: the facts, the votes of the court and the story.
help-word-court = Lynch court
    .about = The vote in which the living decide whom to lynch.
help-word-quorum = Quorum
    .about = The least number of votes that makes a sentence. Usually a quarter of the number of the living.
help-word-tie = Tie
    .about = Several players have the most votes. Which of them dies, the rules of the game say.
help-word-keeper = Keeper of the keys
    .about = Somebody who is elected on turn one in some games. In a tie the keeper’s vote decides.
help-word-argument = Argument
    .about = A post in which, the day after a court, somebody says why they voted so.
help-word-ghost = Ghost
    .about = A dead character, who sends no orders but goes on talking in the thread.
help-word-note = Last note
    .about = A letter to one of the living, handed over if its author is killed by the mafia or lynched. There is one a game.
help-word-shot = Last shot
    .about = A commissioner who dies takes along somebody named beforehand.
help-word-autopsy = Autopsy
    .about = If somebody who was checked is killed the same night, the commissioner also learns who did it and with what.
help-word-replacement = Replacement
    .about = A seat goes to another person with all that is known there; the character stays the same.
help-word-reserve = Reserve
    .about = Those who are willing to take a seat if somebody has to be replaced.
help-word-banner = Banner
    .about = A picture that stands as a signature under a character’s posts.
help-word-phrase = Phrase
    .about = What a player gives on enrolling. The deal is made from all the phrases and a key.
help-word-fingerprint = Fingerprint
    .about = A short code that shows that a key, the phrases or the line-up were not exchanged, and from which nobody can guess them.


## The deal

help-page-deal = A fair deal
    .short = The deal
    .hint = How it is proved that chance dealt the roles, and how to check it.
    .lead = Chance deals the roles. You needn’t take our word for it: after the game anybody can compute the deal again. Just to play, you don’t have to read this.

help-page-deal-claim = What is proved
    .text =
        Neither a player nor the host can steer the deal. The operator of the server could, but only with an accomplice who enrols last, and only if no outside value was named.

        This is proved to everybody whose own phrase nobody could foresee, and who looked at what was published when it was published. They needn’t trust anybody else’s phrase.

help-page-deal-way = How it works
    .text =
        1. **The key.** The server draws a secret key at random and publishes its fingerprint. Nobody can guess the key from it, but nor can the key be exchanged any more. Only then does enrolment open.
        2. **The phrases.** Everybody who enrols gives a phrase of 16 to 200 characters, made by their own browser or made up by themselves. The server makes none, and no two are the same.
        3. **Enrolment is closed.** All phrases, the line-up and, if there is to be an outside value, its name are published, with a fingerprint of it all. From then on none of it changes.
        4. **The outside value.** There may be none. It is something that nobody could know when enrolment was closed and everybody can know later: the numbers of tomorrow’s lottery, say.
        5. **The deal.** It is computed from the key, from what was published and from the outside value, and from nothing else.
        6. **The end of the game.** The key is opened, and anybody can compute the deal again.

help-page-deal-player = What a player does
    .text =
        - **When you enrol**, note the key’s fingerprint before you give your phrase. Keep the phrase, and show it to nobody until the end: once the key is open, a phrase shows who sat where.
        - **When enrolment is closed**, find your phrase in the list, count them all, and note the fingerprint of the phrases and the line-up.
        - **When the game is over**, compare both fingerprints with what you noted, look up the outside value yourself, and see whether your phrase was dealt the seat and the role that you had.

        If nobody looks, nothing is proved: a deal that fits isn’t evidence by itself.

help-page-deal-check = How to check
    .text =
        A game that is over has a page about its deal. There the site computes it all again and shows both fingerprints, the phrases, and who got what.

        If you would rather not trust the site either, download the game’s ledger and run `misto verify-deal` on your own computer. Or write a program of your own: the format is described to the last byte in the documentation, in the file `docs/deal.md`.

help-page-deal-limits = What it doesn’t prove
    .text =
        - That the deal is secret to all. The operator of the server has the key and with it the roles; this is about chance, not about what the operator sees.
        - That each phrase is a different person.
        - That a deal was never repeated. It can be, but the fingerprints of all of a game’s keys stay in the list. If there are three of them and no good reason, ask why.
        - That the line-up and the closing hour weren’t chosen to suit the phrases. They can’t be if they were announced beforehand, or if an outside value was named.


## Receipts

help-page-receipts = Receipts of orders
    .short = Receipts
    .hint = How to prove that the site took your order, and didn’t change it afterwards.
    .lead = The site gives a receipt for every order. For the game its number is enough. But whoever wants to check the site itself can keep the receipt as a file, and hold it against the ledger after the game.

help-page-receipts-claim = What it proves
    .text =
        The site can neither drop nor alter an order that it gave a receipt for without being found out. If it does, you have a file that it signed, and the game’s ledger has no such order.

        Nor can it secretly rewrite a turn whose report is out: the turn’s fingerprint would change, and that stands below the report, where everybody has seen it.

help-page-receipts-way = How it works
    .text =
        1. **The order.** When the site takes an order, it adds a random salt and computes a fingerprint of both. Nobody can guess anything from the fingerprint while the salt is unknown.
        2. **The receipt.** The site signs the fingerprint, the number, the seat and the time. Only you see the salt and the content.
        3. **The fingerprint of the turn.** Below a report stands a fingerprint of all that was written into the ledger since the report before. It doesn’t show how many entries there are, or which.
        4. **The end of the game.** The ledger is opened with all the salts, and anybody can compute the fingerprints again.

help-page-receipts-keep = What to keep
    .text =
        - **The receipt’s file.** On your page of the game, below your orders, open “Receipts as files” and download the one you want. It contains the order itself, so show it to nobody until the game is over.
        - **The fingerprint of the turn.** It is below the report. Note it, or let somebody note it: it isn’t a secret.
        - **The signing key.** It is at the foot of the page of reports, and is the same for all of the site’s games.

help-page-receipts-check = How to check
    .text =
        When the game is opened, download its ledger from the page of reports, and run `misto verify-ledger` on your own computer with the ledger and the receipt’s file. You can give it the key and the fingerprints that you noted too.

        It says whether the ledger fits, whether the receipt is genuine, and whether your order is in the ledger. The format is described to the last byte in the documentation, in the file `docs/receipts.md`.

help-page-receipts-limits = What it doesn’t prove
    .text =
        - That an order was taken if there is no receipt. If none came, look at your orders and send it again.
        - That the operator of the server sees nothing. They see everything; this is about what they can’t do in secret.
        - That the time in a receipt is true. The server sets it.
        - That the host won’t intervene. They may, but each of their rulings is in the ledger too.
