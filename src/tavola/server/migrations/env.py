"""Runs the migrations on the connection that `storage.migrate` opened."""

from alembic import context

from tavola.server.storage import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter most columns in place; Alembic then copies the table.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
