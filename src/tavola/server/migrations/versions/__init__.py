"""One file per change of the database; each knows the one before it."""
