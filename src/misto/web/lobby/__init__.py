"""The lobby: find a game, enrol, learn how to play."""
