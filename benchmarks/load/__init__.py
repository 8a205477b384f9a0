"""The site under load: what is in the database, which processes serve it, how they are asked."""
