"""The table: a player's seat, its orders and letters."""
