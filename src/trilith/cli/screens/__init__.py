"""Terminal drawings of single games; a game without one is drawn from its view."""
