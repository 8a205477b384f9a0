"""The web site."""
