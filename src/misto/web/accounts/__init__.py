"""Accounts: signing up and in, the profile, notices."""
