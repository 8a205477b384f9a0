"""The store: the ledger in the database, who sits where, posts, deadlines, the outbox.

`execute` (`misto.store.executing`) is the only writer of a game; everything else reads.
"""
