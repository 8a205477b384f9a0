### Mails. Subject and body say what happened in which game, and nothing more: no role, no vote, no
### name of a persona or a person.

mail-subject-role-letter = “{ $title }”: roles have been dealt
mail-body-role-letter = Roles have been dealt in “{ $title }”. Read your role letter on the page “My seat”, and confirm that you have read it.
mail-subject-turn-opened = “{ $title }”: a new turn
mail-body-turn-opened = A new turn is open in “{ $title }”. See what has to be done before it closes.
mail-subject-deadline = “{ $title }”: the turn closes soon
mail-body-deadline = The turn in “{ $title }” closes soon, and there is something you still owe. See what it is while there is time.
mail-subject-report = “{ $title }”: the turn’s report
mail-body-report = The turn’s report has been published in “{ $title }”. It is in the game thread.
mail-subject-letter = “{ $title }”: a new letter
mail-body-letter = A new letter is waiting for you in “{ $title }”. You can read it on the site.
mail-subject-mention = “{ $title }”: you were mentioned
mail-body-mention = You were mentioned in a post in “{ $title }”.
mail-subject-game-ended = “{ $title }”: the game is over
mail-body-game-ended = The game “{ $title }” is over. The game thread tells you how it ended.
mail-subject-reminder = “{ $title }”: a reminder
mail-body-reminder = A reminder about “{ $title }”: the turn is running. See whether you have done everything.

mail-go = Go to the game
mail-why = You got this e-mail because your profile says so; that is where you can turn it off:
