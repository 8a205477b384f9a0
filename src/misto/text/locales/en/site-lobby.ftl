### The lobby: the list of games, enrolment.

lobby-games = Games
lobby-no-games = There are no games yet.
