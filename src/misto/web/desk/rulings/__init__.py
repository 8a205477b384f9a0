"""The host's rulings: each with a form, a look at what it will do, and its place in the log."""
