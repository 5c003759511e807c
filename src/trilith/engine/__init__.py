"""The engine: actions, tasks on a stack, states, events, records. It knows no game."""
