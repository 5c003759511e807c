"""Being found: open seats, hearing of one, invitations by name, and a queue for opponents."""
