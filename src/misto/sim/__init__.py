"""The simulator: how fair a line-up is, worked out exactly or by playing it many times."""
