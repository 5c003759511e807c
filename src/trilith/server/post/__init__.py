"""Messages to people who are not at the table: mail, push and webhooks, from an outbox."""
