"""What people show of themselves: profiles, leaderboards, finding a person by name."""
