"""The verbs of the night, one function each: what an order of that kind does."""
