"""Run by alembic, with the connection that the store gives it."""

from alembic import context

from trilith.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
