"""Tools for assistants that speak the Model Context Protocol: play a seat, and explain the game."""
