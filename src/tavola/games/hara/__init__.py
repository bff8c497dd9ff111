"""Champions of Hara."""
