"""Games small enough, or simple enough, to be worked out exactly."""
