"""The odds of a line-up: worked out by a process beside the pages, kept for all of them, shown."""
