"""Being found: open seats, being told of one, invitations by name, and a queue for opponents."""
