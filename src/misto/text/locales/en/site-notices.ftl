### Notices: the game's title and what happened. No role, no vote, no persona.

## On the site

notice-bell-role-letter = “{ $title }”: a letter with your role is waiting at your seat
notice-bell-turn-opened = “{ $title }”: turn { $turn } has begun
notice-bell-deadline = “{ $title }”: the turn closes soon, and you still owe something
notice-bell-report = “{ $title }”: the report of the turn is out
notice-bell-letter = “{ $title }”: a new letter
notice-bell-mention = “{ $title }”: you are mentioned in a thread
notice-bell-game-ended = “{ $title }”: the game has ended
notice-bell-reminder = “{ $title }”: a reminder from the host, orders are still taken
