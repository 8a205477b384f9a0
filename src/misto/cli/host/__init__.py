"""`misto host`: a whole game in one file, for a host at a table or on a foreign forum."""
