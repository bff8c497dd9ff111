"""The table: matches, seats, storage, live updates, HTTP and WebSocket."""
