"""The commands of `misto host`, by the time at which a host needs them."""
