"""Many games between bots: played in processes or on a cluster, kept in tables, and read as a report."""
