"""Misto: Mafia by post, with a host who tells the story while the machine keeps the books."""
