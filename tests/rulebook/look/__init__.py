"""What the rules of each game look like in play."""
