"""The web site: pages by audience, each of which gets a view and never a game."""
