"""Django's PostgreSQL, as the site uses it: an `ENGINE` of its own."""
