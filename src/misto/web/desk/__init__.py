"""The desk: everything a host does."""
