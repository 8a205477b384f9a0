"""The threads: posts of the game, the discussion, the personas' own entry."""
